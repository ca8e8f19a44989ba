import Foundation
import HeadlessUIKit

/// A delegate and data source that implements what a list names.
final class Listener: UITableViewDelegate, UITableViewDataSource {
  let implemented: Set<String>
  private(set) var heard: [String] = []
  var target: CGFloat?

  init(_ implemented: [String]) { self.implemented = Set(implemented) }

  func responds(to selector: Selector) -> Bool { implemented.contains(selector.name) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let target else { return }
    unsafe targetContentOffset.pointee.y = target
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }
}

/// The names of the messages that both the recorder and the reference tell.
enum Names {
  static let scrolling = [
    "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
    "scrollViewDidScroll(_:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewWillBeginDragging(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
  ]

  static let rows = [
    "tableView(_:cellForRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
    "tableView(_:didHighlightRowAt:)", "tableView(_:didSelectRowAt:)",
    "tableView(_:didUnhighlightRowAt:)", "tableView(_:numberOfRowsInSection:)",
    "tableView(_:shouldHighlightRowAt:)", "tableView(_:willDisplay:forRowAt:)",
    "tableView(_:willSelectRowAt:)",
  ]
}
