internal import Subjects
import Synchronization
import Traces

/// The number of results that a run will have, counted beside it from the first time that somebody asks.
///
/// It is that of the headers, so that it costs little. A file that cannot be read to its end may have one more or less.
/// Nobody knows it for cases that only a verdict chooses, nor where a source can be read once alone.
public final class CaseCount: Sendable {
  private enum State {
    case idle
    case counting
    case known(Int?)
  }

  private let corpus: Corpus
  private let purpose: CaseReader.Purpose
  private let selection: Selection
  private let columns: Int
  private let state = Mutex(State.idle)
  private let isWanted = Atomic(true)

  /// Creates the count of a run that has not begun.
  ///
  /// - Parameters:
  ///   - corpus: the sources of the cases.
  ///   - purpose: what is wanted of them.
  ///   - selection: which cases are wanted.
  ///   - subjects: how many subjects play each trace.
  public init(
    of corpus: Corpus,
    for purpose: CaseReader.Purpose,
    selection: Selection = Selection(),
    subjects: Int = 1
  ) {
    self.corpus = corpus
    self.purpose = purpose
    self.selection = selection
    columns = max(1, subjects)
  }

  /// The number; nil: it is not known, or not yet.
  public var known: Int? {
    let isFirst = state.withLock { state in
      guard case .idle = state else { return false }
      state = .counting
      return true
    }
    if isFirst { begin() }
    return state.withLock { state in if case .known(let number) = state { number } else { nil } }
  }

  /// Counts the results.
  ///
  /// - Returns: their number; nil: nobody knows it, or it is not wanted any more.
  public func number() -> Int? {
    guard !selection.needsVerdict, corpus.items.allSatisfy(\.isRereadable) else { return nil }
    var count = 0
    var ids: Set<String> = []
    for item in corpus.items {
      guard isWanted.load(ordering: .relaxed) else { return nil }
      count += results(of: item, &ids)
    }
    return count * columns
  }

  /// Returns the number of results of a file for each subject.
  private func results(of item: Corpus.Item, _ ids: inout Set<String>) -> Int {
    guard let source = item.source,
      let entries = HeaderSkim.entries(of: source.argument, seeksMessages: purpose == .check),
      !entries.isEmpty
    else { return 1 }
    return entries.count { entry in
      // An id that another case has is an error, whether it is wanted or not.
      guard ids.insert(entry.header.id).inserted else {
        return selection.isInShare(entry.header.id)
      }
      // Messages are sought for a check alone; to a run a digest tells a transcript.
      let isBaseline = purpose == .run && entry.header.digest != nil
      let isTranscript = source.isTranscripts || entry.hasMessages || isBaseline
      let isNamed = item == .named(source)
      guard purpose.wants(entry.header, isTranscript: isTranscript, isNamed: isNamed) else {
        return false
      }
      let new = Case(
        trace: Trace(header: entry.header),
        source: source,
        isTranscript: isTranscript
      )
      return selection.answer(on: new) != .no && selection.isInShare(new.id)
    }
  }

  /// Ends the count: the run is over.
  public func cancel() { isWanted.store(false, ordering: .relaxed) }

  private func begin() {
    do throws(StartFailure) {
      try WorkerThread.start { self.finish(self.number()) }
    } catch {
      // If there is no thread to spare, nothing is counted.
      finish(nil)
    }
  }

  private func finish(_ number: Int?) { state.withLock { $0 = .known(number) } }
}

extension Corpus.Item {
  /// True if reading it takes nothing away from who reads it next.
  fileprivate var isRereadable: Bool {
    switch self {
    case .named(.standardInput), .found(.standardInput): false
    case .named(.file(let path)), .found(.file(let path)):
      FileStatus(of: path)?.kindOfNoFile == nil
    case .missing: true
    }
  }
}
