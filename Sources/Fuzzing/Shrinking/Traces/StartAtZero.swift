import Traces

extension TracePass {
  /// Begins at 0, on whole frames if may be.
  static let startAtZero = TracePass { shrinking in
    guard let timeline = Timeline(of: shrinking.best), !timeline.instants.isEmpty else { return }
    var whole = timeline
    whole.instants[0].gap = 0
    for place in whole.instants.indices { whole.instants[place].rest = 0 }
    var shifted = timeline
    let rest = shifted.instants[0].rest
    shifted.instants[0].gap = 0
    for place in shifted.instants.indices { shifted.instants[place].rest -= rest }
    shrinking.considerSimplest(
      of: [whole, shifted].map { $0.applied(to: shrinking.best) }
    )
  }
}
