import Foundation

/// The page that is shown, those beside it, and the change that is under way.
struct PageStrip {
  /// A place beside the page that is shown.
  nonisolated enum Side: Hashable, Sendable {
    case before, after
  }

  /// A change from the page that is shown to one beside it.
  struct Turn {
    let side: Side
    let incoming: UIViewController
    /// True if a finger began it: then the delegate is told.
    let isByFinger: Bool
    let completion: ((Bool) -> Void)?
  }

  var current: UIViewController?
  /// The answers of the data source.
  ///
  /// A side with `nil` has no page; a side that is missing was not asked for.
  var neighbours: [Side: UIViewController?] = [:]
  var turn: Turn?
  /// The distance between pages, in points.
  var spacing: CGFloat = 0
  /// True if the pages are being placed, so that no scroll is a finger's.
  var isPlacing = false

  func neighbour(_ side: Side) -> UIViewController? { neighbours[side].flatMap { $0 } }
}

/// Hears of the scrolling for a page controller, whose own delegate is another.
final class PageFollower: UIScrollViewDelegate {
  private unowned let controller: UIPageViewController

  init(of controller: UIPageViewController) {
    self.controller = controller
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller.pagesMoved() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller.pagesStopped() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller.pagesStopped() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller.pagesStopped() }
}
