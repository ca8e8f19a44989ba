extension RuleBook {
  /// The rules about the sample applications.
  static var samples: [[Rule]] {
    [
      PageRules.all, TweetRules.all, SelectionListRules.all, ScreenTextRules.all,
      DrawingRules.all,
    ]
  }
}
