import Foundation

nonisolated extension TableCellControls {
  var hasAny: Bool {
    edit != nil || reorder != nil || confirmation != nil || !actions.isEmpty || style != .none
  }

  /// All that there are, as views.
  fileprivate var views: [UIView] {
    [edit, reorder, confirmation].compactMap(\.self) + actions
  }
}

extension UITableViewCell {
  /// Shows what may be done to the row in editing mode.
  final func showControls(
    style: EditingStyle,
    hasEditControl: Bool,
    hasHandle: Bool,
    indents: Bool
  ) {
    shouldIndentWhileEditing = indents
    change {
      $0.style = style
      $0.edit = hasEditControl ? $0.edit ?? TableCellEditControl(frame: .zero) : nil
      $0.reorder = hasHandle ? $0.reorder ?? TableCellReorderControl(frame: .zero) : nil
      $0.confirmation = nil
      $0.actions = []
    }
  }

  final func showConfirmation(title: String) {
    change {
      let button = TableCellConfirmationButton(frame: .zero)
      button.title = title
      $0.confirmation = button
    }
  }

  /// Shows the row's own actions in place of the button that confirms a deletion.
  final func showActions(_ actions: RowActions) {
    change {
      $0.actions = actions.actions.map { TableCellActionButton($0, of: actions) }
      $0.actionEdge = actions.edge
    }
  }

  final func hideConfirmation() {
    change {
      $0.confirmation = nil
      $0.actions = []
    }
  }

  final func removeControls() {
    change { $0 = TableCellControls() }
  }

  /// Changes the controls, and tells the cell before and after what state that makes.
  ///
  /// If the cell changes its controls again in `willTransition`, the later controls are shown and
  /// the first are not.
  private func change(_ change: (inout TableCellControls) -> Void) {
    let current = comingControls ?? controls
    var new = current
    change(&new)
    let state = new.state
    let isOther = state != current.state
    comingControls = new
    if isOther { willTransition(to: state) }
    guard comingControls != nil else { return }
    comingControls = nil
    show(new)
    if isOther { didTransition(to: state) }
  }

  private func show(_ new: TableCellControls) {
    let old = controls.views
    let next = new.views
    controls = new
    for control in old where !next.contains(where: { $0 === control }) {
      control.removeFromSuperview()
    }
    for control in next where control.superview == nil { addSubview(control) }
    setNeedsLayout()
    placeContents()
  }
}
