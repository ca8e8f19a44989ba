import Traces

/// The clean-up of a trace: the best so far, and the one door by which it changes.
struct TraceShrinking {
  /// The simplest trace so far that fails.
  private(set) var best: Trace
  private(set) var questions: Questions
  private var complexity: Complexity

  /// Begins with a trace that is known to fail.
  init(_ trace: Trace, _ questions: Questions) {
    best = trace
    complexity = Complexity(of: trace)
    self.questions = questions
  }

  /// Runs all passes until none finds anything.
  mutating func run() {
    while true {
      let before = complexity
      for pass in TracePass.all where !questions.isOver { pass.run(&self) }
      guard complexity < before, !questions.isOver else { return }
    }
  }

  /// Puts a candidate in the place of the best if it is simpler and still fails.
  @discardableResult
  mutating func consider(_ candidate: Trace) -> Bool {
    let complexity = Complexity(of: candidate)
    guard !questions.isOver, complexity < self.complexity,
      let failing = questions.failing(candidate)
    else { return false }
    best = failing
    self.complexity = complexity
    return true
  }

  /// Considers the best with a change.
  @discardableResult
  mutating func consider(_ change: (inout Trace) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    return consider(candidate)
  }

  /// Considers candidates, the simplest first, until one takes the place of the best.
  @discardableResult
  mutating func considerSimplest(of candidates: [Trace]) -> Bool {
    let measured = candidates.map { (trace: $0, complexity: Complexity(of: $0)) }
    let inOrder = measured.enumerated()
      .filter { $0.element.complexity < complexity }
      .sorted { left, right in
        if left.element.complexity < right.element.complexity { return true }
        if right.element.complexity < left.element.complexity { return false }
        return left.offset < right.offset
      }
    return inOrder.contains { consider($0.element.trace) }
  }
}
