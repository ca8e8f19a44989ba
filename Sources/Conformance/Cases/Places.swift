package import Oracle
package import Traces

/// Tells where the lines of a transcript come from.
///
/// The lines are gone through once for all violations, for a transcript may break rules in a thousand.
package struct Places {
  private let trial: Case
  /// The lines of the trace that were played, and its expectations, by the lines of the transcript that
  /// are asked for; nil: the trace is the transcript.
  private let inputs: [Int: Int]?
  private let expectations: [Int: Int]?

  /// Finds places in a trace that is in memory.
  ///
  /// - Parameters:
  ///   - lines: the lines of the transcript that are asked for.
  ///   - trial: the case, which is kept as a whole.
  ///   - transcript: its transcript.
  package init(of lines: [Int], trial: Case, transcript: Trace) {
    self.init(of: lines, [], trial: trial, transcript, trial.trace)
  }

  /// Finds the places of violations.
  ///
  /// - Parameters:
  ///   - violations: what was found wrong.
  ///   - trial: the case.
  ///   - transcript: its transcript.
  /// - Throws: `SubjectFailure` where the lines cannot be had again.
  package init(
    of violations: [Violation],
    trial: Case,
    transcript: AnyTraceStream
  ) throws(SubjectFailure) {
    try self.init(
      of: violations.compactMap(\.lineIndex),
      violations.compactMap(\.expectationIndex),
      trial: trial,
      transcript,
      trial.stream
    )
  }

  private init<Lines: TraceStream>(
    of lines: [Int],
    _ expectations: [Int],
    trial: Case,
    _ transcript: Lines,
    _ trace: Lines
  ) throws(Lines.Failure) {
    self.trial = trial
    guard !trial.isTranscript else {
      (inputs, self.expectations) = (nil, nil)
      return
    }
    inputs = try Self.counterparts(of: lines, in: transcript, trace, where: \.isPlayed)
    self.expectations = try Self.counterparts(
      of: expectations,
      in: transcript,
      trace,
      where: \.isExpectation
    )
  }

  /// Returns the number of a transcript's line, from its header, as line 1, on.
  package func line(ofIndex index: Int?) -> Int? { index.map { $0 + 2 } }

  /// Returns the place in the source that a line of the transcript comes from.
  ///
  /// In a replayed trace that is the last input above the line: the touch or call that caused it,
  /// or the one that set going what did.
  package func place(ofIndex index: Int?) -> Place {
    guard let index else { return trial.place }
    return place(of: index, among: inputs)
  }

  /// Returns the place in the source of an expectation, which stands in the trace and in its transcript.
  package func place(ofExpectation index: Int) -> Place { place(of: index, among: expectations) }

  private func place(of index: Int, among counterparts: [Int: Int]?) -> Place {
    guard let counterparts else { return place(ofTraceLine: index) }
    return counterparts[index].map(place(ofTraceLine:)) ?? trial.place
  }

  private func place(ofTraceLine index: Int) -> Place {
    Place(file: trial.source.name, line: trial.trace.firstLine + 1 + index)
  }
}

extension Places {
  /// Returns for each of some lines of a transcript the line of its trace that is the last of a kind at or above
  /// it.
  private static func counterparts<Lines: TraceStream>(
    of indices: [Int],
    in transcript: Lines,
    _ trace: Lines,
    where isOfKind: (Line) -> Bool
  ) throws(Lines.Failure) -> [Int: Int] {
    let ranks = try ranks(of: Set(indices), in: transcript, where: isOfKind)
    let lines = try lines(of: Set(ranks.values), in: trace, where: isOfKind)
    return ranks.compactMapValues { lines[$0] }
  }

  /// Returns, for each of some lines, the number of lines of a kind that stand at or above it.
  private static func ranks<Lines: TraceStream>(
    of indices: Set<Int>,
    in transcript: Lines,
    where isOfKind: (Line) -> Bool
  ) throws(Lines.Failure) -> [Int: Int] {
    var ranks: [Int: Int] = [:]
    guard !indices.isEmpty else { return ranks }
    var (index, rank) = (0, 0)
    try transcript.read { lines in
      for line in lines {
        if isOfKind(line) { rank += 1 }
        if indices.contains(index) { ranks[index] = rank }
        index += 1
      }
      return ranks.count < indices.count
    }
    return ranks
  }

  /// Returns the lines of a kind by their ranks, from 1.
  ///
  /// A transcript may have one more than its trace, for at its end all comes to rest; that counts as the
  /// last one.
  private static func lines<Lines: TraceStream>(
    of ranks: Set<Int>,
    in trace: Lines,
    where isOfKind: (Line) -> Bool
  ) throws(Lines.Failure) -> [Int: Int] {
    var found: [Int: Int] = [:]
    guard let last = ranks.max(), last > 0 else { return found }
    var (index, rank) = (0, 0)
    var latest: Int?
    try trace.read { lines in
      for line in lines {
        if isOfKind(line) {
          rank += 1
          latest = index
          if ranks.contains(rank) { found[rank] = index }
        }
        index += 1
      }
      return rank < last
    }
    for missing in ranks where missing > rank { found[missing] = latest }
    return found
  }
}
