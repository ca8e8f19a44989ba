/// The `x-` keys of a line or of a view: kept, never interpreted.
public struct Extensions: Hashable, Sendable {
  /// One key with its value as compact JSON text.
  public struct Entry: Hashable, Sendable {
    /// The key, which begins with `x-`.
    public var key: String
    /// The value, as JSON without white space.
    public var json: String
    /// Whether it stands in the state that the line tells, not beside it.
    public var isInState: Bool

    /// Creates an entry.
    public init(key: String, json: String, isInState: Bool = false) {
      self.key = key
      self.json = json
      self.isInState = isInState
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
