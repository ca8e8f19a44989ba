import Traces

/// The first line in which two transcripts of one trace differ.
struct TranscriptDifference: Hashable, Sendable {
  /// The line in the transcript, from its header, as 1, on.
  var line: Int
  /// The line in the first transcript; nil: it has fewer lines.
  var first: String?
  /// The line in the second.
  var second: String?

  /// Compares two transcripts; nil: they are the same.
  init?(between first: Trace, and second: Trace) {
    guard Self.same(first.header, second.header) else {
      line = 1
      self.first = Self.text { $0.write(Trace(header: first.header)) }
      self.second = Self.text { $0.write(Trace(header: second.header)) }
      return
    }
    let shorter = min(first.lines.count, second.lines.count)
    let parting = (0..<shorter).first { !Self.same(first.lines[$0], second.lines[$0]) }
    guard parting != nil || first.lines.count != second.lines.count else { return nil }
    let index = parting ?? shorter
    line = index + 2
    self.first = Self.text(of: first, at: index)
    self.second = Self.text(of: second, at: index)
  }

  private static func same(_ first: Header, _ second: Header) -> Bool { first == second }

  private static func same(_ first: Line, _ second: Line) -> Bool {
    first.comparable == second.comparable
  }

  private static func text(of trace: Trace, at index: Int) -> String? {
    guard index < trace.lines.count else { return nil }
    let line = trace.lines[index]
    // The header goes first, for a line names a view by its place in it.
    let whole = text {
      $0.write(.header(trace.header))
      $0.removeAll()
      $0.write(line)
    }
    return whole
  }

  private static func text(_ write: (inout TraceWriter) -> Void) -> String {
    var writer = TraceWriter()
    write(&writer)
    let bytes = writer.bytes.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TranscriptDifference {
  /// The number of characters of a line that are shown.
  private static let longest = 300

  /// Returns the difference in words, with both lines below.
  ///
  /// - Parameter circumstance: how the trace was played the second time.
  /// - Returns: three lines.
  func sentence(_ circumstance: String) -> String {
    let (first, second) = shown
    return """
      \(circumstance), the transcript differs, first in line \(line) of the transcript
        first: \(first)
        then:  \(second)
      """
  }

  /// Both lines; of long ones, the part in which they differ.
  private var shown: (String, String) {
    guard let first, let second else {
      let nothing = "(the transcript has no line \(line))"
      return (Self.cut(first ?? nothing, from: 0), Self.cut(second ?? nothing, from: 0))
    }
    guard max(first.count, second.count) > Self.longest else { return (first, second) }
    let common = zip(first, second).prefix { $0 == $1 }.count
    let start = max(0, common - Self.longest / 3)
    return (Self.cut(first, from: start), Self.cut(second, from: start))
  }

  private static func cut(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let kept = rest.prefix(longest)
    return (start > 0 ? "…" : "") + kept + (kept.count < rest.count ? "…" : "")
  }
}

extension Line {
  /// The line without what may differ: the reason of an exception is for people.
  var comparable: Line {
    guard case .exception(var exception) = self else { return self }
    exception.reason = nil
    return .exception(exception)
  }
}
