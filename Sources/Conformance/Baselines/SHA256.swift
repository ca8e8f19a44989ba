import Traces

/// The SHA-256 hash of FIPS 180-4, of bytes that come piece by piece.
package struct SHA256 {
  private static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// Creates the hash of no bytes.
  package init() {}

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    pending += bytes
    let whole = pending.count / Self.blockSize * Self.blockSize
    for start in stride(from: 0, to: whole, by: Self.blockSize) { compress(at: start) }
    pending.removeFirst(whole)
  }

  /// Returns the hash of all bytes, as 64 hexadecimal digits in lower case.
  package func digits() -> String {
    words().map { $0.hexadecimal(width: 8) }.joined()
  }

  /// Returns the hash of all bytes, as its 32 bytes.
  package func digest() -> [UInt8] {
    words().flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private func words() -> [UInt32] {
    var last = self
    let bits = count * 8
    last.pending.append(0x80)
    while last.pending.count % Self.blockSize != Self.blockSize - 8 { last.pending.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      last.pending.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    for start in stride(from: 0, to: last.pending.count, by: Self.blockSize) {
      last.compress(at: start)
    }
    return last.state
  }

  private mutating func compress(at start: Int) {
    let words = schedule(at: start)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = h &+ Self.mixed(e, 6, 11, 25) &+ choice &+ Self.constants[round] &+ words[round]
      let second = Self.mixed(a, 2, 13, 22) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
  }

  /// Returns the 64 words of a block's message schedule.
  private func schedule(at start: Int) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    for place in 0..<16 {
      let bytes = pending[(start + 4 * place)..<(start + 4 * place + 4)]
      words.append(bytes.reduce(0) { $0 << 8 | UInt32($1) })
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ (early >> 3)
      let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ (late >> 10)
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    return words
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func mixed(_ word: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    rotated(word, a) ^ rotated(word, b) ^ rotated(word, c)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
