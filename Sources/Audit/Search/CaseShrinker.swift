public import Conformance
public import Oracle
public import Traces

/// Shrinks a trace from anywhere, so that it still breaks the same rule.
public struct CaseShrinker: Sendable {
  /// The choices of the command line.
  public struct Options: Sendable {
    /// The rule that the trace must go on to break; nil: the first that it breaks.
    public var rule: String?
    /// The profile to judge by; nil: the trace's own, or `modern`.
    public var profile: Profile?
    /// The weights of rules that differ from the rule book.
    public var rules = RuleSettings()
    /// The known failures, which are passed over if no rule is named.
    public var knownFailures = KnownFailures()
    /// True if a `should` rule counts where no rule is named.
    public var isStrict = false
    /// The time that it may take.
    public var time = Duration.seconds(10)
    /// The directory in which the result belongs; nil: it is not saved.
    public var folder: String?
    /// The version that the result names.
    public var version = ""

    /// Creates the usual options.
    public init() {}
  }

  /// The result for a trace.
  public enum Outcome: Sendable {
    /// It was shrunk.
    case shrunk(ShrunkCase)
    /// There is nothing to shrink, for this reason.
    case nothing(why: String)
  }

  private let subject: any Subject
  private let options: Options

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - subject: what plays traces.
  ///   - options: what the command line chooses.
  public init(_ subject: any Subject, options: Options = Options()) {
    self.subject = subject
    self.options = options
  }

  private func known(of trial: Case) -> Set<String> {
    options.knownFailures.rules(of: subject.name, in: trial.id)
  }

  /// Shrinks a trace.
  public func outcome(of trial: Case) -> Outcome {
    guard !trial.isTranscript else {
      return .nothing(
        why: "it is a transcript, which is judged as it is; only what is replayed shrinks"
      )
    }
    // A rule that is asked for may be told beside another one, and need not fail anything.
    let grade: Grade = options.rule != nil ? .may : options.isStrict ? .should : .must
    let examiner = Examiner(
      subject,
      profile: options.profile,
      grade: grade,
      rules: options.rules,
      known: options.rule == nil ? known(of: trial) : [],
      looksBeside: options.rule != nil
    )
    let broken = examiner.rulesBroken(by: trial.trace)
    guard let rule = options.rule ?? broken.first else {
      let passedOver = options.rule == nil && !known(of: trial).isEmpty
      return .nothing(
        why: passedOver ? "it breaks no rule but those that are known" : "it breaks no rule"
      )
    }
    guard broken.contains(rule) else {
      let others = broken.isEmpty ? "no rule" : broken.joined(separator: ", ")
      return .nothing(why: "it does not break \(rule); it breaks \(others)")
    }
    guard examiner.breaks(rule, trial.trace) else {
      return .nothing(why: "it does not break \(rule) each time")
    }
    let shrinking = Shrinking(examiner, rule: rule, within: options.time)
    var shrunk = shrinking.shrunk(trial.trace)
    shrunk.trace = examiner.withProfile(shrunk.trace)
    return .shrunk(ShrunkCase(rule: rule, shrunk, of: trial, options))
  }
}

/// A trace from anywhere after it was shrunk.
public struct ShrunkCase: Sendable {
  /// The rule that it still breaks.
  public var rule: String
  /// The trace.
  public var trace: Trace
  /// The number of lines before.
  public var linesBefore: Int
  /// The number of times that it was played.
  public var plays: Int
  /// True if there was no time to make it as small as can be.
  public var wasCutShort: Bool
  /// The file in which it belongs; nil: it is not saved.
  public var path: String?

  init(rule: String, _ shrunk: ShrunkTrace, of trial: Case, _ options: CaseShrinker.Options) {
    self.rule = rule
    trace = shrunk.trace
    linesBefore = trial.trace.lines.count
    plays = shrunk.plays
    wasCutShort = shrunk.wasCutShort
    guard let folder = options.folder else { return }
    var ledger = Ledger()
    ledger.takeNames(TraceFolder(folder).files)
    let name = ledger.newName("\(rule)-\(Shape(of: trace).digits)")
    path = folder + "/" + name + Source.traceEnding
    trace = FuzzFinding.marking(
      trace,
      id: FuzzFinding.id(rule: rule, name: name),
      rule: rule,
      source: "touchstone shrink \(options.version), of \(trial.id)",
      facts: [("x-version", "\"\(options.version)\"")]
    )
  }
}
