import Foundation

/// The pinch of a scroll view: it goes on beside the view's own pan, whatever comes first.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The view; it takes itself away when it goes.
  unowned var scrollView: UIScrollView?

  // Letting go needs no actor.
  nonisolated deinit {}

  /// A pinch is less likely to be meant for something else than a drag of the same fingers.
  override var urgency: Double { .infinity }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func mayBeginInScrollView() -> Bool {
    scrollView?.mayPinch(with: watched) ?? false
  }

  /// Reads the phases of the touches one by one: no set of touches is made for an event.
  override func watch(_ event: UIEvent) {
    let phases = watched.changedPhases
    if phases.contains(.began) { fingersCame() }
    if phases.contains(.moved) { fingersMoved(at: event.microseconds) }
    if phases.contains(.ended) { fingersLeft(isCancelled: false) }
    if phases.contains(.cancelled) { fingersLeft(isCancelled: true) }
  }

  override func pairDidChange() {
    guard isActive else { return }
    scrollView?.regrip()
  }

  override func stateDidChange() {
    switch current {
    case .began: scrollView?.pinchBegan()
    case .changed: scrollView?.pinchChanged()
    case .ended, .cancelled: scrollView?.pinchEnded()
    case .possible, .failed: break
    }
  }
}
