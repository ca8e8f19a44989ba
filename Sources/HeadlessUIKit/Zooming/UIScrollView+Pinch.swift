import Foundation
import Kinematics

extension UIScrollView {
  /// Returns true if a pinch may begin: there are limits to zoom between and a view to zoom (H01,
  /// H02).
  final func mayPinch(with fingers: [UITouch]) -> Bool {
    guard let zooming, zooming.range.isZoomable, mayTakeTouchesFromContent(fingers) else {
      return false
    }
    zooming.namedView = viewToZoom()
    return zooming.namedView != nil
  }

  /// Begins a zoom, for the pinch was recognized; what was zooming before is over.
  final func pinchBegan() {
    guard let zooming else { return }
    finishZoom()
    if drag.hand == .away {
      // No finger stopped what moves: the pan is switched off.
      interruptAnimation()
      if drag.isGliding { tell(.motionEnded) }
    }
    // Whoever heard of these ends may have taken the view away, and the fingers with it.
    guard zooming.pinch.isActive else { return }
    // Any other return of the content now waits for the end of the pinch.
    debts.owesReturn = false
    zooming.homecoming = nil
    zooming.owesHomecoming = true
    zooming.view = zooming.namedView
    updateMotion()
    regrip()
    tellZoom(.pinchBegan)
    pinchChanged()
  }

  /// Has the content's scale follow the fingers; the point of the content under them stays there.
  final func pinchChanged() {
    guard let zooming, zooming.machine.isZooming else { return }
    if zooming.scale != zooming.grip.scale || contentOffset != zooming.grip.offset {
      // Code has moved the content: the fingers hold it at its new place.
      gripAgain(at: zooming.grip.middle, spread: zooming.grip.spread)
    }
    zooming.grip.middle = middleOfPinch
    zooming.grip.spread = zooming.pinch.spread
    follow(toScale: zooming.followed(zooming.grip.unit * zooming.pinch.spread))
    // An animation has the offset; the fingers take hold again of where it has brought the content.
    if animation != nil { gripAgain(at: middleOfPinch, spread: zooming.pinch.spread) }
  }

  /// Ends the zoom, or has it go back to the limit that it passed: fewer than two fingers are left.
  final func pinchEnded() {
    guard let zooming, zooming.machine.isZooming else { return }
    let limit = zooming.range.clamped(zooming.scale)
    if limit == zooming.scale {
      tellZoom(.pinchEnded)
    } else if storedWindow == nil || zooming.pinch.isLeavingWindow {
      follow(toScale: limit)
      tellZoom(.pinchEnded)
    } else {
      zooming.frames = 0
      tellZoom(.pinchEndedBeyondLimit)
      follow(toScale: limit)
    }
    // A finger that is left goes on as a drag, with the content as it is under it.
    if drag.hand == .dragging {
      tieContent(toTravel: movement(fromWindow: panGestureRecognizer.travel))
    }
    comeHome()
  }

  /// Takes hold of the content with the fingers as they stand, so that nothing jumps.
  final func regrip() {
    guard let zooming else { return }
    grip(at: middleOfPinch, spread: zooming.pinch.spread)
  }

  /// Takes hold of the content anew in the midst of a pinch.
  ///
  /// The scale that the fingers ask for is finer than the one that they have made of the content: where
  /// that is theirs still, nothing is lost to rounding.
  private func gripAgain(at middle: CGPoint, spread: Double) {
    guard let zooming else { return }
    let old = zooming.grip
    grip(at: middle, spread: spread)
    if old.scale == zooming.scale { zooming.grip.unit = old.unit }
  }

  private func grip(at middle: CGPoint, spread: Double) {
    guard let zooming else { return }
    let offset = contentOffset
    let origin = originOfZoomedView
    zooming.grip = PinchGrip(
      unit: zooming.range.unbanded(zooming.scale) / spread,
      point: CGPoint(
        x: (xAxis.unbanded(offset.x) + middle.x - origin.x) / zooming.scale,
        y: (yAxis.unbanded(offset.y) + middle.y - origin.y) / zooming.scale
      ),
      middle: middle,
      spread: spread,
      scale: zooming.scale,
      offset: offset
    )
  }

  /// Zooms, and moves the content so that the point under the fingers stays.
  private func follow(toScale scale: Double) {
    guard let zooming else { return }
    let (grip, origin) = (zooming.grip, originOfZoomedView)
    zooming.grip.scale = scale
    zoom(
      toScale: scale,
      offset: CGPoint(
        x: grip.point.x * scale + origin.x - grip.middle.x,
        y: grip.point.y * scale + origin.y - grip.middle.y
      ),
      isByFingers: true
    )
  }

  /// The middle of the fingers, from the view's top left corner.
  private var middleOfPinch: CGPoint {
    guard let zooming else { return .zero }
    let place = convert(zooming.pinch.middle, from: nil)
    return CGPoint(x: place.x - storedBounds.origin.x, y: place.y - storedBounds.origin.y)
  }

  /// The origin of the zoomed view in the content.
  ///
  /// A value that differs from 0 only by a transform's rounding is 0.
  final var originOfZoomedView: CGPoint {
    let origin = zooming?.view?.frame.origin ?? .zero
    return CGPoint(
      x: abs(origin.x) < 0.000_001 ? 0 : origin.x,
      y: abs(origin.y) < 0.000_001 ? 0 : origin.y
    )
  }
}

nonisolated extension ScrollAxis {
  /// Returns the offset that the content would be asked for to be at one, were there no edges.
  fileprivate func unbanded(_ offset: Double) -> Double {
    bounces ? range.unbanded(offset, dimension: dimension) : offset
  }
}
