extension RuleBook {
  /// The rules about controls, and about which view gets a finger.
  static var controls: [[Rule]] {
    [
      ControlReachRules.all, ViewTouchRules.all, ControlTouchRules.all, ControlOrderRules.all,
      ControlActionRules.all, ControlValueRules.all,
    ]
  }
}
