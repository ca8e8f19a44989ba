import Traces

/// Reads the part of YAML that `libinput record` writes: maps and lists by indentation, lists of whole
/// numbers in brackets, words, texts in quotation marks, comments.
struct RecordingReader {
  /// A line that says something, without its comment.
  private struct Entry {
    var indent: Int
    var content: LineScanner
  }

  private var entries: [Entry] = []
  private var next = 0
  /// The end of the file.
  private let end: Int
  private static let deepest = 32

  /// Reads a file as one map.
  static func read(_ source: ImportSource) throws(ImportProblem) -> RecordingNode {
    var reader = try RecordingReader(source)
    let node = try reader.block(depth: 0)
    if reader.next < reader.entries.count {
      throw reader.entries[reader.next].content.problem(
        "the line is indented less than the ones above it",
        expected: "a key of the recording"
      )
    }
    return node
  }

  private init(_ source: ImportSource) throws(ImportProblem) {
    end = source.bytes.count
    for line in try RecordingText.lines(source.lines) {
      var line = line
      let start = line.position
      while line.peek == UInt8(ascii: " ") { line.advance() }
      guard line.peek != UInt8(ascii: "\t") else {
        throw line.problem("a tab indents the line", expected: "blanks")
      }
      let content = line.part(line.position..<Self.end(of: line))
      if !content.isAtEnd { entries.append(Entry(indent: line.position - start, content: content)) }
    }
  }

  /// Returns the end of a line without the blanks and the comment behind it.
  private static func end(of line: LineScanner) -> Int {
    let bytes = line.rest
    var isQuoted = false
    var end = bytes.startIndex
    var before = UInt8(ascii: " ")
    for (offset, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isQuoted.toggle() }
      if byte == UInt8(ascii: "#"), !isQuoted, before == UInt8(ascii: " ") { break }
      if byte != UInt8(ascii: " ") { end = offset + 1 }
      before = byte
    }
    return end
  }

  // MARK: - Blocks

  private mutating func block(depth: Int) throws(ImportProblem) -> RecordingNode {
    guard next < entries.count else { return RecordingNode(content: .empty, offset: end) }
    let entry = entries[next]
    guard depth < Self.deepest else {
      throw entry.content.problem("values are nested too deep", expected: "a recording")
    }
    return entry.content.rest.starts(with: "- ".utf8) || entry.content.rest.elementsEqual("-".utf8)
      ? try list(entry.indent, depth)
      : try map(entry.indent, depth)
  }

  private mutating func list(_ indent: Int, _ depth: Int) throws(ImportProblem) -> RecordingNode {
    let offset = entries[next].content.position
    var nodes: [RecordingNode] = []
    while next < entries.count, entries[next].indent == indent,
      entries[next].content.peek == UInt8(ascii: "-")
    {
      var content = entries[next].content
      let start = content.position
      content.advance()
      content.skipBlanks()
      if content.isAtEnd {
        next += 1
        nodes.append(try nested(below: indent, depth))
      } else if Self.hasKey(content) {
        // The entry is a map whose first key stands behind the hyphen.
        entries[next] = Entry(indent: indent + content.position - start, content: content)
        nodes.append(try map(entries[next].indent, depth + 1))
      } else {
        nodes.append(try value(content))
      }
    }
    return RecordingNode(content: .list(nodes), offset: offset)
  }

  private mutating func map(_ indent: Int, _ depth: Int) throws(ImportProblem) -> RecordingNode {
    let offset = entries[next].content.position
    var members: [(key: String, value: RecordingNode)] = []
    while next < entries.count, entries[next].indent == indent {
      var content = entries[next].content
      let start = content.position
      guard Self.hasKey(content), let key = content.take(through: ":") else {
        if content.peek == UInt8(ascii: "-"), !members.isEmpty { break }
        throw content.problem(
          "found \(quoted(content.restText))",
          expected: "a key and a colon"
        )
      }
      guard !members.contains(where: { $0.key == key }) else {
        throw ImportProblem(start, "the key \(quoted(key)) is given twice", expected: "one of it")
      }
      content.skipBlanks()
      if content.isAtEnd {
        next += 1
        members.append((key, try nested(below: indent, depth)))
      } else {
        members.append((key, try value(content)))
      }
    }
    if next < entries.count, entries[next].indent > indent {
      throw entries[next].content.problem(
        "the line is indented more than the ones above it",
        expected: "a key at their indentation"
      )
    }
    return RecordingNode(content: .map(members), offset: offset)
  }

  /// Reads the value of the key or hyphen above: deeper lines, or a list at the same indentation.
  private mutating func nested(
    below indent: Int,
    _ depth: Int
  ) throws(ImportProblem)
    -> RecordingNode
  {
    guard next < entries.count else { return RecordingNode(content: .empty, offset: end) }
    let entry = entries[next]
    let isList = entry.content.peek == UInt8(ascii: "-")
    guard entry.indent > indent || entry.indent == indent && isList else {
      return RecordingNode(content: .empty, offset: entry.content.position)
    }
    return try block(depth: depth + 1)
  }

  /// Returns true if a line begins with a key.
  private static func hasKey(_ line: LineScanner) -> Bool {
    var line = line
    let key = line.take { $0.isNameByte || $0 == UInt8(ascii: "-") }
    return !key.isEmpty && line.take(":") && (line.isAtEnd || line.peek == UInt8(ascii: " "))
  }

  // MARK: - Values

  /// Returns a value that stands on the line; a list in brackets may go on below.
  private mutating func value(_ line: LineScanner) throws(ImportProblem) -> RecordingNode {
    var line = line
    let offset = line.position
    next += 1
    if line.take("\"") {
      guard let text = line.take(through: "\"") else {
        throw line.problem("the text has no end", expected: "a quotation mark")
      }
      return RecordingNode(content: .text(text), offset: offset)
    }
    guard line.take("[") else {
      return RecordingNode(content: .text(line.restText), offset: offset)
    }
    return RecordingNode(content: .numbers(try numbers(&line)), offset: offset)
  }

  private mutating func numbers(_ line: inout LineScanner) throws(ImportProblem) -> [Int] {
    var numbers: [Int] = []
    while true {
      line.skipBlanks()
      if line.isAtEnd {
        guard next < entries.count else {
          throw ImportProblem(end, "the file breaks off in a list", expected: "\"]\"")
        }
        line = entries[next].content
        next += 1
        continue
      }
      if line.take("]") { break }
      if !numbers.isEmpty {
        // A comma may stand in front of "]", as in lists over several lines.
        guard line.take(",") else { throw line.missing("\",\" or \"]\"") }
        line.skipBlanks()
        if line.isAtEnd || line.peek == UInt8(ascii: "]") { continue }
      }
      numbers.append(
        line.take("0x")
          ? try line.hexadecimal("an entry of the list", digits: 8)
          : try line.integer("an entry of the list")
      )
    }
    try line.expectEnd()
    return numbers
  }
}
