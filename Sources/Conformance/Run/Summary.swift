/// The counts of a run.
public struct Summary: Hashable, Sendable {
  /// Cases in which every rule holds.
  public private(set) var passed = 0
  /// Cases in which a rule is violated.
  public private(set) var failed = 0
  /// Cases that could not be judged.
  public private(set) var errors = 0
  /// Cases that the subject cannot play.
  public private(set) var skipped = 0
  /// Violations that warn but fail no case.
  public private(set) var warnings = 0
  /// Violations and errors that are listed as known, and so fail nothing.
  public private(set) var known = 0
  /// Cases that hold by the rules, and in which a trace's expectation is not met, which only warns.
  public private(set) var movingOtherwise = 0
  /// Failed cases that break no rule: a trace's expectation alone is not met.
  public private(set) var failedByMotion = 0
  /// Cases whose replays differ.
  public private(set) var notReproducible = 0
  /// Cases that were played again, and of which the same came.
  public private(set) var repeated = 0
  /// The reasons for which cases were skipped, in the order in which they came, with the number of
  /// cases for each.
  public private(set) var skips: [Skip] = []
  /// The reasons for which subjects broke, in the order in which they came first, with the number
  /// of cases for each.
  public private(set) var breakages: [Skip] = []
  private var profiles: Set<String> = []
  private var rules: Set<String> = []
  private var rulesBroken: [String: Int] = [:]

  /// One reason for which cases were skipped, or are errors.
  public struct Skip: Hashable, Sendable {
    /// The reason.
    public var why: String
    /// The number of cases that it kept from being judged.
    public var count: Int
  }

  /// Creates the summary of no cases.
  public init() {}

  /// True if there is nothing but skipped cases.
  public var isUnjudged: Bool { skipped == cases }

  /// The rules that failed a case, with how many cases each failed: the most frequent first.
  public var failures: [(rule: String, cases: Int)] {
    rulesBroken.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (rule: $0.key, cases: $0.value) }
  }

  /// All cases.
  public var cases: Int { passed + failed + errors + skipped }

  /// The profiles by which cases were judged, sorted.
  public var profilesUsed: [String] { profiles.sorted() }

  /// The rules that had occasion to fail in any case, sorted.
  public var exercised: [String] { rules.sorted() }

  /// Counts one more result.
  public mutating func add(_ result: CaseResult) {
    switch result.outcome {
    case .pass: passed += 1
    case .fail: failed += 1
    case .error:
      errors += 1
      if result.fault == .subject { Self.add(result.why ?? "", 1, to: &breakages) }
    case .skip:
      skipped += 1
      Self.add(result.skipReason, 1, to: &skips)
    }
    if result.outcome == .pass {
      let warning = result.findings.filter(\.isWarning)
      warnings += warning.count { !$0.isOfMotion }
      if warning.contains(where: \.isOfMotion) { movingOtherwise += 1 }
    }
    if result.failsByMotionAlone { failedByMotion += 1 }
    known += result.knownCount
    if result.fault == .notReproducible { notReproducible += 1 }
    if result.wasRepeated, result.outcome != .error { repeated += 1 }
    for rule in Set(result.rulesFailing) { rulesBroken[rule, default: 0] += 1 }
    if let profile = result.profile { profiles.insert(profile) }
    rules.formUnion(result.exercised)
  }

  /// Counts a case that held, of which there is no result.
  package mutating func addPass() { passed += 1 }

  /// Counts the results of another summary as well.
  mutating func add(_ other: Summary) {
    passed += other.passed
    failed += other.failed
    errors += other.errors
    skipped += other.skipped
    warnings += other.warnings
    movingOtherwise += other.movingOtherwise
    failedByMotion += other.failedByMotion
    known += other.known
    notReproducible += other.notReproducible
    repeated += other.repeated
    for skip in other.skips { Self.add(skip.why, skip.count, to: &skips) }
    for breakage in other.breakages { Self.add(breakage.why, breakage.count, to: &breakages) }
    profiles.formUnion(other.profiles)
    rules.formUnion(other.rules)
    rulesBroken.merge(other.rulesBroken, uniquingKeysWith: +)
  }

  private static func add(_ why: String, _ count: Int, to reasons: inout [Skip]) {
    if let place = reasons.firstIndex(where: { $0.why == why }) {
      reasons[place].count += count
    } else {
      reasons.append(Skip(why: why, count: count))
    }
  }

  /// The exit code of the process: the gravest of all that happened.
  public var exitCode: ExitCode {
    if errors > notReproducible || cases == 0 { return .failed }
    if notReproducible > 0 { return .notReproducible }
    return failed > 0 ? .violated : .success
  }
}
