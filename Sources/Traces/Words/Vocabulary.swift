/// The words of the format: one row for each message, call, property and key of `state`.
///
/// The rows stand in one file a feature. All that is known of a word by its name alone stands in its row; what
/// others need of it they ask here. Names of words are written from the rows: `Name+Words.swift`.
public enum Vocabulary: Sendable {
  /// The components that a header may name.
  public static let components =
    scrollers + ["navigation", "web", "field", "text-view", "alert", "content"]
    + controls

  /// The components that scroll.
  public static let scrollers = ["scroll", "zoom", "table", "form", "tiles"]

  /// The components that are plain content: they hear touches, and do nothing with them.
  public static let contents = ["content", "control"]

  /// The messages of a component to its delegate and others, and of touches to plain content.
  static let messages: [Entry] = [
    scrollMessages, zoomMessages, noticeMessages, touchMessages, tableMessages, controllerMessages,
    webMessages, textMessages, textViewMessages, formMessages, tileMessages, actionMessages,
    recognizerMessages, animationMessages, animatorMessages, sampleMessages, alertMessages,
  ].flatMap(\.self)

  /// The methods that a trace may call.
  static let methods: [Entry] = [
    scrollMethods, tableMethods, controllerMethods, webMethods, textMethods, formMethods,
    tileMethods, animationMethods, animatorMethods, controlMethods, alertMethods,
  ].flatMap(\.self)

  /// The properties that a `config` may set and a call may assign.
  static let properties: [Entry] = [
    scrollProperties, tableProperties, tapProperties, controllerProperties, webProperties,
    textTraits, textProperties, tileProperties, animationProperties, touchableProperties,
    controlProperties, valueProperties, recognizerProperties,
  ].flatMap(\.self)

  /// The keys that only a `config` may set: they are fixed when a view is made.
  static let fixedProperties: [Entry] = [
    fixedTableProperties, fixedControllerProperties, fixedWebProperties, fixedTextProperties,
    fixedFormProperties, fixedTileProperties, fixedSampleProperties, fixedRecognizerProperties,
    fixedAlertProperties,
  ].flatMap(\.self)

  /// The keys that a receiver's state may have.
  static let stateKeys: [Entry] = [
    scrollStateKeys, tableStateKeys, webStateKeys, textStateKeys, formStateKeys, valueStateKeys,
    recognizerStateKeys,
  ].flatMap(\.self)

  /// All words of the tables, some of them more than once.
  static var texts: [String] {
    var texts: [String] = []
    for entries in [messages, methods, properties, fixedProperties, stateKeys] {
      for entry in entries {
        texts.append(entry.text)
        for parameter in entry.parameters { texts.append(parameter.label) }
      }
    }
    texts.append(contentsOf: otherWords.map(\.text))
    return texts
  }

  /// Returns the entry of a message, if the vocabulary has it.
  public static func message(_ name: Name) -> Entry? { messagesByName[name] }

  /// Returns true if the vocabulary has a message of this name, for the loop that reads
  /// transcripts.
  package static func isMessage(_ name: Name) -> Bool { messagesByName.has(name) }

  /// Returns the entry of a call, if the vocabulary has it.
  public static func call(_ name: Name) -> Entry? { callsByName[name] }

  /// Returns the entry of a property that a `config` may set, if the vocabulary has it.
  public static func property(_ name: Name) -> Entry? { propertiesByName[name] }

  /// Returns the kind of value that a `config` may give a property, if the vocabulary has it.
  static func kind(ofProperty name: Name) -> ValueKind? {
    name == .bounds ? .size : property(name)?.parameters.first?.kind
  }

  /// All messages, in the order of the tables.
  public static var messageEntries: [Entry] { messages }

  /// All calls, in the order of the tables: methods, then properties that may be set.
  public static var callEntries: [Entry] { methods + properties }

  /// All properties that a `config` may set, in the order of the tables.
  public static let propertyEntries: [Entry] = properties + fixedProperties

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

  /// Returns true if an entry has the name.
  func has(_ name: Name) -> Bool {
    let index = Int(name.index)
    return index < places.count && places[index] >= 0
  }

  /// The entry with the name, if there is one.
  subscript(name: Name) -> Vocabulary.Entry? {
    has(name) ? entries[Int(places[Int(name.index)])] : nil
  }
}
