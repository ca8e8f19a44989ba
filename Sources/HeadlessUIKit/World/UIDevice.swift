public import Foundation

/// In which direction a machine is held.
nonisolated public enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The machine that an application runs on: a phone that is held upright, and nothing else.
///
/// It is the same in every world, for nothing of it changes.
nonisolated public final class UIDevice: NSObject, Sendable {
  /// The one machine.
  public static let current = UIDevice()

  /// The name that the user gave to the device.
  public var name: String { "iPhone" }
  /// The kind of machine.
  public var model: String { "iPhone" }
  /// The name of the operating system.
  public var systemName: String { "iOS" }
  /// The version of that.
  public var systemVersion: String { "26.0" }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Upright.
  public var orientation: UIDeviceOrientation { .portrait }

  private override init() {
    super.init()
  }
}
