import Traces

extension TracePass {
  /// Leaves out what is not played: remarks, expectations, answers, title, `x-` keys of lines.
  static let leaveOutRemarks = TracePass { shrinking in
    shrinking.consider { trace in
      trace.header.title = nil
      trace.header.inputs = nil
      trace.lines = trace.lines.filter(\.isPlayed).map(\.withoutExtensions)
    }
    shrinking.consider { trace in
      trace.lines.removeAll {
        switch $0 {
        case .comment, .expectation: true
        default: false
        }
      }
    }
    shrinking.consider { $0.lines = $0.lines.map(\.withoutExtensions) }
  }
}

extension Line {
  /// Whether a subject plays it.
  fileprivate var isPlayed: Bool {
    switch self {
    case .touch, .settle: true
    case .call(let call): !call.isByDelegate
    case .message, .exception, .final, .expectation, .comment: false
    }
  }
}
