/// The SHA-256 digest of a canonical trace, by which a baseline names the trace that it was recorded
/// from.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The digest as the format writes it: `sha256:` and 64 hexadecimal digits in lower case.
  public let description: String

  /// Creates the digest that a text spells; nil: the text is no digest.
  ///
  /// - Parameter text: `sha256:` and 64 hexadecimal digits in lower case.
  public init?(_ text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    let digits = text.utf8.dropFirst(Self.prefix.utf8.count)
    guard digits.count == 64, digits.allSatisfy(Self.isDigit) else { return nil }
    description = text
  }

  private static let prefix = "sha256:"

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isHexadecimal && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
