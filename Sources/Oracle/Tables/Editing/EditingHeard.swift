internal import Traces

/// The facts about editing in the message, or the final state, that is being judged.
final class EditingHeard {
  var event = Event.other
  /// The row that it is about, or that is moved.
  var path: RowPath?
  /// True if it says that it is about no row.
  var namesNoRow = false
  /// The place to which the row would go, or goes.
  var target: RowPath?
  /// The answer: a row, a yes or no, a style.
  var reply: RowPath?
  var isAllowed: Bool?
  /// The style that was answered, or that is committed.
  var style: String?
  /// The cell that something is done to.
  var cell: String?
  /// The editing mode that a cell is told, and true if the change is animated.
  var isSet: Bool?
  var isAnimated: Bool?
  /// True if a cell is about to show a minus or plus, and true if the button that confirms a
  /// deletion.
  var showsControl: Bool?
  var showsConfirmation: Bool?
  /// True if the table is in editing mode, and the selected rows, if that is told.
  var isEditing: Bool?
  var selection: [RowPath]?
  /// The answer about the actions of a row; nil: nobody was asked.
  var actions: RowActions.Answer?
  /// The title of the action whose handler it is; nil: it has none, or that is not told.
  var action: String?

  init() {}

  // The facts that the rows have read already are taken over.

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
