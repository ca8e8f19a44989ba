internal import Traces

/// A message that must still come of something that has begun, such as the end of an animated
/// scroll.
///
/// It is paid by what comes. It is unpaid at rest, where nothing can come any more, and at an input that comes
/// when nothing of it was told for too long: in a log life goes on, and no line says that all is at rest.
struct Debt: Sendable {
  /// The time at which it was opened; -1: unknown.
  let opened: Microseconds

  /// The longest time in which nothing need be told of what is under way.
  var patience: Microseconds = 1_000_000

  /// Returns true if it should have been paid by a time.
  ///
  /// - Parameters:
  ///   - time: the time of an input; -1: unknown.
  ///   - sign: when something of it was told last; -1: never, or unknown.
  ///   - pause: how long frames may have been left out.
  /// - Returns: true if it should.
  func isOverdue(at time: Microseconds, sign: Microseconds, pause: Microseconds) -> Bool {
    guard time >= 0, opened >= 0 else { return false }
    return time - max(opened, sign) >= patience + pause
  }
}
