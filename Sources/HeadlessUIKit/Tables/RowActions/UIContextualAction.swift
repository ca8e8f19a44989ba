/// An action that a row shows while a swipe holds it open.
@preconcurrency @MainActor
open class UIContextualAction {
  /// The kinds of actions.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// It changes something, or shows it.
    case normal
    /// It deletes something.
    case destructive
  }

  /// The function that an action runs.
  ///
  /// It gets the action, the view that shows it, and a completion. The function calls the
  /// completion once, now or later, with true if the work was done (R508, R509).
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler
  /// The text of the button.
  open var title: String?
  /// The image that the button shows in place of its title.
  open var image: UIImage?
  // UIKit hands it out as implicitly unwrapped, and goes back to the style's for `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the button; it is kept, not drawn.
  open var backgroundColor: UIColor! {
    get { storedColor ?? (storedStyle == .destructive ? .systemRed : .systemGray) }
    set { storedColor = newValue }
  }
  private var storedColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    storedStyle = style
    storedHandler = handler
    self.title = title
  }

  /// The kind of action; its row is deleted by the handler, not by the table (R511).
  open var style: Style { storedStyle }

  /// The function that the action runs.
  open var handler: Handler { storedHandler }
}
