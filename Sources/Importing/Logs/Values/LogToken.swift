import Traces

/// A piece of what a log prints behind a message's name.
enum LogToken: Hashable {
  /// A word, with the full stops in it: `contentOffset.y`.
  case word(String)
  /// A number, and whether it is written without a full stop.
  case number(Double, isWhole: Bool, isJoined: Bool)
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
    while let byte = line.peek {
      let piece = next(&line, byte, isJoined: isJoined)
      if case .number? = piece { isJoined = true } else { isJoined = false }
      if let piece { pieces.append(piece) }
    }
    return pieces
  }

  private static func next(
    _ line: inout LineScanner,
    _ byte: UInt8,
    isJoined: Bool
  ) -> LogToken? {
    if line.take("<private>") { return .hidden }
    if arrows.contains(where: { line.take($0) }) { return .arrow }
    if let address = address(&line) { return .address(address) }
    if byte.isLetter || byte == UInt8(ascii: "_") { return word(&line) }
    if let (number, isWhole) = number(&line) {
      return .number(number, isWhole: isWhole, isJoined: isJoined)
    }
    if byte == UInt8(ascii: "\"") { return quotation(&line) }
    line.advance()
    return byte > 0x20 && byte < 0x7f ? .sign(byte) : nil
  }

  private static let arrows = ["->", "=>", "→", "⇒"]

  /// Returns a word; full stops and an address of the web belong to it.
  private static func word(_ line: inout LineScanner) -> LogToken {
    var text = line.take(while: \.isNameByte)
    while true {
      var rest = line
      guard rest.take("."), rest.peek.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) == true else {
        break
      }
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

  private static func number(_ line: inout LineScanner) -> (Double, isWhole: Bool)? {
    var rest = line
    var text = ""
    if rest.take("-") { text = "-" }
    guard rest.peek.map({ $0.isDigit }) ?? false else { return nil }
    text += rest.take { $0.isDigit || $0 == UInt8(ascii: ".") }
    let isWhole = text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
    if rest.peek.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      var power = rest
      let digits = power.take { $0.isDigit || "eE+-".utf8.contains($0) }
      if digits.utf8.contains(where: \.isDigit) {
        text += digits
        rest = power
      }
    }
    while text.hasSuffix(".") { text.removeLast() }
    guard let number = PlainNumber.read(text) else { return nil }
    line = rest
    return (number, isWhole)
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
