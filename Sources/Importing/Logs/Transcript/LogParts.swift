/// The parts of a paste: several logs may stand one below the other.
struct LogParts {
  /// The part in which a line stands.
  enum Place {
    /// The same as that of the line above.
    case same
    /// Another one.
    case begins
    /// One that says what somebody expected, and not what came.
    case expected
  }

  private var isFenced = false
  private var isExpected = false
  /// True if a part has messages and the next line may begin another.
  private var isOver = false
  private var hasMessages = false

  /// Returns the place of a line.
  mutating func take(_ line: PasteLine, isMessage: Bool) -> Place {
    if line.isFence {
      isFenced.toggle()
      end()
      return .same
    }
    if !isFenced, !isMessage, line.aside == nil, let heading = Self.heading(of: line) {
      end()
      isExpected = heading.hasPrefix("expected")
      return .same
    }
    if line.aside == .runs { end() }
    guard isMessage else { return .same }
    if isExpected { return .expected }
    defer { (isOver, hasMessages) = (false, true) }
    return isOver ? .begins : .same
  }

  private mutating func end() { isOver = isOver || hasMessages }

  /// Returns true for `===== second run =====` and `----- second run`.
  private static func isRuled(_ text: Substring) -> Bool {
    guard let sign = text.first, "=-~*_+─━═".contains(sign) else { return false }
    let front = text.prefix { $0 == sign }.count
    return front > 4 || front > 2 && text.hasSuffix(String(repeating: sign, count: 3))
  }

  /// Returns the text of a heading in small letters; nil: the line is none.
  private static func heading(of line: PasteLine) -> String? {
    guard line.prefix.moment == nil, Elision(line.body) == nil, CrashText(line.body) == nil else {
      return nil
    }
    var text = line.body.restText.lowercased()[...]
    while let last = text.last, last == " " { text.removeLast() }
    let isMarked =
      text.hasPrefix("# ") || text.hasPrefix("##") || text.hasPrefix("**") && text.hasSuffix("**")
      || text.hasSuffix(":") || isRuled(text)
    let plain = text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "." }
      .drop { $0 == " " }
    let words = plain.split(separator: " ")
    let isNamed = ["expected", "actual"].contains(words.first ?? "") && words.count < 4
    return (1...5).contains(words.count) && (isMarked || isNamed) ? String(plain) : nil
  }
}
