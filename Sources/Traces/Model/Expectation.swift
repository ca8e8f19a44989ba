/// An expectation line: what must come of the trace above it.
public struct Expectation: Hashable, Sendable {
  /// The kinds of expectation.
  public enum Kind: Hashable, Sendable {
    /// All messages of the view, or those of the given names, as a regular expression.
    case messages([Item], of: [Name]?)
    /// The last final state; a fact that is not known here is free.
    case final(State, within: Millionths?)
    /// The name of an exception that must be raised.
    case exception(String)
    /// A rule, by its id, that must be violated, and no other `must` rule.
    case violationOfRule(String)
    /// A catalogue number whose rule must be violated, and no other `must` rule.
    case violationOfCatalogue(String)
  }

  /// One item of a list of messages.
  public struct Item: Hashable, Sendable {
    /// The number of times that it may come.
    public enum Repetition: String, Hashable, Sendable, CaseIterable {
      /// Exactly once.
      case once = ""
      /// At most once.
      case optional = "?"
      /// Any number of times.
      case any = "*"
      /// At least once.
      case several = "+"
    }

    /// The message's full name.
    public var name: Name
    /// The arguments that matter.
    public var arguments: [Argument]
    /// The number of times that it may come.
    public var repetition: Repetition

    /// Creates an item.
    public init(name: Name, arguments: [Argument] = [], repetition: Repetition = .once) {
      self.name = name
      self.arguments = arguments
      self.repetition = repetition
    }
  }

  /// The kind of expectation, with what is expected.
  public var kind: Kind
  /// The view that is meant.
  public var view: ViewIndex
  private var storedTable: TableFacts?
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates an expectation.
  public init(
    kind: Kind,
    view: ViewIndex = .first,
    table: TableState = .unknown,
    extensions: Extensions = .none
  ) {
    self.kind = kind
    self.view = view
    storedTable = TableFacts.keeping(table)
    self.extensions = extensions
  }

  /// The other facts that are expected of a table's final state.
  public var table: TableState {
    get { storedTable?.state ?? .unknown }
    set { storedTable = TableFacts.keeping(newValue) }
  }
}
