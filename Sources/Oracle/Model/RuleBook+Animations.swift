extension RuleBook {
  /// The rules about blocks of animations, and about when they end.
  static let animations: [Rule] = BlockRules.all + BlockTimeRules.all
}
