import Traces

extension TracePass {
  /// Waits for rest no longer than need be, and round times.
  static let shortenSettles = TracePass { shrinking in
    guard let spans = FrameSpans(of: shrinking.best) else { return }
    for (place, instant) in spans.instants.enumerated() where instant.limit != nil {
      let traces = limits.compactMap { limit -> Trace? in
        guard var spans = FrameSpans(of: shrinking.best),
          spans.instants.indices.contains(place), spans.instants[place].limit != nil
        else { return nil }
        spans.instants[place].limit = limit
        return spans.applied(to: shrinking.best)
      }
      shrinking.considerSimplest(of: traces)
    }
  }

  /// The limits that people choose: whole seconds.
  private static let limits: [Microseconds] = [1, 2, 3, 5, 10].map { $0 * 1_000_000 }
}
