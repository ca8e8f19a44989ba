public import Foundation

/// What a bar shows while a controller is the topmost.
open class UINavigationItem: NSObject {
  /// Whether a bar shows its title in large letters.
  nonisolated public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    case automatic, always, never
  }

  private final weak var controller: UIViewController?
  private final var ownTitle: String?
  /// The buttons at the left, in place of the one that leads back, from the edge on.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether there is no button that leads back.
  open var hidesBackButton = false
  /// What the button that leads back to this screen says.
  open var backBarButtonItem: UIBarButtonItem?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title; it is kept, and not put into the bar.
  open var titleView: UIView?
  /// A search; its bar is kept, and not put below the title.
  open var searchController: UISearchController?
  /// Whether that bar would go as what is below is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// Whether the title is shown in large letters; nothing is drawn.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

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
