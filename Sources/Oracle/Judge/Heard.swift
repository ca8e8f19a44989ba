internal import Traces
internal import Transcripts

/// The event that is being judged, flat.
struct Heard: Sendable {
  var event = Event.other
  /// The index of its line.
  var index = 0
  /// The time of the event; -1: unknown.
  var time: Microseconds = -1
  /// The number of its turn, as far as turns can be told, and of its instant.
  var turn: Int32 = 0
  var instant: Int32 = 0
  /// The flags that are known, and those that are true.
  var known: Flags = []
  var raised: Flags = []
  var offset = Place.unknown
  /// True if the content has moved by less than a place can show.
  var hasMoved = false
  /// The origin of the bounds.
  var origin = Place.unknown
  /// A yes or no that the message was answered with.
  var answer = Certainty.unknown
  /// The topics of which the sources establish nothing at it.
  var unestablished: Topics = []
}
