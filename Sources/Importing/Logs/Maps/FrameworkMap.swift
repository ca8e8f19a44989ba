public import Traces

/// The meanings of another framework's events in UIKit's words.
///
/// Its rows are a machine: an event leads from one state of the view to another, and tells messages on the
/// way. What corresponds only nearly means no message, and the row says why.
public struct FrameworkMap: Hashable, Sendable {
  /// The name by which a command line chooses it.
  public var name: String
  /// The framework's name, for people.
  public var framework: String
  /// The place of the documentation of its events.
  public var source: String
  /// The component of UIKit that is nearest to its view.
  public var component: String
  /// The messages, and keys of the state, that it does not have at all.
  public var lacks: [Name]
  /// The facts that it cannot tell, for people.
  public var cannot: [String]
  /// The word behind which an event tells whose it is; nil: it does not.
  public var view: String?
  /// The meanings of its events.
  public var rows: [Row]

  /// The meaning of an event in a state of the view.
  public struct Row: Hashable, Sendable {
    /// The event's names.
    public var events: [String]
    /// The words, one of which stands behind the name; empty: nothing has to.
    public var values: [String]
    /// The state from which it leads; nil: from any.
    public var from: String?
    /// The state to which it leads; nil: it stays.
    public var to: String?
    /// The messages that it means, in order.
    public var means: [Meaning]
    /// True if the values behind the event are UIKit's, and are read.
    public var reads: Bool
    /// True if the framework tells it once more where nothing has moved, which means nothing then.
    public var repeats: Bool
    /// The reason why it means no message, for people; nil if it means those above.
    public var nearly: String?
  }

  /// A message with its arguments.
  public struct Meaning: Hashable, Sendable {
    /// The message's full name.
    public var message: Name
    /// The arguments that the event implies.
    public var arguments: [Argument]
  }

  /// The state in which a record begins.
  static let unknown = "?"
}

extension FrameworkMap {
  /// Returns the row for an event in a state; nil: the map has none.
  func row(for event: MappedEvent, in state: String) -> Row? {
    let own = rows.filter { row in
      row.events.contains(event.event)
        && (row.values.isEmpty || event.values.last.map(row.values.contains) ?? false)
    }
    return own.first { $0.from == state } ?? own.first { $0.from == nil }
  }

  /// Returns the state that a word stands for: the one to which its row leads.
  func state(for word: String) -> String? {
    rows.first { $0.values.contains(word) && $0.to != nil }?.to
  }
}
