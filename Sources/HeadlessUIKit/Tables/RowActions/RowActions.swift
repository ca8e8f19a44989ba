import Foundation

/// The actions that a row shows in place of the button that confirms a deletion.
///
/// An object, so that a completion that is called late finds out whether its row is still the open one.
final class RowActions {
  /// The end of a row at which actions lie.
  nonisolated enum Edge: Hashable, Sendable {
    /// The left, which a finger that goes to the right opens (R503).
    case leading
    case trailing
  }

  /// One action, of the new kind or of the old.
  enum Action {
    case contextual(UIContextualAction)
    case row(UITableViewRowAction)
  }

  let edge: Edge
  /// The actions, the one at the edge first.
  let actions: [Action]
  /// True if a swipe across the whole row runs the first of them.
  let performsFirstWithFullSwipe: Bool

  init(_ configuration: UISwipeActionsConfiguration, at edge: Edge) {
    self.edge = edge
    actions = configuration.actions.map { .contextual($0) }
    performsFirstWithFullSwipe = configuration.performsFirstActionWithFullSwipe
  }

  /// Actions of the old kind, which a full swipe only brings out.
  init(_ actions: [UITableViewRowAction]) {
    edge = .trailing
    self.actions = actions.map { .row($0) }
    performsFirstWithFullSwipe = false
  }
}

/// The button of an action.
final class TableCellActionButton: TableCellControl {
  private let action: RowActions.Action
  private let group: RowActions

  init(_ action: RowActions.Action, of actions: RowActions) {
    self.action = action
    group = actions
    super.init(frame: .zero)
  }

  /// Nothing is read from an archive.
  required init?(coder: NSCoder) { nil }

  override func tapped(_ cell: UITableViewCell, in table: UITableView) {
    table.run(action, of: group, in: cell, from: self)
  }
}
