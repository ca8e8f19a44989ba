/// The levels of some rules in one project, if they differ from the rule book.
public struct RuleSettings: Hashable, Sendable {
  /// The effect of a violation.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// It fails the case, as one of the grade `must` does.
    case error
    /// It warns, as one of the grade `should` does, and so fails the case where strictness is asked
    /// for.
    case warn
    /// The rule is not asked.
    case off
  }

  /// The setting of one rule in a project.
  public struct Setting: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// The effect of a violation.
    public var level: Level
    /// The reason; nil: a rule that fails the case needs none.
    public var reason: String?
    /// The place of the setting, as `file:line:column`.
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

  /// The setting of a rule; nil: there is none.
  public subscript(rule: String) -> Setting? { byRule[rule] }

  /// Returns true if a rule is not asked.
  public func isOff(_ rule: String) -> Bool { byRule[rule]?.level == .off }
}
