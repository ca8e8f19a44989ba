import Traces

/// Tells where the lines of a transcript come from.
///
/// The lines are searched once, for a transcript may break rules in a thousand of them.
struct Places {
  /// The lines of one kind, in the trace and in its transcript.
  private struct Counterparts {
    private let inTrace: [Int]
    private let inTranscript: [Int]

    init(_ trace: Trace, _ transcript: Trace, where isOfKind: (Line) -> Bool) {
      inTrace = trace.lines.indices.filter { isOfKind(trace.lines[$0]) }
      inTranscript = transcript.lines.indices.filter { isOfKind(transcript.lines[$0]) }
    }

    /// The line of the trace that is the last of the kind at or above a line of the transcript.
    func last(atOrAbove index: Int) -> Int? {
      var (low, high) = (0, inTranscript.count)
      while low < high {
        let middle = (low + high) / 2
        if inTranscript[middle] <= index { low = middle + 1 } else { high = middle }
      }
      return inTrace.prefix(low).last
    }
  }

  private let trial: Case
  private let inputs: Counterparts?
  private let expectations: Counterparts?

  init(trial: Case, transcript: Trace) {
    self.trial = trial
    let isPlayed = !trial.isTranscript
    inputs = isPlayed ? Counterparts(trial.trace, transcript, where: Self.isInput) : nil
    expectations = isPlayed ? Counterparts(trial.trace, transcript, where: Self.isExpectation) : nil
  }

  /// The number of a transcript's line, from its header, as line 1, on.
  func line(ofIndex index: Int?) -> Int? { index.map { $0 + 2 } }

  /// The place in the source that a line of the transcript comes from.
  ///
  /// In a replayed trace that is the last input above the line: the touch or call that caused it,
  /// or the one that set going what did.
  func place(ofIndex index: Int?) -> Place {
    guard let index else { return trial.place }
    return place(of: index, among: inputs)
  }

  /// The place in the source of an expectation, which stands in the trace and in its transcript.
  func place(ofExpectation index: Int) -> Place { place(of: index, among: expectations) }

  private func place(of index: Int, among counterparts: Counterparts?) -> Place {
    guard let counterparts else { return place(ofTraceLine: index) }
    return counterparts.last(atOrAbove: index).map(place(ofTraceLine:)) ?? trial.place
  }

  private func place(ofTraceLine index: Int) -> Place {
    Place(file: trial.source.name, line: trial.trace.firstLine + 1 + index)
  }

  private static func isExpectation(_ line: Line) -> Bool {
    if case .expectation = line { true } else { false }
  }

  /// Whether a line stands in the trace that was played.
  private static func isInput(_ line: Line) -> Bool {
    switch line {
    case .touch, .settle: true
    case .call(let call): !call.isByDelegate
    default: false
    }
  }
}
