/// Recognises a header without reading it: where a trace is wrong, reading goes on at the next one,
/// which may be wrong itself.
struct HeaderLine {
  private let bytes: [UInt8]
  private var position = 0

  /// Returns true if a line is an object with the key `trace`, as far as it can be told.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    var search = HeaderLine(bytes: bytes)
    return search.findsKey()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func findsKey() -> Bool {
    skipWhiteSpace()
    guard peek == UInt8(ascii: "{") else { return false }
    var depth = 0
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let text = skipString()
        skipWhiteSpace()
        if depth == 1, peek == UInt8(ascii: ":"), text.elementsEqual("trace".utf8) { return true }
      default: break
      }
    }
    return false
  }

  /// Passes a string whose quotation mark was passed already; returns what stands in it.
  private mutating func skipString() -> ArraySlice<UInt8> {
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    position = end + 1
    return bytes[start..<end]
  }

  private mutating func skipWhiteSpace() {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
}
