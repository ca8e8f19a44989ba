import HeadlessUIKit
import Testing

/// A delegate that writes down all it hears, and may answer or call back.
///
/// A line is the message, what matters of its arguments, and the flags as they stand: `TDG` for
/// tracking, dragging, decelerating (a glide is open), with a dash for each that is false.
final class Listener: UIScrollViewDelegate {
  private(set) var heard: [String] = []
  private(set) var offsets: [CGPoint] = []
  private(set) var scales: [CGFloat] = []
  /// The reactions to messages, by the message's short name.
  var reactions: [String: (UIScrollView) -> Void] = [:]
  /// The target that is put in place of the one offered.
  var target: ((CGPoint) -> CGPoint)?
  private(set) var offeredTarget = CGPoint.zero
  private(set) var releaseVelocity = CGPoint.zero
  var allowsScrollToTop = true
  /// The view that is zoomed; all that a zoom tells is heard of.
  var zoomedView: UIView?
  /// The full names of what is implemented; all if nil.
  var implemented: Set<String>?
  var isSilentOnScroll = false

  func forget() {
    heard = []
    offsets = []
    scales = []
  }

  /// The messages without their details, repeated ones as one with a plus.
  var outline: String {
    var names: [String] = []
    for line in heard {
      let name = String(line.prefix { $0 != " " })
      if names.last == name || names.last == name + "+" {
        names[names.count - 1] = name + "+"
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: " ")
  }

  func line(_ name: String) -> String? { heard.last { $0.hasPrefix(name) } }

  private func hear(_ name: String, _ details: String = "", from view: UIScrollView) {
    // At every message the offset is the bounds' origin (A01).
    #expect(view.contentOffset == view.bounds.origin)
    let flags = [
      view.isTracking ? "T" : "-", view.isDragging ? "D" : "-", view.isDecelerating ? "G" : "-",
    ].joined()
    heard.append([name, details, flags].filter { !$0.isEmpty }.joined(separator: " "))
    reactions[name]?(view)
  }

  func responds(to selector: Selector) -> Bool { implemented?.contains(selector.name) ?? true }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // No change is told that is none (A02).
    #expect(scrollView.contentOffset != offsets.last)
    offsets.append(scrollView.contentOffset)
    hear("scroll", from: scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hear("begin", from: scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    releaseVelocity = velocity
    offeredTarget = unsafe targetContentOffset.pointee
    if let target { unsafe targetContentOffset.pointee = target(offeredTarget) }
    hear("willEnd", from: scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear("end", decelerate ? "true" : "false", from: scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear("glide", from: scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    hear("rest", from: scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear("animated", from: scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    hear("askTop", from: scrollView)
    return allowsScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    hear("top", from: scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear("inset", from: scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    #expect(view === zoomedView)
    hearZoom("beginZoom", from: scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    // No change is told that is none (H05).
    #expect(scrollView.zoomScale != scales.last)
    scales.append(scrollView.zoomScale)
    hearZoom("zoom", from: scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    #expect(view === zoomedView)
    #expect(scale == scrollView.zoomScale)
    hearZoom("endZoom", from: scrollView)
  }

  private func hearZoom(_ name: String, from view: UIScrollView) {
    let flags = (view.isZooming ? "Z" : "-") + (view.isZoomBouncing ? "B" : "-")
    hear(name, "\(view.zoomScale) \(flags)", from: view)
  }
}
