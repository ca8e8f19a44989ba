internal import Traces

extension Event {
  /// Whether a table asks or tells it about editing, or does it to a cell.
  var isOfEditing: Bool {
    rawValue >= Event.canEditRow.rawValue && rawValue <= Event.didTransition.rawValue
  }

  /// Whether it asks about a row what may be done to it in editing mode.
  var asksAboutEditing: Bool {
    rawValue >= Event.canEditRow.rawValue && rawValue <= Event.canMoveRow.rawValue
  }

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
    case .setEditing: .setEditing
    case .willTransition: .willTransition
    case .didTransition: .didTransition
    default: nil
    }
  }
}
