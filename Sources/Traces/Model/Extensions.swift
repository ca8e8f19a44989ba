/// The `x-` keys of a line or of a view: kept, never interpreted.
public struct Extensions: Hashable, Sendable {
  /// One key with its value as compact JSON text.
  public struct Entry: Hashable, Sendable {
    /// The key, which begins with `x-`.
    public var key: String
    /// The value, as JSON without white space.
    public var json: String
    /// True if it stands in the state that the line tells, not beside it.
    var isInState: Bool

    /// Creates an entry.
    public init(key: String, json: String, isInState: Bool = false) {
      self.key = key
      self.json = json
      self.isInState = isInState
    }
  }

  private final class Storage: Sendable {
    let entries: [Entry]

    init(_ entries: [Entry]) {
      self.entries = entries
    }
  }

  /// Nil where there are none: lines are copied by the million, and to copy nothing costs nothing.
  private var storage: Storage?

  private init(storage: Storage?) {
    self.storage = storage
  }

  /// Creates extensions; most lines have none.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// No extensions.
  public static var none: Extensions { Extensions(storage: nil) }

  /// The entries, sorted by key.
  public var entries: [Entry] {
    get { storage?.entries ?? [] }
    set { storage = newValue.isEmpty ? nil : Storage(newValue) }
  }

  /// Returns true if both have the same entries.
  public static func == (left: Extensions, right: Extensions) -> Bool {
    left.storage === right.storage || left.entries == right.entries
  }

  /// Hashes the entries.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}
