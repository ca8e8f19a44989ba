import Foundation
import Kinematics

// One finger drags one view. The recognizers of a scroll view and of those around it see the same
// finger; the one that counts most of its travel begins, of equals the innermost, and shuts out the
// others. So a view has the drag whose direction it can follow: a pager in a list the sideways one.

extension UIScrollView {
  /// Returns the part of a finger's travel that the view can follow, and so counts as its own.
  ///
  /// None along an axis that cannot scroll, or where the view leaves it to one around it.
  final func followedTravel(of travel: CGPoint) -> CGPoint {
    let followsX =
      xAxis.canScroll
      && !(transfersHorizontalScrollingToParent
        && isLeftToOther(travel.x) { ($0.xAxis, $0.contentOffset.x) })
    let followsY =
      yAxis.canScroll
      && !(transfersVerticalScrollingToParent
        && isLeftToOther(travel.y) { ($0.yAxis, $0.contentOffset.y) })
    return CGPoint(x: followsX ? travel.x : 0, y: followsY ? travel.y : 0)
  }

  /// Returns true if travel that would not move this view would move one around it.
  private func isLeftToOther(
    _ travel: Double,
    along axis: (UIScrollView) -> (range: ScrollAxis, offset: Double)
  ) -> Bool {
    let own = axis(self)
    guard own.range.ends(travel, at: own.offset) else { return false }
    return scrollViewsAround.contains { other in
      let (range, offset) = axis(other)
      return other.isScrollEnabled && range.canScroll && !range.ends(travel, at: offset)
    }
  }

  /// The scroll views around this one, the innermost first.
  private var scrollViewsAround: some Sequence<UIScrollView> {
    sequence(first: self as UIView) { $0.superview }.lazy.dropFirst()
      .compactMap { $0 as? UIScrollView }
  }
}

nonisolated extension ScrollAxis {
  /// Returns true if travel of a finger leads out of the range from where the content lies.
  fileprivate func ends(_ travel: Double, at offset: Double) -> Bool {
    travel > 0 ? offset <= range.lower : travel < 0 && offset >= range.upper
  }
}
