extension RuleBook {
  /// The rules about controls, and about which view gets a finger.
  static let controls: [Rule] =
    ControlReachRules.all + ControlTouchRules.all + ControlOrderRules.all + ControlActionRules.all
    + ControlValueRules.all
}
