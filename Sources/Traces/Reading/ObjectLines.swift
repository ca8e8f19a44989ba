import Glibc

/// The objects of a JSON Lines file that holds no traces, with the place of each key.
package struct ObjectLines: ~Copyable {
  /// One line of the file.
  package struct Object {
    /// The line, from 1.
    package let line: Int
    /// The keys with their values, in order.
    package let members: [JSONNode.Member]
    private let bytes: [UInt8]

    fileprivate init(line: Int, members: [JSONNode.Member], bytes: [UInt8]) {
      self.line = line
      self.members = members
      self.bytes = bytes
    }

    /// Returns a number's digits as they are written.
    package func text(of number: JSONNode) -> String {
      String(decoding: bytes[number.range], as: UTF8.self)
    }

    /// Returns an error at a key; nil: at the beginning of the line.
    package func error(_ problem: Problem, at member: JSONNode.Member?) -> TraceError {
      let column = TraceReader.column(of: member?.keyOffset ?? 0, in: bytes)
      return TraceError(problem, line: line, column: column)
    }

    /// Returns an error at a key's value that is not as expected.
    package func wrongValue(_ member: JSONNode.Member, expected: String) -> TraceError {
      let problem = Problem.wrongValue(
        key: member.key,
        found: member.value.kindName,
        expected: expected
      )
      let column = TraceReader.column(of: member.value.start, in: bytes)
      return TraceError(problem, line: line, column: column)
    }
  }

  private var source: LineSource

  /// Opens a file; a FIFO is none.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - longestLine: how many bytes a line may have.
  /// - Throws: `TraceError` where it cannot be opened.
  package init(file path: String, longestLine: Int = 1 << 20) throws(TraceError) {
    source = try LineSource.open(path, longestLine: longestLine, waits: false)
  }

  /// Reads the standard input.
  package init(standardInput: Void, longestLine: Int = 1 << 20) {
    source = LineSource(descriptor: STDIN_FILENO, longestLine: longestLine)
  }

  /// True if the line that was read last ends in the middle, for it has no line feed.
  package var isBrokenOff: Bool { source.isBrokenOff }

  /// Reads the next object; nil at the end of the file.
  ///
  /// After an error, it goes on at the next line.
  ///
  /// - Throws: `TraceError` for whatever is wrong with the line.
  package mutating func next() throws(TraceError) -> Object? {
    guard let range = try source.next() else { return nil }
    let bytes = source.bytes(of: range)
    let line = source.lineNumber
    do throws(LineProblem) {
      try TraceReader.checkFraming(bytes, isFirst: line == 1)
      var parser = JSONParser(bytes)
      let node = try parser.parseLine()
      guard case .object(let members) = node.content else {
        throw LineProblem(.notAnObject, at: node.start)
      }
      return Object(line: line, members: members, bytes: bytes)
    } catch {
      let column = TraceReader.column(of: error.offset, in: bytes)
      throw TraceError(error.problem, line: line, column: column)
    }
  }
}
