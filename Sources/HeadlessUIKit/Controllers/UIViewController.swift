public import Foundation

/// What is behind one screen, or a part of it: it makes a view, and is told when that comes and goes.
open class UIViewController: UIResponder, UITraitEnvironment {
  private final var storedView: UIView?
  final var appearance = AppearanceStateMachine()
  final unowned var storedParent: UIViewController?
  final var storedChildren: [UIViewController] = []
  /// The window whose first controller it is, from before its view is there.
  final weak var rootWindow: UIWindow?
  /// Whether a container, or a window, says when the view comes and goes.
  final var isAppearanceManaged = false

  /// What the screen is called.
  open var title: String?
  /// What a bar shows while this controller is the topmost.
  public private(set) final lazy var navigationItem = UINavigationItem(controller: self)
  /// The segues that a storyboard would give the controller.
  open var segueTemplates: [UIStoryboardSegueTemplate] = []
  private final var storedEditing = false
  private final lazy var storedEditButton = EditButtonItem(controller: self)

  /// Whether the controller is just being put into a container.
  public internal(set) final var isMovingToParent = false
  /// Whether the controller is just being taken out of its container.
  public internal(set) final var isMovingFromParent = false

  /// Creates a controller; its view is made when it is asked for first.
  public override init() {
    super.init()
  }

  /// Creates a controller; nothing is read from a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  nonisolated deinit {
    onMainActorSoon { [storedView, storedChildren] in
      storedView?.storedController = nil
      for child in storedChildren { child.storedParent = nil }
    }
  }

  /// The view, made on the spot if there is none yet (R351).
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return storedView ?? makePlainView()
    }
    set {
      storedView?.storedController = nil
      storedView = newValue
      newValue.storedController = self
    }
  }

  /// The view, if there is one yet.
  public final var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view, a plain one here.
  ///
  /// An override assigns `view`, and does not call this one (R373).
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// Makes the view if there is none yet, and tells (R350, R351).
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { makePlainView() }
    viewDidLoad()
    sceneAround?.witness?.viewDidLoad(of: self)
  }

  /// Tells the controller that its view was made; once in its life (R350).
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to come onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view has come onto the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that it is about to have another container, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells the controller that it has another container, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the controller lets what it shows be changed.
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

  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the machine may be held; it is always held upright.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// What the controller is shown with.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Tells the controller that its traits have changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the controller that there is little memory left; never called.
  open func didReceiveMemoryWarning() {}

  /// The view's superview.
  open override var next: UIResponder? { storedView?.storedSuperview ?? storedParent }

  override var sceneAround: UIWindowScene? {
    storedView?.storedWindow?.windowScene ?? storedParent?.sceneAround ?? rootWindow?.windowScene
  }

  /// The controllers of which a container shows something just now; they come and go with it.
  var shownChildren: [UIViewController] {
    storedChildren.filter { $0.viewIfLoaded?.superview != nil }
  }

  @discardableResult private func makePlainView() -> UIView {
    let plain = UIView(frame: .zero)
    view = plain
    return plain
  }
}
