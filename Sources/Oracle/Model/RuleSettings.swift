/// How much some rules weigh in one project, where that is not as the rule book has it.
public struct RuleSettings: Hashable, Sendable {
  /// What becomes of a violation.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// It fails the case, as one of the grade `must` does.
    case error
    /// It warns, as one of the grade `should` does, and so fails the case where strictness is asked
    /// for.
    case warn
    /// The rule is not asked.
    case off
  }

  /// What a project says of one rule.
  public struct Setting: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// What becomes of a violation.
    public var level: Level
    /// Why; nil: nothing needs to be said of what fails.
    public var reason: String?
    /// Where it is said, as `file:line:column`.
    public var place: String

    /// Creates a setting.
    public init(rule: String, level: Level, reason: String? = nil, place: String) {
      self.rule = rule
      self.level = level
      self.reason = reason
      self.place = place
    }
  }

  private var byRule: [String: Setting] = [:]

  /// Creates settings; none: every rule is as the rule book has it.
  ///
  /// - Parameter settings: at most one for each rule; of several, the last one counts.
  public init(_ settings: [Setting] = []) {
    for setting in settings { byRule[setting.rule] = setting }
  }

  /// The settings, sorted by rule.
  public var all: [Setting] { byRule.values.sorted { $0.rule < $1.rule } }

  /// True if every rule is as the rule book has it.
  public var isEmpty: Bool { byRule.isEmpty }

  /// What is said of a rule; nil: nothing.
  public subscript(rule: String) -> Setting? { byRule[rule] }

  /// Returns true if a rule is not asked.
  public func isOff(_ rule: String) -> Bool { byRule[rule]?.level == .off }
}
