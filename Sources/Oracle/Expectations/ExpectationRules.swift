internal import Traces

/// The demands of a trace's expectations, listed as rules so that they can be explained.
enum ExpectationRules {
  static let all = [exception, final, messages, noException, violation]

  static let exception = rule(
    "expectation.exception",
    "The exception that the trace expects is raised."
  )
  static let final = rule("expectation.final", "The view rests as the trace expects.")
  static let messages = rule(
    "expectation.messages",
    "The view sends the messages that the trace expects, all of them and no others."
  )
  static let noException = rule(
    "expectation.no-exception",
    "No exception is raised that neither the trace expects nor a rule asks for."
  )
  static let violation = rule(
    "expectation.violation",
    "A counter-example breaks the rule that it names, and no other must rule."
  )

  private static func rule(_ id: String, _ sentence: String) -> Rule {
    Rule(
      id,
      sentence,
      id == "expectation.messages" ? .sequence : .rest,
      catalogue: [],
      sources: [],
      topic: .rest,
      check: .expectation,
      passing: [],
      failing: []
    )
  }
}
