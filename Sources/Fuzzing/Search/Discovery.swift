import Traces

/// A run that brought something new: a feature, a failure, or both.
public struct Discovery: Sendable, Codable {
  /// The run's number; nil: the tape was known before.
  public var run: Int?
  /// The tape from which its trace was made.
  public var entry: Pool.Entry
  /// The features that nobody had seen.
  public var features: [Feature]
  /// The failures that had not happened before.
  public var failures: [Failure]

  /// Creates a discovery.
  public init(run: Int?, entry: Pool.Entry, features: [Feature], failures: [Failure]) {
    self.run = run
    self.entry = entry
    self.features = features
    self.failures = failures
  }
}

extension Discovery {
  /// Returns the part of it that is not yet known; nil: nothing.
  func news(_ coverage: Coverage, _ known: Set<Failure>) -> Discovery? {
    var news = self
    news.features.removeAll { coverage.contains($0) }
    news.failures.removeAll { known.contains($0) }
    return news.features.isEmpty && news.failures.isEmpty ? nil : news
  }
}

/// Hears what is about to be examined, so that a crash need not be a riddle.
public protocol SearchWitness: Sendable {
  /// Hears that the trace of a run is about to be made.
  func willMake(run: Int?, job: Int)
  /// Hears what the trace was made of that is about to be examined.
  func willExamine(_ tape: Tape, job: Int)
  /// Hears that the examination came to its end.
  func didExamine(job: Int)
}

/// The steps of one run.
struct SearchTrial: Sendable {
  /// The features that were seen when the round began.
  let coverage: Coverage
  /// The failures that had happened by then.
  let known: Set<Failure>
  let make: Search.Making
  let examine: Search.Examining
  let witness: (any SearchWitness)?

  /// Makes a trace and examines it; nil: nothing came of it that was not known.
  func discovery(in choices: consuming Choices, run: Int?, job: Int) -> Discovery? {
    witness?.willMake(run: run, job: job)
    let trace = make(&choices)
    witness?.willExamine(choices.drawn, job: job)
    let examination = examine(trace)
    witness?.didExamine(job: job)

    let features = examination.features.filter { !coverage.contains($0) }
    let failures = examination.failures.filter { !known.contains($0) }
    guard !features.isEmpty || !failures.isEmpty else { return nil }
    let entry = Pool.Entry(tape: choices.drawn, spans: choices.spans.map(\.range))
    return Discovery(run: run, entry: entry, features: features, failures: failures)
  }
}
