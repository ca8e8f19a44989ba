import Kinematics

nonisolated extension ScrollAxis {
  /// Returns the places at which the axis stops if it is paged: a page is as long as the bounds
  /// (K02).
  func pages(scale: Double) -> Pages {
    Pages(length: dimension, range: range, scale: scale)
  }

  /// Returns what a release offers on a paged axis: the page that it will come to rest on (K08).
  ///
  /// An axis that the directional lock holds may be between pages nevertheless, if the drag caught it
  /// there.
  func pagedRelease(from offset: Double, velocity: Double, scale: Double) -> DragRelease.Axis {
    guard canScroll else { return DragRelease.Axis(velocity: 0, target: offset) }
    let velocity = isLocked ? 0 : velocity
    return DragRelease.Axis(
      velocity: velocity,
      page: pages(scale: scale).stop(from: offset, velocity: velocity)
    )
  }

  /// Leads the motion to a page.
  mutating func aim(atPage page: Double) {
    guard motion.target != page else { return }
    motion = motion.redirected(toPage: page, range: range)
  }
}
