internal import Traces

extension Event {
  /// True if a table asks or tells it about editing, or does it to a cell.
  var isOfEditing: Bool {
    rawValue >= Event.canEditRow.rawValue && rawValue <= Event.didTransition.rawValue
  }

  /// True if it asks about a row what may be done to it in editing mode.
  var asksAboutEditing: Bool {
    rawValue >= Event.canEditRow.rawValue && rawValue <= Event.canMoveRow.rawValue
  }

  /// True if it asks for the actions of a row.
  var asksForActions: Bool {
    rawValue >= Event.trailingActions.rawValue && rawValue <= Event.editActions.rawValue
  }

  /// True if it is what an action of a row does.
  var isHandler: Bool { self == .actionHandler || self == .rowActionHandler }

  /// The name of a message about editing.
  var editingName: Name? {
    switch self {
    case .canEditRow: .canEditRow
    case .editingStyleForRow: .editingStyleForRow
    case .shouldIndentRow: .shouldIndentRow
    case .canMoveRow: .canMoveRow
    case .titleForDeleteConfirmation: .titleForDeleteConfirmation
    case .willBeginEditingRow: .willBeginEditingRow
    case .didEndEditingRow: .didEndEditingRow
    case .commitEditing: .commitEditing
    case .targetOfMove: .targetOfMove
    case .didMoveRow: .didMoveRow
    case .trailingActions: .trailingSwipeActions
    case .leadingActions: .leadingSwipeActions
    case .editActions: .editActions
    case .actionHandler: .actionHandler
    case .rowActionHandler: .rowActionHandler
    case .setEditing: .setEditing
    case .willTransition: .willTransition
    case .didTransition: .didTransition
    default: nil
    }
  }
}
