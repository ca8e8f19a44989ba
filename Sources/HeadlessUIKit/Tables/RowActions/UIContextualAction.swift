/// An action that a row shows while a swipe holds it open.
@preconcurrency @MainActor
open class UIContextualAction {
  /// What an action is about.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// It changes something, or shows it.
    case normal
    /// It deletes something.
    case destructive
  }

  /// What an action does: it gets the action, the view that shows it, and a completion to be called
  /// once, now or later, with whether the work was done (R508, R509).
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler
  /// What the button says.
  open var title: String?
  /// What the button shows in place of its title.
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

  /// What the action is about; its row is deleted by the handler, not by the table (R511).
  open var style: Style { storedStyle }

  /// What the action does.
  open var handler: Handler { storedHandler }
}
