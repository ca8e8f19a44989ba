import Traces

/// One thing that is said in a turn: a message, a call, an exception, or what is at rest.
struct Saying: Hashable {
  /// The view that says it or is called; nil: it is about the whole.
  var view: ViewIndex?
  var text: String
  /// True if the delegate calls, inside the message above.
  var isByDelegate = false
  /// The fact about a table's rows that it tells; nil: none.
  var piece: LoadPiece?
  /// The name of the message, where many of one name may be told together.
  var name: Name?

  /// True if it is about rows.
  var isOfRows: Bool { piece.map { !$0.isCount } ?? false }

  /// The saying as it may go to a terminal.
  var printable: Saying {
    var saying = self
    saying.text = text.inOneLine
    return saying
  }
}

/// The topic of a table's message that comes together with many like it.
enum LoadPiece: Hashable {
  /// The number of sections.
  case sections(Int)
  /// The number of rows in a section.
  case rows(Int)
  /// An act of a table on a row, and the answer.
  case row(RowDeed, RowPath, answer: String?)

  /// True if a number is told.
  var isCount: Bool {
    if case .row = self { false } else { true }
  }

  /// True if something becomes of a row.
  var isDeed: Bool {
    if case .row(let deed, _, _) = self { !deed.isQuestion } else { false }
  }

  /// Creates the piece of a message; nil: it is none.
  init?(_ message: Message, _ words: Words) {
    switch message.name {
    case .numberOfSections:
      guard let count = message.answer?.count else { return nil }
      self = .sections(count)
    case .numberOfRows:
      guard let count = message.answer?.count else { return nil }
      self = .rows(count)
    default:
      guard let deed = RowDeed(message.name),
        let path = message.arguments[deed.label]?.rowPath
      else { return nil }
      self = .row(deed, path, answer: deed.tellsAnswer ? message.answer.map(words.value) : nil)
    }
  }
}

/// An act of a table on a row, in a word.
struct RowDeed: Hashable {
  let word: String
  /// The label of the row's path.
  let label: Name
  /// True if what was answered is worth telling.
  let tellsAnswer: Bool

  /// True if it is a question that the table asks about a row.
  let isQuestion: Bool

  private static let table: [Name: RowDeed] = [
    .estimatedHeightForRow: RowDeed("estimated", "estimatedHeightForRowAt", tellsAnswer: true),
    .heightForRow: RowDeed("measured", "heightForRowAt", tellsAnswer: true),
    .cellForRow: RowDeed("made", "cellForRowAt"),
    .willDisplayCell: RowDeed("shown", "forRowAt"),
    .didEndDisplayingCell: RowDeed("gone", "forRowAt"),
    "tableView(_:canEditRowAt:)": RowDeed(asking: "canEditRowAt"),
    "tableView(_:canMoveRowAt:)": RowDeed(asking: "canMoveRowAt"),
    .editingStyleForRow: RowDeed(asking: "editingStyleForRowAt"),
    "tableView(_:shouldIndentWhileEditingRowAt:)": RowDeed(
      asking: "shouldIndentWhileEditingRowAt"
    ),
  ]

  private init(_ word: String, _ label: Name, tellsAnswer: Bool = false) {
    self.word = word
    self.label = label
    self.tellsAnswer = tellsAnswer
    isQuestion = false
  }

  private init(asking label: Name) {
    word = label.text
    self.label = label
    tellsAnswer = true
    isQuestion = true
  }

  /// Finds the deed that a message tells; nil: it tells none.
  init?(_ message: Name) {
    guard let deed = Self.table[message] else { return nil }
    self = deed
  }
}

extension Value {
  /// A whole number that is none below nought.
  fileprivate var count: Int? { wholeNumber.flatMap { $0 >= 0 ? $0 : nil } }
}
