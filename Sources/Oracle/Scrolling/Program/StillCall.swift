internal import Traces
internal import Transcripts

/// A call that moves nothing and tells nothing (O02, O03, P05), and where it found the content.
struct StillCall: Sendable {
  enum Kind: UInt8, Sendable {
    case none, flash, indicatorInsets, beginRefreshing
  }

  var kind = Kind.none
  var turn: Int32 = -1
  var place = Place.unknown
}
