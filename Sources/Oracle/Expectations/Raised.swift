internal import Traces

/// An exception that came.
struct Raised: Sendable {
  /// The index of its line.
  let index: Int
  let exception: RaisedException
  /// True if a rule asks for it at its place, so that no trace needs to expect it.
  var isDemanded = false
}
