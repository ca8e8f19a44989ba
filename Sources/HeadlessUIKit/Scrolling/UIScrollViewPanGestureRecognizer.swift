import Foundation

/// The pan of a scroll view: it counts only travel that the view can follow, and tells the view of
/// fingers before they drag.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The view; it sets this to nil as it is deallocated.
  unowned var scrollView: UIScrollView?
  // Letting go needs no actor.
  nonisolated deinit {}

  /// The instant of the last report that a finger is down, moving or not (B16).
  private(set) var lastReport: Int64 = 0

  /// Zero where the finger halted a glide: the content follows that finger at once.
  override var recognitionDistance: Double {
    haltsMotion ? 0 : super.recognitionDistance
  }

  override func countedTravelSquared(_ travel: CGPoint) -> Double {
    guard let scrollView else { return 0 }
    let followed = scrollView.followedTravel(of: travel)
    return followed.x * followed.x + followed.y * followed.y
  }

  override var haltsMotion: Bool { scrollView?.drag.isCaught ?? false }

  /// Lets the view's own pinch go on beside the pan.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.zooming?.pinch
  }

  override func mayBeginInScrollView() -> Bool {
    scrollView?.mayTakeTouchesFromContent(watched) ?? false
  }

  /// Reads the phases of the touches one by one: no set of touches is made for an event.
  override func watch(_ event: UIEvent) {
    let phases = watched.changedPhases
    if phases.reportFingersDown { lastReport = event.microseconds }
    if phases.contains(.moved) { fingersMoved(at: event.microseconds) }
    if phases.contains(.began) {
      fingersCame(at: event.microseconds)
      scrollView?.fingerCameDown()
    }
    if phases.contains(.ended) || phases.contains(.cancelled) {
      fingersLeft(at: event.microseconds, isCancelled: !phases.contains(.ended))
    }
  }

  override func stateDidChange() {
    switch current {
    case .began: scrollView?.dragBegan()
    case .changed: scrollView?.dragChanged()
    case .ended: scrollView?.endDrag(idleMicroseconds: idleMicroseconds)
    case .cancelled:
      scrollView?.endDrag(idleMicroseconds: nil)
      // Content that loses its touches may switch the pan off before anybody hears of a drag.
      scrollView?.fingersLost(toAnother: false)
    case .possible, .failed: break
    }
  }

  override func didFail(preventedByAnother: Bool) {
    scrollView?.fingersLost(toAnother: preventedByAnother)
  }

  private var idleMicroseconds: Int64 {
    (scrollView?.scene?.microseconds ?? lastReport) - lastReport
  }
}
