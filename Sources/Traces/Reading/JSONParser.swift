/// Reads one line of JSON, strictly, and says exactly where it is wrong.
///
/// Foundation's decoders know neither columns nor exact decimals, and read a hundredth as fast.
package struct JSONParser {
  let bytes: [UInt8]
  private(set) var position: Int

  private let deepest: Int

  package init(_ bytes: [UInt8], at position: Int = 0, deepest: Int = Trace.deepest) {
    self.bytes = bytes
    self.position = position
    self.deepest = deepest
  }

  /// Reads the only value of a line.
  package mutating func parseLine() throws(LineProblem) -> JSONNode {
    let node = try parseValue(depth: 1)
    skipWhiteSpace()
    guard position == bytes.count else {
      throw unexpected("nothing more: one JSON object a line")
    }
    return node
  }

  /// Reads the value that begins here.
  mutating func parseValue(depth: Int) throws(LineProblem) -> JSONNode {
    skipWhiteSpace()
    guard let byte = peek else { throw LineProblem(.brokenOff, at: position) }
    let start = position
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try parseMembers(depth: depth))
    case UInt8(ascii: "["): content = .array(try parseElements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try parseString())
    case UInt8(ascii: "t"): content = .bool(try parseWord("true", meaning: true))
    case UInt8(ascii: "f"): content = .bool(try parseWord("false", meaning: false))
    case UInt8(ascii: "n"):
      try parseWord("null", meaning: ())
      content = .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try skipNumber()
      content = .number
    default: throw unexpected("a JSON value")
    }
    return JSONNode(content: content, start: start, end: position)
  }

  // MARK: - Objects and arrays

  private mutating func parseMembers(depth: Int) throws(LineProblem) -> [JSONNode.Member] {
    guard depth <= deepest else { throw LineProblem(.tooDeep("values"), at: position) }
    position += 1
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    skipWhiteSpace()
    if peek == UInt8(ascii: "}") {
      position += 1
      return members
    }
    while true {
      skipWhiteSpace()
      guard peek != nil else { throw LineProblem(.brokenOff, at: position) }
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      let keyOffset = position
      let key = try parseString()
      // Few keys are compared one by one; many, which only a hostile line has, by hash.
      let isKnown = members.count < 16 ? members.contains { $0.key == key } : keys.contains(key)
      guard !isKnown else { throw LineProblem(.duplicateKey(key), at: keyOffset) }
      if members.count == 15 { keys = Set(members.map(\.key)) }
      if members.count >= 15 { keys.insert(key) }
      try expect(UInt8(ascii: ":"), "\":\" after the key")
      members.append(
        JSONNode.Member(key: key, keyOffset: keyOffset, value: try parseValue(depth: depth + 1))
      )
      if try !continues(until: UInt8(ascii: "}"), "\",\" or \"}\"") { return members }
    }
  }

  private mutating func parseElements(depth: Int) throws(LineProblem) -> [JSONNode] {
    guard depth <= deepest else { throw LineProblem(.tooDeep("values"), at: position) }
    position += 1
    var elements: [JSONNode] = []
    skipWhiteSpace()
    if peek == UInt8(ascii: "]") {
      position += 1
      return elements
    }
    while true {
      elements.append(try parseValue(depth: depth + 1))
      if try !continues(until: UInt8(ascii: "]"), "\",\" or \"]\"") { return elements }
    }
  }

  private mutating func continues(
    until closing: UInt8,
    _ expected: String
  ) throws(LineProblem) -> Bool {
    skipWhiteSpace()
    guard let byte = peek else { throw LineProblem(.brokenOff, at: position) }
    guard byte == UInt8(ascii: ",") || byte == closing else { throw unexpected(expected) }
    position += 1
    return byte != closing
  }

  private mutating func expect(_ byte: UInt8, _ expected: String) throws(LineProblem) {
    skipWhiteSpace()
    guard let found = peek else { throw LineProblem(.brokenOff, at: position) }
    guard found == byte else { throw unexpected(expected) }
    position += 1
  }

  // MARK: - Words and numbers

  private mutating func parseWord<Meaning>(
    _ word: StaticString,
    meaning: Meaning
  ) throws(LineProblem) -> Meaning {
    let text = word.description.utf8
    guard bytes[position...].starts(with: text) else {
      let rest = text.prefix(bytes.count - position)
      if bytes[position...].elementsEqual(rest) { throw LineProblem(.brokenOff, at: bytes.count) }
      throw unexpected("true, false or null")
    }
    position += text.count
    return meaning
  }

  private mutating func skipNumber() throws(LineProblem) {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let whole = skipDigits()
    guard whole > 0 else { throw numberProblem(from: start) }
    if whole > 1, bytes[position - whole] == UInt8(ascii: "0") { throw numberProblem(from: start) }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw numberProblem(from: start) }
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if let sign = peek, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw numberProblem(from: start) }
    }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, UInt8(ascii: "0") <= byte, byte <= UInt8(ascii: "9") { position += 1 }
    return position - start
  }

  private func numberProblem(from start: Int) -> LineProblem {
    if position >= bytes.count { return LineProblem(.brokenOff, at: position) }
    return LineProblem(
      .notJSON(found: foundText(at: start), expected: "a number such as 12, -0.5 or 3.25"),
      at: start
    )
  }

  // MARK: - Small things

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhiteSpace() {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  private func unexpected(_ expected: String) -> LineProblem {
    guard let byte = peek else { return LineProblem(.brokenOff, at: position) }
    if byte < 0x20 { return LineProblem(.controlCharacter(byte), at: position) }
    return LineProblem(
      .notJSON(found: foundText(at: position), expected: expected),
      at: position
    )
  }

  /// Returns the word, or the character, that stands at a place.
  private func foundText(at offset: Int) -> String {
    let isLetter = { (byte: UInt8) in
      byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte.isDigit || byte.isLetter
    }
    let word = bytes[offset...].prefix(40).prefix(while: isLetter)
    return quoted(String(decoding: word.isEmpty ? bytes[offset...offset] : word, as: UTF8.self))
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func parseString() throws(LineProblem) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = try decoded(bytes[start..<position])
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try parseEscapedString(from: start) }
      guard byte >= 0x20 else { throw LineProblem(.controlCharacter(byte), at: position) }
      position += 1
    }
    throw LineProblem(.brokenOff, at: position)
  }

  private mutating func parseEscapedString(from start: Int) throws(LineProblem) -> String {
    var text = try decoded(bytes[start..<position])
    var runStart = position
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        text += try decoded(bytes[runStart..<position])
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text += try decoded(bytes[runStart..<position])
        text.unicodeScalars.append(try parseEscape())
        runStart = position
      case ..<0x20: throw LineProblem(.controlCharacter(byte), at: position)
      default: position += 1
      }
    }
    throw LineProblem(.brokenOff, at: position)
  }

  private func decoded(_ run: ArraySlice<UInt8>) throws(LineProblem) -> String {
    let span = bytes.span.extracting(run.startIndex..<run.endIndex)
    guard let text = try? UTF8Span(validating: span) else {
      throw LineProblem(.notUTF8, at: run.startIndex + validPrefixLength(of: run))
    }
    return String(copying: text)
  }

  /// Returns the number of bytes before the first that is not valid UTF-8.
  private func validPrefixLength(of run: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = run.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      length += UTF8.width(scalar)
    }
    return length
  }

  private mutating func parseEscape() throws(LineProblem) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = peek else { throw LineProblem(.brokenOff, at: position) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
    default:
      throw LineProblem(
        .notJSON(
          found: quoted(String(decoding: bytes[start..<position], as: UTF8.self)),
          expected: "an escape: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits"
        ),
        at: start
      )
    }
  }

  private mutating func parseUnicodeEscape(from start: Int) throws(LineProblem) -> Unicode.Scalar {
    let unit = try parseFourDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xdc00, bytes[position...].starts(with: "\\u".utf8) else {
      throw LineProblem(.loneSurrogate, at: start)
    }
    position += 2
    let second = try parseFourDigits()
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (second - 0xdc00))
    else { throw LineProblem(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func parseFourDigits() throws(LineProblem) -> UInt32 {
    guard position + 4 <= bytes.count else { throw LineProblem(.brokenOff, at: bytes.count) }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard let value = UInt32(digits, radix: 16), !digits.hasPrefix("+"), !digits.hasPrefix("-")
    else {
      throw LineProblem(
        .notJSON(found: quoted(digits), expected: "four hexadecimal digits after \\u"),
        at: position
      )
    }
    position += 4
    return value
  }
}
