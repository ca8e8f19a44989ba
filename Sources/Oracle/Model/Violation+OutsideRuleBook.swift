public import Traces

extension Violation {
  /// Creates the violation of a demand that is no rule of the book, such as an accepted baseline.
  ///
  /// - Parameters:
  ///   - rule: what the demand is called.
  ///   - sentence: the demand.
  ///   - view: the name of the view that does not meet it.
  ///   - lineIndex: the line's index in the trace's lines; nil: the whole is meant.
  ///   - time: the virtual time, if it is known.
  ///   - found: what came.
  ///   - expected: what was expected instead.
  ///   - advice: what else there is to say.
  /// - Returns: the violation, of grade `must`.
  public static func outsideRuleBook(
    rule: String,
    sentence: String,
    view: String,
    lineIndex: Int? = nil,
    time: Microseconds? = nil,
    found: String,
    expected: [String],
    advice: String? = nil
  ) -> Violation {
    var violation = Violation(
      rule: rule,
      sentence: sentence,
      grade: .must,
      catalogue: [],
      sources: [],
      view: view,
      lineIndex: lineIndex,
      time: time,
      found: found,
      expected: expected,
      prefix: Prefix()
    )
    violation.advice = advice
    return violation
  }
}
