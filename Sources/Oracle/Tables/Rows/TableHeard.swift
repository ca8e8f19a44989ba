internal import Traces
internal import Transcripts

/// The facts about a table in the message, or the final state, that is being judged.
final class TableHeard {
  var event = Event.other
  /// The row that it is about, where it names one.
  var path: RowPath?
  /// The rows that it is about, where it names several.
  var paths: [RowPath] = []
  /// True if it says that it is about no row.
  var namesNoRow = false
  /// The section that it is about; that of the row, where it is about a row.
  var section: Int?
  /// The name of the cell, header or footer that it is about, where it is told.
  var view: String?
  /// The place of a tap.
  var place = Place.unknown
  /// The answer as it was told; nil: it was not told.
  var answer: Value?
  /// True if `setHighlighted` or `setSelected` sets, false if it clears.
  var isSet: Bool?
  /// True if the cell that it is about is selected, and true if it is highlighted.
  var isSelected: Bool?
  var isHighlighted: Bool?
  /// True if it says that a row was swiped, false if it says that this is over (R139, R143).
  var swipes: Bool?
  /// True if the table is in editing mode; nil: that is not told.
  var isEditing: Bool?
  /// The row that a finger has moved, and where to.
  var move: RowChanges.Move<RowPath>?
  /// The exception that came.
  var exception: RaisedException?
  /// True if it says where the content is.
  var isPlaceTold = false
  /// The selected rows, where they are told.
  var selectedRows: [RowPath]?
  /// The rows in view, the selected ones, the headers in view; read when somebody asks, for it is much.
  private(set) lazy var state = message?.table ?? .unknown
  private let message: Message?

  init() {
    message = nil
  }

  init(_ message: borrowing Message, event: Event) {
    self.message = copy message
    self.event = event
    answer = message.answer
    selectedRows = message.selectedRows
    isSelected = message.state[.isSelected]
    isHighlighted = message.state[.isHighlighted]
    isEditing = message.state[.isEditing]
    if message.name == .willBeginEditingRow { swipes = true }
    if message.name == .didEndEditingRow { swipes = false }
    if message.name == .didMoveRow, let from = message.arguments[.moveRowAt]?.rowPath,
      let to = message.arguments[.to]?.rowPath
    {
      move = RowChanges.Move(from: from, to: to)
    }
    guard event.isOfTable else { return }
    for argument in message.arguments { take(argument) }
  }

  init(_ final: borrowing Final) {
    message = nil
    event = .final
    state = final.table
    selectedRows = state.selectedRows
    isPlaceTold = final.state.contentOffset != nil
  }

  init(_ exception: borrowing RaisedException) {
    message = nil
    event = .exception
    self.exception = copy exception
  }

  /// Takes an argument by its kind: a path, a section's number, a view's name or a switch.
  private func take(_ argument: Argument) {
    switch argument.value {
    case .null: namesNoRow = true
    case .pair: place = Place(argument.value.point)
    case .bool(let value) where argument.label != .animated: isSet = value
    case .array(let rows) where event == .prefetchRows || event == .cancelPrefetching:
      paths = rows.compactMap(\.rowPath)
      namesNoRow = rows.isEmpty
    case .number(let number): section = Int(number.units / 1_000_000)
    case .string(let text):
      if event != .sectionForSectionIndexTitle, let path = RowPath(text) {
        self.path = path
        section = path.section
      } else {
        view = text
      }
    default: break
    }
  }

  /// The message in short: `willDisplay of row 0-3 in cell-1`.
  var words: String {
    if let exception { return exception.name + (exception.reason.map { ": \($0)" } ?? "") }
    var text = event.word
    if let path {
      text += " of row \(path)"
    } else if let section {
      text += " of section \(section)"
    }
    if !paths.isEmpty { text += " of rows " + paths.map { "\($0)" }.joined(separator: ", ") }
    if let view { text += path == nil && section == nil ? " of \(view)" : " in \(view)" }
    if event == .cellForRow, let answer { text += ", answered with \(Words.json(answer))" }
    return text
  }

  /// The answer as a count, where it is one; below nothing it counts as nothing.
  var count: Int? { number.map { max(0, $0) } }

  /// The answer as a whole number, where it is one.
  var number: Int? {
    guard let units = answer?.number?.units else { return nil }
    return units % 1_000_000 == 0 ? Int(units / 1_000_000) : nil
  }

  /// The answer as a height in thousandths of a point, where it is one.
  var height: Int64? {
    guard let units = answer?.number?.units else { return nil }
    return units / 1000
  }

  /// True if an answer was told.
  var isAnswered: Bool { answer != nil }

  /// True if it was answered with nil.
  var isAnsweredWithNil: Bool { answer == .null }
}

extension RowCounts {
  /// Takes an answer in.
  mutating func learn(_ heard: TableHeard) {
    switch heard.event {
    case .numberOfSections: learn(sections: heard.count)
    case .numberOfRows: if let section = heard.section { learn(rows: heard.count, in: section) }
    default: break
    }
  }
}
