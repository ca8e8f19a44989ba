import Traces

/// A file that is being read, and what was said of it.
struct ImportSource {
  let bytes: [UInt8]
  let settings: ImportSettings

  /// Refuses what is no text.
  func checkText() throws(ImportProblem) {
    guard !bytes.isEmpty else {
      throw ImportProblem(0, "the file is empty", expected: "a recording")
    }
    guard !seemsWide else {
      throw ImportProblem(
        0,
        "every other byte is zero, as in UTF-16",
        expected: "text in UTF-8",
        suggestion: "save it as UTF-8"
      )
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    throw ImportProblem(
      offset,
      "this is not valid UTF-8",
      expected: "text",
      suggestion: "if it is text, save it as UTF-8"
    )
  }

  /// True if it seems to be UTF-16 without a mark at its beginning: such text has a zero beside each Latin letter.
  private var seemsWide: Bool {
    let head = bytes.prefix(256)
    let zeros = head.indices.filter { head[$0] == 0 }
    let isOneSided = Set(zeros.map { $0 % 2 }).count == 1
    return head.count > 3 && isOneSided && zeros.count * 5 > head.count * 2
  }

  /// The lines, without line feeds and carriage returns at their ends.
  var lines: [LineScanner] {
    var lines: [LineScanner] = []
    var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isReturned = feed > start && bytes[feed - 1] == UInt8(ascii: "\r")
      lines.append(LineScanner(bytes, start..<(isReturned ? feed - 1 : feed)))
      start = feed + 1
    }
    return lines
  }
}
