import Foundation
import Kinematics

extension UIScrollView {
  /// Asks the delegate which view zooms; without the method none does (H01).
  final func viewToZoom() -> UIView? {
    guard observed.contains(.viewForZooming) else { return nil }
    return storedDelegate?.viewForZooming(in: self)
  }

  /// Lets an event of the zoom happen and tells what it has to tell.
  final func tellZoom(_ event: ZoomStateMachine.Event) {
    guard let zooming, let message = zooming.machine.receive(event) else { return updateMotion() }
    updateMotion()
    switch message {
    case .willBeginZooming where observed.contains(.willBeginZooming):
      storedDelegate?.scrollViewWillBeginZooming(self, with: zooming.view)
    case .didEndZooming where observed.contains(.didEndZooming):
      storedDelegate?.scrollViewDidEndZooming(self, with: zooming.view, atScale: zooming.scale)
    default:
      break
    }
  }

  /// Puts the zoomed view at a scale, and the content at an offset: the one place where a zoom does.
  ///
  /// Each is told as it changes (H05, A02): the scale, with the sizes that follow from it, then the
  /// offset, unless whoever heard of the scale has moved the content, or an animation does.
  final func zoom(toScale scale: Double, offset: CGPoint, isByFingers: Bool) {
    guard let zooming else { return }
    let isChange = scale != zooming.scale
    zooming.pendingMove = PendingMove(
      start: contentOffset,
      asked: offset,
      origin: originOfZoomedView,
      isByFingers: isByFingers
    )
    if isChange {
      resizeZoomedView(toScale: scale)
      // Whoever heard of the sizes may have zoomed again, and that was told.
      if zooming.scale == scale, observed.contains(.didZoom) {
        storedDelegate?.scrollViewDidZoom(self)
      }
    }
    moveAfterZoom()
  }

  /// Moves the content to where the last change of the scale wants it, in the range that it has now.
  ///
  /// A call from the message of that change finds the content there already.
  final func moveAfterZoom() {
    guard let zooming, let move = zooming.pendingMove else { return }
    zooming.pendingMove = nil
    let origin = originOfZoomedView
    let (x, y) = (move.asked.x + origin.x - move.origin.x, move.asked.y + origin.y - move.origin.y)
    let offset = onPixelGrid(
      CGPoint(
        x: xAxis.zoomed(x, isByFingers: move.isByFingers),
        y: yAxis.zoomed(y, isByFingers: move.isByFingers)
      )
    )
    // If the content is elsewhere at the fingers' next movement, somebody else put it there.
    zooming.grip.offset = offset
    if contentOffset == move.start, animation == nil { contentOffset = offset }
  }

  /// Makes the content as large as the zoomed view at a scale (H14); the view's corner stays.
  private func resizeZoomedView(toScale scale: Double) {
    guard let zooming else { return }
    zooming.scale = scale
    guard let view = zooming.view else { return }
    let origin = view.frame.origin
    let size = CGSize(
      width: view.bounds.size.width * scale,
      height: view.bounds.size.height * scale
    )
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    // Whoever heard of what came of that may have zoomed once more.
    guard zooming.scale == scale else { return }
    view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    guard zooming.scale == scale else { return }
    contentSize = size
  }
}

nonisolated extension ScrollAxis {
  /// Returns the offset that a zoom makes of one asked for.
  ///
  /// Fingers take content past an edge even where it fits, if it bounces at all.
  fileprivate func zoomed(_ asked: Double, isByFingers: Bool) -> Double {
    bounces && isByFingers
      ? range.rubberBanded(asked, dimension: dimension) : range.clamped(asked)
  }
}
