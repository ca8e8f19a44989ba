/// A place where lines of a transcript are missing, as where a log was cut.
///
/// What was open may have ended unheard, nothing that is missing is missed, and what comes after it is judged
/// as after a beginning in the middle.
public struct Gap: Hashable, Sendable {
  /// When the next line came, as far as is known; nil: nobody knows.
  public var time: Microseconds?
  /// Why lines are missing, for people.
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
