/// A message line: one thing that a component told its delegate.
public struct Message: Hashable, Sendable {
  /// The time of the message, if it is known.
  public var time: Microseconds?
  /// The message's full name.
  public var name: Name
  private var details: Details?
  /// The view that spoke.
  public var view: ViewIndex
  /// The number of the frame that caused the message, or 0.
  private var frameNumber: Int32
  /// True if the content has moved since the message before by less than a place can show.
  public var hasMoved = false
  /// The state that the receiver could read at that moment.
  public var state: State
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a message.
  public init(
    time: Microseconds?,
    name: Name,
    arguments: [Argument] = [],
    answer: Value? = nil,
    view: ViewIndex = .first,
    frame: Int32? = nil,
    state: State = State(),
    extensions: Extensions = .none
  ) {
    self.time = time
    self.name = name
    details = Details.keeping(arguments, answer, nil)
    self.view = view
    frameNumber = frame ?? 0
    self.state = state
    self.extensions = extensions
  }

  /// Creates a message that tells something of a table, a page, a field or a control.
  public init(
    time: Microseconds?,
    name: Name,
    arguments: [Argument] = [],
    answer: Value? = nil,
    view: ViewIndex = .first,
    frame: Int32? = nil,
    state: State = State(),
    table: TableState,
    extensions: Extensions = .none
  ) {
    self.time = time
    self.name = name
    details = Details.keeping(arguments, answer, TableFacts.keeping(table))
    self.view = view
    frameNumber = frame ?? 0
    self.state = state
    self.extensions = extensions
  }

  /// The number of the frame that caused the message, from 1; nil: the record does not tell.
  ///
  /// A record tells the frame where the frame comes at the very time of an input above the message.
  public var frame: Int32? {
    get { frameNumber == 0 ? nil : frameNumber }
    set { frameNumber = newValue ?? 0 }
  }

  /// Its arguments, where they matter.
  public var arguments: [Argument] {
    get { details?.arguments ?? [] }
    set { details = Details.keeping(newValue, answer, details?.table) }
  }

  /// The answer to the message, in-out arguments included.
  public var answer: Value? {
    get { details?.answer }
    set { details = Details.keeping(arguments, newValue, details?.table) }
  }

  /// The other facts about a table that the receiver could read.
  public var table: TableState {
    get { details?.table?.state ?? .unknown }
    set { details = Details.keeping(arguments, answer, TableFacts.keeping(newValue)) }
  }
}

extension Message {
  /// The selected rows of a table, where they are told.
  public var selectedRows: [RowPath]? { details?.table?.state.selectedRows }
}

/// The parts that only a few messages have, kept apart: most are a `didScroll` or its like, and
/// copying those then retains nothing.
private final class Details: Hashable, Sendable {
  let arguments: [Argument]
  let answer: Value?
  let table: TableFacts?

  private init(_ arguments: [Argument], _ answer: Value?, _ table: TableFacts?) {
    self.arguments = arguments
    self.answer = answer
    self.table = table
  }

  /// Keeps what there is; most messages have nothing, and then nothing is made.
  static func keeping(
    _ arguments: [Argument],
    _ answer: Value?,
    _ table: TableFacts?
  ) -> Details? {
    if arguments.isEmpty, answer == nil, table == nil { return nil }
    return Details(arguments, answer, table)
  }

  static func == (left: Details, right: Details) -> Bool {
    left === right
      || (left.arguments == right.arguments && left.answer == right.answer
        && left.table == right.table)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(arguments)
    hasher.combine(answer)
    hasher.combine(table)
  }
}

/// An exception line: what UIKit raises and a Swift caller cannot catch.
public struct RaisedException: Hashable, Sendable {
  /// The time of the exception, if it is known.
  public var time: Microseconds?
  /// The exception's name.
  public var name: String
  /// UIKit's reason, for people.
  public var reason: String?
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates an exception.
  public init(
    time: Microseconds?,
    name: String,
    reason: String?,
    extensions: Extensions = .none
  ) {
    self.time = time
    self.name = name
    self.reason = reason
    self.extensions = extensions
  }
}

/// A final line: one view's state at rest, or when the limit ran out.
public struct Final: Hashable, Sendable {
  /// The instant of rest, or the limit, if that is known.
  public var time: Microseconds?
  /// The view.
  public var view: ViewIndex
  /// Its state.
  public var state: State
  private var storedTable: TableFacts?
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a final state.
  public init(
    time: Microseconds?,
    view: ViewIndex = .first,
    state: State,
    table: TableState = .unknown,
    extensions: Extensions = .none
  ) {
    self.time = time
    self.view = view
    self.state = state
    storedTable = TableFacts.keeping(table)
    self.extensions = extensions
  }

  /// The other facts about a table that could be read.
  public var table: TableState {
    get { storedTable?.state ?? .unknown }
    set { storedTable = TableFacts.keeping(newValue) }
  }
}
