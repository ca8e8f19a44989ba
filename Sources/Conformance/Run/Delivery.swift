import Synchronization

/// Brings results into the order of their cases.
///
/// A result that comes early waits here. Results are small, so all that wait behind one slow case
/// are small too.
final class Delivery: Sendable {
  /// A result, and whether the selection wants it now that its verdict is known.
  private struct Entry {
    var result: CaseResult
    var isWanted: Bool
  }

  private struct Contents {
    var order = Reordering<Entry>()
    /// The results of the case whose turn it is, a subject each.
    var row: [Entry] = []
    var ledger: KnownFailureLedger
    var totals: Totals
    /// The ids of the cases that no subject's verdict made wanted.
    var passedOver: [String] = []
    var failures = 0
    var isOver = false
  }

  private let contents: Mutex<Contents>
  private let names: [String]
  private let options: Run.Options
  private let deliver: @Sendable (CaseResult) -> Void

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - names: the names of the subjects; none: transcripts alone are judged.
  ///   - options: what the command line chooses.
  ///   - deliver: hears each result.
  init(
    to names: [String],
    _ options: Run.Options,
    _ deliver: @escaping @Sendable (CaseResult) -> Void
  ) {
    self.names = names
    self.options = options
    self.deliver = deliver
    let ledger = KnownFailureLedger(options.knownFailures, isStrict: options.isStrict)
    contents = Mutex(Contents(ledger: ledger, totals: Totals(subjects: names)))
  }

  /// True if there were so many failures that no more is wanted.
  var isOver: Bool { contents.withLock(\.isOver) }

  /// Returns the counts, at the end.
  ///
  /// - Parameter tally: what the selection left out.
  /// - Returns: the counts, with what the run showed of each known failure.
  func totals(passingOver tally: SelectionTally) -> Totals {
    contents.withLock { contents in
      var totals = contents.totals
      totals.areSubjectsChosen = options.areSubjectsChosen
      totals.extent.shard = options.selection.shard
      totals.extent.elsewhere = tally.elsewhere
      totals.extent.isPartial = contents.isOver || options.isPartial || options.isStopped()
      if contents.isOver { totals.extent.failuresAtEnd = contents.failures }
      if !totals.extent.isPartial {
        totals.extent.misses = tally.misses
        totals.extent.idsMissing = tally.idsMissing
        if !contents.passedOver.isEmpty, totals.all.cases == 0 {
          totals.extent.misses += tally.silentRules
        }
      }
      totals.knownFailures = contents.ledger.accounts(
        on: options.today,
        passingOver: tally.passedOver + contents.passedOver,
        otherShares: tally.otherShares,
        isPartial: totals.extent.isPartial
      )
      return totals
    }
  }

  /// Takes a result, once for each of its numbers, and delivers all that are due.
  func take(_ result: CaseResult, isWanted: Bool = true, numbers: Range<Int>) {
    contents.withLock { contents in
      for number in numbers {
        let entry = Entry(result: result, isWanted: isWanted)
        for due in contents.order.take(entry, number: number) { hand(on: due, &contents) }
      }
    }
  }

  /// Delivers the results of a case together: what one subject makes wanted is so of all.
  private func hand(on due: Entry, _ contents: inout Contents) {
    contents.row.append(due)
    guard contents.row.count >= names.count else { return }
    defer { contents.row.removeAll(keepingCapacity: true) }
    guard !contents.isOver else { return }
    guard contents.row.contains(where: \.isWanted) else {
      contents.passedOver.append(due.result.id)
      return
    }
    for (column, entry) in contents.row.enumerated() { hand(on: entry.result, column, &contents) }
    contents.isOver = options.mostFailures.map { contents.failures >= $0 } ?? false
  }

  private func hand(on due: CaseResult, _ column: Int, _ contents: inout Contents) {
    var result = due
    result.subject = names.isEmpty ? nil : names[column]
    result.column = column
    let judged = result.isPlayed && !names.isEmpty ? column : nil
    contents.ledger.settle(&result, by: options.rules(of: judged))
    contents.totals.add(result)
    // A case that no subject played has one result for each subject, and counts once.
    let isFailure = result.outcome == .fail || result.outcome == .error
    if isFailure, result.isPlayed || column == 0 { contents.failures += 1 }
    deliver(result)
  }
}
