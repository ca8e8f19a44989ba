import Synchronization

/// The cases still to be judged, handed out one at a time with their numbers.
package final class CaseQueue: Sendable {
  private struct Contents: ~Copyable {
    var reader: CaseReader
    var count = 0
  }

  private let contents: Mutex<Contents>

  package init(_ reader: consuming sending CaseReader) {
    contents = Mutex(Contents(reader: reader))
  }

  /// The cases that were read so far and are not wanted.
  package var tally: SelectionTally { contents.withLock { $0.reader.tally } }

  package func next() -> (number: Int, next: CaseReader.Next)? {
    contents.withLock { contents in
      guard let next = contents.reader.next() else { return nil }
      defer { contents.count += 1 }
      return (contents.count, next)
    }
  }
}
