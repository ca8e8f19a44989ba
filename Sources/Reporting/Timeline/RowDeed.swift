import Traces

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
