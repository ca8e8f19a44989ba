internal import Traces
internal import Transcripts

/// The facts about a refresh control (P04 to P06).
struct Refresh: Sendable {
  /// The certainty that it refreshes.
  var isOpen = Certainty.unknown
  /// True if a pull opened it, and nothing has ended it since.
  var isPulled = false
  /// The top of the range while it is closed; nil where that is not known.
  var closedTop: Int32?
  /// True if it was open when it was ended, with content that a finger had moved last.
  var isReturnDue = false
  /// True if the drag that opened it was the latest.
  var isOfLatestDrag = false
  /// True if it refreshed, and may be closing still: what a pull does meanwhile is in no source.
  var hasRefreshed = false
  /// True if the delegate has sent the content elsewhere at the end of that drag, or the finger may
  /// have flicked it away from the control.
  var isSentElsewhere = false
}
