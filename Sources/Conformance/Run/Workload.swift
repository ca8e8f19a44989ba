import Synchronization

/// The work of a run that is still to be done, handed out one piece at a time.
///
/// Results are delivered in the order of their numbers, so a piece that brings a result keeps the
/// number with which it was handed out.
final class Workload: Sendable {
  /// One piece of work.
  enum Piece: Sendable {
    /// A case that cannot be played or judged: its result stands.
    case told(CaseResult, numbers: Range<Int>)
    /// A transcript, to be judged as it is.
    case judge(Case, numbers: Range<Int>)
    /// A trace, to be played by one of the subjects.
    case play(Case, column: Int, number: Int)
    /// A case that was played once, to be played again.
    case again(Recheck)
  }

  private struct Contents: ~Copyable {
    var reader: CaseReader
    var rechecks = Rechecks()
    /// The trace that the next subjects are still to play.
    var row: Case?
    var column = 0
    var count = 0

    /// Returns the numbers of the next results.
    mutating func number(_ count: Int) -> Range<Int> {
      defer { self.count += count }
      return self.count..<self.count + count
    }
  }

  private let contents: Mutex<Contents>
  private let columns: Int

  /// Creates the work of a run.
  ///
  /// - Parameters:
  ///   - reader: the cases.
  ///   - columns: how many subjects play each trace; nought: only transcripts are judged.
  init(_ reader: consuming sending CaseReader, columns: Int) {
    contents = Mutex(Contents(reader: reader))
    self.columns = columns
  }

  /// The cases that were read so far and are not wanted.
  var tally: SelectionTally { contents.withLock { $0.reader.tally } }

  /// The ids of all cases that were read.
  var idsFound: Set<String> { contents.withLock { $0.reader.idsFound } }

  /// Takes a case that is to be played again.
  func add(_ recheck: Recheck) { contents.withLock { $0.rechecks.add(recheck) } }

  /// Hands out the next piece to a job; nil: nothing is left for it that was not handed out.
  func next(for job: Int) -> Piece? {
    contents.withLock { contents in
      if let recheck = contents.rechecks.next(for: job, isOver: false) { return .again(recheck) }
      if let piece = fresh(&contents) {
        contents.rechecks.noteWork()
        return piece
      }
      return contents.rechecks.next(for: job, isOver: true).map { .again($0) }
    }
  }

  private func fresh(_ contents: inout Contents) -> Piece? {
    if let row = contents.row {
      contents.column += 1
      if contents.column == columns - 1 { contents.row = nil }
      return .play(row, column: contents.column, number: contents.number(1).lowerBound)
    }
    switch contents.reader.next() {
    case nil: return nil
    case .judged(let result): return .told(result, numbers: contents.number(max(1, columns)))
    case .toJudge(let new) where new.isTranscript || columns == 0:
      return .judge(new, numbers: contents.number(max(1, columns)))
    case .toJudge(let new):
      contents.column = 0
      if columns > 1 { contents.row = new }
      return .play(new, column: 0, number: contents.number(1).lowerBound)
    }
  }
}
