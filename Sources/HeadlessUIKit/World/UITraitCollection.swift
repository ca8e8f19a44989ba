public import Foundation

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  case unspecified, light, dark
}

/// The amount of room in a direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  case unspecified, compact, regular
}

/// The kinds of machines that show the application.
nonisolated public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// In which direction words run.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The traits of the machine that shows an application: an upright phone in light mode, which never
/// changes.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  /// Creates the traits that all is shown with here.
  public override init() {
    super.init()
  }

  /// Light mode.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Little room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// From left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The number of pixels to a point of a usual screen; `UIScreen.scale` has that of the world's.
  public var displayScale: CGFloat { 2 }

  /// Returns true if another object has the same traits, which all have.
  public override func isEqual(_ object: Any?) -> Bool { object is UITraitCollection }

  /// A number that equal traits share.
  public override var hash: Int { 0 }
}

/// Something that is shown with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits with which the object is shown.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits have changed; never called here.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
