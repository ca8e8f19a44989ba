import Traces

extension TracePass {
  /// Lets what comes after a wait begin at a round time.
  static let roundWaits = TracePass { shrinking in
    guard let spans = FrameSpans(of: shrinking.best) else { return }
    for place in spans.instants.indices {
      // Instants become one where they come to the same time.
      guard let spans = FrameSpans(of: shrinking.best),
        spans.instants.indices.contains(place)
      else { return }
      guard spans.instants[place].gap > 1 else { continue }
      shrinking.considerSimplest(
        of: delays.flatMap { delay in
          units.map { spans.rounded(place, upTo: $0, andBy: delay).applied(to: shrinking.best) }
        }
      )
    }
  }

  private static let units: [Microseconds] = [50_000, 100_000, 1_000_000]
  /// If a trace fails at one time, it often fails a little earlier or later, too.
  private static let delays: [Microseconds] = [-100_000, 0, 100_000]
}

extension FrameSpans {
  /// Puts an instant off to the next multiple of a unit and then moves it; what comes after other
  /// waits stays as round as it was.
  fileprivate func rounded(
    _ place: Int,
    upTo unit: Microseconds,
    andBy delay: Microseconds
  ) -> FrameSpans {
    var rounded = self
    rounded.move(place, upTo: unit, andBy: delay)
    for later in rounded.instants.indices where later > place && instants[later].gap > 1 {
      rounded.move(later, upTo: 50_000, andBy: 0)
    }
    return rounded
  }

  private mutating func move(_ place: Int, upTo unit: Microseconds, andBy delay: Microseconds) {
    let time = times[place]
    let target = (time + unit - 1) / unit * unit + delay
    instants[place].gap += frames.nearest(to: target) - frames.nearest(to: time)
    instants[place].rest = 0
  }
}
