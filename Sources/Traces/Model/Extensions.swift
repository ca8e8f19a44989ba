/// The `x-` keys of a line: kept, never interpreted.
public struct Extensions: Hashable, Sendable {
  /// One key with its value as compact JSON text.
  public struct Entry: Hashable, Sendable {
    /// The key, which begins with `x-`.
    public var key: String
    /// The value, as JSON without white space.
    public var json: String

    /// Creates an entry.
    public init(key: String, json: String) {
      self.key = key
      self.json = json
    }
  }

  /// The entries, sorted by key.
  public var entries: [Entry]

  /// Creates extensions; most lines have none.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// No extensions.
  public static let none = Extensions()
}
