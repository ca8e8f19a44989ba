import Traces

/// A number for some texts, the same in every process: FNV-1a of 128 bits, as 32 digits.
struct TextFingerprint: Hashable {
  private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  /// Creates the fingerprint of some texts; where one ends and the next begins counts.
  init(_ texts: [String]) {
    for text in texts {
      for byte in text.utf8 { add(byte) }
      // No UTF-8 has this byte.
      add(0xFF)
    }
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }

  /// The number in hexadecimal digits.
  var text: String { state.hexadecimal(width: 32) }
}
