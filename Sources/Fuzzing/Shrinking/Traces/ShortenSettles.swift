import Traces

extension TracePass {
  /// Waits for rest no longer than need be, and round times.
  static let shortenSettles = TracePass { shrinking in
    guard let timeline = Timeline(of: shrinking.best) else { return }
    for (place, instant) in timeline.instants.enumerated() where instant.limit != nil {
      let traces = limits.compactMap { limit -> Trace? in
        guard var timeline = Timeline(of: shrinking.best),
          timeline.instants.indices.contains(place), timeline.instants[place].limit != nil
        else { return nil }
        timeline.instants[place].limit = limit
        return timeline.applied(to: shrinking.best)
      }
      shrinking.considerSimplest(of: traces)
    }
  }

  /// What people wait: seconds.
  private static let limits: [Microseconds] = [1, 2, 3, 5, 10].map { $0 * 1_000_000 }
}
