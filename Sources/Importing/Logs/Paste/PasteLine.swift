import Traces

/// A line as somebody has pasted it: what it says, and the time in front of it.
struct PasteLine {
  /// Its number in the file, from 1.
  let number: Int
  /// The byte of the file where it begins.
  let offset: Int
  /// True if more of it is not read.
  let isCut: Bool
  /// The rest of the line without quotation marks, bullets and a logging system's prefix.
  let body: LineScanner
  private(set) var prefix: LogPrefix

  /// No line of a log is so long that more of it matters, in bytes.
  static let longest = 16_384

  init(_ line: LineScanner, number: Int) {
    self.number = number
    offset = line.position
    let start = line.position
    let end = start + line.rest.count
    isCut = end - start > Self.longest
    var rest = line.part(start..<min(end, start + Self.longest))
    Self.takeMarks(&rest)
    prefix = LogPrefix(&rest)
    Self.takeMarks(&rest)
    body = rest
  }

  /// True if it stands between the lines of a paste and says nothing: blank, or the fence of a block of code.
  var isEmpty: Bool {
    var rest = body
    rest.skipBlanks()
    return rest.isAtEnd || rest.take("```") || rest.take("~~~")
  }

  /// The same line without its time, as which message of several it tells is not known.
  var untimed: PasteLine {
    var line = self
    line.prefix.forgetTime()
    return line
  }

  /// Takes off what mail, chats and documents write in front of a line: `>`, bullets, numbers, a prompt.
  private static func takeMarks(_ line: inout LineScanner) {
    while true {
      var rest = line
      rest.skipBlanks()
      guard takeQuotation(&rest) || takeBullet(&rest) || takeNumber(&rest) else { return }
      line = rest
    }
  }

  private static func takeQuotation(_ line: inout LineScanner) -> Bool {
    guard line.take(">") || line.take("|") || line.take("`") else { return false }
    return true
  }

  private static func takeBullet(_ line: inout LineScanner) -> Bool {
    ["- ", "* ", "+ ", "• ", "$ ", "· "].contains { line.take($0) }
  }

  /// Takes `12. `, `12) `, `12: `, `[12] `, `#12 `.
  private static func takeNumber(_ line: inout LineScanner) -> Bool {
    var rest = line
    let isMarked = rest.take("[") || rest.take("#") || rest.take("(")
    let digits = rest.take(while: \.isDigit)
    guard (1...5).contains(digits.utf8.count) else { return false }
    let isClosed = [". ", ") ", ": ", "] "].contains { rest.take($0) }
    guard isClosed || isMarked && rest.take(" ") else { return false }
    line = rest
    return true
  }
}
