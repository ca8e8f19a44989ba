/// The lines of a recording in what somebody has pasted around it: a prompt, marks of quotation, a fence.
enum RecordingText {
  /// Returns the lines from the first that a recording begins with, without what stands in front of each.
  static func lines(_ lines: [LineScanner]) throws(ImportProblem) -> [LineScanner] {
    guard let first = lines.firstIndex(where: { begins($0) != nil }),
      let mark = begins(lines[first])
    else { return lines }
    var own: [LineScanner] = []
    for line in lines[first...] {
      var line = line
      if line.offset(of: "```") == line.position { break }
      if mark > 0 {
        guard line.rest.count >= mark else {
          if line.isAtEnd || line.rest.allSatisfy({ $0 == UInt8(ascii: ">") || $0 <= 0x20 }) {
            continue
          }
          break
        }
        guard line.peek == UInt8(ascii: ">") else { break }
        line.advance(mark)
      }
      // A prompt behind the recording ends it.
      if let byte = line.peek, byte == UInt8(ascii: "$") || byte == UInt8(ascii: "^") { break }
      own.append(line)
    }
    return own
  }

  /// Returns the number of bytes of quotation in front of a recording's first line; nil if the line
  /// is none.
  private static func begins(_ line: LineScanner) -> Int? {
    var rest = line
    var mark = 0
    while rest.peek == UInt8(ascii: ">") {
      rest.advance()
      mark += 1
      if rest.peek == UInt8(ascii: " ") {
        rest.advance()
        mark += 1
      }
    }
    return rest.take("# libinput record") || rest.take("version:") ? mark : nil
  }
}
