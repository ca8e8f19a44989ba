import Traces

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

extension Value {
  /// A whole number that is none below nought.
  fileprivate var count: Int? { wholeNumber.flatMap { $0 >= 0 ? $0 : nil } }
}
