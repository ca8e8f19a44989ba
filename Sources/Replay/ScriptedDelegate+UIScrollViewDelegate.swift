import HeadlessUIKit
import Traces

extension ScriptedDelegate {
  func responds(to selector: Selector) -> Bool {
    if table == nil, implementsAll { return true }
    let name = Name(selector.name)
    return respondsAsTable(to: name) ?? implements(name)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear(.didScroll)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hear(.willBeginDragging)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = unsafe targetContentOffset.pointee
    let reply = hear(
      .willEndDragging,
      [
        Argument(.targetContentOffset, Value(Point(target.x, target.y))),
        Argument(.withVelocity, .pair(Millionths(velocity.x), Millionths(velocity.y))),
      ]
    )
    guard case .write(let arguments) = reply,
      let written = arguments[.targetContentOffset]?.point
    else { return }
    unsafe targetContentOffset.pointee = CGPoint(written)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(.didEndDragging, [Argument(.willDecelerate, .bool(decelerate))])
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear(.willBeginDecelerating)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    hear(.didEndDecelerating)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear(.didEndScrollingAnimation)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    hearQuestion(.shouldScrollToTop, [], usual: true)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    hear(.didScrollToTop)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear(.didChangeAdjustedContentInset)
  }

  /// Hears a message that is answered with true or false.
  func hearQuestion(_ name: Name, _ arguments: [Argument], usual: Bool) -> Bool {
    let reply = hear(name, arguments, usualAnswer: .bool(usual))
    guard case .answer(.bool(let answer)) = reply else { return usual }
    return answer
  }

  /// Hears whether a view in the content gets a touch.
  func hearShouldBegin(in view: UIView, usual: Bool) -> Bool {
    hearQuestion(.touchesShouldBegin, [Argument("in", name(of: view))], usual: usual)
  }

  /// Hears whether a drag takes a touch away from a view in the content.
  func hearShouldCancel(in view: UIView, usual: Bool) -> Bool {
    hearQuestion(.touchesShouldCancel, [Argument("in", name(of: view))], usual: usual)
  }
}
