/// The counts of a whole run, by subject.
public struct Totals: Sendable {
  /// The counts of the cases that one subject played.
  public struct Column: Sendable {
    /// The subject's name.
    public let name: String
    /// The counts of its cases.
    public internal(set) var summary = Summary()
  }

  /// The subjects in their order; none: only transcripts were judged.
  public private(set) var columns: [Column]
  /// The counts of recorded transcripts, which are judged as they are: no subject played them.
  public private(set) var recorded = Summary()
  /// The counts of what could not be read.
  public private(set) var unread = Summary()
  /// The results of the run for each entry of the lists of known failures.
  public var knownFailures: [KnownFailureAccount] = []

  /// The remarks about baselines besides the cases: orphans, edited traces, and files that cannot
  /// be used.
  public var baselineRemarks: [BaselineRemark] = []

  /// The part of a run to which these counts belong.
  public var extent = RunExtent()

  /// True if somebody chose the subjects, so that the run is meant to judge each of them.
  public var areSubjectsChosen = false

  /// A subject's name that is nearly one of this run's.
  public struct Misnaming: Hashable, Sendable {
    /// The name that a list has.
    public var name: String
    /// The name of the run's subject.
    public var suggestion: String
  }

  /// Creates the counts of no cases.
  ///
  /// - Parameter names: the names of the subjects; none: only transcripts are judged.
  public init(subjects names: [String]) {
    columns = names.map { Column(name: $0) }
  }

  /// Counts one more result.
  ///
  /// A case that no subject played has one result for each subject, and counts once.
  public mutating func add(_ result: CaseResult) {
    if result.isPlayed, columns.indices.contains(result.column) {
      columns[result.column].summary.add(result)
    } else if result.column == 0 {
      if result.isTranscript { recorded.add(result) } else { unread.add(result) }
    }
  }

  /// The counts of what no subject played: transcripts, and what could not be read.
  public var unplayed: Summary {
    var summary = recorded
    summary.add(unread)
    return summary
  }

  /// The counts of what the subjects of the run played, with what could not be read; of a run in which
  /// none played anything, those of the recorded transcripts.
  public var own: Summary {
    let played = columns.reduce(into: unread) { $0.add($1.summary) }
    return hasPlayed ? played : all
  }

  /// The counts of recorded transcripts beside what the subjects played; nil: there are none, or
  /// nothing else.
  public var beside: Summary? { hasPlayed && recorded.cases > 0 ? recorded : nil }

  private var hasPlayed: Bool { columns.contains { $0.summary.cases > 0 } }

  /// The counts of all results; of a run of several subjects, a case counts for each.
  public var all: Summary {
    columns.reduce(into: unplayed) { $0.add($1.summary) }
  }

  /// The names of the subjects that had cases to play, of which every one was skipped.
  public var unjudged: [String] {
    columns.filter { $0.summary.cases > 0 && $0.summary.isUnjudged }.map(\.name)
  }

  /// The names of the subjects that somebody chose and that had no case to play, though there are cases:
  /// transcripts, which nobody plays.
  public var idle: [String] {
    guard areSubjectsChosen, all.cases > 0 else { return [] }
    return columns.filter { $0.summary.cases == 0 }.map(\.name)
  }

  /// True if every case was skipped, or there is none.
  public var isUnjudged: Bool { all.isUnjudged }

  /// Returns the subjects of which more was skipped than allowed; the name is nil where there is none.
  ///
  /// The cases that a subject played and the recorded ones are counted separately: a thousand
  /// transcripts that hold say nothing about the skips of a subject.
  ///
  /// - Parameter limit: how much may be skipped; nil: any number.
  /// - Returns: name and counts of each.
  public func skippedTooMany(_ limit: SkipLimit?) -> [(name: String?, summary: Summary)] {
    // A limit for a whole run says nothing about a part of it.
    guard let limit, extent.isWhole else { return [] }
    let played = columns.map { (name: Optional($0.name), summary: $0.summary) }
    return (played + [(nil, recorded)])
      .filter { !limit.allows($0.summary.skipped, of: $0.summary.cases) }
  }

  /// The counts that a run of each subject alone would have.
  private var runs: [(name: String?, summary: Summary)] {
    guard !columns.isEmpty else { return [(nil, unplayed)] }
    return columns.map { column in
      var summary = unplayed
      summary.add(column.summary)
      return (column.name, summary)
    }
  }

  /// Returns the exit code of the process: the gravest that a run of each subject alone would give.
  ///
  /// - Parameter limit: how much may be skipped; nil: any number.
  /// - Returns: the code.
  public func exitCode(_ limit: SkipLimit? = nil) -> ExitCode {
    var codes = runs.map(\.summary).filter { $0.cases > 0 || !extent.mayBeEmpty }.map(\.exitCode)
    if extent.isWhole, isUnjudged || !unjudged.isEmpty || !idle.isEmpty { codes.append(.failed) }
    codes += remarks.map(\.kind.code)
    if !skippedTooMany(limit).isEmpty { codes.append(.tooManySkipped) }
    return codes.max() ?? (extent.mayBeEmpty ? .success : .failed)
  }
}
