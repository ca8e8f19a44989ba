public import Fuzzing
public import Oracle
public import Traces

/// Searches for traces that break a rule, and hands back the smallest that show it.
///
/// First the findings of earlier runs are played again. Then traces are made, replayed and judged
/// in rounds; what shows something new is kept and varied. A failure that is unlike those before is
/// shrunk, and is a finding if its rule was not yet broken by a trace of its shape.
///
/// ## Topics
///
/// ### What is searched
/// - ``Options``
/// ### What comes of it
/// - ``FuzzEvent``
/// - ``FuzzFinding``
/// - ``FuzzReport``
public struct Fuzz: Sendable {
  /// What the command line chooses.
  public struct Options: Sendable {
    /// What chance depends on.
    public var seed: UInt64 = 1
    /// How many traces are made; nil: as many as there is time for.
    public var runs: Int?
    /// How long the search goes on; nil: until all traces are made.
    public var time: Duration?
    /// How many traces are played at a time.
    public var jobs = 1
    /// The processes, one a job, that play for a subject on the main actor; nil: such a subject plays one
    /// trace after the other.
    public var crew: JobCrew?
    /// The profile to judge by; nil: a trace's own, or `modern`.
    public var profile: Profile?
    /// How much some rules weigh otherwise than in the rule book.
    public var rules = RuleSettings()
    /// What is known to fail: no finding, whatever its trace.
    public var knownFailures = KnownFailures()
    /// What the subject can be asked to play; nothing else is drawn.
    public var repertoire = Repertoire()
    /// True if a violation of a `should` rule is a finding.
    public var isStrict = false
    /// The components that traces are made for; nil: all.
    public var components: [String]?
    /// How the choices are weighed; nil: in each way.
    public var weights: Weights?
    /// How long one finding is shrunk at most.
    public var shrinkTime = Duration.seconds(10)
    /// How often one finding is played at most while it is shrunk.
    public var shrinkPlays = Shrinker.usualCalls
    /// The directory in which findings belong.
    public var folder = "traces/regressions"
    /// The directory in which tapes are kept; nil: they are forgotten.
    public var corpus: String?
    /// The version that findings name.
    public var version = ""
    /// Whether somebody wants it to end: what was found so far is then reported.
    public var isStopped: @Sendable () -> Bool = { false }
    /// Hears what is about to be played.
    public var witness: (any SearchWitness)?

    /// The share of a campaign; nil: the whole of it.
    public private(set) var shard: ShardSelection?

    /// Creates the usual options.
    public init() {}

    /// How many traces are played at a time by a subject, which may be able to play one alone.
    func jobs(of subject: any Subject) -> Int {
      crew == nil && subject.playsOnMainActor ? 1 : jobs
    }

    /// What makes the traces.
    public var generator: Generator {
      Generator(components: components, weights: weights, repertoire: repertoire)
    }

    /// Makes of a campaign one of its shares: with a seed that no other share has, with its part of
    /// the runs, and with its part of the earlier findings.
    ///
    /// Of seed S, share K of N has the seed S · N + K − 1, which finds the same without a share.
    public mutating func take(_ shard: ShardSelection) {
      self.shard = shard
      seed = seed &* UInt64(shard.count) &+ UInt64(shard.number - 1)
      runs = runs.map { shard.share(of: $0) }
    }
  }

  /// What the command line chose.
  public let options: Options
  let subject: any Subject

  /// Creates a fuzzer.
  ///
  /// - Parameters:
  ///   - subject: what plays traces.
  ///   - options: what the command line chooses.
  public init(_ subject: any Subject, options: Options = Options()) {
    self.subject = subject
    self.options = options
  }

  /// Searches until it has made all traces, time is up, or somebody wants it to end.
  ///
  /// - Parameter hear: hears what happens, as it happens, on this thread.
  /// - Returns: the whole report, the same with any number of jobs where a number of runs was asked
  ///   for.
  public func report(_ hear: (FuzzEvent) -> Void = { _ in }) -> FuzzReport {
    var session = FuzzSession(subject, options)
    guard session.replayRegressions(hear), session.admitCorpus(hear) else { return session.report }
    while session.searchRound(hear) {}
    return session.report
  }

  /// Gathers the findings of other runs into the directory of findings.
  ///
  /// What breaks the same rule by a trace of the same shape as another is left out; the smaller of
  /// the two stays, unless the other was there already.
  ///
  /// - Parameters:
  ///   - folders: where the others' findings are; one that is not there has none.
  ///   - hear: hears what happens, as it happens, on this thread.
  /// - Returns: the report, the same for any order of the folders.
  public func merge(_ folders: [String], _ hear: (FuzzEvent) -> Void = { _ in }) -> FuzzReport {
    var session = FuzzSession(subject, options)
    guard session.replayRegressions(hear) else { return session.report }
    session.merge(folders, hear)
    return session.report
  }

  var examiner: Examiner { options.examiner(of: subject) }
}

extension Fuzz.Options {
  /// Judges what a subject makes of generated traces.
  func examiner(of subject: any Subject) -> Examiner {
    Examiner(
      subject,
      profile: profile,
      grade: isStrict ? .should : .must,
      rules: rules,
      known: knownFailures.rules(of: subject.name)
    )
  }
}
