extension RuleBook {
  /// The rules about gesture recognizers.
  static var recognizers: [[Rule]] {
    [
      RecognizerActionRules.all, RecognizerDelegateRules.all, TapAndSwipeRules.all,
      PressRules.all, RequirementRules.all, TouchEndRules.all,
    ]
  }
}
