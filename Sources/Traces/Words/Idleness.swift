/// A condition under which a call changes nothing, whatever it may change otherwise.
package enum Idleness: UInt8, Sendable {
  /// Each call may change something.
  case never
  /// No call changes anything that is told.
  case always
  /// The property has the value already.
  case asItIs
  /// The property has the value; one that is larger moves nothing, and leaves what is under way as it was.
  case asItIsOrLarger
  /// Nothing waits to be laid out.
  case laidOut
}

extension Call {
  /// True if it does nothing but lay out what waits for that.
  package var laysOut: Bool { Vocabulary.call(name)?.idleness == .laidOut }
}
