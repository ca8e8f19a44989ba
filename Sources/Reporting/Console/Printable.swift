import Traces

extension String {
  /// A text of several lines as it may go to a terminal.
  ///
  /// Whatever would move its cursor or change its colours is spelt out, for texts come from files and
  /// programs. A name has one line: `inOneLine`.
  var printable: String {
    if utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.actsOnTerminals, scalar != "\n" {
        text += scalar.spelling
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The last door before a terminal, or a build server that reads along: whatever text comes here is
/// made harmless, whoever wrote it.
public enum Printable: Sendable {
  /// The number of characters of one line that are printed.
  static let longestLine = 4000

  /// The escape sequences that a style writes; no others pass.
  private static let inks: Set<String> = {
    let codes = Style.Ink.allCases.map(\.rawValue) + ["0"]
    return Set(codes.map { "\u{1B}[\($0)m" })
  }()

  /// Returns a text for a terminal: a style's colours pass, every other control is spelt out, and so is
  /// the first character of what a build server would obey; a line that is too long is cut, and says so.
  public static func text(_ text: String) -> String {
    var length = 0
    var marks = 0
    var before: UInt8 = 0
    let isPlain = text.utf8.allSatisfy { byte in
      length = byte == 0x0A ? 0 : length + 1
      if byte == before, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { marks += 1 }
      before = byte
      return length <= longestLine && (byte == 0x0A || (byte >= 0x20 && byte < 0x7F))
    }
    if isPlain, marks == 0 { return text }
    return text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
      .map { disarmed(line($0)) }
      .joined(separator: "\n")
  }

  /// Returns a line in which no build server finds a command.
  ///
  /// GitHub's runner obeys a line that begins with `::name::`, and anywhere `##[name]`; Azure's agent
  /// `##vso[name]`, TeamCity `##teamcity[name]`.
  private static func disarmed(_ line: String) -> String {
    var line = line
    let words = line.unicodeScalars.drop { $0.properties.isWhitespace || $0 == "\u{200D}" }
    if words.starts(with: "::".unicodeScalars) {
      let colon: Unicode.Scalar = ":"
      let first = words.startIndex..<words.index(after: words.startIndex)
      line.unicodeScalars.replaceSubrange(first, with: colon.spelling.unicodeScalars)
    }
    guard line.contains("##"), line.contains("[") else { return line }
    return line.replacing(/#(#[a-z]*\[)/) { "\\u{23}\($0.1)" }
  }

  private static func line(_ line: Substring) -> String {
    var result = ""
    var count = 0
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", let ink = ink(before: rest) {
        result += ink
        rest.removeFirst(ink.unicodeScalars.count - 1)
        continue
      }
      count += 1
      guard count <= longestLine else { continue }
      if scalar.actsOnTerminals {
        result += scalar.spelling
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return count > longestLine
      ? result + Excerpt.note(count - longestLine, of: "character") : result
  }

  /// Returns the colour that an escape character and what comes after it are.
  private static func ink(before rest: Substring.UnicodeScalarView) -> String? {
    guard let end = rest.prefix(6).firstIndex(of: "m") else { return nil }
    let sequence = "\u{1B}" + String(rest[...end])
    return inks.contains(sequence) ? sequence : nil
  }

  /// Returns lines of JSON in which no character is left that would command a terminal: each is
  /// spelt as its number.
  public static func objects(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 == 0x0A || ($0 >= 0x20 && $0 < 0x7F) }) { return bytes }
    var result: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.actsOnTerminals, scalar != "\n" {
        result.append(JSONText.numbers(of: scalar))
      } else {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return result
  }
}
