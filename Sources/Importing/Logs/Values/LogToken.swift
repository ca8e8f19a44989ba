import Traces

/// A piece of what a log prints behind a message's name.
enum LogToken: Hashable {
  /// A word, with the full stops in it: `contentOffset.y`.
  case word(String)
  /// A number, how many decimal places it has, and whether it directly follows another number.
  case number(Double, places: Int, isJoined: Bool)
  /// A number that may be one or another: `1,234`.
  case unclear(String)
  /// An address of memory: `0x7f8e04008200`.
  case address(String)
  /// A text in quotation marks, or an address of the web.
  case text(String)
  /// `->`, `=>`, `→`.
  case arrow
  /// A value that the log hides: `<private>`.
  case hidden
  /// Any other character.
  case sign(UInt8)

  /// Returns the pieces of what is left of a line.
  static func pieces(of line: LineScanner) -> [LogToken] {
    var line = line
    var pieces: [LogToken] = []
    var isJoined = false
    // For each open bracket whether a comma in it stands between numbers.
    var lists: [Bool] = []
    while let byte = line.peek {
      if LogTime.skip(&line) { continue }
      if "([{".utf8.contains(byte) { lists.append(isList(line)) }
      if ")]}".utf8.contains(byte) { _ = lists.popLast() }
      let piece = next(&line, byte, isJoined: isJoined, isListed: lists.last ?? false)
      if case .number? = piece { isJoined = true } else { isJoined = false }
      if let piece { pieces.append(piece) }
    }
    return pieces
  }

  /// Returns true if a comma between digits stands between two numbers of a bracket: in `(0,12)`, and not in
  /// `(0, 18,2)`.
  private static func isList(_ line: LineScanner) -> Bool {
    var line = line
    line.advance()
    let inside = line.take { !"([{)]}".utf8.contains($0) }
    return !inside.contains(", ") && !inside.contains("; ") && !inside.contains(":")
      || inside.split(separator: ",").count { $0.contains(":") } > 1
  }

  private static func next(
    _ line: inout LineScanner,
    _ byte: UInt8,
    isJoined: Bool,
    isListed: Bool
  ) -> LogToken? {
    if line.take("<private>") { return .hidden }
    if let word = pointed(&line) { return .word(word) }
    if arrows.contains(where: { line.take($0) }) { return .arrow }
    if let address = address(&line) { return .address(address) }
    if byte.isLetter || byte == UInt8(ascii: "_") { return word(&line) }
    if let number = PrintedNumber(&line, isListed: isListed) {
      guard let value = number.value else { return .unclear(number.text) }
      return .number(value, places: number.places, isJoined: isJoined)
    }
    if byte == UInt8(ascii: "\"") { return quotation(&line) }
    if let mark = marks.first(where: { line.take($0) }) { return .word(mark) }
    line.advance()
    return byte > 0x20 && byte < 0x7f ? .sign(byte) : nil
  }

  /// Takes C's `(*target).y` as `target.y`.
  private static func pointed(_ line: inout LineScanner) -> String? {
    var rest = line
    guard rest.take("(*") else { return nil }
    let name = rest.take(while: \.isNameByte)
    guard !name.isEmpty, rest.take(")."), rest.peek?.isLetter ?? false else { return nil }
    line = rest
    return name + "." + line.take(while: \.isNameByte)
  }

  /// The pictures that people write for yes and no.
  private static let marks = ["✅", "❌"]

  private static let arrows = ["->", "=>", "→", "⇒"]

  /// Returns a word; full stops, C's arrows and an address of the web belong to it.
  private static func word(_ line: inout LineScanner) -> LogToken {
    var text = line.take(while: \.isNameByte)
    while true {
      var rest = line
      guard rest.take(".") || rest.take("->"),
        rest.peek.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) == true
      else { break }
      text += "." + rest.take(while: \.isNameByte)
      line = rest
    }
    var rest = line
    guard rest.take("://") else { return .word(text) }
    let tail = rest.take { $0 > 0x20 && !"\"'<>}]),;".utf8.contains($0) }
    line = rest
    return .text(text + "://" + tail)
  }

  private static func address(_ line: inout LineScanner) -> String? {
    var rest = line
    guard rest.take("0x") else { return nil }
    let digits = rest.take(while: \.isHexadecimal)
    guard !digits.isEmpty else { return nil }
    line = rest
    return "0x" + digits
  }

  /// Returns a text in quotation marks; in front of a colon it is a word, as in JSON.
  private static func quotation(_ line: inout LineScanner) -> LogToken {
    line.advance()
    guard let text = line.take(through: "\"") else { return .sign(UInt8(ascii: "\"")) }
    var rest = line
    rest.skipBlanks()
    return rest.peek == UInt8(ascii: ":") ? .word(text) : .text(text)
  }
}
