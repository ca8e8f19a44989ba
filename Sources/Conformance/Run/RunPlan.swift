public import Oracle

/// The facts about a run that are settled before its first case; every report knows them.
public struct RunPlan: Hashable, Sendable {
  /// The version of the tool.
  public var tool: String
  /// The time at which the run began, in UTC: `2026-01-02T03:04:05`; nil: times are left out of all
  /// reports.
  public var began: String?
  /// The share of a sharded run, such as `2/8`; nil: the whole.
  public var shard: String?
  /// The paths of the command line, as it spells them.
  public var paths: [String] = []
  /// The options that select cases, as the command line spells them.
  public var selection: [String] = []
  /// The names of the subjects; none: only transcripts are judged.
  public var subjects: [String] = []
  /// The subjects as the command line spells them; none: the built-in one.
  public var commands: [String] = []
  /// The profile that the command line asks for.
  public var profile: String?
  /// True if a `should` rule fails a case.
  public var isStrict = false
  /// The number of cases that may be skipped; nil: any number.
  public var skipLimit: SkipLimit?
  /// The entries of the lists of known failures, in order.
  public var knownFailures: [KnownFailure] = []
  /// The configuration that was read; nil: there is none.
  public var configuration: String?
  /// The weights of rules that differ from the rule book.
  public var rules = RuleSettings()
  /// The weight of an expectation of a trace that is not met.
  public var expectations = ExpectationLevels()
  /// The message if there is nothing to judge.
  public var whyNothing = "no case was selected"

  /// The name of the built-in subject.
  public static let reference = "reference"

  /// Creates the plan of a run.
  ///
  /// - Parameters:
  ///   - tool: the version of the tool.
  ///   - began: when it began, in UTC; nil: times are left out.
  public init(tool: String, began: String? = nil) {
    self.tool = tool
    self.began = began
  }

  /// True if several subjects play each trace.
  public var isMatrix: Bool { subjects.count > 1 }

  /// True if a report needs to name the subjects: there is one that is not built in.
  public var namesSubjects: Bool { isMatrix || subjects.contains { $0 != Self.reference } }
}
