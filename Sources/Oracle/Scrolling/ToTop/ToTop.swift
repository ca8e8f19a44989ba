internal import Traces
internal import Transcripts

/// A scroll to the top, as far as it is known.
struct ToTop: Sendable {
  /// True if it was asked for and has not ended.
  var isOpen = false
  /// True if one may be under way that was asked for before the record began.
  var mayBeOld = true
  /// True if a drag has begun since.
  var isDragged = false
  /// The delegate's answer.
  var answer = Certainty.unknown
  /// True if nothing came between that could have stopped it (G10).
  var isPure = false
  /// True if its end must come: it has begun to move, or must.
  var isEndDue = false
  /// True if the status bar was tapped since the last question.
  var isTapped = false
  /// The number of `didScroll` before the question in the turn of the tap.
  var scrollsBeforeQuestion: Int32 = 0
  /// The time of the question; -1: unknown.
  var time: Microseconds = -1
  /// The offset when it was asked, and whether that was the top.
  var start = Place.unknown
  var startsAtTop = false
  /// True if the tap found several views that would scroll (G07).
  var isContested = false

  /// The end that must come; nil: none must.
  var debt: Debt? { isEndDue ? Debt(opened: time) : nil }

  /// One that has surely ended.
  static var ended: Self {
    var toTop = Self()
    toTop.mayBeOld = false
    return toTop
  }

  /// Takes in that something has come: what interrupts it is not established (G10).
  mutating func disturb() {
    isPure = false
    isEndDue = false
  }
}
