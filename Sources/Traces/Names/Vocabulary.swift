/// The words of the format: which messages, calls, properties and state keys there are, and what
/// may be said with them.
///
/// Everything that a reader checks about a name stands in these tables; a new component adds rows.
public enum Vocabulary: Sendable {
  /// A method or property with its arguments.
  public struct Entry: Hashable, Sendable {
    /// Swift's full name, or the property's.
    public let text: String
    /// The labels of its arguments, with what each may be.
    public let parameters: [Parameter]
    /// What a message is answered with.
    public let answer: ValueKind

    /// What the message is about, if it is a row or a section.
    public var topic: Topic? {
      for parameter in parameters {
        switch parameter.kind {
        case .indexPath, .optional(.indexPath): return .row
        case .section: return .section
        default: continue
        }
      }
      return nil
    }

    init(_ text: String, _ parameters: [Parameter] = [], answer: ValueKind = .nothing) {
      self.text = text
      self.parameters = parameters
      self.answer = answer
    }
  }

  /// What a message is about: a script may answer it by that.
  public enum Topic: Hashable, Sendable {
    /// One row: `"section-row"`.
    case row
    /// One section, by its number.
    case section
  }

  /// A label with what its value may be.
  public struct Parameter: Hashable, Sendable {
    /// The argument's label, or the property's name where it has none.
    public let label: String
    /// What its value may be.
    public let kind: ValueKind
    /// Whether a delegate may write to it (`inout`, a pointer).
    public let isInOut: Bool
    /// Whether a call may leave it out.
    public let isOptional: Bool

    init(_ label: String, _ kind: ValueKind, isInOut: Bool = false, isOptional: Bool = false) {
      self.label = label
      self.kind = kind
      self.isInOut = isInOut
      self.isOptional = isOptional
    }
  }

  /// The components that a header may name.
  public static let components =
    scrollers + ["navigation", "web", "field", "text-view", "alert"]
    + controls

  /// The components that scroll.
  public static let scrollers = ["scroll", "zoom", "table", "form", "tiles"]

  /// What a view of `views` may be besides a component: plain content.
  public static let contents = ["content", "control"]

  /// What a `config` alone may set: it is decided when a view is made.
  static let fixedProperties: [Entry] = [
    fixedTableProperties, fixedControllerProperties, fixedWebProperties, fixedTextProperties,
    fixedFormProperties, fixedTileProperties, fixedSampleProperties, fixedRecognizerProperties,
    fixedAlertProperties,
  ].flatMap(\.self)

  static let touchPhases = ["began", "moved", "stationary", "ended", "cancelled"]

  /// All words of the tables, some of them more than once.
  static var texts: [String] {
    var texts: [String] = []
    for entries in [messages, methods, properties, fixedProperties, stateKeys] {
      for entry in entries {
        texts.append(entry.text)
        for parameter in entry.parameters { texts.append(parameter.label) }
      }
    }
    texts.append("main")
    return texts
  }

  /// The entry of a message, if the vocabulary has it.
  public static func message(_ name: Name) -> Entry? { messagesByName[name] }

  /// Whether the vocabulary has a message of this name, for the loop that reads transcripts.
  package static func isMessage(_ name: Name) -> Bool { messagesByName.has(name) }

  /// The entry of a call, if the vocabulary has it.
  public static func call(_ name: Name) -> Entry? { callsByName[name] }

  /// The entry of a property that a `config` may set, if the vocabulary has it.
  public static func property(_ name: Name) -> Entry? { propertiesByName[name] }

  /// What a `config` may set a property to, if the vocabulary has it.
  static func kind(ofProperty name: Name) -> ValueKind? {
    name == .bounds ? .size : property(name)?.parameters.first?.kind
  }

  /// All messages, in the order of the tables.
  public static var messageEntries: [Entry] { messages }

  /// All calls, in the order of the tables: methods, then properties that may be set.
  public static var callEntries: [Entry] { methods + properties }

  /// All properties that a `config` may set, in the order of the tables.
  public static var propertyEntries: [Entry] { properties + fixedProperties }

  /// All keys of `state`, in the order of the tables.
  public static var stateEntries: [Entry] { stateKeys }

  /// The names of all messages, as they are listed to people.
  public static var messageNames: [String] { messages.map(\.text) }

  /// The keys of `state`, in the order of the tables.
  public static var stateKeyNames: [String] { stateKeys.map(\.text) }

  /// The names of all calls, as they are listed to people.
  public static var callNames: [String] { callEntries.map(\.text) }

  /// The names of all properties that a `config` may set.
  public static var propertyNames: [String] { propertyEntries.map(\.text) }

  private static let messagesByName = EntryIndex(messages)
  private static let callsByName = EntryIndex(methods + properties)
  private static let propertiesByName = EntryIndex(properties + fixedProperties)
}

/// Some entries by the places of their names: one look, and no hash.
private struct EntryIndex: Sendable {
  private let entries: [Vocabulary.Entry]
  /// For each name of the vocabulary the place of its entry; -1: it has none.
  private let places: [Int16]

  /// Creates an index.
  ///
  /// - Precondition: no two entries have the same name.
  init(_ entries: [Vocabulary.Entry]) {
    var places = [Int16](repeating: -1, count: NameTable.shared.knownCount)
    for (place, entry) in entries.enumerated() {
      let index = Int(Name(entry.text).index)
      precondition(places[index] < 0, "the vocabulary has \(entry.text) twice")
      places[index] = Int16(place)
    }
    self.entries = entries
    self.places = places
  }

  /// Whether an entry has the name.
  func has(_ name: Name) -> Bool {
    let index = Int(name.index)
    return index < places.count && places[index] >= 0
  }

  /// The entry with the name, if there is one.
  subscript(name: Name) -> Vocabulary.Entry? {
    has(name) ? entries[Int(places[Int(name.index)])] : nil
  }
}
