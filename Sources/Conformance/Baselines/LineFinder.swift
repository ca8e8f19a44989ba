public import Traces

/// Finds the line of a transcript at which a difference is seen.
public struct LineFinder: Sendable {
  private let transcript: Trace

  /// Creates a finder.
  public init(_ transcript: Trace) {
    self.transcript = transcript
  }

  /// Returns the indices of the lines at which differences are seen, ascending, each once.
  public func lines(of differences: [BaselineDifference]) -> [Int] {
    Set(differences.compactMap(line)).sorted()
  }

  /// Returns the index of the line: of what is different itself, of a run where it is farthest from
  /// the other, or of the first line after the moment at which something should have been; nil: there
  /// is none.
  public func line(of difference: BaselineDifference) -> Int? {
    switch difference {
    case .lacks: return nil
    case .line(let number, _, _):
      // A baseline has no comments, so a line of it stands further on in the transcript.
      let others = transcript.lines.indices.filter { !transcript.lines[$0].isComment }
      return others.indices.contains(number - 2) ? others[number - 2] : nil
    case .step(let difference):
      guard let time = difference.farthest ?? difference.otherTime else {
        return difference.time.flatMap { time in
          transcript.lines.firstIndex { ($0.time ?? 0) >= time && $0.isAnswer }
        }
      }
      return transcript.lines.firstIndex { line in
        line.time == time && line.isOf(difference.subject)
      } ?? transcript.lines.firstIndex { $0.time == time && $0.isAnswer }
    }
  }
}

extension Difference {
  /// The time at which two runs are farthest apart; nil: the difference is about something else.
  fileprivate var farthest: Microseconds? {
    guard case .run = subject, case .offset(_, let time) = kind else { return nil }
    return time
  }
}

extension Line {
  /// True if a component told it.
  fileprivate var isAnswer: Bool {
    switch self {
    case .message, .exception, .final: true
    case .call(let call): call.isByDelegate
    case .touch, .settle, .gap, .expectation, .comment: false
    }
  }

  /// Returns true if it is what a step is about.
  fileprivate func isOf(_ subject: Step.Subject) -> Bool {
    switch (self, subject) {
    case (.message(let message), .message(let name)), (.message(let message), .run(let name)):
      message.name == name
    case (.call(let call), .call(let name)): call.isByDelegate && call.name == name
    case (.exception(let exception), .exception(let name)): exception.name == name
    case (.final, .final): true
    default: false
    }
  }
}
