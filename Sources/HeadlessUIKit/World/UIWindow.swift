public import Foundation

/// The outermost view, which is handed the events and passes them on.
@preconcurrency @MainActor
open class UIWindow: UIView {
  // Not weak, like the window of a view: a world that goes takes itself away.
  private final unowned var storedScene: UIWindowScene?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard let windowScene else { return replaceRoot(oldValue, by: rootViewController) }
      windowScene.perform { replaceRoot(oldValue, by: rootViewController) }
    }
  }

  final let gestures = GestureEnvironment()
  /// The change of the window's size that is just being told.
  final var sizeTransition: TransitionCoordinator?
  final var coveredEdges = UIEdgeInsets.zero

  /// Creates a window as large as the screen; it is hidden until it is made visible.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    storedScene = windowScene
    storedWindow = self
    windowScene.add(self)
  }

  /// Creates a window that belongs to no world yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window of no size; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  // Views that are held elsewhere outlive their window, which they do not hold.
  isolated deinit {
    for subview in storedSubviews { subview.forEachInSubtree { $0.storedWindow = nil } }
  }

  /// The window's place on the screen; where its size changes, the controllers are told before (R419).
  open override var frame: CGRect {
    willSet { willResize(to: newValue.size) }
    didSet { didResize() }
  }

  /// The window's rectangle in its own coordinates; a change of its size is told, too.
  open override var bounds: CGRect {
    willSet { willResize(to: newValue.size) }
    didSet { didResize() }
  }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() {
    isHidden = false
    guard let windowScene else { return showRoot() }
    windowScene.bringToFront(self)
    if rootViewController != nil { windowScene.perform { showRoot() } }
  }

  /// The distances over which bars cover the window at each edge.
  ///
  /// A value set here reaches all views inside.
  open override var safeAreaInsets: UIEdgeInsets {
    get { coveredEdges }
    set {
      guard newValue != coveredEdges else { return }
      coveredEdges = newValue
      surroundings?.mayCoverEdges = true
      tellSafeArea()
    }
  }

  /// The world that the window belongs to.
  public final var windowScene: UIWindowScene? { storedScene }

  /// The world that the window belongs to.
  open override var next: UIResponder? { storedScene }

  override func sceneIsGone() { storedScene = nil }

  /// True if bars or controllers may cover any part of what is in the window.
  final var mayCoverEdges: Bool {
    coveredEdges != .zero || surroundings?.hasAdditionalSafeAreas ?? false
  }

  /// True if the window takes the touches.
  public final var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Hands an event to the recognizers first, then to the views under the fingers.
  open func sendEvent(_ event: UIEvent) {
    gestures.dispatch(event)
    deliverContentTouches(of: event)
    gestures.finish(event)
  }
}
