/// What happens while a fuzzer runs, told as it happens.
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

/// How far a fuzzer has come.
public struct FuzzProgress: Hashable, Sendable {
  /// Traces that were made, replayed and judged.
  public var runs: Int
  /// Pairs of neighbours that were seen.
  public var pairs: Int
  /// Tapes that brought something new.
  public var corpus: Int
  /// What was found.
  public var findings: Int

  /// Creates the state of a fuzzer.
  public init(runs: Int, pairs: Int, corpus: Int, findings: Int) {
    self.runs = runs
    self.pairs = pairs
    self.corpus = corpus
    self.findings = findings
  }
}

/// What a fuzzer found out.
public struct FuzzReport: Sendable {
  /// What chance depended on.
  public var seed: UInt64
  /// How many traces were made, replayed and judged.
  public internal(set) var runs = 0
  /// How many of them the subject skipped, so that they showed nothing.
  public internal(set) var skipped = 0
  /// Why it skipped one of them; nil: it skipped none.
  public internal(set) var whySkipped: String?
  /// How many pairs of neighbours were seen.
  public internal(set) var pairs = 0
  /// How many rules had occasion to fail.
  public internal(set) var rules = 0
  /// How many tapes brought something new.
  public internal(set) var corpus = 0
  /// The findings of earlier runs that were played first.
  public internal(set) var regressions = 0
  /// Those of them that still fail.
  public internal(set) var failing: [CaseResult] = []
  /// What was found, in order.
  public internal(set) var findings: [FuzzFinding] = []
  /// How many findings of other runs were left out, since another shows the same.
  public internal(set) var leftOut = 0
  /// The rules that were broken in more ways than were looked at, with how many there were.
  public internal(set) var more: [RuleCount] = []
  /// What could not be read, for which nothing was done.
  public internal(set) var troubles: [CaseResult] = []
  /// True if it was told to stop.
  public internal(set) var wasStopped = false

  /// Creates the report of nothing.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// What the process answers: the gravest of what happened.
  public var exitCode: ExitCode {
    if !troubles.isEmpty || isOfNothing { return .failed }
    if findings.contains(where: { !$0.isReproducible }) { return .notReproducible }
    return findings.isEmpty && failing.isEmpty ? .success : .violated
  }

  /// True if the subject skipped all traces, so that the search says nothing of it.
  public var isOfNothing: Bool {
    runs > 0 && skipped >= runs && findings.isEmpty && failing.isEmpty
  }

  /// How far it has come.
  var progress: FuzzProgress {
    FuzzProgress(runs: runs, pairs: pairs, corpus: corpus, findings: findings.count)
  }
}
