public import Foundation

/// An action of a row, as tables had them before `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction {
  /// The kinds of actions.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// It deletes something.
    case `default`
    /// It changes something, or shows it.
    case normal

    /// The same as the default (R513).
    public static var destructive: Style { .default }
  }

  private let storedStyle: Style
  /// The function that the action runs; it leaves the row open (R523).
  final let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The text of the button.
  open var title: String?
  /// The colour of the button; kept, and changes nothing.
  open var backgroundColor: UIColor?

  /// Creates an action; its handler gets the path of the row.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    storedStyle = style
    self.handler = handler
    self.title = title
  }

  /// The kind of action.
  open var style: Style { storedStyle }
}
