import Conformance
import Oracle

/// The facts that a SARIF report tells of one rule, or of one kind of error.
struct SARIFRule {
  private let id: String
  private let sentence: String
  private let help: String
  private let level: Issue.Level
  private let tags: [String]

  /// GitHub cuts nothing: a longer text makes it refuse the file.
  private static let longestText = 1024

  /// Creates the description of a rule.
  ///
  /// - Parameters:
  ///   - id: the rule, or the kind of an error.
  ///   - isStrict: whether a `should` rule fails a case.
  init(_ id: String, isStrict: Bool) {
    self.id = id
    guard let rule = RuleBook.rule(id) else {
      sentence = Self.kinds[id] ?? "The case fails for a reason outside the rule book."
      help = sentence
      let isBroken = CaseResult.Fault(rawValue: id) != nil || id == RunRemark.Kind.unusable.rawValue
      level = isBroken ? .broken : .failing
      tags = ["error"]
      return
    }
    sentence = rule.sentence
    help = "\(rule.sentence)\n\nMore: touchstone explain \(rule.id)"
    level =
      switch rule.grade {
      case .must: .failing
      case .should: isStrict ? .failing : .warning
      case .may: .note
      }
    tags = [rule.grade.rawValue] + rule.catalogue.prefix(9)
  }

  /// The sentences for the kinds of errors.
  private static let kinds = [
    CaseResult.Fault.input.rawValue: "A path is not there, or cannot be read.",
    CaseResult.Fault.malformed.rawValue: "A trace does not follow the format.",
    CaseResult.Fault.duplicate.rawValue: "Two traces of one run have the same id.",
    CaseResult.Fault.notTranscript.rawValue: "A trace has no messages to be judged.",
    CaseResult.Fault.profile.rawValue: "The rule book does not know the profile.",
    CaseResult.Fault.subject.rawValue: "The subject broke while it played a trace.",
    CaseResult.Fault.notReproducible.rawValue: "Two replays of a trace differ.",
    RunRemark.Kind.stale.rawValue: "An entry of a list of known failures is out of date.",
    RunRemark.Kind.edited.rawValue: "A trace was edited after its baseline was recorded.",
    RunRemark.Kind.orphan.rawValue: "A file among the baselines is that of no case.",
    RunRemark.Kind.unusable.rawValue: "A file among the baselines cannot be used.",
    "baseline": "A transcript differs from its baseline, or has none.",
  ]

  /// Returns the word for a level.
  static func word(_ level: Issue.Level) -> String {
    switch level {
    case .broken, .failing: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  /// Writes the description.
  func add(to json: inout JSONText) {
    json.pair("id", id)
    for key in ["shortDescription", "fullDescription"] {
      json.key(key)
      json.object { $0.pair("text", Excerpt.line(sentence, to: Self.longestText - 40)) }
    }
    json.key("help")
    json.object { $0.pair("text", help) }
    json.key("defaultConfiguration")
    json.object { $0.pair("level", Self.word(level)) }
    json.key("properties")
    json.object { json in
      json.key("tags")
      json.strings(tags)
      json.pair("precision", "very-high")
      json.pair("problem.severity", level == .note ? "recommendation" : Self.word(level))
    }
  }
}
