internal import Transcripts

/// The progress of the zooms of a view, as far as messages tell.
struct ZoomCourse: Sendable {
  /// The phases that may be under way, after and before the event that is judged.
  var phases: ZoomPhase.States
  var before: ZoomPhase.States = 0
  /// True if begins and ends could both be heard, so that their order tells something.
  let isOrdered: Bool
  /// The number of zooms that have begun and not ended since rest, and true if that must be none at
  /// rest.
  var open: Int32 = 0
  private(set) var isCounted: Bool
  /// True if a zoom may have begun since rest whose begin or end could not be heard.
  var mayBeUnheard = false

  init(isOrdered: Bool, isFromTheStart: Bool) {
    self.isOrdered = isOrdered
    isCounted = isFromTheStart
    phases = isFromTheStart && isOrdered ? ZoomPhase.idle.set : ZoomPhase.all
  }

  /// Returns true if all that may be under way is among these.
  func isSurely(in set: ZoomPhase.States) -> Bool { phases & ~set == 0 && phases != 0 }

  /// Returns true if all that may have been under way before the event was among these.
  func wasSurely(in set: ZoomPhase.States) -> Bool { before & ~set == 0 && before != 0 }

  /// True if a zoom has begun that must have ended.
  var isUnbalanced: Bool { isCounted && isOrdered && open > 0 }

  /// Counts nothing any more.
  mutating func loseCount() { isCounted = false }

  /// Begins anew after a final state.
  mutating func rest() {
    isCounted = true
    open = 0
  }
}

/// The scale of a zoom, as messages tell it.
struct ToldScale: Sendable {
  /// The scale at the latest `didZoom`, or where nothing has been told yet.
  var told = ZoomScale.unknown
  /// The scale that a message showed last.
  var seen = ZoomScale.unknown
  /// True if new limits may have left the scale outside.
  var hasOutgrown = false

  /// True if a message showed a scale of which no `didZoom` has told (H05).
  var isUntold: Bool { told.differs(from: seen) }
}

/// The size of content that zooms.
struct ZoomedSize: Sendable {
  /// The size at scale 1 (H14).
  var plain = Place.unknown
  /// The turn of the latest message that told the size, and of the latest call that changed one.
  var toldTurn: Int32 = -1
  var callTurn: Int32 = -1
}

/// The effect of fingers on a zoom.
struct ZoomingFingers: Sendable {
  /// True if two of them are on the view.
  var areTwo = false
  /// True if a pinch was open, or could be, since the first of them came.
  var mayPinch = false
  /// True if they, not the program, zoomed last.
  var zoomedLast = false
  /// True if the latest zoom ended though two were down, and still are.
  var areLeftOver = false
  /// The turn in which they left a pinch; -1: none.
  var partedTurn: Int32 = -1
  /// The certainty that the scale was beyond a limit then.
  var partedBeyond = Certainty.unknown

  /// Begins anew after a final state.
  mutating func rest() {
    areTwo = false
    mayPinch = false
    zoomedLast = false
    partedTurn = -1
  }
}
