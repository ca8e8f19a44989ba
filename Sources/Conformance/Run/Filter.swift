/// Chooses cases by their ids.
public struct Filter: Hashable, Sendable {
  private let pattern: String
  private let isWhole: Bool

  /// Creates a filter.
  ///
  /// - Parameter pattern: a part of the ids wanted; with a `*`, which stands for any characters,
  ///   the whole of them.
  public init(_ pattern: String) {
    self.pattern = pattern
    isWhole = false
  }

  /// Creates a filter that wants one case.
  public init(exactly id: String) {
    pattern = id
    isWhole = true
  }

  /// Whether a case is wanted.
  public func admits(_ id: String) -> Bool {
    if isWhole { return id == pattern }
    let parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return pattern.isEmpty || Array(id.utf8).firstRange(of: Array(pattern.utf8)) != nil
    }
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
