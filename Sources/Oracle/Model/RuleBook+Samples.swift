extension RuleBook {
  /// The rules about the sample applications.
  static let samples: [Rule] =
    PageRules.all + TweetRules.all + SelectionListRules.all + ScreenTextRules.all
    + DrawingRules.all
}
