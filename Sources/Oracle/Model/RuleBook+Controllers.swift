extension RuleBook {
  /// The rules about controllers: their views' coming and going, their tables, their segues.
  static let controllers =
    AppearanceRules.all + NavigationRules.all + NavigationTellingRules.all
    + TableControllerRules.all
    + SegueRules.all
}
