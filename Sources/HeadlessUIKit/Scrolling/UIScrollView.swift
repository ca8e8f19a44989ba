public import Foundation
import Kinematics

/// A view onto content larger than itself, moved by fingers and by code.
///
/// `bounds.origin` is the offset, insets notwithstanding; all that moves the content goes through
/// the setter of `contentOffset`, and the delegate hears of it before the setter returns.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  final weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet {
      observed = ObservedMessages(of: storedDelegate)
      delegateDidChange()
    }
  }

  // The narrower type of a table's delegate goes before this one, where both would do.
  /// The delegate that hears of the scrolling.
  ///
  /// The view asks once, as it is set, which methods it implements.
  @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get { content.size }
    set {
      guard newValue != content.size else { return }
      content.size = newValue
      geometryMayHaveChanged()
    }
  }
  /// The distances by which the scrollable area is larger than the content at each edge.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      guard newValue != content.inset else { return }
      content.inset = newValue
      geometryMayHaveChanged()
    }
  }
  /// The rule by which the covered edges of the window count.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.insetAdjustment }
    set {
      content.insetAdjustment = newValue
      geometryMayHaveChanged()
    }
  }
  /// True if content that fits can be dragged up and down nevertheless, if the axis bounces.
  open var alwaysBounceVertical: Bool {
    get { yAxis.alwaysBounces }
    set {
      yAxis.alwaysBounces = newValue
      geometryMayHaveChanged()
    }
  }
  /// True if content that fits can be dragged sideways nevertheless, if the axis bounces.
  open var alwaysBounceHorizontal: Bool {
    get { xAxis.alwaysBounces }
    set {
      xAxis.alwaysBounces = newValue
      geometryMayHaveChanged()
    }
  }
  /// True if the content may pass the top and bottom edges.
  open var bouncesVertically: Bool {
    get { yAxis.bounces }
    set {
      yAxis.bounces = newValue
      geometryMayHaveChanged()
    }
  }
  /// True if the content may pass the left and right edges.
  open var bouncesHorizontally: Bool {
    get { xAxis.bounces }
    set {
      xAxis.bounces = newValue
      geometryMayHaveChanged()
    }
  }
  /// True if every scroll by a finger ends on a page, each as large as the bounds.
  open var isPagingEnabled: Bool {
    get { fingers.turnPages }
    set {
      let didTurnPages = fingers.turnPages
      fingers.turnPages = newValue
      if newValue, !didTurnPages, drag.isGliding { turnGlideToPage() }
    }
  }
  /// The place in the view of content that is smaller than the view, as a part of the free room.
  open var contentAlignmentPoint: CGPoint {
    get { content.alignment }
    set {
      guard newValue != content.alignment else { return }
      content.alignment = newValue
      geometryMayHaveChanged()
    }
  }
  /// True if a sideways drag is left to a view around this one where it would not move this one.
  open var transfersHorizontalScrollingToParent: Bool {
    get { fingers.transfersHorizontally }
    set { fingers.transfersHorizontally = newValue }
  }
  /// True if an upward or downward drag is left to a view around this one where it would not move
  /// this one.
  open var transfersVerticalScrollingToParent: Bool {
    get { fingers.transfersVertically }
    set { fingers.transfersVertically = newValue }
  }
  /// True if fingers scroll; code always does.
  open var isScrollEnabled: Bool {
    get { fingers.scroll }
    set {
      fingers.scroll = newValue
      pan.isEnabled = newValue
      if !newValue { indicators.fade.hide() }
    }
  }
  /// True if a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { fingers.locksDirection }
    set { fingers.locksDirection = newValue }
  }
  /// True if a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { fingers.scrollsToTop }
    set { fingers.scrollsToTop = newValue }
  }
  /// The part of the velocity that is left after each millisecond of a glide.
  open var decelerationRate: DecelerationRate {
    get { fingers.rate }
    set { fingers.rate = newValue }
  }
  /// True if content waits for its touches until it is clear that they are not a drag.
  open var delaysContentTouches: Bool {
    get { fingers.delaysContentTouches }
    set { fingers.delaysContentTouches = newValue }
  }
  /// True if a drag may take touches away from content that has them.
  open var canCancelContentTouches: Bool {
    get { fingers.cancelsContentTouches }
    set { fingers.cancelsContentTouches = newValue }
  }
  /// True if the part of the content in view is indicated at the right edge.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set { indicators.showsVertical = newValue }
  }
  /// True if the part of the content in view is indicated at the bottom edge.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set { indicators.showsHorizontal = newValue }
  }
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }
  /// The room left free around the indicator at the right edge.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { indicators.verticalInsets = newValue }
  }
  /// The room left free around the indicator at the bottom edge.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set { indicators.horizontalInsets = newValue }
  }
  /// True if what bars cover is left free by the indicators too.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.adjustsInsets }
    set { indicators.adjustsInsets = newValue }
  }
  /// The effect of a drag on the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { fingers.keyboardDismissMode }
    set { fingers.keyboardDismissMode = newValue }
  }
  /// The control above the content that a finger pulls down to refresh the content.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }

  final var fingers = FingerRules()
  final var observed = ObservedMessages()
  final var drag = DragStateMachine()
  final var xAxis = ScrollAxis()
  final var yAxis = ScrollAxis()
  final var content = ScrollContent()
  final var hold = ScrollHold()
  final var debts = ScrollDebts()
  final var indicators = ScrollIndicators()
  final var animations = ScrollAnimations()
  /// The state of zooming; nil if there are no limits to zoom between.
  final var zooming: Zooming?
  final var motion = ScrollMotion()
  /// True if the subviews may depend on the offset: a plain scroll view lays nothing out.
  package final var laysOutWhileScrolling = false
  /// The pixels of a point on the screen of the window, or of the last one; zero before the first.
  final var scale = 0.0
  /// The world of the window; one that goes takes itself away.
  final unowned var scene: UIWindowScene?
  private final let pan = UIScrollViewPanGestureRecognizer()

  /// Creates a scroll view at a place in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a scroll view of no size; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  nonisolated deinit {
    onMainActorSoon { [pan, zooming] in
      pan.scrollView = nil
      zooming?.pinch.scrollView = nil
    }
  }

  private func prepare() {
    laysOutWhileScrolling = type(of: self) != UIScrollView.self
    // The view is its recognizer's delegate, which a subclass may make use of.
    if laysOutWhileScrolling { pan.delegate = self as? any UIGestureRecognizerDelegate }
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.scrollView = self
    addGestureRecognizer(pan)
    geometryMayHaveChanged()
  }

  /// The point of the content at the view's top left corner.
  ///
  /// Setting it moves the content at once; a glide or an animation goes on.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set { place(at: newValue) }
  }

  /// Moves the content; without animation a glide is stopped too.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateContentOffset(to: contentOffset)
    } else {
      jump(to: contentOffset)
    }
  }

  /// Moves the content by as little as brings a rectangle of it into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offsetShowing(rect)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// The scale of the view that the delegate names for zooming.
  open var zoomScale: CGFloat {
    get { zooming?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms around the middle of what shows, as far as the limits allow.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the bounds, as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  /// Asks whether content gets touches that came down on it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    true
  }

  /// Asks whether a drag may take its touches away from content; not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  /// Tells a subclass that the insets that count have changed.
  open func adjustedContentInsetDidChange() {}

  /// Tells a subclass that another delegate was set, or none.
  func delegateDidChange() {}

  /// True if a finger may move the content sideways, if there is room.
  var fingersScrollSideways: Bool { true }

  /// True if an animated scroll that has come to its end is over.
  var mayEndAnimation: Bool { true }

  override func sizeDidChange() {
    placeRefreshControl()
    geometryMayHaveChanged(keepsTop: true)
  }

  override func safeAreaMayHaveChanged() {
    super.safeAreaMayHaveChanged()
    geometryMayHaveChanged(keepsTop: true)
  }

  override func windowDidChange() {
    windowChanged()
  }

  override func sceneIsGone() { scene = nil }

  /// The recognizer of the drag.
  public final var panGestureRecognizer: UIPanGestureRecognizer { pan }
}
