import Traces

extension TracePass {
  /// Lets what follows come a frame later: everywhere, in halves; then each by itself at once, or as
  /// early as can be.
  static let closeGaps = TracePass { shrinking in
    let count = { (shrinking: TraceShrinking) in
      FrameSpans(of: shrinking.best)?.instants.count ?? 0
    }
    leaveOutChunks(of: &shrinking, count: count) { shrinking, range in
      guard var spans = FrameSpans(of: shrinking.best) else { return false }
      for place in range { spans.close(place) }
      return shrinking.consider(spans.applied(to: shrinking.best))
    }
    guard let spans = FrameSpans(of: shrinking.best) else { return }
    for place in spans.instants.indices {
      if !shrinking.setGap(0, at: place) {
        lower(&shrinking, spans.instants[place].gap) { $0.setGap($1, at: place) }
      }
    }
  }
}

extension TraceShrinking {
  /// Tries to let an instant come so many frames after the one before.
  fileprivate mutating func setGap(_ gap: Int64, at place: Int) -> Bool {
    // Instants become one where they come to the same time, so there may be fewer than there were.
    guard var spans = FrameSpans(of: best), spans.instants.indices.contains(place) else {
      return false
    }
    spans.instants[place].gap = gap
    // At once means at the very same time, wherever that is between two frames.
    let isTogether = gap == 0 && place > 0
    spans.instants[place].rest = isTogether ? spans.instants[place - 1].rest : 0
    return consider(spans.applied(to: best))
  }
}

extension FrameSpans {
  /// Lets an instant follow the one before at once: a frame later, or when a wait is over.
  fileprivate mutating func close(_ place: Int) {
    let isFree = place == 0 || instants[place - 1].limit != nil
    instants[place].gap = isFree ? 0 : 1
    instants[place].rest = 0
  }
}

/// Lowers a number by halving what lies between it and 1, which is known not to do.
func lower<State>(
  _ state: inout State,
  _ number: Int64,
  _ consider: (inout State, Int64) -> Bool
) {
  var (low, high) = (Int64(1), number)
  while high - low > 1 {
    let middle = low + (high - low) / 2
    if consider(&state, middle) { high = middle } else { low = middle }
  }
}
