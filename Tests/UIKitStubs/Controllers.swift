// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { stub() }
  public convenience override init() { stub() }
  public required init?(coder: NSCoder) { stub() }

  open var view: UIView!
  open var viewIfLoaded: UIView? { stub() }
  open var isViewLoaded: Bool { stub() }
  open var title: String?
  open var isEditing = false
  open var editButtonItem: UIBarButtonItem { stub() }
  open var navigationItem: UINavigationItem { stub() }
  open var navigationController: UINavigationController? { stub() }
  open var parent: UIViewController? { stub() }
  open var children: [UIViewController] { stub() }
  open var presentedViewController: UIViewController? { stub() }
  open var presentingViewController: UIViewController? { stub() }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  open var isBeingPresented: Bool { stub() }
  open var isBeingDismissed: Bool { stub() }
  open var isMovingToParent: Bool { stub() }
  open var isMovingFromParent: Bool { stub() }
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
}

@preconcurrency @MainActor
open class UIMenu: UIMenuElement {}

@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  @preconcurrency public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { stub() }
  @preconcurrency public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { stub() }
  open var title: String?
  open var isEnabled = true
  open var primaryAction: UIAction?
}

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { stub() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { stub() }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { stub() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stub()
  }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public convenience init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { stub() }
  open var title: String? { stub() }
  open var isEnabled = true
}

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) { stub() }
  open func addAction(_ action: UIAlertAction) {}
  open var actions: [UIAlertAction] { stub() }
  open var preferredAction: UIAlertAction?
  open var message: String?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var textFields: [UITextField]? { stub() }
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style) { stub() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stub()
  }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { stub() }
  open func numberOfSections(in tableView: UITableView) -> Int { stub() }
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { stub() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    stub()
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    stub()
  }
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    stub()
  }
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { stub() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { stub() }
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { stub() }
}
