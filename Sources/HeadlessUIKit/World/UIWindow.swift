public import Foundation

/// The outermost view, which is handed the events and passes them on.
open class UIWindow: UIView {
  /// The world that the window belongs to.
  public private(set) weak var windowScene: UIWindowScene?

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
    self.windowScene = windowScene
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
    windowScene.perform { showRoot() }
  }

  /// How far bars cover the window at each edge; set here, it reaches all views inside.
  open override var safeAreaInsets: UIEdgeInsets {
    get { coveredEdges }
    set {
      guard newValue != coveredEdges else { return }
      coveredEdges = newValue
      tellSafeArea()
    }
  }

  /// Whether the window takes the touches.
  public final var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Hands an event to the recognizers first, then to the views under the fingers.
  open func sendEvent(_ event: UIEvent) {
    gestures.dispatch(event)
    deliverContentTouches(of: event)
    gestures.finish(event)
  }
}
