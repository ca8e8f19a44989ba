import HeadlessUIKit
import Traces

extension DelegateRelay: UIScrollViewDelegate {
  /// The object that hears of scrolling: a table's delegate does, too.
  private var scrolling: (any UIScrollViewDelegate)? { tableDelegate ?? scrollDelegate }

  private func ask<Answer>(
    _ question: (any UIScrollViewDelegate) -> Answer,
    _ value: (Answer) -> Value?
  ) -> Answer {
    relay(question, writtenBy: scripted, to: scrolling, value)
  }

  private func tell(_ message: (any UIScrollViewDelegate) -> Void) {
    relay(message, writtenBy: scripted, to: scrolling) { _ in nil }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell { $0.scrollViewWillBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let offered = unsafe targetContentOffset.pointee
    let place = stage.recorder.count
    tell {
      unsafe $0.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
    let target = unsafe targetContentOffset.pointee
    guard target != offered else { return }
    let argument = Argument(.targetContentOffset, Value(Point(target.x, target.y)))
    stage.recorder.setAnswer(.object([argument]), at: place)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask({ $0.scrollViewShouldScrollToTop(scrollView) }) { .bool($0) }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidScrollToTop(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  // MARK: - Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask({ $0.viewForZooming(in: scrollView) }) { scripted.name(of: $0) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell { $0.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidZoom(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    tell { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}
