/// A pattern for whole ids, in which a `*` stands for any characters.
public struct Wildcard: Hashable, Sendable, Codable {
  /// The pattern as it was written.
  public let text: String
  private let parts: [[UInt8]]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    parts = text.utf8
      .split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// True if it stands for more than one id.
  public var isOpen: Bool { parts.count > 1 }

  /// Returns true if an id matches, from its first character to its last.
  public func matches(_ id: String) -> Bool {
    guard isOpen, let first = parts.first, let last = parts.last else { return id == text }
    var rest = Array(id.utf8)[...]
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
