import Glibc
import Traces

/// The lines that a subject writes, cut out of the stream of its bytes.
package struct AnswerLines {
  /// The greatest length of an answer, in bytes: some 400,000 messages.
  package static let longest = 64 << 20
  /// The number of bytes behind a line that are no part of it.
  package static let padding = AnswerReader.padding
  private static let chunk = 1 << 18

  private var bytes = [UInt8](repeating: 0, count: 1 << 20)
  private var start = 0
  /// Up to here there is no line feed.
  private var searched = 0
  private var end = 0
  private let longest: Int

  /// Creates a stream of lines.
  ///
  /// - Parameter longest: how many bytes a line may have.
  package init(longest: Int = Self.longest) {
    self.longest = longest
  }

  /// The number of bytes of an unfinished line that are here.
  var unfinished: Int { end - start }

  /// True if the unfinished line is longer than any answer may be.
  var isTooLong: Bool { unfinished > longest }

  /// The first bytes of the unfinished line.
  var beginning: [UInt8] { Array(bytes[start..<min(end, start + 200)]) }

  /// Reads what there is.
  package mutating func fill(from end: Pipe.End) -> Pipe.Progress {
    makeRoom()
    let progress = end.read(into: &bytes, from: self.end)
    if case .moved(let count) = progress { self.end += count }
    return progress
  }

  /// Reads what there is and forgets it, with all that was read before.
  mutating func skip(_ source: Pipe.End) -> Pipe.Progress {
    (start, searched, end) = (0, 0, 0)
    return source.read(into: &bytes, from: 0)
  }

  /// Takes the next whole line, without its line feed, with the padding behind it that a reader asks
  /// for.
  package mutating func next() -> [UInt8]? {
    guard let feed = lineFeed() else {
      searched = end
      return nil
    }
    var line: [UInt8] = []
    line.reserveCapacity(feed - start + AnswerReader.padding)
    line += bytes[start..<feed]
    line += repeatElement(0, count: AnswerReader.padding)
    start = feed + 1
    searched = start
    return line
  }

  private func lineFeed() -> Int? {
    guard searched < end else { return nil }
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + searched, Int32(UInt8(ascii: "\n")), end - searched)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private mutating func makeRoom() {
    if start == end { (start, searched, end) = (0, 0, 0) }
    guard bytes.count - end < Self.chunk else { return }
    if start > 0 {
      bytes.removeSubrange(..<start)
      (start, searched, end) = (0, searched - start, end - start)
    }
    let room = max(Self.chunk, bytes.count)
    if bytes.count - end < Self.chunk { bytes += repeatElement(0, count: room) }
  }
}
