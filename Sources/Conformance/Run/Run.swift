import Oracle
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
  let options: Options
  /// The judges of recorded transcripts.
  private let judges: Judges
  /// The judges of the subjects, by their columns: expectations may weigh otherwise for each.
  private let subjectJudges: [Judges]

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
    judges = Judges(options.rules(of: nil))
    subjectJudges = subjects.indices.map { Judges(options.rules(of: $0)) }
  }

  /// Plays and judges all cases.
  ///
  /// - Parameter deliver: hears each result, in order, one at a time, on any thread.
  /// - Returns: the counts.
  public func results(_ deliver: @escaping @Sendable (CaseResult) -> Void) -> Totals {
    let purpose: CaseReader.Purpose = subjects.isEmpty ? .check : .run
    let reader = CaseReader(
      corpus,
      for: purpose,
      selection: options.selection,
      // Whoever sees transcripts sees whole ones.
      keeping: options.receiver == nil ? options.mostKept : .max
    )
    let workload = Workload(reader, columns: subjects.count)
    let delivery = Delivery(to: subjects.map(\.name), options, deliver)
    let isAlone = options.crew == nil && subjects.contains(where: \.playsOnMainActor)
    Workers.run(isAlone ? 1 : max(1, options.jobs)) { job in
      while !delivery.isOver, !options.isStopped(), let piece = workload.next(for: job) {
        work(on: piece, of: workload, delivery, job)
      }
    }
    var totals = delivery.totals(passingOver: workload.tally)
    totals.baselineRemarks = options.receiver?.remarks(on: census(workload, totals)) ?? []
    return totals
  }

  private func work(
    on piece: Workload.Piece,
    of workload: Workload,
    _ delivery: Delivery,
    _ job: Int
  ) {
    switch piece {
    case .told(let result, let numbers): delivery.take(result, numbers: numbers)
    case .judge(let new, let numbers):
      deliver(trial(by: nil).performance(of: new), of: new, by: nil, numbers, delivery)
    case .play(let new, let column, let number):
      let repeats = options.repeatsAll || Repetition.isChosen(new.id)
      let crew = crew(of: column)
      let performance =
        crew.map {
          self.performance(of: new, number: number, isRemembered: repeats, by: $0, job: job)
        } ?? trial(by: column).performance(of: new)
      if performance.isPlayed, repeats {
        workload.add(
          Recheck(
            number: number,
            trial: new,
            column: column,
            first: performance,
            job: crew.map { _ in job }
          )
        )
      } else {
        deliver(performance, of: new, by: column, number..<number + 1, delivery)
      }
    case .again(let recheck):
      var again = recheck.first
      if let crew = crew(of: recheck.column) {
        again = repeated(recheck, by: crew, job: job)
      } else {
        again.result = trial(by: recheck.column)
          .repeated(recheck.first, of: recheck.trial, by: Repetition.allCases)
      }
      again.result.wasRepeated = true
      let numbers = recheck.number..<recheck.number + 1
      deliver(again, of: recheck.trial, by: recheck.column, numbers, delivery)
    }
  }

  /// Hands on a result, after the transcript was handed to whoever wants to see it.
  private func deliver(
    _ performance: Performance,
    of new: Case,
    by column: Int?,
    _ numbers: Range<Int>,
    _ delivery: Delivery
  ) {
    var result = performance.result
    let isWanted = options.selection.admits(new, result)
    if isWanted, let column, let receiver = options.receiver,
      let transcript = performance.transcript, result.outcome != .error
    {
      receiver.receive(transcript, of: new, by: subjects[column].name, &result)
    }
    if isWanted, column == nil, new.isTranscript, result.outcome != .error {
      options.receiver?.receive(asItStood: new, result)
    }
    delivery.take(result, isWanted: isWanted, numbers: numbers)
  }

  private func census(_ workload: Workload, _ totals: Totals) -> Census {
    Census(
      ids: workload.idsFound,
      subjects: subjects.map(\.name),
      isWhole: options.wantsAll && totals.extent.isWhole && totals.unplayed.errors == 0
    )
  }

  /// Returns the processes that play for a subject; nil: it is asked here.
  private func crew(of column: Int) -> JobCrew? {
    subjects[column].playsOnMainActor ? options.crew : nil
  }

  func trial(by column: Int?) -> Trial {
    Trial(
      subject: column.map { subjects[$0] },
      profile: options.profile,
      isStrict: options.isStrict,
      tellsSilences: options.tellsSilences,
      judges: column.map { subjectJudges[$0] } ?? judges
    )
  }
}
