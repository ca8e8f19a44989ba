extension RuleBook {
  private static let modern = Book(source, .modern, RuleSettings())
  private static let classic = Book(source, .classic, RuleSettings())

  /// The rule book, as the judge takes it.
  private static let source = RuleSource(
    rules: rules,
    order: order,
    place: { place(of: $0) },
    drags: { profile, lacksRelease in
      DragChain.automaton(of: profile, lacksRelease: lacksRelease) { place(of: $0) }
    },
    features: { features(of: $0) },
    stageFeatures: stageFeatures
  )

  /// Returns the rules as the judge's loop has them.
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - settings: how much some rules weigh otherwise than here.
  /// - Returns: the rules; without settings those of the known profiles are compiled once.
  static func compiled(_ profile: Profile, _ settings: RuleSettings) -> Book {
    guard settings.isEmpty else { return Book(source, profile, settings) }
    return profile == .modern
      ? modern : profile == .classic ? classic : Book(source, profile, settings)
  }
}
