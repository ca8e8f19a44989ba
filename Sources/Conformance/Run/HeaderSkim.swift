import Foundation
import Glibc
import Traces

/// Finds the headers of a file, and reads nothing else of it: a fraction of what it takes to read the cases.
///
/// A header that does not begin with its key `trace` is not found; whoever counts headers counts one too few.
struct HeaderSkim {
  /// A trace of which the header alone was read.
  struct Entry {
    var header: Header
    /// True if a line below the header is of a message.
    var hasMessages: Bool
  }

  /// The size of the largest file that is read at once, in bytes.
  private static let largest = 64 << 20
  private static let mark = Array("{\"trace\":".utf8)
  private static let messageKey = Array("\"message\":".utf8)

  /// Reads the headers of a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - seeksMessages: whether it matters if there are messages.
  /// - Returns: the headers in order; nil: the file cannot be read, or is too large for that.
  static func entries(of path: String, seeksMessages: Bool) -> [Entry]? {
    guard let size = FileStatus(of: path)?.content.size, size <= largest,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    var entries: [Entry] = []
    var start = 0
    while start < data.count {
      let end = lineEnd(in: data, from: start)
      // Most lines are none of those, and are passed over at once.
      if begins(data, at: start), let header = header(in: data[start..<end]) {
        entries.append(Entry(header: header, hasMessages: false))
      } else if seeksMessages, entries.last?.hasMessages == false,
        data[start..<end].firstRange(of: messageKey) != nil
      {
        entries[entries.count - 1].hasMessages = true
      }
      start = end + 1
    }
    return entries
  }

  /// Returns the place of the next line feed, or the end.
  private static func lineEnd(in data: Data, from start: Int) -> Int {
    unsafe data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return start }
      let found = unsafe memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      return unsafe found.map { unsafe base.distance(to: UnsafeRawPointer($0)) } ?? bytes.count
    }
  }

  /// Returns true if a line begins as a header does.
  private static func begins(_ data: Data, at start: Int) -> Bool {
    data.count - start >= mark.count && data[start + 2] == mark[2]
      && data[start..<start + mark.count].elementsEqual(mark)
  }

  private static func header(in line: Data) -> Header? {
    var reader = TraceReader(bytes: Array(line) + [UInt8(ascii: "\n")])
    guard case .header(let header)? = try? reader.nextLine() else { return nil }
    return header
  }
}
