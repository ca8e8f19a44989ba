/// Text as it may stand in an XML document.
enum XMLText {
  /// Text between tags.
  static func content(_ text: some StringProtocol) -> String {
    escaped(text, isAttribute: false)
  }

  /// Text between quotation marks; line breaks become spaces, as every reader would make them.
  static func attribute(_ text: some StringProtocol) -> String {
    escaped(text, isAttribute: true)
  }

  private static func escaped(_ text: some StringProtocol, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute, "\t" where isAttribute: result += " "
      default:
        if isLegal(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          // Not even a reference may name these, so they are spelt out (junit-xml.md 3).
          result += "\\u{\(hexadecimal(scalar))}"
        }
      }
    }
    return result
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// Whether XML 1.0 allows the character, and every reader keeps it: a carriage return is allowed
  /// and read as a line feed.
  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00...0x1F, 0x7F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
