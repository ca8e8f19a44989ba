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
  /// Cases whose two replays differ.
  public private(set) var notReproducible = 0
  /// Why cases were skipped, in the order in which the reasons came, and how many for each.
  public private(set) var skips: [Skip] = []
  private var profiles: Set<String> = []
  private var rules: Set<String> = []

  /// One reason for which cases were skipped.
  public struct Skip: Hashable, Sendable {
    /// The reason.
    public var why: String
    /// How many cases it kept from being played.
    public var count: Int
  }

  /// Creates the summary of no cases.
  public init() {}

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
    case .error: errors += 1
    case .skip:
      skipped += 1
      addSkip(result.why ?? "")
    }
    if result.outcome == .pass {
      warnings += result.findings.count(where: \.isWarning)
    }
    if result.fault == .notReproducible { notReproducible += 1 }
    if let profile = result.profile { profiles.insert(profile) }
    rules.formUnion(result.exercised)
  }

  /// Counts a case that held, of which there is no result.
  mutating func addPass() { passed += 1 }

  private mutating func addSkip(_ why: String) {
    if let place = skips.firstIndex(where: { $0.why == why }) {
      skips[place].count += 1
    } else {
      skips.append(Skip(why: why, count: 1))
    }
  }

  /// What the process answers: the gravest of what happened.
  public var exitCode: ExitCode {
    if notReproducible > 0 { return .notReproducible }
    if errors > 0 || cases == 0 { return .failed }
    return failed > 0 ? .violated : .success
  }
}
