public import Oracle

/// The weight of an expectation of a trace that is not met: a rule holds for every component, an
/// expectation says how UIKit moves.
public struct ExpectationLevels: Hashable, Sendable {
  /// The level for transcripts that are judged as they are.
  public var ofRecords = RuleSettings.Level.error
  /// The level for each subject, by its place; a subject without one has that of records.
  public var ofSubjects: [RuleSettings.Level] = []

  /// Creates the levels by which every expectation fails its case.
  public init() {}

  /// Returns the level for what a subject plays; nil: for what is judged as it is.
  func level(of column: Int?) -> RuleSettings.Level {
    guard let column, ofSubjects.indices.contains(column) else { return ofRecords }
    return ofSubjects[column]
  }
}

extension Run.Options {
  /// Returns the weights of rules for the play of a subject; nil: for transcripts that are judged
  /// as they are.
  func rules(of column: Int?) -> RuleSettings {
    rules.weighingExpectations(expectations.level(of: column))
  }
}
