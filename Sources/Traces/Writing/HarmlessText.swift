extension Unicode.Scalar {
  /// True if a terminal that shows the character does something besides: it moves its cursor, changes
  /// its colours, begins another line, or shows what follows in another order.
  package var actsOnTerminals: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}"
    default: false
    }
  }

  /// The character as it is spelt out: `\u{1b}`.
  package var spelling: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
  /// The text in one line, as names are shown: whatever acts on a terminal is spelt out, line breaks
  /// too, for names come from files, from programs and from command lines.
  package var inOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.actsOnTerminals {
        text += scalar.spelling
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
