import Conformance
import Oracle

extension Option {
  static let expectations = Option.choice(
    "expectations",
    of: ExpectationWord.allCases.map(\.rawValue),
    "What becomes of a case that breaks no rule and moves otherwise than its trace expects, which is as"
      + " UIKit moves: it fails, it warns, or nothing is said. Without it, a subject of yours is warned"
      + " and everything else fails."
  )
}

/// The words of `--expectations`.
enum ExpectationWord: String, CaseIterable, Sendable {
  case fail
  case warn
  case off

  /// The level that the word asks for.
  var level: RuleSettings.Level {
    switch self {
    case .fail: .error
    case .warn: .warn
    case .off: .off
    }
  }
}

extension Arguments {
  /// The weight of expectations; nil: the line does not say.
  var expectations: RuleSettings.Level? {
    self["expectations"].flatMap(ExpectationWord.init(rawValue:))?.level
  }

  /// Returns the weight of expectations for each subject: somebody's own library is judged by the
  /// rules.
  func expectationLevels(for table: SubjectTable) -> ExpectationLevels {
    var levels = ExpectationLevels()
    levels.ofRecords = expectations ?? .error
    levels.ofSubjects = table.areReferences.map { expectations ?? ($0 ? .error : .warn) }
    return levels
  }
}
