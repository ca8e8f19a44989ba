/// The spring that takes paged content to its page.
///
/// Its numbers come from an early scroll view in JavaScript that is ascribed to Apple (source
/// motion.paging); those of UIKit are not known.
///
/// It is a recurrence of whole milliseconds: the rest of a frame's period counts in the next frame.
/// It passes the page by some tenths of a point before it is slow enough to end; the content is
/// held on the page meanwhile.
struct PageSettle: Sendable, Hashable {
  /// The velocity that each point of distance to the page adds in a millisecond.
  private static let pull = 0.00036
  /// The part of the velocity that is left after each millisecond.
  private static let friction = 0.9668
  /// The distance from the page, in points, at which a slow enough spring is over.
  private static let restDistance = 1.0
  /// The velocity for each point of the way beyond which the spring would throw the content over.
  static let greatestHaste = 0.015
  /// More than rounding takes from a sum of periods, less than any clock shows.
  private static let resolution = 0.000_001

  /// The offset that it leads to.
  let page: Double
  /// The signed distance of the spring beyond the page while the content is held on it.
  private var excess = 0.0
  /// The part of a millisecond that no step has taken yet.
  private var leftover = 0.0

  init(page: Double) {
    self.page = page
  }

  mutating func step(position: inout Double, velocity: inout Double, milliseconds: Double) {
    let isBefore = position < page || position == page && excess >= 0
    var place = position + excess
    leftover += milliseconds
    while leftover >= 1 - Self.resolution {
      velocity = (velocity + Self.pull * (page - place)) * Self.friction
      place += velocity
      leftover -= 1
    }
    excess = isBefore ? max(0, place - page) : min(0, place - page)
    position = excess == 0 ? place : page
  }

  func isSettled(position: Double, velocity: Double) -> Bool {
    abs(velocity) <= DecelerationRate.restSpeed
      && abs(page - (position + excess)) <= Self.restDistance
  }
}
