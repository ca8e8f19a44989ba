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
  private(set) var body: LineScanner
  private(set) var prefix: LogPrefix
  /// The number in front of it, as in a list.
  private(set) var item: String?
  /// The number of blanks with which it begins.
  let indent: Int

  /// No line of a log is so long that more of it matters, in bytes.
  static let longest = 16_384

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - number: its number in the file, from 1.
  ///   - offset: the byte of the file where it begins; nil: where the line says.
  init(_ line: LineScanner, number: Int, offset: Int? = nil) {
    self.number = number
    self.offset = offset ?? line.position
    indent = line.rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let start = line.position
    let end = start + line.rest.count
    isCut = end - start > Self.longest
    var rest = line.part(start..<min(end, start + Self.longest))
    var item: String?
    Self.takeMarks(&rest, &item)
    prefix = LogPrefix(&rest)
    Self.takeMarks(&rest, &item)
    self.item = item
    body = rest
  }

  /// True if it stands between the lines of a paste and says nothing: blank, or the fence of a block of code.
  var isEmpty: Bool {
    var rest = body
    rest.skipBlanks()
    return rest.isAtEnd || isFence
  }

  /// True if it is the time of what stands beside it, or blank.
  var isTimeAlone: Bool {
    var rest = body
    rest.skipBlanks()
    return prefix.moment != nil && rest.isAtEnd
  }

  /// True if it is struck out: `~~…~~`.
  var isStruck: Bool {
    let text = body.restText
    let end = text.last { $0 != " " }
    return text.hasPrefix("~~") && !text.hasPrefix("~~~") && end == "~"
  }

  /// True if the log hides all of it.
  var isHidden: Bool { body.restText.filter { $0 != " " } == "<private>" }

  /// True if it begins or ends a block of code.
  var isFence: Bool { Self.isFence(body) }

  /// Returns true for three quotation marks with no more behind them than a language.
  private static func isFence(_ line: LineScanner) -> Bool {
    var rest = line
    rest.skipBlanks()
    guard rest.take("```") || rest.take("~~~") else { return false }
    rest.skipBlanks()
    let language = rest.take { $0.isNameByte || $0 == UInt8(ascii: "-") }
    rest.skipBlanks()
    return rest.isAtEnd && language.utf8.count < 16
  }

  /// Returns the same line with another time, or without one where nobody knows which of several messages has it.
  func timed(_ moment: LogTime?) -> PasteLine {
    var line = self
    line.prefix.set(moment)
    return line
  }

  /// Returns the line with all that stands below it up to the end of another one.
  func extended(through last: PasteLine) -> PasteLine {
    var line = self
    let end = last.body.position + last.body.rest.count
    line.body = body.part(body.position..<min(end, body.position + Self.longest))
    return line
  }

  /// Takes off what mail, chats and documents write in front of a line: `>`, bullets, numbers, a prompt.
  private static func takeMarks(_ line: inout LineScanner, _ item: inout String?) {
    while true {
      var rest = line
      rest.skipBlanks()
      guard takeQuotation(&rest) || takeBullet(&rest) || takeNumber(&rest, &item) else { return }
      line = rest
    }
  }

  private static func takeQuotation(_ line: inout LineScanner) -> Bool {
    guard !isFence(line) else { return false }
    return line.take(">") || line.take("|") || line.take("`") || line.take("__")
  }

  private static func takeBullet(_ line: inout LineScanner) -> Bool {
    ["- ", "* ", "+ ", "• ", "$ ", "· "].contains { line.take($0) }
  }

  /// Takes `12. `, `12) `, `12: `, `[12] `, `#12 `.
  private static func takeNumber(_ line: inout LineScanner, _ item: inout String?) -> Bool {
    var rest = line
    let isMarked = rest.take("#")
    if !isMarked { _ = rest.take("[") || rest.take("(") }
    let digits = rest.take(while: \.isDigit)
    guard (1...5).contains(digits.utf8.count) else { return false }
    let isClosed = [". ", ") ", ": ", "] "].contains { rest.take($0) }
    guard isClosed || isMarked && rest.take(" ") else { return false }
    item = digits
    line = rest
    return true
  }
}
