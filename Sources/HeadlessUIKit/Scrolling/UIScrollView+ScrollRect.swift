import Foundation
import Kinematics

extension UIScrollView {
  /// Returns the offset nearest to this one at which a rectangle of the content is in view.
  final func offsetShowing(_ rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: xAxis.offsetShowing(
        from: rect.minX,
        to: rect.maxX,
        at: contentOffset.x,
        insets: (insets.left, insets.right)
      ),
      y: yAxis.offsetShowing(
        from: rect.minY,
        to: rect.maxY,
        at: contentOffset.y,
        insets: (insets.top, insets.bottom)
      )
    )
  }
}

nonisolated extension ScrollAxis {
  /// Returns the offset at which a stretch of the content is in view: what lies between the insets
  /// is the view here (F14).
  ///
  /// Moving by `toStart` would bring the beginnings together, by `toEnd` the ends. Whatever lies
  /// between the two shows the stretch, or fills the view with it if it is longer; the least of
  /// these moves is wanted, and none if zero is among them (F13).
  fileprivate func offsetShowing(
    from start: Double,
    to end: Double,
    at offset: Double,
    insets: (before: Double, after: Double)
  ) -> Double {
    let toStart = start - (offset + insets.before)
    let toEnd = end - (offset + dimension - insets.after)
    let least = max(min(0, max(toStart, toEnd)), min(toStart, toEnd))
    guard least != 0 else { return offset }
    return range.clamped(offset + least)
  }
}
