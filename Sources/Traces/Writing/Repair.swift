/// Mends what is wrong with the lines of a trace where only one thing can be meant.
///
/// Each trace ends with the right count. Touches, calls and settles are put in the order of their times,
/// each with the comments above it. The lines of a transcript keep their places, for their order is
/// what is judged.
public enum Repair: Sendable {
  /// The result of a repair.
  public struct Result: Hashable, Sendable {
    /// The file's bytes, mended.
    public var bytes: [UInt8]
    /// The changes that were made, a sentence each, with the line in the file as it was.
    public var remarks: [Remark]
  }

  /// Something that was mended.
  public struct Remark: Hashable, Sendable {
    /// The line in the file as it was, from 1.
    public var line: Int
    /// The change that was made.
    public var sentence: String
  }

  /// Mends a file's bytes; what is no line of a trace is left as it is.
  public static func mended(_ bytes: [UInt8]) -> Result {
    var result = Result(bytes: [], remarks: [])
    var trace: [RawLine] = []
    for (index, text) in lines(of: bytes).enumerated() {
      let line = RawLine(text, number: index + 1)
      if line.kind == .header, trace.contains(where: { $0.kind == .header }) {
        take(trace, into: &result)
        trace = []
      }
      trace.append(line)
    }
    take(trace, into: &result)
    return result
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Adds one trace with its lines in order and its end; one that nobody can read is added as it is.
  private static func take(_ trace: [RawLine], into result: inout Result) {
    guard let start = trace.firstIndex(where: { $0.kind == .header }),
      trace.allSatisfy({ $0.kind != nil })
    else {
      for line in trace { result.bytes += line.text + newline }
      return
    }
    let above = trace[...start]
    let body = trace[(start + 1)...].filter { $0.kind != .end }
    let (sorted, moved) = inOrder(body)
    for line in above + sorted { result.bytes += line.text + newline }
    if let moved {
      let sentence = "the lines from here on were put in the order of their times"
      result.remarks.append(Remark(line: moved, sentence: sentence))
    }
    let count = sorted.count { $0.kind != .comment }
    let end = trace.last { $0.kind == .end }
    if let end, end.number == trace.last?.number, end.count == count {
      result.bytes += end.text + newline
      return
    }
    result.bytes += Array("{\"end\":\(count)}\n".utf8)
    let place = end?.number ?? trace.last?.number ?? 1
    result.remarks.append(Remark(line: place, sentence: "the end counts \(count) lines"))
  }

  /// Returns the lines in the order of their times, and the first that moved; nil: none did.
  private static func inOrder(_ lines: [RawLine]) -> (lines: [RawLine], moved: Int?) {
    var groups: [Group] = []
    var comments: [RawLine] = []
    for line in lines {
      guard line.kind != .comment else {
        comments.append(line)
        continue
      }
      switch line.kind {
      case .touch, .call, .settle, .expectation: break
      default: return (lines, nil)
      }
      guard line.kind == .expectation || line.time != nil else { return (lines, nil) }
      groups.append(Group(lines: comments + [line], time: line.time ?? .max))
      comments = []
    }
    let timed = groups.filter { $0.time != .max }
    guard let first = zip(timed, timed.dropFirst()).first(where: { $0.time > $1.time }) else {
      return (lines, nil)
    }
    // Lines of one time keep their order; expectations come last.
    let order = groups.indices.sorted { (groups[$0].time, $0) < (groups[$1].time, $1) }
    return (order.flatMap { groups[$0].lines } + comments, first.1.lines.last?.number)
  }

  private static let newline: [UInt8] = [UInt8(ascii: "\n")]

  /// A line with the comments above it.
  private struct Group {
    var lines: [RawLine]
    var time: Int64
  }
}

/// A line of a file of which little is known but what it is.
private struct RawLine {
  var text: [UInt8]
  var number: Int
  /// Its kind; nil: it is no line of a trace.
  var kind: LineKind?
  /// Its `t`; nil: it has none.
  var time: Int64?
  /// The count of an end.
  var count: Int?

  init(_ text: ArraySlice<UInt8>, number: Int) {
    self.text = Array(text)
    self.number = number
    guard let document = try? JSONDocument(bytes: self.text) else { return }
    let members = document.members
    kind = LineKind.allCases.first { kind in members.contains { $0.key == kind.tellingKey } }
    time = whole("t", in: members)
    count = whole("end", in: members).map(Int.init)
  }

  private func whole(_ key: String, in members: [JSONNode.Member]) -> Int64? {
    guard let value = members.first(where: { $0.key == key })?.value,
      case .number = value.content
    else { return nil }
    return Int64(String(decoding: text[value.range], as: UTF8.self))
  }
}
