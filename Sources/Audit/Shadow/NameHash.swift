import Conformance

/// A hash of names that is the same in every process: FNV-1a, whose last step is mixed once more, for its low
/// bits alone tell few names apart.
struct NameHash {
  private var state: UInt64

  /// Begins a hash.
  ///
  /// - Parameter seed: the number by which hashes of the same names differ.
  init(seed: UInt64 = 0) { state = 0xCBF2_9CE4_8422_2325 ^ seed }

  /// The hash of all names so far.
  var value: UInt64 { state ^ state >> 32 }

  /// Adds a name.
  mutating func add(_ name: String) { add(name.utf8) }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Returns the hash of one name.
  static func of(_ name: String, seed: UInt64 = 0) -> UInt64 {
    var hash = NameHash(seed: seed)
    hash.add(name)
    return hash.value
  }
}
