public import Foundation

/// What the user has chosen to be helped by: nothing; and whom the application tells: nobody.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What is told.
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

  /// What it is called.
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
  /// What can be done with the view by somebody who does not see it; kept alone.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedLook?.accessibilityActions }
    set { look.accessibilityActions = newValue }
  }

  /// What the view consists of for somebody who does not see it; kept alone.
  public final var accessibilityElements: [Any]? {
    get { storedLook?.accessibilityElements }
    set { look.accessibilityElements = newValue }
  }
}
