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
  static let fixedProperties =
    fixedTableProperties + fixedControllerProperties + fixedWebProperties + fixedTextProperties
    + fixedFormProperties + fixedTileProperties + fixedSampleProperties
    + fixedRecognizerProperties + fixedAlertProperties

  static let touchPhases = ["began", "moved", "stationary", "ended", "cancelled"]

  static let knownNames: [String] = {
    var seen: Set<String> = []
    let entries = messages + methods + properties + fixedProperties + stateKeys
    let words = entries.flatMap { [$0.text] + $0.parameters.map(\.label) } + ["main"]
    return words.filter { seen.insert($0).inserted }
  }()

  /// The entry of a message, if the vocabulary has it.
  public static func message(_ name: Name) -> Entry? { messagesByName[name] }

  /// Whether the vocabulary has a message of this name, for the loop that reads transcripts.
  static func isMessage(_ name: Name) -> Bool {
    let place = Int(name.index)
    return place < areMessages.count && areMessages[place]
  }

  /// The entry of a call, if the vocabulary has it.
  public static func call(_ name: Name) -> Entry? { callsByName[name] }

  /// The entry of a property that a `config` may set, if the vocabulary has it.
  public static func property(_ name: Name) -> Entry? { propertiesByName[name] }

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

  private static let messagesByName = index(messages)
  private static let areMessages = knownNames.map { messagesByName[Name($0)] != nil }
  private static let callsByName = index(methods + properties)
  private static let propertiesByName = index(properties + fixedProperties)

  private static func index(_ entries: [Entry]) -> [Name: Entry] {
    Dictionary(uniqueKeysWithValues: entries.map { (Name($0.text), $0) })
  }
}
