public import Foundation

/// The content of the bar while a controller is the topmost.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// A rule for showing the title in large letters.
  nonisolated public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    case automatic, always, never
  }

  /// The amount of text on the back button.
  nonisolated public enum BackButtonDisplayMode: Int, Hashable, Sendable, CaseIterable {
    case `default`, generic, minimal
  }

  private final weak var controller: UIViewController?
  private final var ownTitle: String?
  /// The buttons at the left, in place of the one that leads back, from the edge on.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// True if there is no button that leads back.
  open var hidesBackButton = false
  /// The button that leads back to this screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title; it is kept, and not put into the bar.
  open var titleView: UIView?
  /// A search; its bar is kept, and not put below the title.
  open var searchController: UISearchController?
  /// True if that bar would go as what is below is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The rule for showing the title in large letters; nothing is drawn.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The text of the button that leads back to this screen; nothing is drawn.
  open var backButtonTitle: String?
  /// The amount of text on that button; nothing is drawn.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The look of the bar; nothing is drawn.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar when the content is scrolled to its upper end; nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item with words of its own.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// The words in the middle of the bar; the controller's title, unless they are set.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }

  /// Has buttons at the left, in place of the one that leads back; it takes no time.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Has buttons at the right; it takes no time.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Has one button at the left; it takes no time.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Has one button at the right; it takes no time.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Has no button that leads back, or has it again; it takes no time.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The button nearest to the left edge; set, it is the only one there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button nearest to the right edge; set, it is the only one there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
