public import Foundation

/// A rectangle on the screen that holds others and takes touches.
///
/// The class has geometry, hierarchy, hit testing and layout. Of drawing there are only the tiles
/// of a tiled layer.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  // The frame's origin and the bounds are what is stored; everything else follows from them. Of a
  // view that is transformed, it is the origin that the frame would have without.
  final var storedOrigin: CGPoint
  final var storedBounds: CGRect
  final var storedTransform: ViewTransform?
  final var storedSubviews: [UIView] = []
  // Not weak, for that would slow down every retain of a view: a superview that goes takes itself
  // away from those it leaves behind, and so does a window.
  final unowned var storedSuperview: UIView?
  final unowned var storedWindow: UIWindow? {
    didSet { surroundings = storedWindow?.windowScene?.surroundings }
  }
  final var surroundings: Surroundings?
  // The controller takes itself away when it goes.
  final unowned var storedController: UIViewController?
  final var storedRecognizers: [UIGestureRecognizer] = []
  final var isLayoutNeeded = true
  /// True if constraints are kept by the view, or by one inside that is placed by its constraints.
  final var hasConstraintsInside = false
  final var storedLayer: CALayer?
  final var storedLook: ViewLook?

  /// True if the view is neither seen nor touched.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      if isInStack { storedSuperview?.constraintsDidChange() }
    }
  }
  private final var storedIsHidden = false
  /// True if a stack view places the view, unless it is hidden.
  final var isInStack = false
  /// True if the view takes touches.
  open var isUserInteractionEnabled = true
  /// True if the view takes a second finger while it has one.
  open var isMultipleTouchEnabled = false
  /// The opacity of the view; nearly transparent views take no touches.
  open var alpha: CGFloat = 1 {
    didSet { noteChange(of: \.alpha, from: oldValue) }
  }
  /// A number that the application finds the view by.
  open var tag = 0
  /// True if subviews are cut off at the bounds.
  open var clipsToBounds = false

  /// Creates a view at a place in its superview.
  public init(frame: CGRect) {
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view of no size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view of no size; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    storedOrigin = .zero
    storedBounds = .zero
    super.init()
  }

  nonisolated deinit {
    onMainActorSoon { [storedSubviews, storedRecognizers] in
      for subview in storedSubviews { subview.storedSuperview = nil }
      for recognizer in storedRecognizers { recognizer.view = nil }
    }
  }

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get {
      if let storedTransform { return transformedFrame(storedTransform) }
      return CGRect(origin: storedOrigin, size: storedBounds.size)
    }
    set {
      if let storedTransform { return fill(newValue, storedTransform) }
      let start = AnimationBlock.runningCount > 0 && isInAnimationBlock ? frame : nil
      storedOrigin = newValue.origin
      resize(to: newValue.size)
      placeDidChange()
      if start != nil { noteChange(of: \.frame, from: start) }
    }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let center = center
      let start = isInAnimationBlock ? storedBounds : nil
      defer { if start != nil { noteChange(of: \.bounds, from: start) } }
      if newValue.origin != storedBounds.origin {
        // Other content may be in view.
        storedBounds.origin = newValue.origin
        setNeedsLayout()
      }
      guard newValue.size != storedBounds.size else { return }
      storedOrigin = Self.origin(around: center, size: newValue.size)
      resize(to: newValue.size)
      placeDidChange()
    }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get {
      CGPoint(
        x: storedOrigin.x + storedBounds.size.width / 2,
        y: storedOrigin.y + storedBounds.size.height / 2
      )
    }
    set {
      let start = isInAnimationBlock ? center : nil
      storedOrigin = Self.origin(around: newValue, size: storedBounds.size)
      placeDidChange()
      if start != nil { noteChange(of: \.center, from: start) }
    }
  }

  /// The distances over which bars cover the view at each edge.
  ///
  /// The window is given them; a view works them out from its place.
  open var safeAreaInsets: UIEdgeInsets { coveredEdgesOfWindow }

  /// The view's controller, or else the superview; it is sent the touches that the view does not handle.
  open override var next: UIResponder? { storedController ?? storedSuperview }

  override var sceneAround: UIWindowScene? { storedWindow?.windowScene }

  /// Returns the innermost view under a point, or `nil` if the view takes no touches there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    surroundings?.count()
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Returns true if a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// Asks whether a recognizer of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws a part of the view; nothing here.
  open func draw(_ rect: CGRect) {}

  /// Draws a part of the view's layer: what `draw(_:)` draws.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    draw(ctx.boundingBoxOfClipPath)
    UIGraphicsPopContext()
  }

  /// Asks for the view to be drawn again, some time later.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Returns the size that suits the view best; the one that it has, here.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Makes the view as large as suits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the view has by its content; a length that it does not have is `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Updates constraints, before a layout that it was asked for with `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Places the subviews; does nothing here.
  open func layoutSubviews() {}

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that it is about to have another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that it has another superview, or none.
  open func didMoveToSuperview() {}
  /// Tells the view that it is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that it is in another window, or in none.
  open func didMoveToWindow() {}
  /// Tells the view that the part of it that bars cover has changed.
  open func safeAreaInsetsDidChange() {}

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  // MARK: - Looks, which are kept and change nothing

  /// The colour behind the view.
  open var backgroundColor: UIColor? {
    get { storedLook?.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  // UIKit hands it out as implicitly unwrapped, and goes back to the superview's for `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched: the view's own, or that of the nearest view around it.
  open var tintColor: UIColor! {
    get { storedLook?.tintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      look.tintColor = newValue
      tellTintColor()
    }
  }

  /// Tells the view that its tint colour was set, or that of a view around it.
  open func tintColorDidChange() {}

  /// The way in which the content fills the view.
  open var contentMode: ContentMode {
    get { storedLook?.contentMode ?? .scaleToFill }
    set { look.contentMode = newValue }
  }

  /// The traits with which the view is shown.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// Tells the view that its traits have changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The name of the view for tests of the application.
  open var accessibilityIdentifier: String? {
    get { storedLook?.accessibility.identifier }
    set { look.accessibility.identifier = newValue }
  }

  /// True if somebody who does not see the view hears of it.
  open var isAccessibilityElement: Bool {
    get { storedLook?.accessibility.isElement ?? false }
    set { look.accessibility.isElement = newValue }
  }

  /// The name of the view for a screen reader.
  open var accessibilityLabel: String? {
    get { storedLook?.accessibility.label }
    set { look.accessibility.label = newValue }
  }

  /// The effect of a touch, for a screen reader.
  open var accessibilityHint: String? {
    get { storedLook?.accessibility.hint }
    set { look.accessibility.hint = newValue }
  }

  /// The value, for whoever reads it out.
  open var accessibilityValue: String? {
    get { storedLook?.accessibility.value }
    set { look.accessibility.value = newValue }
  }

  /// The kind of view, for a screen reader.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { storedLook?.accessibility.traits ?? .none }
    set { look.accessibility.traits = newValue }
  }

  // The hooks of the module's own classes. An application's overrides cannot miss them.

  /// True if the view is told of fingers at once, whatever scroll view it is in.
  var takesTouchesAtOnce: Bool { false }
  func sizeDidChange() {}
  func windowDidChange() {}
  /// Tells the view that its window's world is gone; the view need not be.
  func sceneIsGone() {}
  func safeAreaMayHaveChanged() {
    if hasConstraintsInside { setNeedsLayout() }
  }
}

extension UIView {
  private static func origin(around center: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
  }

  private var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && !isAnimatedExclusively
  }

  private func resize(to size: CGSize) {
    let old = storedBounds.size
    guard size != old else { return }
    storedBounds.size = size
    storedLayer?.bounds.size = size
    if !storedSubviews.isEmpty { autoresizeSubviews(from: old) }
    setNeedsLayout()
    sizeDidChange()
  }

  final func placeDidChange() {
    // If nothing is covered, the place of a view does not matter.
    if let surroundings, !surroundings.mayCoverEdges { return }
    guard let storedWindow, storedWindow.mayCoverEdges else { return }
    forEachInSubtree { $0.safeAreaMayHaveChanged() }
  }

  /// Calls a function with this view, then with all below it, outer ones and earlier ones first.
  final func forEachInSubtree(_ body: (UIView) -> Void) {
    surroundings?.count()
    body(self)
    for subview in storedSubviews { subview.forEachInSubtree(body) }
  }
}
