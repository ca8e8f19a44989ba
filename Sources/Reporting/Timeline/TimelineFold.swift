import Oracle
import Traces

/// Folds what repeats in a timeline: turns that do nothing but scroll, and what each of them breaks.
struct TimelineFold {
  /// The rows of the drawing.
  enum Row {
    /// A turn, or several as one, with what is found wrong there for the first time.
    case turn(Turn, [Violation])
    /// Violations like one above: the last of them, and how many there are.
    case again(Violation, count: Int)
  }

  /// A rule that turns break one after the other.
  private struct Repeat {
    var last: Violation
    var count = 0

    func isLike(_ other: Violation) -> Bool { last.rule == other.rule && last.view == other.view }
  }

  private(set) var rows: [Row] = []
  private var run: [Turn] = []
  private var repeats: [Repeat] = []

  /// Folds turns.
  ///
  /// - Parameters:
  ///   - turns: the turns, in order.
  ///   - violations: what is wrong with one.
  init(_ turns: [Turn], violations: (Turn) -> [Violation]) {
    for turn in turns { take(turn, violations(turn)) }
    endRun()
    endRepeats()
  }

  private mutating func take(_ turn: Turn, _ found: [Violation]) {
    if !turn.isPlain {
      endRun()
      endRepeats()
    }
    // In a turn with more than a scroll, each violation is told.
    let news = found.filter { isNew($0, whereTold: !turn.isPlain) }
    if let last = run.last, !news.isEmpty || !last.looksLike(turn) { endRun() }
    guard !turn.isPlain || !news.isEmpty else { return run.append(turn) }
    var turn = turn
    turn.sayings = turn.sayings.folded()
    rows.append(.turn(turn, news))
  }

  /// Returns true if a violation is told: where all are, or nothing like it was found since the
  /// last turn in which more happened than a scroll.
  private mutating func isNew(_ violation: Violation, whereTold isTold: Bool) -> Bool {
    guard let place = repeats.firstIndex(where: { $0.isLike(violation) }) else {
      repeats.append(Repeat(last: violation))
      return true
    }
    if isTold { return true }
    repeats[place].last = violation
    repeats[place].count += 1
    return false
  }

  private mutating func endRun() {
    rows += run.condensed.map { .turn($0, []) }
    run = []
  }

  private mutating func endRepeats() {
    for one in repeats where one.count > 0 { rows.append(.again(one.last, count: one.count)) }
    repeats = []
  }
}
