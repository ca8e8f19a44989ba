public import Conformance
public import Mutation
public import Oracle
public import Traces

/// Proves a suite: that it raises no false alarm, and that it catches the faults it is there for.
///
/// Every trace is replayed as it is and in variants, and none of the transcripts may break a rule.
/// Then faults are injected into the transcript of the trace as it is, one at a time, and each has
/// to be caught by a rule that names the catalogue entry which the fault breaks.
///
/// ## Topics
///
/// ### What is audited
/// - ``Options``
/// - ``Variant``
/// ### What comes of it
/// - ``AuditReport``
/// - ``Alarm``
/// - ``Survivor``
public struct Audit: Sendable {
  /// The choices of the command line.
  public struct Options: Sendable {
    /// The profile to judge by; nil: the header's, or `modern`.
    public var profile: Profile?
    /// True if a violation of a `should` rule is a false alarm that counts.
    public var isStrict = false
    /// The number of traces that are audited at a time.
    public var jobs = 1
    /// The processes, one a job, that play for a subject on the main actor; nil: such a subject plays one
    /// trace after the other.
    public var crew: JobCrew?
    /// The cases that are wanted.
    public var selection = Selection()
    /// The variants in which each trace is replayed, besides as it is.
    public var variants = Variant.all()
    /// The levels of evidence for each transcript, besides everything.
    public var evidence = EvidenceLevel.allCases.filter { $0 != .everything }
    /// True if a fault that is missed at one of these levels fails the audit, as one of which
    /// everything is told always does.
    public var demandsEvidence = false
    /// The sources of the faults that are injected.
    public var faults = FaultSource.all
    /// The largest number of faults that are injected for each breach into one transcript; nil:
    /// all.
    public var sites: Int? = 4
    /// True if the verdict on each mutant is kept, to be compared with a later one.
    public var castsShadow = false

    /// True if every operator has its say, so that a rule which catches nothing is worth a remark.
    var testsAllRules: Bool { sites != 0 && faults.map(\.id) == FaultSource.all.map(\.id) }

    /// Creates the usual options.
    public init() {}
  }

  let corpus: Corpus
  let subject: any Subject
  let options: Options

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - corpus: the sources of the traces.
  ///   - subject: what plays them.
  ///   - options: what the command line chooses.
  public init(of corpus: Corpus, by subject: any Subject, options: Options = Options()) {
    self.corpus = corpus
    self.subject = subject
    self.options = options
  }

  /// Audits all traces.
  ///
  /// - Parameter progress: hears how far it has come, after each trace, one at a time, on any thread.
  /// - Returns: the whole report, the same with any number of jobs but for what time it took.
  public func report(
    _ progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
  ) -> AuditReport {
    let trial = trial
    return findings(
      AuditReport(
        variants: options.variants,
        levels: options.evidence,
        breaches: trial.plan.breaches,
        rules: options.testsAllRules ? RuleTally.ofRuleBook : [],
        isStrict: options.isStrict,
        demandsEvidence: options.demandsEvidence
      ),
      by: trial,
      progress
    )
  }

  /// The number of traces and transcripts that it is of, which is counted once somebody asks.
  public var count: CaseCount { CaseCount(of: corpus, for: .run, selection: options.selection) }

  /// Audits what a crew's owner asks for, until its requests end.
  ///
  /// - Returns: true if all requests could be read and answered.
  public func serve() -> Bool {
    var job = CaseTrialJob(trial: trial)
    return job.serve()
  }

  /// The audit of each trace.
  private var trial: AuditTrial {
    AuditTrial(
      subject: subject,
      profile: options.profile,
      variants: options.variants,
      levels: options.evidence,
      plan: FaultPlan(options.faults, sites: options.sites),
      castsShadow: options.castsShadow
    )
  }
}
