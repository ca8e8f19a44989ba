/// The time that each frame takes a glide or a bounce on.
///
/// The first frame after the lift takes the time since the lift, whenever that frame comes; each
/// later frame takes whole periods (C12, source motion.first-step).
nonisolated struct GlideClock: Sendable {
  /// The steps that one frame takes.
  struct Pace: Sendable {
    /// The length of the first step, in milliseconds; the others are whole periods.
    let first: Double
    /// The number of the steps, the first included.
    let periods: Int

    /// True if any time passes: a frame at the very time of the lift moves nothing.
    var moves: Bool { first > 0 || periods > 1 }
  }

  /// The instant of the lift in microseconds, until the first frame after it.
  private var lift: Int64?

  /// True if the next frame takes the time since the lift, and not a whole period.
  var isWaiting: Bool { lift != nil }

  /// Begins a glide that a lift at this instant, in microseconds, sets in motion.
  mutating func begin(at instant: Int64) {
    lift = instant
  }

  /// Makes the next step a whole period.
  mutating func goOn() {
    lift = nil
  }

  /// Takes the next frame and returns the steps that the motion makes in it.
  ///
  /// For each frame that was dropped since the lift one more step is made, so that the way is the
  /// same as if no frame had been dropped.
  ///
  /// - Parameters:
  ///   - periods: The frames since the last one that was shown, this one included.
  ///   - instant: When the frame comes, in microseconds.
  ///   - period: The exact length of a period, in milliseconds.
  /// - Returns: The first step and the number of steps, at least one.
  mutating func pace(of periods: Int, at instant: Int64, period: Double) -> Pace {
    guard let lift else { return Pace(first: period, periods: periods) }
    goOn()
    let elapsed = Double(instant - lift) / 1_000
    // Instants are rounded to whole microseconds, so a whole period may seem one shorter.
    let frames = period > 0 ? Int((elapsed + 0.001) / period) + 1 : 1
    let steps = max(1, min(periods, frames))
    return Pace(first: max(0, elapsed - Double(steps - 1) * period), periods: steps)
  }
}
