/// The expectations of traces that a component may miss and break no rule: it moves otherwise than
/// UIKit.
public enum MotionExpectations: Sendable {
  /// The ids under which a report names them, sorted.
  public static let rules = [
    ExpectationRules.exception.id, ExpectationRules.final.id, ExpectationRules.messages.id,
  ]
}

extension RuleSettings {
  /// Returns settings in which the expectations of traces weigh so much; what is said of one of them
  /// already stays.
  ///
  /// - Parameter level: what becomes of an expectation that is not met.
  /// - Returns: the settings.
  public func weighingExpectations(_ level: Level) -> RuleSettings {
    guard level != .error else { return self }
    let added = MotionExpectations.rules.map { rule in
      Setting(rule: rule, level: level, place: "--expectations")
    }
    return RuleSettings(added + all)
  }
}
