public import Conformance
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
  /// The choices of the command line.
  public struct Options: Sendable {
    /// The number on which chance depends.
    public var seed: UInt64 = 1
    /// The number of traces that are made; nil: as many as there is time for.
    public var runs: Int?
    /// The time for which the search goes on; nil: until all traces are made.
    public var time: Duration?
    /// The number of traces that are played at a time.
    public var jobs = 1
    /// The processes, one a job, that play for a subject on the main actor; nil: such a subject plays one
    /// trace after the other.
    public var crew: JobCrew?
    /// The profile to judge by; nil: a trace's own, or `modern`.
    public var profile: Profile?
    /// The weights of rules that differ from the rule book.
    public var rules = RuleSettings()
    /// The known failures: they are no findings, whatever their traces.
    public var knownFailures = KnownFailures()
    /// The parts of a trace that the subject can be asked to play; nothing else is drawn.
    public var repertoire = Repertoire()
    /// True if a violation of a `should` rule is a finding.
    public var isStrict = false
    /// The components that traces are made for; nil: all.
    public var components: [String]?
    /// The weights of the choices; nil: all of them in turn.
    public var weights: Weights?
    /// The longest time for which one finding is shrunk.
    public var shrinkTime = Duration.seconds(10)
    /// The largest number of times that one finding is played while it is shrunk.
    public var shrinkPlays = Shrinker.usualCalls
    /// The directory in which findings belong.
    public var folder = "traces/regressions"
    /// The directory in which tapes are kept; nil: they are forgotten.
    public var corpus: String?
    /// The version that findings name.
    public var version = ""
    /// True if somebody wants it to end: the findings so far are then reported.
    public var isStopped: @Sendable () -> Bool = { false }
    /// Hears what is about to be played.
    public var witness: (any SearchWitness)?

    /// The share of a campaign; nil: the whole of it.
    public private(set) var shard: ShardSelection?

    /// Creates the usual options.
    public init() {}

    /// Returns the number of traces that a subject plays at a time; some subjects can play one
    /// alone.
    func jobs(of subject: any Subject) -> Int {
      crew == nil && subject.playsOnMainActor ? 1 : jobs
    }

    /// The generator of the traces.
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

  /// The choices of the command line.
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
  /// A trace is left out if another of the same shape breaks the same rule. The smaller of the two
  /// stays, unless the other was there already.
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
