import Traces

extension TracePass {
  /// Begins at 0, and leaves what lies between the lines, and the frames that do not come, as it is.
  static let startAtZero = TracePass { shrinking in
    guard var spans = FrameSpans(of: shrinking.best), let first = spans.instants.first else {
      return
    }
    spans.instants[0].gap = 0
    for place in spans.instants.indices { spans.instants[place].rest -= first.rest }
    var trace = spans.applied(to: shrinking.best)
    trace.header.dropped = trace.header.dropped.map { $0 - Int(first.gap) }.filter { $0 > 0 }
    shrinking.consider(trace)
  }
}
