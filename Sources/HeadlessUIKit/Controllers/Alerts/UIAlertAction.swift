public import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The look of a button, and its place.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// As most do.
    case `default` = 0
    /// As one that leaves all as it is; there is one at most.
    case cancel = 1
    /// As one that does away with something.
    case destructive = 2
  }

  /// The words on the button.
  public final let title: String?
  /// The look of the button.
  public final let style: Style
  /// True if it can be chosen.
  open var isEnabled = true
  private final let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  final func perform() { handler?(self) }
}
