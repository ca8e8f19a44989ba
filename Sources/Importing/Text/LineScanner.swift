import Traces

/// Reads a line from left to right, and knows where in the file it is.
struct LineScanner {
  private let bytes: [UInt8]
  /// The offset in the file of what is read next.
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// True if nothing is left.
  var isAtEnd: Bool { position >= end }
  /// The next byte.
  var peek: UInt8? { position < end ? bytes[position] : nil }
  /// The byte in front of the next one.
  var previous: UInt8? { position > 0 ? bytes[position - 1] : nil }
  /// The bytes that are left.
  var rest: ArraySlice<UInt8> { bytes[position..<max(position, end)] }
  /// The bytes that are left, as text.
  var restText: String { String(decoding: rest, as: UTF8.self) }
  /// A scanner of its own for the bytes that are left.
  var remainder: LineScanner { LineScanner(bytes, position..<max(position, end)) }

  /// A scanner for the rest of the first line, where several are read as one.
  var firstLine: LineScanner {
    part(position..<position + rest.prefix { $0 != UInt8(ascii: "\n") }.count)
  }

  /// Returns a part of the line.
  func part(_ range: Range<Int>) -> LineScanner { LineScanner(bytes, range) }

  mutating func advance(_ count: Int = 1) { position = min(end, position + count) }

  mutating func skipBlanks() {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// Takes a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Takes what comes next as long as it is of a kind.
  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, isWanted(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes all up to a text and the text itself; nil: it does not come.
  mutating func take(through text: String) -> String? {
    guard let found = offset(of: text) else { return nil }
    let taken = String(decoding: bytes[position..<found], as: UTF8.self)
    position = found + text.utf8.count
    return taken
  }

  /// Returns the offset at which a text comes next; nil if it does not come.
  func offset(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return position }
    var from = position
    while let found = bytes[from..<max(from, end)].firstIndex(of: first) {
      if bytes[found..<end].starts(with: wanted) { return found }
      from = found + 1
    }
    return nil
  }

  /// Takes a word: all up to the next blank.
  mutating func word() -> String {
    take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }

  /// Takes a whole number in decimals.
  mutating func integer(_ name: String) throws(ImportProblem) -> Int {
    let start = position
    let text = take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0.isDigit }
    guard let number = Int(text) else { throw notNumber(name, start, "a whole number") }
    return number
  }

  /// Takes a whole number in hexadecimals, without a prefix.
  mutating func hexadecimal(_ name: String, digits: Int) throws(ImportProblem) -> Int {
    let start = position
    let text = take(while: \.isNameByte)
    guard text.utf8.allSatisfy(\.isHexadecimal), text.utf8.count <= digits,
      let number = Int(text, radix: 16)
    else {
      throw notNumber(name, start, "up to \(digits) hexadecimal digits")
    }
    return number
  }

  /// Takes a finite decimal number.
  mutating func decimal(_ name: String) throws(ImportProblem) -> Double {
    let start = position
    let text = take { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    guard let number = PlainNumber.read(text) else {
      throw notNumber(name, start, "a decimal number")
    }
    return number
  }

  /// Refuses whatever is left.
  func expectEnd() throws(ImportProblem) {
    guard isAtEnd else {
      throw problem("found \(quoted(restText))", expected: "the end of the line")
    }
  }

  /// Returns a mistake at what is read next.
  func problem(
    _ complaint: String,
    expected: String,
    suggestion: String? = nil
  ) -> ImportProblem {
    ImportProblem(position, complaint, expected: expected, suggestion: suggestion)
  }

  /// Returns a mistake of which only is known what should stand here.
  func missing(_ expected: String) -> ImportProblem {
    problem(isAtEnd ? "the line breaks off" : "found \(quoted(restText))", expected: expected)
  }

  private func notNumber(_ name: String, _ start: Int, _ expected: String) -> ImportProblem {
    var scanner = LineScanner(bytes, start..<end)
    let rest = scanner.restText
    let word = scanner.take { !" \t,;])}".utf8.contains($0) }
    let found = rest.isEmpty ? "the line breaks off" : "found \(quoted(word.isEmpty ? rest : word))"
    return ImportProblem(start, found, expected: "\(name), \(expected)")
  }
}

extension UInt8 {
  /// True if it may stand in a name.
  var isNameByte: Bool { isDigit || isLetter || self == UInt8(ascii: "_") }
}
