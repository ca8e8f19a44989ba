internal import Traces

/// The facts about the fingers since the first of them came down.
struct Fingers: Sendable {
  /// The number of fingers that are down, and the greatest number at once.
  var down = 0
  var most = 0
  /// The place at which the first finger came down, and its present place.
  var origin = Point.zero
  var location = Point.zero
  /// True if any has moved, and true if any was taken away.
  var hasMoved = false
  var wasCancelled = false
  /// The line at which the first came down.
  var beganLine = -1
  /// The time of the latest line, and the time between it and the one before.
  var time: Microseconds?
  var gap: Microseconds?
  /// The distance by which the latest event moved the first finger.
  var step = Point.zero

  /// The distance of the first finger from its touch-down, in thousandths of a point.
  var travel: (x: Int32, y: Int32) {
    (location.x.units - origin.x.units, location.y.units - origin.y.units)
  }

  mutating func follow(_ touch: Touch, line: Int) {
    if touch.phase == .began {
      if down == 0 {
        self = Fingers()
        origin = touch.location
        location = touch.location
        beganLine = line
      }
      down += 1
      most = max(most, down)
    }
    gap = if let time, let now = touch.time { now - time } else { nil }
    time = touch.time
    if most == 1 {
      step = Point(
        x: Thousandths(units: touch.location.x.units - location.x.units),
        y: Thousandths(units: touch.location.y.units - location.y.units)
      )
      location = touch.location
    }
    hasMoved = hasMoved || touch.phase == .moved || step != .zero
    wasCancelled = wasCancelled || touch.phase == .cancelled
    if touch.phase.isLast { down = max(0, down - 1) }
  }
}
