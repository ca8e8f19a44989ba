public import Traces

/// A whole run: every case of a corpus is played by every subject and judged, and the results are
/// delivered in order.
///
/// Whole traces are the unit of parallel work. Results come in the order of the corpus, and for
/// each case in the order of the subjects, whatever finishes first; so the number of jobs changes
/// nothing but the time.
///
/// ## Topics
///
/// ### What is run
/// - ``Corpus``
/// - ``Options``
/// ### What comes of it
/// - ``CaseResult``
/// - ``Totals``
/// - ``ExitCode``
public struct Run: Sendable {
  private let corpus: Corpus
  private let subjects: [any Subject]
  private let options: Options

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - corpus: the sources of the cases.
  ///   - subjects: what plays traces, each under a name of its own; none: only transcripts are
  ///     judged, as `check` does.
  ///   - options: what the command line chooses.
  public init(of corpus: Corpus, by subjects: [any Subject], options: Options = Options()) {
    self.corpus = corpus
    self.subjects = subjects
    self.options = options
  }

  /// Plays and judges all cases.
  ///
  /// - Parameter deliver: hears each result, in order, one at a time, on any thread.
  /// - Returns: the counts.
  public func results(_ deliver: @escaping @Sendable (CaseResult) -> Void) -> Totals {
    let reader = CaseReader(corpus, for: subjects.isEmpty ? .check : .run, filter: options.filter)
    let workload = Workload(reader, columns: subjects.count)
    let ledger = KnownFailureLedger(options.knownFailures, isStrict: options.isStrict)
    let delivery = Delivery(to: subjects.map(\.name), ledger, deliver)
    Workers.run(max(1, options.jobs)) { _ in
      while let piece = workload.next() { work(on: piece, of: workload, delivery) }
    }
    return delivery.totals(on: options.today, passingOver: workload.passedOver)
  }

  private func work(on piece: Workload.Piece, of workload: Workload, _ delivery: Delivery) {
    switch piece {
    case .told(let result, let numbers): delivery.take(result, numbers: numbers)
    case .judge(let new, let numbers):
      delivery.take(trial(by: nil).performance(of: new).result, numbers: numbers)
    case .play(let new, let column, let number):
      let performance = trial(by: column).performance(of: new)
      if performance.transcript != nil, options.repeatsAll || Repetition.isChosen(new.id) {
        workload.add(Recheck(number: number, trial: new, column: column, first: performance))
      } else {
        delivery.take(performance.result, numbers: number..<number + 1)
      }
    case .again(let recheck):
      let trial = trial(by: recheck.column)
      var result = trial.repeated(recheck.first, of: recheck.trial, by: Repetition.allCases)
      result.wasRepeated = true
      delivery.take(result, numbers: recheck.number..<recheck.number + 1)
    }
  }

  private func trial(by column: Int?) -> Trial {
    Trial(
      subject: column.map { subjects[$0] },
      profile: options.profile,
      isStrict: options.isStrict
    )
  }
}
