internal import Traces

/// The way of a drag's finger, with which the content is compared.
struct Pull: Sendable {
  /// The turn in which the drag began.
  var turn: Int32 = -1
  /// The ways of the finger since the last `didScroll`, and since the drag began.
  var sinceScroll = Place(x: 0, y: 0)
  var whole = Place(x: 0, y: 0)
  /// The way of the finger before the drag began.
  var lead = Place.unknown
  /// True if that is all that the fingers did: one finger, which moved.
  var isWhole = false
  /// The number of moves of the finger since the drag began, and true if the move that began it was the
  /// first to go farther than the slop.
  var moves: Int32 = 0
  var beginsAtSlop = false
  /// True if its finger surely lost 10 points and no more as it began (motion.slop).
  var losesSlop = true
  /// The longest way of any of several fingers since the last `didScroll`, on each axis.
  var longestSinceScroll = Place(x: 0, y: 0)
  /// True if the drag has moved the content.
  var hasScrolled = false
  /// True if a message of the drag has come in the very turn, and at the very time, of its touch.
  var isPrompt = false
  /// True if a call has moved the content under the finger, and nothing else has disturbed the
  /// drag.
  var isMoved = false
  /// True if anything else has disturbed it.
  var isSpoiled = false
  /// The axes on which the finger has been past an edge: there it has to come back all the way, and
  /// content that stands on the edge says nothing of it.
  var strays = SIMD2<Int32>(0, 0)
  /// True if the lock was turned on or off under the finger.
  var hasOtherLock = false
  /// The direction in which the drag started, as a lock would judge it (DL02–DL04).
  var start = Start.unclear

  /// The direction in which a drag starts.
  enum Start: UInt8, Sendable {
    case unclear, horizontal, vertical, diagonal

    /// The direction of a way, far from the angles at which it turns (RE: 20 and 70 degrees).
    init(_ way: Place) {
      let x = Int64(abs(way.x))
      let y = Int64(abs(way.y))
      if !way.isKnown || max(x, y) < 5000 {
        self = .unclear
      } else if y * 6 <= x {
        self = .horizontal
      } else if x * 6 <= y {
        self = .vertical
      } else if min(x, y) * 3 >= max(x, y) * 2 {
        self = .diagonal
      } else {
        self = .unclear
      }
    }
  }

  func strays(_ axis: Axis) -> Bool { (axis == .horizontal ? strays.x : strays.y) != 0 }

  /// Returns true if the finger has turned round since the drag began, so that its ways take one
  /// another back.
  func turnsBack(_ axis: Axis) -> Bool {
    !lead.isKnown || lead[axis].signum() * whole[axis].signum() < 0
  }

  mutating func stray(_ axis: Axis) {
    if axis == .horizontal { strays.x = 1 } else { strays.y = 1 }
  }

  /// Adds a move of whichever finger went farthest.
  mutating func addLongest(_ step: Place) {
    guard step.isKnown, longestSinceScroll.isKnown else {
      longestSinceScroll = .unknown
      return
    }
    longestSinceScroll = Place(
      x: longestSinceScroll.x &+ step.x,
      y: longestSinceScroll.y &+ step.y
    )
  }

  /// Adds a move of the finger.
  mutating func add(_ step: Place) {
    moves &+= 1
    sinceScroll = Place(x: sinceScroll.x &+ step.x, y: sinceScroll.y &+ step.y)
    whole = Place(x: whole.x &+ step.x, y: whole.y &+ step.y)
  }
}
