internal import Traces

/// The sum of what the fingers do.
///
/// It is flat, for each view keeps a copy.
struct Hands: Sendable {
  /// The acts that the lines of one touch event tell.
  struct Deeds: OptionSet, Sendable {
    let rawValue: UInt8
    static let began = Deeds(rawValue: 1)
    static let moved = Deeds(rawValue: 2)
    static let ended = Deeds(rawValue: 4)
    static let cancelled = Deeds(rawValue: 8)
  }

  /// True if touches were recorded.
  var areRecorded = false
  /// The number of fingers that are down.
  var down: Int32 = 0
  /// The most that were down at once since the first came.
  var most: Int32 = 0
  /// The acts of the latest event.
  var deeds: Deeds = []
  /// True if the latest event lifted the last finger.
  var isLastLifted: Bool { down == 0 && !deeds.isDisjoint(with: [.ended, .cancelled]) }
  /// True if the latest event lifted all fingers that were down before it, and brought others.
  var isHandedOver = false
  /// True if any finger moved since the first came down.
  var hasMoved = false
  /// True if a finger was taken away by the system since then.
  var wasCancelled = false
  /// The place at which the first finger came down, and its latest place.
  var origin = Place.unknown
  var location = Place.unknown
  /// The least rectangle in which all fingers came down since then.
  var origins = Corners()
  /// The step of the first finger, alone, in the latest event.
  var step = Place.unknown
  /// The step of the finger that went farthest in the latest event, on each axis by itself.
  var longestStep = Place(x: 0, y: 0)
  /// The farthest that it has been since then from where it came down, to the left and up, to the
  /// right and down.
  var nearest = Place(x: 0, y: 0)
  var farthest = Place(x: 0, y: 0)
  /// The time from the line before the latest event to that event, in microseconds; -1: unknown.
  var gap: Microseconds = -1
  /// The time of the latest line; -1: unknown.
  var time: Microseconds = -1
  /// True if a line said that the finger rests since it moved last: what velocity is left then is
  /// not established (B16).
  var hasRested = false
  /// The speed of the first finger.
  var speed = FingerSpeed()
  /// The relation of the first two fingers.
  var pair = FingerPair()
  /// The time at which the first finger came down; -1: unknown.
  var downTime: Microseconds = -1

  /// True if the first finger came as the last one before it went, or before the record began: it may go on with a
  /// way that is not its own.
  var mayGoOn: Bool { speed.top == .infinity }

  /// The way that the first finger has come.
  var travel: Place {
    guard origin.isKnown, location.isKnown else { return .unknown }
    return Place(x: location.x - origin.x, y: location.y - origin.y)
  }

  /// The greatest distance of the first finger from the place where it came down, along either axis.
  var reach: Int64 {
    [nearest.x, nearest.y, farthest.x, farthest.y].map { abs(Int64($0)) }.max() ?? 0
  }

  /// The farthest that the finger has been from where it came down, on each axis.
  var ways: Place { Place(x: max(farthest.x, -nearest.x), y: max(farthest.y, -nearest.y)) }

  /// True if the latest event lifts the last finger after a hold as B16 means it: 150 ms without
  /// any line.
  var isLiftAfterHold: Bool { isLastLifted && gap >= 150_000 && !wasCancelled }

  /// True if the latest event lifts a single finger that moved slower than B17's limit, three times and well, up to
  /// the last.
  var isLiftOfSlowMoves: Bool {
    isLastLifted && most == 1 && !wasCancelled && gap >= 0 && gap <= 20_000 && speed.isSlow
  }

  /// True if the fingers have stayed so near to where they came down that no drag begins: well short of the
  /// 9 points of `motion.slop`.
  var isWithinSlop: Bool {
    guard most == 1, hasMoved else { return !hasMoved }
    return travel.isKnown
      && Axis.each.allSatisfy { max(ways[$0], abs(travel[$0])) <= 6000 }
  }

  /// Notes how far a finger has come.
  mutating func reach(_ place: Place) {
    guard place.isKnown else { return }
    nearest = Place(x: min(nearest.x, place.x), y: min(nearest.y, place.y))
    farthest = Place(x: max(farthest.x, place.x), y: max(farthest.y, place.y))
  }

  /// Notes how far one of the fingers went in the latest event.
  mutating func lengthenStep(from start: Place, to end: Place) {
    guard start.isKnown, end.isKnown else {
      longestStep = .unknown
      return
    }
    guard longestStep.isKnown else { return }
    longestStep = Place(
      x: max(longestStep.x, abs(end.x &- start.x)),
      y: max(longestStep.y, abs(end.y &- start.y))
    )
  }

  /// Returns the slowest of the last three movements along an axis, signed as the offset moves; 0 where they
  /// disagree or are fewer, or several fingers were down.
  func steadySpeed(_ axis: Axis) -> Double { most == 1 ? speed.steady(axis) : 0 }
}
