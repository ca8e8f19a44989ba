internal import Traces

/// What the message, or the final state, that is being judged says of editing.
final class EditingHeard {
  var event = Event.other
  /// The row that it is about, or that is moved.
  var path: RowPath?
  /// True if it says that it is about no row.
  var namesNoRow = false
  /// Where the row would go, or goes.
  var target: RowPath?
  /// What was answered: a row, a yes or no, a style.
  var reply: RowPath?
  var isAllowed: Bool?
  /// The style that was answered, or that is committed.
  var style: String?
  /// The cell that something is done to.
  var cell: String?
  /// What a cell is told of editing mode.
  var isSet: Bool?
  var isAnimated: Bool?
  /// Whether a cell is about to show a minus or plus, and the button that confirms a deletion.
  var showsControl: Bool?
  var showsConfirmation: Bool?
  /// Whether the table is in editing mode, and what is selected, where that is told.
  var isEditing: Bool?
  var selection: [RowPath]?
  /// What was answered about the actions of a row; nil: nobody was asked.
  var actions: RowActions.Answer?
  /// The title of the action whose handler it is; nil: it has none, or that is not told.
  var action: String?

  init() {}

  // What the rows have read already is taken over.

  init(_ final: borrowing Final, _ heard: TableHeard) {
    event = heard.event
    isEditing = final.state[.isEditing]
    selection = heard.selectedRows
  }

  init(_ message: borrowing Message, _ heard: TableHeard) {
    event = heard.event
    isEditing = heard.isEditing
    selection = heard.selectedRows
    guard event.isOfEditing else { return }
    if event.asksForActions { actions = RowActions.Answer(message.answer) }
    action = message.arguments[.action]?.string
    isAllowed = message.answer?.bool
    reply = message.answer?.rowPath
    style = message.arguments[.commit]?.string ?? message.answer?.string
    cell = message.arguments[.cell]?.string
    isSet = message.arguments[.editing]?.bool
    isAnimated = message.arguments[.animated]?.bool
    take(message.arguments, event)
  }

  private func take(_ arguments: [Argument], _ event: Event) {
    if event == .willTransition || event == .didTransition {
      guard case .array(let parts)? = arguments[.to] else { return }
      showsControl = parts.contains { $0.string == "showingEditControl" }
      showsConfirmation = parts.contains { $0.string == "showingDeleteConfirmation" }
      return
    }
    for argument in arguments where argument.label != .action {
      if argument.label == .to || argument.label == .toProposedIndexPath {
        target = argument.value.rowPath
      } else if let row = argument.value.rowPath {
        path = row
      } else if argument.value == .null {
        namesNoRow = true
      }
    }
  }

  /// The message in short: `commit of row 0-3`.
  var words: String {
    var text = event.word
    if let path {
      text += " of row \(path)"
    } else if namesNoRow {
      text += " of no row"
    }
    if let target { text += " to \(target)" }
    if let cell { text += " of \(cell)" }
    if let action { text += ", \"\(action)\"" }
    if event == .commitEditing, let style { text += ", \(style)" }
    return text
  }
}
