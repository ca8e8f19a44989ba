import Foundation

extension UIScrollView {
  /// Asks the delegate which view zooms; without the method none does (H01).
  final func viewToZoom() -> UIView? {
    guard observed.contains(.viewForZooming) else { return nil }
    return delegate?.viewForZooming(in: self)
  }

  /// Lets an event of the zoom happen and tells what it has to tell.
  final func tellZoom(_ event: ZoomStateMachine.Event) {
    guard let zooming, let message = zooming.machine.receive(event) else { return updateMotion() }
    updateMotion()
    switch message {
    case .willBeginZooming where observed.contains(.willBeginZooming):
      delegate?.scrollViewWillBeginZooming(self, with: zooming.view)
    case .didEndZooming where observed.contains(.didEndZooming):
      delegate?.scrollViewDidEndZooming(self, with: zooming.view, atScale: zooming.scale)
    default:
      break
    }
  }

  /// Puts the zoomed view at a scale: the one place where it changes, with its message (H05).
  ///
  /// The content is as large as the view then (H14); the view's corner stays.
  final func zoom(toScale scale: Double) {
    guard let zooming, scale != zooming.scale else { return }
    zooming.scale = scale
    if let view = zooming.view {
      let origin = view.frame.origin
      let size = CGSize(
        width: view.bounds.size.width * scale,
        height: view.bounds.size.height * scale
      )
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
      zooming.isPlacing = true
      contentSize = size
      zooming.isPlacing = false
    }
    if observed.contains(.didZoom) { delegate?.scrollViewDidZoom(self) }
  }
}
