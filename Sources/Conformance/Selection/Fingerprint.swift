import Traces

/// A number that bytes have in every process: FNV-1a.
package struct Fingerprint: Hashable, Sendable {
  /// The number.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Computes the number of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Returns the last hexadecimal digits of a number.
  package static func digits(_ number: UInt64, count: Int) -> String {
    String(number.hexadecimal(width: count).suffix(count))
  }
}
