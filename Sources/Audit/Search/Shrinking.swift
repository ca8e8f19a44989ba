import Conformance
import Fuzzing
import Oracle
import Traces

/// A trace after it was shrunk, and how that went.
struct ShrunkTrace {
  var trace: Trace
  /// The number of times that it was played.
  var plays = 0
  /// True if there was no time to make it as small as can be.
  var wasCutShort = false

  init(_ trace: Trace) {
    self.trace = trace
  }
}

/// A way to shrink traces that break a rule, so that they still break it.
struct Shrinking {
  /// True if somebody wants it to end.
  var isStopped: @Sendable () -> Bool = { false }
  /// The largest number of times that the trace is played.
  var mostPlays = Shrinker.usualCalls
  private let examiner: Examiner
  private let rule: String
  private let time: Duration

  init(_ examiner: Examiner, rule: String, within time: Duration) {
    self.examiner = examiner
    self.rule = rule
    self.time = time
  }

  /// Shrinks what a tape gives.
  func shrunk(_ tape: Tape, from generator: Generator) -> ShrunkTrace {
    var choices = Choices(tape)
    var shrinker = shrinker(for: generator.trace(from: &choices))
    let trace = shrinker.shrunk(tape) { generator.trace(from: &$0) }
    return result(trace, shrinker)
  }

  /// Shrinks a trace from anywhere.
  func shrunk(_ trace: Trace) -> ShrunkTrace {
    var shrinker = shrinker(for: trace)
    let trace = shrinker.shrunk(trace)
    return result(trace, shrinker)
  }

  /// Returns a shrinker that leaves aside what is simpler to read and yet far longer to play:
  /// without an estimate, say, a table asks each of a million rows for its height.
  private func shrinker(for trace: Trace) -> Shrinker {
    var examiner = examiner
    if rule != Demand.plays.id, let count = examiner.transcriptLength(of: trace) {
      examiner.mostLines = min(max(10 * count, 10_000), Trace.mostLines)
    }
    let end = ContinuousClock.now + time
    // Without its fingers a trace expects too much, and proves nothing.
    let isOfMotion = MotionExpectations.rules.contains(rule)
    return Shrinker(
      mostCalls: mostPlays,
      isOutOfTime: { [isStopped] in ContinuousClock.now >= end || isStopped() },
      stillFails: { [examiner, rule] smaller in
        guard !isOfMotion || smaller.asksTheSame(as: trace) else { return false }
        return examiner.breaks(rule, smaller)
      }
    )
  }

  private func result(_ trace: Trace, _ shrinker: Shrinker) -> ShrunkTrace {
    var result = ShrunkTrace(trace)
    result.plays = shrinker.statistics.calls
    result.wasCutShort = shrinker.statistics.wasCutShort
    return result
  }
}

extension Trace {
  /// Returns true if a component is set up in the same way and given the same inputs.
  fileprivate func asksTheSame(as other: Trace) -> Bool {
    header.effectiveViews == other.header.effectiveViews
      && lines.filter(\.isInput) == other.lines.filter(\.isInput)
  }
}

extension Line {
  fileprivate var isInput: Bool {
    switch self {
    case .touch, .call: true
    default: false
    }
  }
}
