internal import Traces
internal import Transcripts

/// The scrolls that the program has animated, as far as they are known.
struct ScrollAnimation: Sendable {
  /// The number of `didEndScrollingAnimation` that may still come (F19).
  var endsAllowed: Int32 = 0
  /// True if one must.
  var isEndDue = false
  /// True if all that the running animation does is its own.
  var isPure = false
  /// The call that began the latest animation, its time, and true if it brings a row into place;
  /// -1: unknown.
  var kind = Program.Kind.none
  var time: Microseconds = -1
  var isToRow = false
  /// The number of `didScroll` that it has sent.
  var scrolls: Int32 = 0
  /// The place at which it began, and the place to which it goes.
  var start = Place.unknown
  var target = Place.unknown
  /// The certainty that its start moved the offset.
  var moves = Certainty.unknown
  /// True if it began in the turn in which the program had changed sizes or insets.
  var isAfterChange = false
  /// True if the latest end was that of an animation, with nothing after it.
  var hasJustEnded = false

  /// The end that must come; nil: none must.
  var debt: Debt? { isEndDue ? Debt(opened: time) : nil }

  /// Takes in that something has come that may have a part in what becomes of it.
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
