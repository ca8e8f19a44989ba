extension String {
  /// The text as it may go to a terminal: what would move its cursor or change its colours is spelt
  /// out, for titles, comments and names come from files.
  var printable: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if Self.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format: scalar != "\u{200D}"
    default: false
    }
  }
}
