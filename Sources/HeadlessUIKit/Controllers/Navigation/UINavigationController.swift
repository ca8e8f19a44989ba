public import Foundation

/// A stack of controllers, of which the topmost is shown below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  /// The change of screens that is under way.
  final var change: NavigationChange?
  /// Other controllers that were asked for and are not there yet.
  final var asked: (stack: [UIViewController], isAnimated: Bool)?
  /// True if controllers are being told of a change: what they ask for meanwhile waits.
  final var isTelling = false

  /// The object that is told which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the controllers' views; what is shown begins below it, as under an opaque one.
  public private(set) final lazy var navigationBar = UINavigationBar(controller: self)
  /// True if there is no bar.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// A bar of buttons below; it is kept, and not shown.
  public private(set) final lazy var toolbar =
    UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  /// True if that bar is hidden; it never shows.
  public final var isToolbarHidden = true
  /// True if a drag takes the bars away; they stay.
  public final var hidesBarsOnSwipe = false
  /// True if a tap takes the bars away; they stay.
  public final var hidesBarsOnTap = false
  /// True if the keyboard takes the bars away; they stay.
  public final var hidesBarsWhenKeyboardAppears = false
  /// True if little height takes the bars away; they stay.
  public final var hidesBarsWhenVerticallyCompact = false
  private final lazy var storedRecognizer = UIScreenEdgePanGestureRecognizer()

  /// Creates a navigation controller with nothing in it.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller that shows a controller at first.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with nothing in it; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The recognizer for a finger that comes from the left edge and goes back.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { storedRecognizer }

  /// The controllers, the one at the bottom first.
  public final var viewControllers: [UIViewController] {
    get { latestStack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown, or will be when what is under way is over.
  public final var topViewController: UIViewController? { latestStack.last }

  /// The controller that is seen: what is presented, or else the topmost.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Takes the bar away, or brings it back; it takes no time, whatever is asked for.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Answers which size the view of a controller will have: what the bar leaves.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let bar = isNavigationBarHidden ? 0 : UINavigationBar.height
    return CGSize(width: parentSize.width, height: max(0, parentSize.height - bar))
  }

  /// Puts a controller on top; one that is there already is left where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !latestStack.contains(where: { $0 === viewController }) else {
      sceneAround?.raise(
        .invalidArgument(
          "Pushing the same view controller instance more than once is not supported"
        )
      )
      return
    }
    replace(latestStack + [viewController], animated: animated)
  }

  /// Takes the topmost controller away and answers it; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard latestStack.count > 1 else { return nil }
    let popped = latestStack.last
    replace(latestStack.dropLast(), animated: animated)
    return popped
  }

  /// Takes all controllers above another away, and answers them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    let stack = latestStack
    guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(place + 1)...])
    if !popped.isEmpty { replace(Array(stack[...place]), animated: animated) }
    return popped
  }

  /// Takes all controllers but the first away, and answers them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    latestStack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Puts other controllers in place of those that are there.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replace(viewControllers, animated: animated)
  }

  /// Makes the view that holds the bar and what is shown.
  open override func loadView() {
    view = NavigationView(controller: self)
    storedRecognizer.edges = .left
    storedRecognizer.addAction { [weak self] _ in self?.edgeWasDragged() }
    view.addGestureRecognizer(storedRecognizer)
    view.addSubview(navigationBar)
    whileTelling { showTop() }
  }

  /// Tells the delegate of the controller that comes with the navigation controller itself.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if change == nil, let top = stack.last { tellWillShow(top, animated: animated) }
  }

  /// Tells the delegate of the controller that has come with the navigation controller itself.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if change == nil, let top = stack.last { tellDidShow(top, animated: animated) }
    // A change that was asked for while the first controller came waits until it has come.
    sceneAround?.atEndOfTurn { [weak self] in self?.replaceAsAsked() }
  }

  override var shownChildren: [UIViewController] {
    // In a change, the two that are concerned are told by it.
    change == nil ? stack.suffix(1) : []
  }

  override func placeShownChildren() {
    guard change == nil, let container = viewIfLoaded as? NavigationView else { return }
    stack.last?.viewIfLoaded?.frame = container.screenFrame
  }

  /// The recognizer, with what only a pan knows.
  final var edgePan: UIScreenEdgePanGestureRecognizer { storedRecognizer }
}

/// An object that is told which controller a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Tells the delegate that a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
