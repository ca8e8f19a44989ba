extension RuleBook {
  /// Returns the features that a view may have, a line each, in the order of their slots.
  static func features(of profile: Profile) -> [FeatureMaker] {
    [
      .zoom(profile, ruleIndex: place), .table, .screen, .web, .text, .textView, .control,
      .recognizer,
      .sample,
    ]
  }

  /// The makers of the facts about all views for a feature, in the order in which they are told the
  /// events.
  static let stageFeatures: [StageFeatureMaker] = [.navigation, .animations]
}
