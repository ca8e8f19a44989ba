extension RuleBook {
  /// The rules about controllers: their views' coming and going, their tables, their segues.
  static var controllers: [[Rule]] {
    [
      AppearanceRules.all, LayoutRules.all, SizeRules.all, NavigationRules.all,
      NavigationTellingRules.all, PresentationRules.all, SheetRules.all,
      TableControllerRules.all, SegueRules.all,
    ]
  }
}
