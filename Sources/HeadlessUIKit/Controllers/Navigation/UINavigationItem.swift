public import Foundation

/// What a bar shows while a controller is the topmost.
open class UINavigationItem: NSObject {
  private final weak var controller: UIViewController?
  private final var ownTitle: String?
  /// The button at the left, in place of the one that leads back.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// Whether there is no button that leads back.
  open var hidesBackButton = false

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
}
