extension Vocabulary {
  /// A row of the table: a message, a call, a property or a key of `state`.
  ///
  /// Each kind of row is made by a function of its own, which asks for all that must be known of it.
  public struct Entry: Sendable {
    /// The short name in this project's Swift code: `didScroll`.
    package let symbol: String
    /// Swift's full name, or the property's.
    public let text: String
    /// The labels of its arguments, with what each may be.
    public let parameters: [Parameter]
    /// The kind of answer that a message gets.
    public let answer: ValueKind
    /// The components that have it.
    package let owners: Owners
    /// The fate of a question that nobody answers.
    package private(set) var usual: UsualAnswer?
    /// The receiver of a message.
    package private(set) var receiver: Receiver?
    /// The cause of a message.
    package private(set) var family: Family?
    /// The aspects that a call may change.
    package private(set) var changes: Changes = []
    /// The condition under which a call changes nothing.
    package private(set) var idleness = Idleness.never

    /// The row or section that the message is about; nil if it is about neither.
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

    private init(
      _ symbol: String,
      _ text: String,
      _ parameters: [Parameter],
      answer: ValueKind = .nothing,
      of owners: Owners
    ) {
      self.symbol = symbol
      self.text = text
      self.parameters = parameters
      self.answer = answer
      self.owners = owners
    }

    /// Makes the row of a message that is not answered.
    static func message(
      _ symbol: String,
      _ text: String,
      _ parameters: [Parameter] = [],
      of owners: Owners,
      to receiver: Receiver,
      by family: Family
    ) -> Entry {
      var entry = Entry(symbol, text, parameters, of: owners)
      entry.receiver = receiver
      entry.family = family
      return entry
    }

    /// Makes the row of a message that is answered.
    static func question(
      _ symbol: String,
      _ text: String,
      _ parameters: [Parameter] = [],
      answer: ValueKind,
      usual: UsualAnswer,
      of owners: Owners,
      to receiver: Receiver,
      by family: Family
    ) -> Entry {
      var entry = Entry(symbol, text, parameters, answer: answer, of: owners)
      entry.usual = usual
      entry.receiver = receiver
      entry.family = family
      return entry
    }

    /// Makes the row of a method that a trace may call.
    static func method(
      _ symbol: String,
      _ text: String,
      _ parameters: [Parameter] = [],
      of owners: Owners,
      changes: Changes,
      idle: Idleness
    ) -> Entry {
      var entry = Entry(symbol, text, parameters, of: owners)
      entry.changes = changes
      entry.idleness = idle
      return entry
    }

    /// Makes the row of a property that a `config` may set and a call may assign.
    static func property(
      _ text: String,
      _ kind: ValueKind,
      of owners: Owners,
      changes: Changes,
      idle: Idleness
    ) -> Entry {
      method(text, text, [Parameter(text, kind)], of: owners, changes: changes, idle: idle)
    }

    /// Makes the row of a property that a `config` alone may set: it is decided when a view is made.
    static func fixed(_ text: String, _ kind: ValueKind, of owners: Owners) -> Entry {
      Entry(text, text, [Parameter(text, kind)], of: owners)
    }

    /// Makes the row of a key of `state`.
    static func key(
      _ text: String,
      _ kind: ValueKind,
      of owners: Owners,
      symbol: String? = nil
    ) -> Entry {
      Entry(symbol ?? text, text, [Parameter(text, kind)], of: owners)
    }
  }

  /// The subject of a message: a script may answer it by that.
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
    /// The kind of its value.
    public let kind: ValueKind
    /// True if a delegate may write to it (`inout`, a pointer).
    public let isInOut: Bool
    /// True if a call may leave it out.
    public let isOptional: Bool

    init(_ label: String, _ kind: ValueKind, isInOut: Bool = false, isOptional: Bool = false) {
      self.label = label
      self.kind = kind
      self.isInOut = isInOut
      self.isOptional = isOptional
    }
  }
}
