import Traces

/// The sequences by which programs colour what they print on a terminal, and what has become of other signs on the
/// way; in a paste some sequences have lost their first character.
enum TerminalCodes {
  /// Returns the same bytes without the sequences in each line, with plain signs, and with blanks at its end instead:
  /// lines begin where they did.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 == escape || Typography.begins($0) }) || hasBareCode(bytes)
    else {
      return bytes
    }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var missing = 0
    var place = 0
    while place < bytes.count {
      let length = length(of: bytes[place...])
      if length > 0 {
        missing += length
        place += length
        continue
      }
      if let sign = Typography.replacement(at: bytes[place...]) {
        missing += sign.length
        place += sign.length
        if let byte = sign.byte {
          kept.append(byte)
          missing -= 1
        }
        continue
      }
      let byte = bytes[place]
      let isReturn = byte == UInt8(ascii: "\r") && bytes[place...].dropFirst().first == feed
      if missing > 0, byte == feed || isReturn {
        kept += Array(repeating: UInt8(ascii: " "), count: missing)
        missing = 0
      }
      kept.append(byte)
      place += 1
    }
    return kept + Array(repeating: UInt8(ascii: " "), count: missing)
  }

  private static let escape: UInt8 = 0x1b
  private static let bell: UInt8 = 0x07
  private static let feed = UInt8(ascii: "\n")

  private static func hasBareCode(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let place = rest.firstIndex(of: UInt8(ascii: "[")) {
      if bareLength(of: bytes[place...]) > 0 { return true }
      rest = bytes[(place + 1)...]
    }
    return false
  }

  /// Returns the number of bytes of the sequence with which a text begins; 0: it begins with none.
  private static func length(of text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    if first == UInt8(ascii: "[") { return bareLength(of: text) }
    guard first == escape else { return 0 }
    let rest = text.dropFirst()
    switch rest.first {
    case nil, feed: return 1
    case UInt8(ascii: "["): return 1 + controlLength(of: rest)
    case UInt8(ascii: "]"):
      let line = rest.prefix { $0 != feed }
      let end = line.firstIndex { $0 == bell || $0 == escape } ?? line.endIndex
      let isLong = end < line.endIndex && line[end] == escape
      return min(line.endIndex, end + (isLong ? 2 : 1)) - text.startIndex
    default: return 2
    }
  }

  /// Returns the number of bytes of `[1;32m`, or of XcodeColors' `[fg0,128,0;`.
  private static func controlLength(of text: ArraySlice<UInt8>) -> Int {
    let rest = text.dropFirst()
    if rest.starts(with: "fg".utf8) || rest.starts(with: "bg".utf8) {
      let numbers = rest.dropFirst(2).prefix { $0.isDigit || $0 == UInt8(ascii: ",") }
      if rest[numbers.endIndex...].first == UInt8(ascii: ";") {
        return numbers.endIndex + 1 - text.startIndex
      }
    }
    let parameters = rest.prefix { (0x20...0x3f).contains($0) }
    let isEnded = rest[parameters.endIndex...].first.map { (0x40...0x7e).contains($0) } ?? false
    return parameters.endIndex + (isEnded ? 1 : 0) - text.startIndex
  }

  /// Returns the number of bytes of `[32m` whose escape character was lost; 0: the text begins otherwise.
  private static func bareLength(of text: ArraySlice<UInt8>) -> Int {
    let rest = text.dropFirst()
    let numbers = rest.prefix { $0.isDigit || $0 == UInt8(ascii: ";") }
    guard (1...12).contains(numbers.count), numbers.first?.isDigit ?? false,
      rest[numbers.endIndex...].first == UInt8(ascii: "m")
    else { return 0 }
    return numbers.endIndex + 1 - text.startIndex
  }
}
