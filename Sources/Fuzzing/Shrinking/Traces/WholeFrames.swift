import Traces

extension TracePass {
  /// Puts instants on whole frames: all, halves, down to each by itself.
  static let wholeFrames = TracePass { shrinking in
    let count = { (shrinking: TraceShrinking) in
      FrameSpans(of: shrinking.best)?.instants.count ?? 0
    }
    leaveOutChunks(of: &shrinking, count: count) { shrinking, range in
      guard var spans = FrameSpans(of: shrinking.best) else { return false }
      for place in range { spans.instants[place].rest = 0 }
      return shrinking.consider(spans.applied(to: shrinking.best))
    }
  }
}
