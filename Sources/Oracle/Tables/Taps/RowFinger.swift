internal import Traces

/// The latest finger, as far as the rows of a table are concerned.
struct RowFinger: Sendable {
  /// The reason why nothing is known of it; nil: it is the only one, and followed from its
  /// beginning.
  var doubt: Lack? = .touches
  /// The times at which it came and was lifted; -1: unknown.
  var downTime: Microseconds = -1
  var liftTime: Microseconds = -1
  var downTurn: Int32 = -1
  var liftTurn: Int32 = -1
  var isDown = false
  var wasCancelled = false
  /// The time at which the finger before it was lifted; -1: unknown, or there was none.
  var earlierLift: Microseconds = -1
  /// The row that it found when it came down, and the row that is under it now.
  var spot = ToldRow.untold(.place)
  var spotNow = ToldRow.untold(.place)
  /// The place in the content at which it came down.
  var place = Place.unknown
  /// True if the table surely rested when it came, and true if it surely glided.
  var rested = false
  var glided = false
  /// True if it has been so far from where it came down that it may be no tap.
  var hasStrayed = false
  /// True if a drag has begun with it.
  var hasDragged = false

  /// The distance that a finger may stray, in thousandths of a point, and be a tap for certain.
  static let slop: Int32 = 5000

  /// True if it is the only one, and followed from its beginning.
  var isCertain: Bool { doubt == nil }

  /// Returns true if all that its lift causes has come: a real table takes its time.
  func isOver(at time: Microseconds, isFinal: Bool) -> Bool {
    guard liftTurn >= 0 else { return false }
    return isFinal || (time >= 0 && liftTime >= 0 && time - liftTime >= 150_000)
  }

  /// Returns the time that it had been there; -1: unknown.
  func age(at time: Microseconds) -> Microseconds {
    time >= 0 && downTime >= 0 ? time - downTime : -1
  }

  /// True if it surely was a tap, on a table that rested.
  var isTap: Bool { rested && !hasStrayed && !hasDragged && !wasCancelled && liftTurn >= 0 }

  /// Follows a touch event of a finger that has come already.
  mutating func follow(_ hands: Hands, turn: Int32) {
    if hands.most > 1, isCertain { doubt = .fingers }
    if hands.isLastLifted {
      isDown = false
      liftTurn = turn
      liftTime = hands.time
      wasCancelled = hands.wasCancelled
    }
    let reach = [hands.nearest.x, hands.nearest.y, hands.farthest.x, hands.farthest.y]
    if reach.contains(where: { abs($0) > Self.slop }) { hasStrayed = true }
  }
}
