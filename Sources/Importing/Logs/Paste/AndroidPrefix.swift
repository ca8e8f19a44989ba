import Traces

/// The text that Android's logcat writes between the time and the message: process and thread, a
/// level, a tag.
enum AndroidPrefix {
  private static let levels = Set("VDIWEFA".utf8)

  /// Takes it off a line; returns whether it was there.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - told: gets the tag.
  ///   - process: gets the process, where it is told.
  /// - Returns: true if it was there.
  static func take(
    _ line: inout LineScanner,
    _ told: inout String?,
    _ process: inout String?
  ) -> Bool {
    var rest = line
    var number = takeProcess(&rest)
    guard let level = rest.peek, levels.contains(level) else { return false }
    rest.advance()
    // `I/Tag: ` or `I Tag: `, with the process in brackets behind a tag in old lines.
    guard rest.take("/") || rest.take(" ") else { return false }
    let tag = rest.take { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }
    guard !tag.isEmpty else { return false }
    rest.skipBlanks()
    if rest.take("(") {
      rest.skipBlanks()
      number = rest.take(while: \.isDigit)
      guard rest.take(")") else { return false }
    }
    guard rest.take(":") else { return false }
    rest.skipBlanks()
    told = tag
    process = number.map { "[\($0)]" }
    line = rest
    return true
  }

  /// Skips ` 4821: 4821 D/Tag `, which stands behind the time in the long form.
  static func skipHead(_ line: inout LineScanner) {
    var rest = line
    rest.skipBlanks()
    _ = rest.take(while: \.isDigit)
    guard rest.take(":") else { return }
    rest.skipBlanks()
    _ = rest.take { $0.isHexadecimal || $0 == UInt8(ascii: "x") }
    rest.skipBlanks()
    guard let level = rest.peek, levels.contains(level) else { return }
    rest.advance()
    guard rest.take("/") else { return }
    _ = rest.take { _ in true }
    line = rest
  }

  /// Takes `16032-16032/com.example ` or `16032 16040 `, and returns the process.
  private static func takeProcess(_ line: inout LineScanner) -> String? {
    var rest = line
    let process = rest.take(while: \.isDigit)
    guard !process.isEmpty else { return nil }
    if rest.take("-") {
      guard !rest.take(while: \.isDigit).isEmpty else { return nil }
      if rest.take("/") { _ = rest.take { $0 > 0x20 } }
    } else {
      rest.skipBlanks()
      guard !rest.take(while: \.isDigit).isEmpty else { return nil }
    }
    rest.skipBlanks()
    line = rest
    return process
  }
}
