import Synchronization

/// Brings results into the order of their cases.
///
/// What finishes early waits here; results are small, so what waits behind one slow case is too.
final class Delivery: Sendable {
  private struct Contents {
    var order = Reordering<CaseResult>()
    /// For each subject, the lines that `touchstone replay` has printed so far.
    var streamedLines: [Int]
    var ledger: KnownFailureLedger
    var totals: Totals
    var number = 0
  }

  private let contents: Mutex<Contents>
  private let names: [String]
  private let deliver: @Sendable (CaseResult) -> Void

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - names: the names of the subjects; none: transcripts alone are judged.
  ///   - ledger: what is known to fail.
  ///   - deliver: hears each result.
  init(
    to names: [String],
    _ ledger: KnownFailureLedger,
    _ deliver: @escaping @Sendable (CaseResult) -> Void
  ) {
    self.names = names
    self.deliver = deliver
    contents = Mutex(
      Contents(
        streamedLines: Array(repeating: 0, count: max(1, names.count)),
        ledger: ledger,
        totals: Totals(subjects: names)
      )
    )
  }

  /// The counts, at the end.
  ///
  /// - Parameters:
  ///   - today: the date in UTC, by which entries of known failures expire.
  ///   - passedOver: the ids of the cases that were read and not wanted.
  /// - Returns: the counts, with the entries of known failures that are out of date.
  func totals(on today: CalendarDate, passingOver passedOver: [String]) -> Totals {
    contents.withLock { contents in
      var totals = contents.totals
      totals.staleEntries = contents.ledger.stale(today: today, passedOver: passedOver)
      totals.idleEntries = contents.ledger.idle
      totals.misnamedSubjects = contents.ledger.misnamedSubjects(in: names)
      return totals
    }
  }

  /// Takes a result, once for each of its numbers, and delivers all that are due.
  func take(_ result: CaseResult, numbers: Range<Int>) {
    contents.withLock { contents in
      for number in numbers {
        for due in contents.order.take(result, number: number) { hand(on: due, &contents) }
      }
    }
  }

  private func hand(on due: CaseResult, _ contents: inout Contents) {
    let column = names.isEmpty ? 0 : contents.number % names.count
    contents.number += 1
    var result = Self.placed(due, after: contents.streamedLines[column])
    contents.streamedLines[column] += due.streamedLines
    result.subject = names.isEmpty ? nil : names[column]
    result.column = column
    contents.ledger.settle(&result)
    contents.totals.add(result)
    deliver(result)
  }

  /// Numbers the lines of a case as in the stream of all transcripts of its subject.
  ///
  /// A transcript that is judged as it stands counts its lines in its own file; the stream has it
  /// after what came before, its header next.
  private static func placed(_ result: CaseResult, after lines: Int) -> CaseResult {
    let shift = lines + 1 - (result.isTranscript ? result.place.line ?? 1 : 1)
    guard shift != 0 else { return result }
    var placed = result
    for index in placed.findings.indices {
      guard let line = placed.findings[index].line else { continue }
      placed.findings[index].line = line + shift
    }
    return placed
  }
}
