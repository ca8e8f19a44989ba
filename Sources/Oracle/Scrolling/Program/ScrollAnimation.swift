internal import Traces
internal import Transcripts

/// The scrolls that the program has animated, as far as they are known.
struct ScrollAnimation: Sendable {
  /// How many `didEndScrollingAnimation` may still come (F19).
  var endsAllowed: Int32 = 0
  /// True if one must.
  var isEndDue = false
  /// True if all that the running animation does is its own.
  var isPure = false
  /// What began the latest, when, and whether that brings a row into place; -1: unknown.
  var kind = Program.Kind.none
  var time: Microseconds = -1
  var isToRow = false
  /// How many `didScroll` it has sent.
  var scrolls: Int32 = 0
  /// Where it began, and where it goes.
  var start = Place.unknown
  var target = Place.unknown
  /// Whether its start moved the offset for certain.
  var moves = Certainty.unknown
  /// True if it began in the turn in which the program had changed sizes or insets.
  var isAfterChange = false
  /// True if the latest end was that of an animation, with nothing after it.
  var hasJustEnded = false

  /// The end that must come; nil: none must.
  var debt: Debt? { isEndDue ? Debt(opened: time) : nil }

  /// Something has come that may have a part in what becomes of it.
  mutating func disturb() {
    isPure = false
    isEndDue = false
  }

  /// Follows `didEndScrollingAnimation`.
  mutating func end() {
    endsAllowed = max(0, endsAllowed - 1)
    isEndDue = false
    hasJustEnded = true
  }
}
