/// The parts of a rule book that the judge uses: its rules, and the tables in which some of them
/// are written.
struct RuleSource: Sendable {
  /// The rules, sorted by id.
  let rules: [Rule]
  /// Their places in the order in which they are asked.
  let order: [Int]
  /// Finds the place of the rule with an id.
  let place: @Sendable (String) -> Int?
  /// Makes the table of drags and glides of a profile, for components that lack `willEndDragging` or
  /// have it.
  let drags: @Sendable (Profile, _ lacksRelease: Bool) -> Automaton
  /// Makes what gives views their features, in the order of their slots.
  let features: @Sendable (Profile) -> [FeatureMaker]
  /// The makers of the facts about all views for a feature.
  let stageFeatures: [StageFeatureMaker]
}
