import Foundation
import Kinematics

extension UIScrollView {
  /// Returns the release of a paged view, from where the content is.
  final func pagedRelease(velocity: (x: Double, y: Double)) -> DragRelease {
    let offset = contentOffset
    return DragRelease(
      x: xAxis.pagedRelease(from: offset.x, velocity: velocity.x, scale: scale),
      y: yAxis.pagedRelease(from: offset.y, velocity: velocity.y, scale: scale),
      rate: Kinematics.DecelerationRate(perMillisecond: decelerationRate.rawValue)
    )
  }

  /// Sees to it that a glide of a paged view ends on a page, whatever has become of the pages.
  ///
  /// - Parameter moved: How far code moved the content on its way: its page goes with it.
  final func aimAtPages(movedBy moved: (x: Double, y: Double) = (0, 0)) {
    guard isPagingEnabled else { return }
    let x = (xAxis.motion.target ?? xAxis.motion.position) + moved.x
    let y = (yAxis.motion.target ?? yAxis.motion.position) + moved.y
    // Sideways a table has no pages (T01).
    if fingersScrollSideways { xAxis.aim(atPage: xAxis.pages(scale: scale).nearestStop(to: x)) }
    yAxis.aim(atPage: yAxis.pages(scale: scale).nearestStop(to: y))
  }

  /// Has a glide in which paging came on go on to the page that its velocity asks for.
  final func turnGlideToPage() {
    let x = xAxis.motion
    let y = yAxis.motion
    if fingersScrollSideways {
      xAxis.aim(
        atPage: xAxis.pages(scale: scale).stop(from: x.position, velocity: x.velocity)
      )
    }
    yAxis.aim(
      atPage: yAxis.pages(scale: scale).stop(from: y.position, velocity: y.velocity)
    )
  }

  /// The offset nearest to the present one at which the content may rest.
  final var restingOffset: CGPoint { restingOffset(near: contentOffset) }

  /// Returns where the content may rest, as near as can be to an offset.
  final func restingOffset(near offset: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return CGPoint(x: xAxis.range.clamped(offset.x), y: yAxis.range.clamped(offset.y))
    }
    return CGPoint(
      x: fingersScrollSideways
        ? xAxis.pages(scale: scale).nearestStop(to: offset.x) : xAxis.range.clamped(offset.x),
      y: yAxis.pages(scale: scale).nearestStop(to: offset.y)
    )
  }

  /// True if the content may not rest where it is, with no finger on it.
  final var mustMoveOn: Bool { contentOffset != restingOffset }
}
