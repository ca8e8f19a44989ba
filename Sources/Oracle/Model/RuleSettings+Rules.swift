extension RuleSettings {
  /// Returns a rule with the grade that it has here.
  public func weighed(_ rule: Rule) -> Rule {
    switch self[rule.id]?.level {
    case .error: rule.graded(.must)
    case .warn: rule.graded(.should)
    case .off, nil: rule
    }
  }
}
