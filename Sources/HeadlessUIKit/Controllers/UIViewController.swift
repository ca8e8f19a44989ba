public import Foundation

/// The controller of one screen, or of a part of it: it makes a view, and is told when that comes
/// and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private final var storedView: UIView?
  final var appearance = AppearanceStateMachine()
  final unowned var storedParent: UIViewController?
  final var storedChildren: [UIViewController] = []
  /// The window whose first controller it is, from before its view is there.
  final weak var rootWindow: UIWindow?
  /// True if a container, or a window, says when the view comes and goes.
  final var isAppearanceManaged = false
  /// True if the view's layout is under way, which is told once.
  final var isInLayout = false
  /// The reason why the view comes or goes.
  final var transfer = ControllerTransfer()
  /// The facts about presented controllers.
  final var modal = ModalFacts()
  final var storedTabBarItem: UITabBarItem?
  final var storedAdditionalInsets = UIEdgeInsets.zero
  final var look = ControllerLook()

  /// The file that the view would be read from; there are none here.
  public final let nibName: String?
  /// The bundle that would hold that file.
  public final let nibBundle: Bundle?
  /// The title of the screen.
  open var title: String?
  /// The content of the bar while this controller is the topmost.
  public private(set) final lazy var navigationItem = UINavigationItem(controller: self)
  /// The segues that a storyboard would give the controller.
  open var segueTemplates: [UIStoryboardSegueTemplate] = []
  private final var storedEditing = false
  private final lazy var storedEditButton = EditButtonItem(controller: self)

  /// Creates a controller; its view is made when it is asked for first, and read from no file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller; its view is made when it is asked for first.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  nonisolated deinit {
    onMainActorSoon { [storedView, storedChildren] in
      storedView?.storedController = nil
      for child in storedChildren { child.storedParent = nil }
    }
  }

  // UIKit's own type: there is no view where `loadView()` assigns none (R402).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made on the spot if there is none yet (R351); `nil` lets it go, and the next access makes
  /// another (R403).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.storedController = nil
      storedView = newValue
      newValue?.storedController = self
    }
  }

  /// The view, if there is one yet; to ask makes none (R400).
  public final var viewIfLoaded: UIView? { storedView }

  /// True if the view has been made; to ask makes none (R400).
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: a plain one, as large as the screen (R401).
  ///
  /// An override assigns `view`, and does not call this one (R373).
  open func loadView() {
    view = UIView(frame: (sceneAround?.screen ?? .main).bounds)
  }

  /// Makes the view if there is none yet, and tells (R350, R351).
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
    sceneAround?.witness?.viewDidLoad(of: self)
  }

  /// Tells the controller that its view was made; once for each view (R350, R403).
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to come onto the screen; it is in no window yet (R414).
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view is in the window and in its place, and not laid out yet (R413).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that its view has come onto the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to place its subviews (R404).
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view has placed its subviews, whatever those have done (R404, R410).
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that the part of its view that bars cover has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Shows a controller: on top, where a navigation controller is around, or else over all.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Tells the controller that its view is about to have another size, and hands that on to its children:
  /// an override calls this one (R419, R422).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Answers which size a child's view will have: that of this one's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the view would have where it is presented, in points; nobody acts upon it.
  open var preferredContentSize: CGSize {
    get { modal.preferredSize }
    set { modal.preferredSize = newValue }
  }

  /// Tells the controller that it is about to have another container, or none; `parent` is the new one
  /// already (R449).
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { transfer.isMovingFromParent = true }
  }

  /// Tells the controller that it has another container, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// True if children hear of the view's coming and going by themselves; if not, the container
  /// tells them (R455).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller, and those that it shows, that its view begins to come or to go (R456).
  ///
  /// For containers: each call has an end, or the opposite call.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller, and those that it shows, that its view has come or gone (R456).
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Shows a controller over this one: over the outermost container, so far as that is in a window.
  ///
  /// If something is presented already, or nothing is seen, the call is refused, and no message
  /// tells so.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller.
  ///   - flag: whether it takes its time.
  ///   - completion: called when the view has appeared (R430).
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(modally: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what is shown over this one, or else this one.
  ///
  /// - Parameters:
  ///   - flag: whether it takes its time.
  ///   - completion: called when the view has disappeared (R431).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  /// True if the controller lets what it shows be changed.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets what is shown be changed, or no longer; hands it on to nobody (R213).
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    storedEditButton.show(isEditing: editing)
  }

  /// A button that switches editing on and off, and is called after what it would do (R212).
  public final var editButtonItem: UIBarButtonItem {
    storedEditButton.show(isEditing: storedEditing)
    return storedEditButton
  }

  /// Asks whether a segue that a touch set off may go on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Tells the controller what it leads to, before that is shown (R216, R366).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: - Looks, which are asked for by nobody

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// True if the line at the lower edge may be hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which the system's own gestures wait; there are none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientations that the controller supports; the device is always held upright.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// True if the view turns as the machine is turned, which it never is.
  open var shouldAutorotate: Bool { true }
  /// Asks for the status bar to be drawn anew; it is not drawn.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// The traits of the surroundings in which the controller is shown.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Tells the controller that its traits have changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the controller that there is little memory left; never called.
  open func didReceiveMemoryWarning() {}

  /// The controller that presents this one, or else the view's superview.
  open override var next: UIResponder? {
    if let presenter = modal.controller?.presenter { return presenter }
    return storedView?.storedSuperview ?? storedParent
  }

  override var sceneAround: UIWindowScene? {
    if let scene = storedView?.storedWindow?.windowScene { return scene }
    if let scene = storedParent?.sceneAround { return scene }
    return rootWindow?.windowScene ?? modal.controller?.presenter?.sceneAround
  }

  // The module's own containers override the following.

  /// The controllers of which a container shows something just now; they come and go with it.
  var shownChildren: [UIViewController] {
    storedChildren.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Gives the views of those controllers their places, before they are told that they have them.
  func placeShownChildren() {}
}
