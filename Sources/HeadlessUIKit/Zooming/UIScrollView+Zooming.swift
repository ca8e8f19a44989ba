public import Foundation
import Kinematics

extension UIScrollView {
  /// The least scale at which the content rests.
  public final var minimumZoomScale: CGFloat {
    get { zooming?.minimum ?? 1 }
    set { changeZoomLimits { $0.minimum = newValue } }
  }

  /// The greatest scale at which the content rests.
  public final var maximumZoomScale: CGFloat {
    get { zooming?.maximum ?? 1 }
    set { changeZoomLimits { $0.maximum = newValue } }
  }

  /// True if a pinch may take the scale beyond the limits, from where it comes back.
  public final var bouncesZoom: Bool {
    get { zooming?.bounces ?? true }
    set { changeZoomLimits { $0.bounces = newValue } }
  }

  /// True if two fingers zoom just now; no zoom by code is meant.
  public final var isZooming: Bool { zooming?.machine.isZooming ?? false }

  /// True if the content is on its way back to a limit that a pinch had passed.
  public final var isZoomBouncing: Bool { zooming?.machine.isZoomBouncing ?? false }

  /// The recognizer of the pinch, or `nil` as long as the limits leave nothing to zoom between.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard let zooming, zooming.range.isZoomable else { return nil }
    return zooming.pinch
  }

  private func changeZoomLimits(_ change: (Zooming) -> Void) {
    let zooming = zooming ?? beginToAllowZooming()
    change(zooming)
    zooming.pinch.isEnabled = zooming.range.isZoomable
    // Fingers find their way to the new limits themselves.
    guard !zooming.machine.isZooming else { return }
    moveAfterZoom()
    if !zooming.range.contains(zooming.scale), let view = viewToZoom() {
      zooming.view = view
      zoomKeepingCenter(to: zooming.range.clamped(zooming.scale))
    }
  }

  private func beginToAllowZooming() -> Zooming {
    let zooming = Zooming()
    self.zooming = zooming
    zooming.pinch.scrollView = self
    zooming.pinch.delegate = panGestureRecognizer.delegate
    addGestureRecognizer(zooming.pinch)
    return zooming
  }
}

// Zoom by code. The scale is what was asked for at once, animated or not (I05, I06); an animated
// zoom is told when it begins and, when its time is over, that it ended.

extension UIScrollView {
  /// Zooms around the middle of what shows (I07).
  final func zoom(to scale: Double, animated: Bool) {
    moveAfterZoom()
    guard scale - scale == 0, let view = viewToZoom(), let zooming else { return }
    let scale = zooming.range.clamped(scale)
    guard scale != zooming.scale else { return }
    // Whoever hears that it begins may set other limits.
    zoomByCode(view, animated: animated) {
      $0.zoomKeepingCenter(to: zooming.range.clamped(scale))
    }
  }

  /// Zooms so that a rectangle of the zoomed view fills the bounds, as far as the limits allow (I08).
  final func zoom(toRect rect: CGRect, animated: Bool) {
    moveAfterZoom()
    guard let view = viewToZoom() else { return }
    let scale = scale(showing: rect.size)
    let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
    guard middle.x - middle.x + middle.y - middle.y == 0 else { return }
    if scale == zoomScale {
      // Only the offset moves: no zoom is told.
      jump(to: fitting(offset(showing: middle, zoomedBy: 1)))
    } else {
      zoomByCode(view, animated: animated) { scrollView in
        let scale = scrollView.zooming?.range.clamped(scale) ?? scale
        let ratio = scale / scrollView.zoomScale
        scrollView.zoom(toScale: scale, showing: middle, zoomedBy: ratio)
      }
    }
  }

  private func zoomByCode(_ view: UIView, animated: Bool, _ zoom: (UIScrollView) -> Void) {
    guard let zooming else { return }
    guard !zooming.machine.isZooming else { return zoom(self) }
    // Any zoom or motion before ends at its present place. The middle of the visible part stays in
    // the middle.
    zooming.homecoming = nil
    updateMotion()
    finishZoom()
    interruptAnimation()
    // The zoom puts the content inside its range.
    debts.owesReturn = false
    hold.isStoppedInRelease = true
    guard !zooming.machine.isZooming else { return zoom(self) }
    // Whoever heard of these ends may have left nothing to zoom between (H01).
    if zooming.range.isZoomable {
      zooming.view = view
      let isAnimated = animated && storedWindow != nil && scene?.runsOwnAnimations ?? false
      if isAnimated {
        zooming.frames = 0
        tellZoom(.animationBegan)
        updateMotion()
      }
      zoom(self)
    }
    // Told when the content is where it stays, as where code jumps (F16).
    if drag.isGliding { tell(.motionEnded) }
  }

  private func scale(showing size: CGSize) -> Double {
    guard let zooming else { return 1 }
    let fitting = min(
      storedBounds.size.width / max(size.width, 0),
      storedBounds.size.height / max(size.height, 0)
    )
    return fitting.isNaN ? zooming.scale : zooming.range.clamped(ZoomRange.onGrid(fitting))
  }

  fileprivate func zoomKeepingCenter(to scale: Double) {
    guard let zooming else { return }
    let middle = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
    zoom(toScale: scale, showing: middle, zoomedBy: scale / zooming.scale)
  }

  /// Returns the offset at which a point of the content will be in the middle.
  private func offset(showing point: CGPoint, zoomedBy ratio: Double) -> CGPoint {
    let (origin, size) = (originOfZoomedView, storedBounds.size)
    return CGPoint(
      x: (point.x - origin.x) * ratio + origin.x - size.width / 2,
      y: (point.y - origin.y) * ratio + origin.y - size.height / 2
    )
  }

  /// Zooms so that a point of the content comes into the middle, as near as the range allows.
  private func zoom(toScale scale: Double, showing point: CGPoint, zoomedBy ratio: Double) {
    let offset = offset(showing: point, zoomedBy: ratio)
    zoom(toScale: scale, offset: offset, isByFingers: false)
    if drag.hand == .dragging { tieContent(toTravel: hold.travel) }
  }

  /// Returns the offset nearest to one at which the content may rest.
  final func fitting(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: xAxis.range.clamped(offset.x), y: yAxis.range.clamped(offset.y))
  }
}
