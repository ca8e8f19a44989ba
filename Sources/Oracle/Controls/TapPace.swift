internal import Traces

/// The pace of the taps of one finger: which of them surely count together, and which surely do not (R593).
///
/// No source says how soon and how near a touch must come to be counted with the one before it. So
/// a wide band is left open.
struct TapPace: Sendable {
  /// True if the latest finger that came down came so late, or so far away.
  private(set) var isApart = false
  /// True if it surely taps again: soon after a tap, and near it.
  private(set) var isAgain = false
  /// The places at which the finger before it came down and was lifted, and the time of the lift;
  /// -1: none was.
  private var lastOrigin = Place.unknown
  private var lastPlace = Place.unknown
  private var lastLift: Microseconds = -1
  /// True if that finger made a tap for certain.
  private var wasTap = false

  /// So late after another, and so far from it, in thousandths of a point.
  private static let late: Microseconds = 800_000
  private static let far: Int32 = 100_000

  /// Follows a touch event.
  mutating func follow(_ hands: Hands) {
    if hands.most > 1 || hands.wasCancelled {
      // No tap of one finger, and yet what comes long after it begins anew.
      self = TapPace()
      if hands.isLastLifted { lastLift = hands.time }
    } else if hands.deeds.contains(.began) {
      isApart =
        lastLift >= 0
        && (hands.time - lastLift >= Self.late
          || [lastOrigin, lastPlace].allSatisfy { hands.location.differs(from: $0, by: Self.far) })
      isAgain =
        wasTap && lastLift >= 0 && hands.time >= 0 && hands.time - lastLift <= SureTap.patience
        && isNear(hands.location, lastOrigin)
    } else if hands.isLastLifted {
      lastOrigin = hands.origin
      lastPlace = hands.location
      lastLift = hands.time
      wasTap =
        hands.downTime >= 0 && hands.time - hands.downTime <= SureTap.patience
        && hands.reach <= Int64(SureTap.slop)
    }
  }

  private func isNear(_ place: Place, _ other: Place) -> Bool {
    place.isKnown && other.isKnown && place.distance(to: other) <= SureTap.nearness
  }
}
