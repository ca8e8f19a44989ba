public import Conformance

/// An event in the run of a fuzzer, told as it happens.
public enum FuzzEvent: Sendable {
  /// A finding of an earlier run still fails.
  case stillFails(CaseResult)
  /// A trace was found that breaks a rule in a way of its own.
  case found(FuzzFinding)
  /// A tape brought something new, and its trace belongs into the corpus.
  case kept(CorpusEntry)
  /// A round is over.
  case progress(FuzzProgress)
}

/// The progress of a fuzzer.
public struct FuzzProgress: Hashable, Sendable {
  /// Traces that were made, replayed and judged.
  public var runs: Int
  /// Pairs of neighbours that were seen.
  public var pairs: Int
  /// Tapes that brought something new.
  public var corpus: Int
  /// The number of findings.
  public var findings: Int

  /// Creates the state of a fuzzer.
  public init(runs: Int, pairs: Int, corpus: Int, findings: Int) {
    self.runs = runs
    self.pairs = pairs
    self.corpus = corpus
    self.findings = findings
  }
}

/// The findings of a fuzzer.
public struct FuzzReport: Sendable {
  /// The number on which chance depended.
  public var seed: UInt64
  /// The number of traces that were made, replayed and judged.
  public internal(set) var runs = 0
  /// The number of them that the subject skipped, so that they showed nothing.
  public internal(set) var skipped = 0
  /// The reason of one of these skips; nil: it skipped none.
  public internal(set) var whySkipped: String?
  /// The number of pairs of neighbours that were seen.
  public internal(set) var pairs = 0
  /// The number of rules that had occasion to fail.
  public internal(set) var rules = 0
  /// The number of tapes that brought something new.
  public internal(set) var corpus = 0
  /// The findings of earlier runs that were played first.
  public internal(set) var regressions = 0
  /// Those of them that still fail.
  public internal(set) var failing: [CaseResult] = []
  /// The findings, in order.
  public internal(set) var findings: [FuzzFinding] = []
  /// The number of findings of other runs that were left out, since another shows the same.
  public internal(set) var leftOut = 0
  /// The rules that were broken in more ways than were looked at, with how many there were.
  public internal(set) var more: [RuleCount] = []
  /// The inputs that could not be read, for which nothing was done.
  public internal(set) var troubles: [CaseResult] = []
  /// True if it was told to stop.
  public internal(set) var wasStopped = false

  /// Creates the report of nothing.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// The exit code of the process: the gravest of all that happened.
  public var exitCode: ExitCode {
    if !troubles.isEmpty || isOfNothing { return .failed }
    if findings.contains(where: { !$0.isReproducible }) { return .notReproducible }
    return findings.isEmpty && failing.isEmpty ? .success : .violated
  }

  /// True if the subject skipped all traces, so that the search says nothing of it.
  public var isOfNothing: Bool {
    runs > 0 && skipped >= runs && findings.isEmpty && failing.isEmpty
  }

  /// The progress of the fuzzer.
  var progress: FuzzProgress {
    FuzzProgress(runs: runs, pairs: pairs, corpus: corpus, findings: findings.count)
  }
}
