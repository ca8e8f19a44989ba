extension RuleBook {
  /// The rules about blocks of animations, when they end, and about property animators.
  static var animations: [[Rule]] {
    [BlockRules.all, BlockTimeRules.all, AnimatorRules.all]
  }
}
