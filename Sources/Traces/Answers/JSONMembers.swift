/// The members of an object, found without reading their values: an answer or a request may be as large
/// as a file, and the lines in it are read one by one.
struct JSONMembers {
  /// A key, and where its value stands.
  struct Member: Hashable {
    var key: String
    var keyOffset: Int
    var value: Range<Int>
  }

  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int

  /// The most keys that an answer may have: more than anybody needs.
  private static let mostMembers = 64

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
    end = bytes.count - AnswerReader.padding
  }

  /// Finds the members of a line that is one object.
  static func read(_ line: [UInt8]) throws(AnswerProblem) -> [Member] {
    try checkEnd(of: line)
    let text = line.dropLast(AnswerReader.padding)
    switch text.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
    case nil: throw AnswerProblem("the line is blank; expected a JSON object")
    case UInt8(ascii: "["): throw AnswerProblem("the line is an array; expected a JSON object")
    default: break
    }
    var search = JSONMembers(line)
    do {
      return try search.members()
    } catch {
      throw AnswerProblem(error, in: line)
    }
  }

  /// Refuses a line that ends as Windows ends lines.
  static func checkEnd(of line: [UInt8]) throws(AnswerProblem) {
    let end = line.count - AnswerReader.padding
    guard end > 0, line[end - 1] == UInt8(ascii: "\r") else { return }
    throw AnswerProblem(LineProblem(.carriageReturn, at: end - 1), in: line)
  }

  private mutating func members() throws(LineProblem) -> [Member] {
    skipWhiteSpace()
    guard let first = peek else { throw LineProblem(.brokenOff, at: position) }
    guard first == UInt8(ascii: "{") else { throw unexpected("a JSON object") }
    position += 1
    var members: [Member] = []
    skipWhiteSpace()
    var isOver = peek == UInt8(ascii: "}")
    if isOver { position += 1 }
    while !isOver {
      let member = try member()
      guard !members.contains(where: { $0.key == member.key }) else {
        throw LineProblem(.duplicateKey(member.key), at: member.keyOffset)
      }
      members.append(member)
      guard members.count <= Self.mostMembers else { throw unexpected("no more keys") }
      skipWhiteSpace()
      guard let byte = peek else { throw LineProblem(.brokenOff, at: position) }
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else {
        throw unexpected("\",\" or \"}\"")
      }
      position += 1
      isOver = byte == UInt8(ascii: "}")
    }
    skipWhiteSpace()
    guard position == end else { throw unexpected("nothing more: one JSON object a line") }
    return members
  }

  private mutating func member() throws(LineProblem) -> Member {
    skipWhiteSpace()
    guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
    let keyOffset = position
    try skipString()
    var parser = JSONParser(bytes, at: keyOffset)
    guard case .string(let key) = try parser.parseValue(depth: 1).content else {
      throw unexpected("a key in quotation marks")
    }
    skipWhiteSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected("\":\" after the key") }
    position += 1
    return Member(key: key, keyOffset: keyOffset, value: try skipValue())
  }

  /// Passes a value without looking into it; returns where it stands.
  mutating func skipValue() throws(LineProblem) -> Range<Int> {
    skipWhiteSpace()
    let start = position
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        try skipString()
        if depth == 0 { return start..<position }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return try scalar(from: start) }
        depth -= 1
        if depth == 0 {
          position += 1
          return start..<position
        }
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"):
        if depth == 0 { return try scalar(from: start) }
      default: break
      }
      position += 1
    }
    throw LineProblem(.brokenOff, at: position)
  }

  private func scalar(from start: Int) throws(LineProblem) -> Range<Int> {
    guard position > start else { throw unexpected("a JSON value") }
    return start..<position
  }

  private mutating func skipString() throws(LineProblem) {
    position += 1
    while position < end {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    throw LineProblem(.brokenOff, at: end)
  }

  mutating func skipWhiteSpace() {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  var peek: UInt8? { position < end ? bytes[position] : nil }

  /// Passes a byte that must stand here.
  mutating func expect(_ byte: UInt8, _ expected: String) throws(LineProblem) {
    guard peek == byte else { throw unexpected(expected) }
    position += 1
  }

  func unexpected(_ expected: String) -> LineProblem {
    guard let byte = peek else { return LineProblem(.brokenOff, at: end) }
    if byte < 0x20 { return LineProblem(.controlCharacter(byte), at: position) }
    let rest = bytes[position..<min(end, position + 20)]
    let found = quoted(String(decoding: rest.prefix { $0 >= 0x20 }, as: UTF8.self))
    return LineProblem(.notJSON(found: found, expected: expected), at: position)
  }
}
