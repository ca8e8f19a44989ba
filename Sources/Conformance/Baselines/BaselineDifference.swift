public import Traces

/// One thing in which a transcript is not its baseline.
public enum BaselineDifference: Hashable, Sendable {
  /// A message, an argument, an answer, a flag, a time, or where the content is.
  case step(Difference)
  /// The messages, or keys of `state`, that the component says it lacks now, or no longer.
  case lacks([Name], isNew: Bool)
  /// The first line that is another one, where the messages of each view alone say the same.
  case line(number: Int, was: String?, now: String?)

  /// The time at which the difference is first seen, if that is known.
  public var time: Microseconds? {
    guard case .step(let difference) = self, difference.first < .max else { return nil }
    return difference.first
  }
}
