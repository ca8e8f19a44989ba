import Conformance
import Fuzzing
import Oracle
import Traces

/// One run of a fuzzer, from its first trace to its report.
struct FuzzSession {
  let options: Fuzz.Options
  let subject: any Subject
  let examiner: Examiner
  let generator: Generator
  var ledger = Ledger()
  var report: FuzzReport
  private var search: Search
  private let crew: ProcessSearchCrew?
  private let start = ContinuousClock.now
  private var known: KnownFailureLedger

  init(_ subject: any Subject, _ options: Fuzz.Options) {
    self.options = options
    self.subject = subject
    let examiner = options.examiner(of: subject)
    let generator = options.generator
    self.examiner = examiner
    self.generator = generator
    report = FuzzReport(seed: options.seed)
    known = KnownFailureLedger(options.knownFailures, isStrict: options.isStrict)
    let crew = options.crew.map { ProcessSearchCrew($0, examiner.skips) }
    self.crew = crew
    search = Search(
      seed: options.seed,
      witness: options.witness,
      crew: crew,
      sideBySide: Workers.run,
      make: { generator.trace(from: &$0) },
      examine: { examiner.examination(of: $0) }
    )
  }

  /// Plays what earlier runs found, and notes what still fails.
  ///
  /// - Returns: whether it could be read.
  mutating func replayRegressions(_ hear: (FuzzEvent) -> Void) -> Bool {
    let folder = TraceFolder(options.folder)
    if let trouble = folder.trouble {
      report.troubles.append(trouble)
      return false
    }
    ledger.takeNames(folder.files)
    for new in folder.cases where options.shard?.contains(new.id) ?? true {
      var result = trial.result(of: new)
      known.settle(&result, by: options.rules)
      report.regressions += 1
      switch result.outcome {
      case .pass, .skip: continue
      case .fail:
        ledger.note(examiner.rulesBroken(by: new.trace), Shape(of: new.trace))
      case .error:
        ledger.note([Demand.plays.id, Demand.repeats.id], Shape(of: new.trace))
      }
      report.failing.append(result)
      hear(.stillFails(result))
    }
    return true
  }

  /// Examines the tapes of the corpus.
  ///
  /// - Returns: whether they could be read.
  mutating func admitCorpus(_ hear: (FuzzEvent) -> Void) -> Bool {
    guard let path = options.corpus else { return true }
    var folder = TraceFolder(path)
    let entries = folder.trouble == nil ? folder.readTapes() : []
    if let trouble = folder.trouble {
      report.troubles.append(trouble)
      return false
    }
    for found in search.admit(entries.map(\.tape), jobs: options.jobs(of: subject)) {
      take(found, hear)
    }
    count()
    return hasCrew()
  }

  /// Makes, plays and judges the traces of one round.
  ///
  /// - Returns: whether there is another one.
  mutating func searchRound(_ hear: (FuzzEvent) -> Void) -> Bool {
    guard !isComplete else { return false }
    guard !options.isStopped() else {
      report.wasStopped = true
      return false
    }
    let (end, isStopped) = (end, options.isStopped)
    let found = search.nextRound(upTo: options.runs ?? .max, jobs: options.jobs(of: subject)) {
      isStopped() || end.map { ContinuousClock.now >= $0 } ?? false
    }
    for found in found { take(found, hear) }
    count()
    hear(.progress(report.progress))
    return hasCrew()
  }

  /// Notes where no process works any more.
  ///
  /// - Returns: whether the search can go on.
  private mutating func hasCrew() -> Bool {
    guard let why = crew?.whyIdle else { return true }
    let place = Place(file: "fuzz")
    report.troubles.append(
      CaseResult(id: "fuzz", place: place, source: .standardInput, fault: .subject, why: why)
    )
    return false
  }

  private mutating func count() {
    report.runs = search.runs
    report.skipped = examiner.skips.count
    report.whySkipped = examiner.skips.why
    report.pairs = search.coverage.pairs
    report.rules = search.coverage.rules
    report.corpus = search.pool.entries.count
    report.more = ledger.more
  }

  /// True if all is done that was asked for.
  private var isComplete: Bool {
    if let runs = options.runs, search.runs >= runs { return true }
    return isTimeUp
  }

  private var isTimeUp: Bool { end.map { ContinuousClock.now >= $0 } ?? false }

  /// The time at which the search ends; nil: never.
  private var end: ContinuousClock.Instant? { options.time.map { start + $0 } }

  /// True if no time is left for anything but what must not be lost.
  var isOutOfTime: Bool { isTimeUp || options.isStopped() }

  /// The trial that replays and judges a trace whose result is told.
  var trial: Trial {
    Trial(
      subject: subject,
      profile: options.profile,
      isStrict: options.isStrict,
      judges: examiner.judges
    )
  }

  /// Of so many runs that brought something new, one is played twice.
  private static let repeated = 16

  private mutating func take(_ discovery: Discovery, _ hear: (FuzzEvent) -> Void) {
    var choices = Choices(discovery.entry.tape)
    let trace = generator.trace(from: &choices)
    if !discovery.features.isEmpty, options.corpus != nil, discovery.run != nil {
      hear(.kept(CorpusEntry(discovery.entry.tape, trace)))
    }
    var failures = discovery.failures.map(\.rule)
    // To play everything twice would halve the speed, and chance in a subject shows in a few.
    if (discovery.run ?? 0) % Self.repeated == 0, examiner.breaks(Demand.repeats.id, trace) {
      failures.append(Demand.repeats.id)
    }
    for rule in failures {
      guard let finding = finding(rule, discovery, trace) else { continue }
      report.findings.append(finding)
      hear(.found(finding))
    }
  }
}
