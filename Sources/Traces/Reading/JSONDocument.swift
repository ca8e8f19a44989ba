/// A JSON file that is one object over several lines, with the place of each key and value.
package struct JSONDocument {
  /// A place in the file.
  package struct Position: Hashable, Sendable, Comparable {
    /// The line, from 1.
    package var line: Int
    /// The column, in characters, from 1.
    package var column: Int

    package static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// A mistake in the JSON of the file, with its place.
  package struct Mistake: Error, Hashable, Sendable {
    package var position: Position
    package var text: String

    package init(position: Position, text: String) {
      self.position = position
      self.text = text
    }
  }

  /// The keys of the object with their values, in order.
  package let members: [JSONNode.Member]
  private let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter path: the file's path.
  /// - Throws: `Mistake` where it cannot be read or is not one JSON object.
  package init(file path: String) throws(Mistake) {
    var bytes: [UInt8] = []
    do throws(TraceError) {
      var lines = try LineSource.open(path, waits: false)
      while let range = try lines.next() {
        bytes += lines.bytes(of: range) + [UInt8(ascii: "\n")]
      }
    } catch {
      let position = Position(line: error.line, column: error.column)
      throw Mistake(position: position, text: Self.words(for: error.problem))
    }
    try self.init(bytes: bytes)
  }

  /// Reads bytes.
  ///
  /// - Parameter bytes: the whole text.
  /// - Throws: `Mistake` where it is not one JSON object.
  package init(bytes: [UInt8]) throws(Mistake) {
    self.bytes = bytes
    do throws(LineProblem) {
      if bytes.starts(with: [0xef, 0xbb, 0xbf]) { throw LineProblem(.byteOrderMark, at: 0) }
      let line = Self.withoutLineBreaks(bytes)
      guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
        throw LineProblem(.emptyFile, at: 0)
      }
      var parser = JSONParser(line)
      let root = try parser.parseLine()
      guard case .object(let members) = root.content else {
        throw LineProblem(.notAnObject, at: root.start)
      }
      self.members = members
    } catch {
      throw Mistake(
        position: Self.position(of: error.offset, in: bytes),
        text: Self.words(for: error.problem)
      )
    }
  }

  /// Returns the place of a key.
  package func position(of member: JSONNode.Member) -> Position {
    Self.position(of: member.keyOffset, in: bytes)
  }

  /// Returns the place of a value.
  package func position(of node: JSONNode) -> Position { Self.position(of: node.start, in: bytes) }

  /// Returns a value as it is written.
  package func text(of node: JSONNode) -> String {
    String(decoding: bytes[node.range], as: UTF8.self)
  }

  /// Returns the text with a space for each line break that stands between values, so that it is
  /// one line.
  ///
  /// A line break inside a string stays, and is a mistake.
  package static func withoutLineBreaks(_ bytes: [UInt8]) -> [UInt8] {
    var line = bytes
    var isInString = false
    var isEscaped = false
    for index in line.indices {
      let byte = line[index]
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
        isEscaped = false
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        line[index] = UInt8(ascii: " ")
      }
    }
    return line
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> Position {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Position(
      line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + before[start...].count { $0 & 0xc0 != 0x80 }
    )
  }

  /// Returns the text for a problem, for a file that is one object.
  private static func words(for problem: Problem) -> String {
    switch problem {
    case .emptyFile: "the file is empty; expected one JSON object"
    case .brokenOff: "the file breaks off; expected a whole JSON object"
    case .notAnObject: "the file is not an object; expected one JSON object, beginning with \"{\""
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .notJSON(let found, let expected) where expected.hasPrefix("nothing more"):
      "this is not JSON: found \(found); expected nothing more: one JSON object"
    default: problem.description
    }
  }
}
