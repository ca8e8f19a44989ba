/// Makes and examines traces elsewhere, several at a time.
public protocol SearchCrew: Sendable {
  /// The number of workers that work side by side.
  var count: Int { get }

  /// Makes and examines the traces of some runs.
  ///
  /// A worker need not tell again the things that it has told before.
  ///
  /// - Parameters:
  ///   - runs: the runs, by their numbers in ascending order.
  ///   - job: which worker does it, from 0.
  /// - Returns: what they brought, in the same order.
  func discoveries(in runs: [SearchRun], job: Int) -> [Discovery]
}

/// One run of a search, before its trace is made.
public struct SearchRun: Sendable {
  /// Its number; nil: the tape was known before.
  public var run: Int?
  /// The tape from which its choices are drawn.
  public var tape: Tape
  /// The numbers behind the tape's end; nil: zeros.
  public var beyond: RandomNumbers?

  /// Creates a run.
  public init(run: Int?, tape: Tape, beyond: RandomNumbers?) {
    self.run = run
    self.tape = tape
    self.beyond = beyond
  }

  var choices: Choices { Choices(tape, beyond: beyond) }
}
