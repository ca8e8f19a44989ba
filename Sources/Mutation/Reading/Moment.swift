internal import Traces
internal import Transcripts

/// One line of a transcript with what is known just before it.
struct Moment: Sendable {
  /// The kinds of lines.
  enum Kind: Hashable, Sendable {
    case message(Name)
    case call(Name)
    case touch(Touch.Phase)
    case final
  }

  /// The line's index, and its kind.
  var line: Int
  var kind: Kind
  /// The view that it is about.
  var view: Int
  /// The time of the line, if it is known, and the number of its turn.
  var time: Microseconds?
  var turn: Int32 = -1
  var cause = TurnClock.Cause.unknown
  /// The line of the touch or call whose turn it is.
  var causeLine = -1

  /// The state of the view.
  var place = Place.unknown
  /// True if its drag caught a glide; nil if that is not known.
  var isCaught: Bool?
  /// The stretch that it belongs to.
  var episode = -1
  /// The view's messages and final states before and after it, as places in the record; -1: none.
  var previous = -1
  var next = -1
  /// The offset that holds before the line, and that of the view's latest didScroll.
  var offset: Point?
  var lastScroll: Point?
  /// The sizes, insets and switches that hold before the line, as a place in the record.
  var setup = 0
  /// The same of the only view that scrolls, where there is only one.
  var hostSetup = 0
  /// The facts about the fingers up to the line.
  var fingers = Fingers()

  /// The state of the view's zoom.
  var zoom = ZoomState()
  /// The view whose keyboard is up; -1: none.
  var keyboard = -1
}
