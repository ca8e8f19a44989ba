import Synchronization

/// Brings results into the order of their cases.
///
/// What finishes early waits here; results are small, so what waits behind one slow case is too.
final class Delivery: Sendable {
  private struct Contents {
    var order = Reordering<CaseResult>()
    var streamedLines = 0
    var summary = Summary()
  }

  private let contents = Mutex(Contents())
  private let numbersStream: Bool
  private let deliver: @Sendable (CaseResult) -> Void

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - numbersStream: whether lines are numbered as in the stream of all transcripts.
  ///   - deliver: hears each result.
  init(numbersStream: Bool, _ deliver: @escaping @Sendable (CaseResult) -> Void) {
    self.numbersStream = numbersStream
    self.deliver = deliver
  }

  /// The counts so far.
  var summary: Summary { contents.withLock(\.summary) }

  /// Takes one result, and delivers all that are due.
  func take(_ result: CaseResult, number: Int) {
    contents.withLock { contents in
      for due in contents.order.take(result, number: number) {
        let placed = numbersStream ? Self.placed(due, after: contents.streamedLines) : due
        contents.streamedLines += due.streamedLines
        contents.summary.add(placed)
        deliver(placed)
      }
    }
  }

  /// Numbers the lines of a case as in the stream of all transcripts.
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
