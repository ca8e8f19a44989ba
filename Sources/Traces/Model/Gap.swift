/// A place where lines of a transcript are missing, as where a log was cut.
///
/// Anything that was open may have ended unheard. No rule asks for a missing line. The lines after
/// the gap are judged as after a beginning in the middle.
public struct Gap: Hashable, Sendable {
  /// The time of the next line, as far as it is known; nil: nobody knows.
  public var time: Microseconds?
  /// The reason why lines are missing, for people.
  public var reason: String
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a gap.
  public init(time: Microseconds? = nil, reason: String, extensions: Extensions = .none) {
    self.time = time
    self.reason = reason
    self.extensions = extensions
  }
}
