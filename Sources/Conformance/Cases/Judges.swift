package import Oracle

/// The judges of a run, one for each profile: made once, for one with settings of its own takes as
/// long to make as a small case to judge.
package struct Judges: Sendable {
  private let judges: [Judge]

  /// Creates the judges.
  ///
  /// - Parameter settings: how much some rules weigh otherwise than in the rule book.
  package init(_ settings: RuleSettings = RuleSettings()) {
    judges = Profile.all.map { Judge(profile: $0, settings: settings) }
  }

  /// Returns the judge of a profile.
  package func judge(by profile: Profile) -> Judge {
    judges.first { $0.profile == profile } ?? Judge(profile: profile)
  }
}
