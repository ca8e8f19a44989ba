import Foundation

/// The button at the right end of a cell.
final class TableCellAccessoryButton: UIControl {
  override var outerReach: CGFloat { 0 }

  /// Tells the table of a tap, if the finger is lifted where the button is.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTapped = isTracking && isHighlighted
    super.touchesEnded(touches, with: event)
    guard isTapped, let cell = superview as? UITableViewCell else { return }
    cell.table?.accessoryTapped(in: cell)
  }
}

extension UITableViewCell {
  /// Gives the cell the button that its accessory has, or takes it away (R120, R123).
  final func accessoryDidChange() {
    let wantsButton = shownAccessoryView == nil && shownAccessoryType.hasButton
    if !wantsButton {
      accessoryButton?.removeFromSuperview()
      accessoryButton = nil
    } else if accessoryButton == nil {
      let button = TableCellAccessoryButton(frame: .zero)
      addSubview(button)
      accessoryButton = button
    }
    let hidden = isEditing ? accessoryView : editingAccessoryView
    if let hidden, hidden !== shownAccessoryView { hidden.removeFromSuperview() }
    if let shownAccessoryView { addSubview(shownAccessoryView) }
    setNeedsLayout()
    placeContents()
  }

  /// In editing mode a cell has another accessory.
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  /// Gives controls and accessory their ends, and the rest to the content.
  final func placeContents() {
    let size = bounds.size
    let (left, right) = controls.place(in: size)
    let indent = shouldIndentWhileEditing ? left : 0
    // A button that confirms a deletion pushes all else to the left.
    let push = controls.confirmation == nil ? 0 : TableMetrics.confirmationWidth
    let width = accessoryWidth
    let end = size.width - right - push
    accessoryButton?.frame = CGRect(x: end - width, y: 0, width: width, height: size.height)
    if let view = shownAccessoryView {
      view.frame.origin = CGPoint(x: end - width, y: (size.height - view.bounds.size.height) / 2)
    }
    contentView.frame = CGRect(
      x: indent - push,
      y: 0,
      width: max(0, size.width - indent - width - right),
      height: size.height
    )
  }

  private var accessoryWidth: CGFloat {
    if let shownAccessoryView { return shownAccessoryView.bounds.size.width }
    return shownAccessoryType == .none ? 0 : TableMetrics.accessoryWidth
  }
}
