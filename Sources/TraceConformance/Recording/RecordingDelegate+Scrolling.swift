internal import Foundation
internal import HeadlessUIKit
internal import Traces

/// A scroll view's delegate: each message is written down, then handed on.
extension RecordingDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell(.didScroll) { scrolling?.scrollViewDidScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell(.willBeginDragging) { scrolling?.scrollViewWillBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = unsafe targetContentOffset.pointee
    let arguments = [
      Argument(.targetContentOffset, Value(Point(proposed.x, proposed.y))),
      Argument(.withVelocity, .pair(Millionths(velocity.x), Millionths(velocity.y))),
    ]
    let place = lines.count
    tell(.willEndDragging, arguments) {
      unsafe scrolling?.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
    let chosen = unsafe targetContentOffset.pointee
    guard chosen != proposed else { return }
    let target = Argument(.targetContentOffset, Value(Point(chosen.x, chosen.y)))
    answer(.object([target]), at: place)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(.didEndDragging, [Argument(.willDecelerate, .bool(decelerate))]) {
      scrolling?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(.willBeginDecelerating) { scrolling?.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(.didEndDecelerating) { scrolling?.scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell(.didEndScrollingAnimation) { scrolling?.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(
      .shouldScrollToTop,
      [],
      { scrolling?.scrollViewShouldScrollToTop(scrollView) ?? true },
      told: { .bool($0) }
    )
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell(.didScrollToTop) { scrolling?.scrollViewDidScrollToTop(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(.didChangeAdjustedContentInset) {
      scrolling?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    let view = ask(
      .viewForZooming,
      [],
      { scrolling?.viewForZooming(in: scrollView) },
      told: { $0 == nil ? .null : .string(Self.content) }
    )
    if view != nil { hasZoomed = true }
    return view
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell(.willBeginZooming, [Argument("with", name(ofZoomed: view))]) {
      scrolling?.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tell(.didZoom) { scrolling?.scrollViewDidZoom(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    let arguments = [
      Argument("atScale", .number(Millionths(scale))), Argument("with", name(ofZoomed: view)),
    ]
    tell(.didEndZooming, arguments) {
      scrolling?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  /// The format's name for the zoomed view.
  private static let content = "content"

  private func name(ofZoomed view: UIView?) -> Value {
    view == nil ? .null : .string(Self.content)
  }
}
