import Traces

/// Tells where the lines of a transcript come from.
struct Places {
  private let trial: Case
  private let transcript: Trace

  init(trial: Case, transcript: Trace) {
    self.trial = trial
    self.transcript = transcript
  }

  /// The number of a transcript's line: in its own file where it is judged as it stands, else
  /// from the transcript's header, as line 1, on.
  func line(ofIndex index: Int?) -> Int? {
    guard let index else { return nil }
    return (trial.isTranscript ? transcript.firstLine : 1) + 1 + index
  }

  /// The place in the source that a line of the transcript comes from.
  ///
  /// In a replayed trace that is the last input above the line: the touch or call that caused it,
  /// or the one that set going what did.
  func place(ofIndex index: Int?) -> Place {
    guard let index else { return trial.place }
    let lines = trial.trace.lines
    guard !trial.isTranscript else { return place(ofTraceLine: index) }
    let inputs = transcript.lines.prefix(index + 1).count(where: Self.isInput)
    guard inputs > 0 else { return trial.place }
    let places = lines.indices.filter { Self.isInput(lines[$0]) }
    guard let place = places.prefix(inputs).last else { return trial.place }
    return self.place(ofTraceLine: place)
  }

  /// The place in the source of an expectation, which stands in the trace and in its transcript.
  func place(ofExpectation index: Int) -> Place {
    guard !trial.isTranscript else { return place(ofTraceLine: index) }
    let number = transcript.lines.prefix(index + 1).count(where: Self.isExpectation)
    let lines = trial.trace.lines
    let all = lines.indices.filter { Self.isExpectation(lines[$0]) }
    guard all.indices.contains(number - 1) else { return trial.place }
    return place(ofTraceLine: all[number - 1])
  }

  private static func isExpectation(_ line: Line) -> Bool {
    if case .expectation = line { true } else { false }
  }

  private func place(ofTraceLine index: Int) -> Place {
    Place(file: trial.source.name, line: trial.trace.firstLine + 1 + index)
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
