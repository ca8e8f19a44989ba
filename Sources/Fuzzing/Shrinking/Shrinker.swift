public import Traces

/// Makes what fails as small as it can be while it still fails.
///
/// It works in two stages: on the tape that a trace was drawn from, where that is known, and on the
/// lines of the trace itself, so that a trace from anywhere can be shrunk. What it hands back is
/// never farther from the simplest than what it was given (`Complexity` is the written order), and
/// is 1-minimal unless a limit was reached: no one line can be left out so that a legal trace
/// remains and still fails.
///
/// It is deterministic: the same trace and the same answers give the same result.
public struct Shrinker: Sendable {
  /// The question that is asked of a trace.
  public typealias Predicate = @Sendable (Trace) -> Bool

  /// The largest number of questions that a shrinker asks, unless it is told otherwise.
  public static let usualCalls = 4000

  /// The statistics of the last shrinking.
  public private(set) var statistics = Statistics()
  private let mostCalls: Int
  private let isOutOfTime: @Sendable () -> Bool
  private let stillFails: Predicate

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - mostCalls: how often it asks `stillFails` at most, for one trace.
  ///   - isOutOfTime: whether it must hand back the best that it has by now.
  ///   - stillFails: whether a trace fails as the one that is shrunk does: by the same rule.
  public init(
    mostCalls: Int = usualCalls,
    isOutOfTime: @escaping @Sendable () -> Bool = { false },
    stillFails: @escaping Predicate
  ) {
    self.mostCalls = mostCalls
    self.isOutOfTime = isOutOfTime
    self.stillFails = stillFails
  }

  /// Shrinks a trace from anywhere; one that does not fail comes back as it is.
  ///
  /// Its id, source and `x-` keys stay: they say which finding it is.
  public mutating func shrunk(_ trace: Trace) -> Trace {
    var questions = questions()
    guard let failing = questions.failing(trace) else { return finish(questions, trace) }
    var shrinking = TraceShrinking(failing, questions)
    shrinking.run()
    return finish(shrinking.questions, shrinking.best)
  }

  /// Shrinks what a tape gives: the tape first, then the trace.
  ///
  /// - Parameters:
  ///   - tape: the tape from which the failing trace was drawn.
  ///   - grow: draws the trace from choices: a generator's method.
  /// - Returns: the smallest trace; what the tape gives, where that does not fail.
  public mutating func shrunk(
    _ tape: Tape,
    grownBy grow: @escaping (inout Choices) -> Trace
  ) -> Trace {
    var tapes = TapeShrinking(tape, grow, questions())
    let original = tapes.best.trace
    guard tapes.questions.failing(original) != nil else { return finish(tapes.questions, original) }
    tapes.run()
    // A shorter tape may, once in a while, give a trace that is none the simpler.
    let isSimpler = Complexity(of: tapes.best.trace) < Complexity(of: original)
    var shrinking = TraceShrinking(isSimpler ? tapes.best.trace : original, tapes.questions)
    shrinking.run()
    return finish(shrinking.questions, shrinking.best)
  }

  private func questions() -> Questions {
    Questions(mostCalls: mostCalls, isOutOfTime: isOutOfTime, stillFails: stillFails)
  }

  private mutating func finish(_ questions: Questions, _ trace: Trace) -> Trace {
    statistics = questions.statistics
    return trace
  }
}

extension Shrinker {
  /// The costs of shrinking: counts, which are the same on every machine.
  public struct Statistics: Hashable, Sendable {
    /// The number of times that the predicate was asked.
    public internal(set) var calls = 0
    /// The number of times that it was asked before the tape was as short as it became.
    public internal(set) var callsForTape = 0
    /// The number of candidates that took the place of the best.
    public internal(set) var accepted = 0
    /// The number of candidates that had been asked before.
    public internal(set) var repeated = 0
    /// The number of candidates that were no legal trace.
    public internal(set) var illegal = 0
    /// True if it ended before it could find nothing more: the calls or the time were used up.
    public internal(set) var wasCutShort = false
  }
}
