/// What the judge says of one transcript.
public struct Verdict: Sendable {
  /// Whether the case passes.
  public enum Outcome: String, Sendable, Hashable {
    /// Nothing that counts is violated.
    case pass
    /// A rule that counts is violated.
    case fail
  }

  /// The violations, in the order of the transcript.
  public var violations: [Violation]
  /// The rules that had occasion to fail and how often, sorted by id.
  public var exercise: [(rule: String, count: Int)]
  /// The rules that were asked and lacked a fact each time, sorted by id.
  public var notJudged: [String]

  /// Whether the case passes; `should` counts only where `strict` is asked for.
  public func outcome(strict: Bool = false) -> Outcome {
    let fails = violations.contains { violation in
      !violation.isExpected
        && (violation.grade == .must || (strict && violation.grade == .should))
    }
    return fails ? .fail : .pass
  }
}
