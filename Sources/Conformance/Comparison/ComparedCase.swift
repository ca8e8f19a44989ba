public import Traces

/// The result of a comparison for one case.
public struct ComparedCase: Sendable {
  /// The ways in which a comparison can end.
  public enum Verdict: String, Sendable {
    /// Both say the same.
    case same
    /// They part somewhere.
    case differ
    /// One of them cannot play it.
    case skip
    /// The case cannot be read, or one of them broke.
    case error
  }

  /// The case's id.
  public var id: String
  /// The file that it stands in, as found from the command line.
  public var file: String
  /// The way in which it ended.
  public var verdict: Verdict
  /// The reason why it was not compared, or the differences beside single steps.
  public var why: String?
  /// The differences.
  public var differences: [Difference] = []
  /// The two transcripts; none where they were not compared.
  public var transcripts: [Trace] = []
  /// Messages and keys of the state that only one of them can tell.
  public var ignored: [String] = []

  init(id: String, file: String, _ verdict: Verdict, why: String? = nil) {
    self.id = id
    self.file = file
    self.verdict = verdict
    self.why = why
  }

  init(_ new: Case, _ left: Trace, _ right: Trace, within tolerance: Tolerance) {
    let comparison = Comparison(left, right, within: tolerance)
    id = new.id
    file = new.place.file
    transcripts = [left, right]
    verdict = comparison.differences.isEmpty ? .same : .differ
    differences = comparison.differences
    ignored = comparison.ignored.map(\.text)
  }
}

/// The counts of a comparison.
public struct ComparedTally: Hashable, Sendable {
  /// Cases in which both say the same.
  public private(set) var same = 0
  /// Cases in which they part.
  public private(set) var differing = 0
  /// Cases that one of them cannot play.
  public private(set) var skipped = 0
  /// Cases that cannot be read, or in which one of them broke.
  public private(set) var errors = 0
  /// Messages and keys of the state that were not compared in any case, sorted.
  public private(set) var ignored: [String] = []

  /// Creates the counts of no cases.
  public init() {}

  /// All cases.
  public var cases: Int { same + differing + skipped + errors }

  /// The exit code of the process: 3 if something failed or nothing was compared, 1 if they differ.
  public var exitCode: ExitCode {
    if errors > 0 || same + differing == 0 { return .failed }
    return differing > 0 ? .violated : .success
  }

  /// Counts one more case.
  public mutating func add(_ compared: ComparedCase) {
    switch compared.verdict {
    case .same: same += 1
    case .differ: differing += 1
    case .skip: skipped += 1
    case .error: errors += 1
    }
    ignored = Set(ignored).union(compared.ignored).sorted()
  }
}
