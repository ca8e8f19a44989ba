import Oracle

/// What is asked of a subject besides what the rule book asks of components.
enum SubjectRule {
  /// The rule that a subject breaks by giving no transcript.
  static let plays = "subject.failed"
  /// The rule that a subject breaks by playing one trace in two ways.
  static let repeats = "subject.not-reproducible"

  /// The sentence of a rule, of these or of the rule book.
  static func sentence(of rule: String) -> String {
    switch rule {
    case plays: "A subject plays every legal trace to its end."
    case repeats: "The same trace gives the same transcript each time."
    default: RuleBook.rule(rule)?.sentence ?? ""
    }
  }
}
