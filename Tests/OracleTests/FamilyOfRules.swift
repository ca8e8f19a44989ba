import Oracle

extension Rule {
  /// The first word of its id: `scroll`, `table`.
  var family: Substring { id.prefix { $0 != "." } }
}

extension RuleBook {
  /// Returns the examples that keep the rules, or those that break them, each with its rule.
  static func examples(_ kind: (Rule) -> [Example]) -> [(rule: Rule, example: Example)] {
    rules.flatMap { rule in kind(rule).map { (rule, $0) } }
  }
}
