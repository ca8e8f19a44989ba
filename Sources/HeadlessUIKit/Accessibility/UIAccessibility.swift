public import Foundation

/// The user's accessibility settings and the application's announcements: nothing is switched on,
/// and nobody is told.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// The kind of an announcement.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's own number.
    public let rawValue: UInt32

    /// Creates it by its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// Nothing is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// All moves as usual.
  public static var isReduceMotionEnabled: Bool { false }
  /// All shines through as usual.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Words are as thick as usual.
  public static var isBoldTextEnabled: Bool { false }
  /// Fingers alone are used.
  public static var isSwitchControlRunning: Bool { false }
}

/// Something that can be done with a view by somebody who does not see it; nobody does.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; answers whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// Does it.
  open var actionHandler: Handler?

  /// Creates it.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

extension UIView {
  /// The actions that the view offers a user who cannot see it; only stored.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedLook?.accessibilityActions }
    set { look.accessibilityActions = newValue }
  }

  /// The elements of the view for a user who cannot see it; only stored.
  public final var accessibilityElements: [Any]? {
    get { storedLook?.accessibilityElements }
    set { look.accessibilityElements = newValue }
  }
}
