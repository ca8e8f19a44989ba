extension Unicode.Scalar {
  /// Whether a terminal that shows the character does something besides: it moves its cursor, changes
  /// its colours, or shows what follows in another order.
  var actsOnTerminals: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    return switch properties.generalCategory {
    case .control: true
    case .format: self != "\u{200D}"
    default: false
    }
  }

  /// The character as it is spelt out: `\u{1b}`.
  var spelling: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
  /// The text as it may go to a terminal: what would move its cursor or change its colours is spelt
  /// out, for titles, comments and names come from files.
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

/// The last door before a terminal: whatever text comes here is made harmless, whoever wrote it.
public enum Printable: Sendable {
  /// How many characters of one line are printed.
  static let longestLine = 4000

  /// The escape sequences that a style writes; no others pass.
  private static let inks: Set<String> = {
    let codes = Style.Ink.allCases.map(\.rawValue) + ["0"]
    return Set(codes.map { "\u{1B}[\($0)m" })
  }()

  /// Returns a text for a terminal: a style's colours pass, every other control is spelt out, and a
  /// line that is too long is cut, and says so.
  public static func text(_ text: String) -> String {
    var length = 0
    let isPlain = text.utf8.allSatisfy { byte in
      length = byte == 0x0A ? 0 : length + 1
      return length <= longestLine && (byte == 0x0A || (byte >= 0x20 && byte < 0x7F))
    }
    if isPlain { return text }
    return text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
      .map(line)
      .joined(separator: "\n")
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

  /// The colour that an escape character and what comes after it are.
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
