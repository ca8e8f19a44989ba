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
  private(set) var prefix = LogPrefix()
  /// The number in front of it, as in a list.
  private(set) var item: String?
  /// The number of blanks with which it begins.
  let indent: Int
  /// The kind of what it is that tells no message, whatever it names; nil: it may tell one.
  private(set) var aside: LossKind?
  /// True if a bullet or a number of a list stands in front of it.
  private(set) var isListed = false

  /// No line of a log is so long that more of it matters, in bytes.
  static let longest = 16_384

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - number: its number in the file, from 1.
  ///   - offset: the byte of the file where it begins; nil: where the line says.
  ///   - aside: the kind of what it is that tells no message; nil: it may tell one.
  init(_ line: LineScanner, number: Int, offset: Int? = nil, aside: LossKind? = nil) {
    self.number = number
    self.offset = offset ?? line.position
    indent = line.rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let start = line.position
    let end = start + line.rest.count
    isCut = end - start > Self.longest
    body = line
    var rest = line.part(start..<min(end, start + Self.longest))
    takeMarks(&rest)
    prefix = LogPrefix(&rest)
    takeMarks(&rest)
    body = rest
    self.aside = aside ?? Self.aside(rest)
  }

  private static func aside(_ body: LineScanner) -> LossKind? {
    if isStruck(body) { return .struck }
    if StackFrame.isIn(body) { return .frames }
    if RunText.isIn(body) { return .runs }
    return StreamText.isOfStream(body) ? .streams : nil
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

  /// Returns true for a line that is struck out: `~~…~~`.
  private static func isStruck(_ body: LineScanner) -> Bool {
    let text = body.restText
    let end = text.last { $0 != " " }
    return text.hasPrefix("~~") && !text.hasPrefix("~~~") && end == "~"
  }

  /// True if the log hides what it names, and says no more behind it than values.
  var isHidden: Bool {
    var rest = body
    rest.skipBlanks()
    guard rest.take("<private>") else { return false }
    let values = LogValues(rest)
    let bools = values.items.count { if case .bool = $0.value { true } else { false } }
    return values.words.count - bools <= values.items.count
  }

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

  /// Returns the same line as one that tells no message.
  func left(aside kind: LossKind) -> PasteLine {
    var line = self
    line.aside = kind
    return line
  }

  /// Takes off what mail, chats and documents write in front of a line: `>`, bullets, numbers, a prompt.
  private mutating func takeMarks(_ line: inout LineScanner) {
    while true {
      var rest = line
      rest.skipBlanks()
      if Self.takeBullet(&rest) || Self.takeNumber(&rest, &item) {
        isListed = true
      } else if !Self.takeQuotation(&rest) {
        return
      }
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
