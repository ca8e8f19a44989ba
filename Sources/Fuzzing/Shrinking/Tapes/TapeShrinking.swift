import Traces

/// The shrinking of a tape: the best so far, and the one door by which it changes.
///
/// A tape is simpler if it is shorter, or as long with smaller numbers, the first that differs
/// deciding. What counts is what was drawn from it, so that nothing is on a tape that nobody read.
struct TapeShrinking {
  /// A tape as it was drawn from, and what it gave.
  struct Drawing {
    /// The numbers as they were drawn.
    var numbers: [UInt16]
    /// The places of numbers that belong together.
    var spans: [Choices.Span]
    /// The trace that they gave.
    var trace: Trace
  }

  /// The simplest tape so far whose trace fails.
  private(set) var best: Drawing
  /// The questions that were asked.
  var questions: Questions
  private let grow: (inout Choices) -> Trace

  init(_ tape: Tape, _ grow: @escaping (inout Choices) -> Trace, _ questions: Questions) {
    best = Self.drawing(from: tape.numbers, grow)
    self.grow = grow
    self.questions = questions
  }

  /// Runs all passes until none finds anything.
  mutating func run() {
    while true {
      let before = best.numbers
      for pass in TapePass.all where !questions.isOver { pass.run(&self) }
      guard best.numbers != before, !questions.isOver else { break }
    }
    questions.closeTape()
  }

  /// Puts a tape in the place of the best if what is drawn from it is simpler and still fails.
  @discardableResult
  mutating func consider(_ numbers: [UInt16]) -> Bool {
    guard !questions.isOver, isSimpler(numbers) else { return false }
    let drawing = Self.drawing(from: numbers, grow)
    guard isSimpler(drawing.numbers), questions.failing(drawing.trace) != nil else { return false }
    best = drawing
    return true
  }

  private func isSimpler(_ numbers: [UInt16]) -> Bool {
    if numbers.count != best.numbers.count { return numbers.count < best.numbers.count }
    return numbers.lexicographicallyPrecedes(best.numbers)
  }

  private static func drawing(
    from numbers: [UInt16],
    _ grow: (inout Choices) -> Trace
  ) -> Drawing {
    var choices = Choices(Tape(numbers))
    let trace = grow(&choices)
    return Drawing(numbers: choices.drawn.numbers, spans: choices.spans, trace: trace)
  }
}
