/// An absolute address as the format knows it: a scheme, a colon, and what the scheme makes of the rest.
public enum Address: Sendable {
  /// Returns the address without what stands behind `#`.
  public static func withoutFragment(_ address: String) -> String {
    String(address.prefix { $0 != "#" })
  }

  /// Returns true if two addresses differ in nothing but what stands behind `#`, and the second has
  /// one.
  public static func isFragment(_ address: String, of page: String) -> Bool {
    address.contains("#") && withoutFragment(address) == withoutFragment(page)
  }

  /// Returns true if a text is an absolute address: RFC 3986's scheme, and no character that it
  /// forbids.
  static func isWellFormed(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < bytes.count,
      bytes[0].isLetter
    else { return false }
    let scheme = bytes[..<colon].allSatisfy { $0.isLetter || schemeSigns.contains($0) }
    return scheme
      && bytes[colon...].allSatisfy { (0x21...0x7e).contains($0) && !forbidden.contains($0) }
      && bytes.count { $0 == UInt8(ascii: "#") } < 2
  }

  private static let schemeSigns = Array("0123456789+-.".utf8)
  private static let forbidden = Array("\"<>\\^`{|}".utf8)
}
