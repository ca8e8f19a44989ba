import Traces

/// A case that was played once and waits to be played again.
struct Recheck: Sendable {
  /// The place of its result among all of the run.
  var number: Int
  /// The case.
  var trial: Case
  /// The place of the subject that played it among the run's subjects.
  var column: Int
  /// The result of the first play.
  var first: Performance
  /// The job whose process remembers it while it lives; nil: any may play it again.
  var job: Int?
}

/// The cases that wait to be played again, in the order in which they came.
///
/// A case waits until so many others were begun; where those that wait have many lines, the oldest
/// is due at once, so that they never fill the memory.
struct Rechecks: Sendable {
  /// The number of pieces of work that are begun before a case is played again.
  static let pause = 16
  /// The number of lines of transcripts that may wait.
  static let mostLines = 200_000

  private var waiting: [(recheck: Recheck, due: Int)] = []
  private var lines = 0
  private var begun = 0

  /// Adds a case that was played once.
  mutating func add(_ recheck: Recheck) {
    lines += recheck.first.lineCount ?? 0
    waiting.append((recheck, begun + Self.pause))
  }

  /// Notes that other work is begun.
  mutating func noteWork() { begun += 1 }

  /// Takes the next case that is due.
  ///
  /// - Parameters:
  ///   - job: who asks.
  ///   - isOver: whether there is no other work, so that all are due.
  /// - Returns: the case; nil: none is due.
  mutating func next(for job: Int, isOver: Bool) -> Recheck? {
    let place = waiting.firstIndex { $0.recheck.job == nil || $0.recheck.job == job }
    guard let place else { return nil }
    let oldest = waiting[place]
    guard isOver || oldest.due <= begun || lines > Self.mostLines else { return nil }
    // There are never many; and a slice would keep what is taken from it.
    waiting.remove(at: place)
    lines -= oldest.recheck.first.lineCount ?? 0
    return oldest.recheck
  }
}
