internal import Traces

/// Whether the finger that is down surely taps for the first time: long after another, or far from it (R593).
///
/// How soon and how near a touch must come to be counted with the one before it is in no source, so a wide
/// band is left open.
struct TapPace: Sendable {
  /// Whether the latest finger that came down came so late, or so far away.
  private(set) var isApart = false
  /// Where the finger before it was lifted, and when; -1: none was, or its time is not told.
  private var lastPlace = Place.unknown
  private var lastLift: Microseconds = -1

  /// So late after another, and so far from it, in thousandths of a point.
  private static let late: Microseconds = 800_000
  private static let far: Int32 = 100_000

  /// Follows a touch event.
  mutating func follow(_ hands: Hands) {
    if hands.most > 1 {
      self = TapPace()
    } else if hands.deeds.contains(.began) {
      isApart =
        lastLift >= 0
        && (hands.time - lastLift >= Self.late
          || hands.location.differs(from: lastPlace, by: Self.far))
    } else if hands.isLastLifted {
      lastPlace = hands.location
      lastLift = hands.time
    }
  }
}
