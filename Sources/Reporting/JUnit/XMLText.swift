import Traces

/// Text as it may stand in an XML document.
enum XMLText {
  /// Returns text as it stands between tags.
  static func content(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, isAttribute: false)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns text as it stands between quotation marks; line breaks become spaces, as every reader would make them.
  static func attribute(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, isAttribute: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text with all that XML reserves escaped, and all that it forbids or a terminal obeys
  /// spelt out.
  static func append(_ text: String, to bytes: inout [UInt8], isAttribute: Bool) {
    guard !text.utf8.allSatisfy({ kinds[Int($0)] == .plain }) else {
      bytes.append(text)
      return
    }
    for scalar in text.unicodeScalars {
      guard scalar.isASCII else {
        append(scalar, to: &bytes)
        continue
      }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      switch kinds[Int(byte)] {
      case .plain, .doubtful: bytes.append(byte)
      case .reserved: bytes.append(reference(to: byte, isAttribute))
      case .space: bytes.append(isAttribute ? UInt8(ascii: " ") : byte)
      case .forbidden: bytes.append(spelling(of: scalar.value))
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    // Of what is not ASCII, XML forbids these two alone.
    if scalar.actsOnTerminals || scalar == "\u{FFFE}" || scalar == "\u{FFFF}" {
      bytes.append(spelling(of: scalar.value))
    } else {
      bytes.append(contentsOf: scalar.utf8)
    }
  }

  /// The treatment of a byte.
  private enum Kind: UInt8 {
    case plain
    /// It means something in XML.
    case reserved
    /// A line feed or a tab.
    case space
    /// Not even a reference may name it (XML 1.0, section 2.2), so it is spelt out; a carriage
    /// return would be read as a line feed.
    case forbidden
    /// It is part of a character that is not ASCII, which may be forbidden.
    case doubtful
  }

  private static let kinds: [Kind] = (0...255).map { (byte: Int) -> Kind in
    switch byte {
    case 0x09, 0x0A: .space
    case 0x00...0x1F, 0x7F: .forbidden
    case 0x22, 0x26, 0x3C, 0x3E: .reserved
    case 0x80...0xFF: .doubtful
    default: .plain
    }
  }

  private static func reference(to byte: UInt8, _ isAttribute: Bool) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: isAttribute ? "&quot;" : "\""
    }
  }

  private static func spelling(of scalar: UInt32) -> String {
    "\\u{" + scalar.hexadecimal(width: 2, uppercase: true) + "}"
  }
}
