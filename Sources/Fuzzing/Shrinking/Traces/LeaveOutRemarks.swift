import Traces

extension TracePass {
  /// Leaves out what is not played: remarks, expectations, answers, title, `x-` keys of lines.
  static let leaveOutRemarks = TracePass { shrinking in
    shrinking.consider { trace in
      trace.header.title = nil
      trace.header.inputs = nil
      trace.lines = trace.lines.filter(\.isPlayed).map(\.withoutExtensions)
    }
    shrinking.consider { $0.lines.removeAll(where: \.isRemark) }
    shrinking.consider { $0.lines = $0.lines.map(\.withoutExtensions) }
  }
}
