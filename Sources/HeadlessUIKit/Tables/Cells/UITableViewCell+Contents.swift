import Foundation

/// The button at the right end of a cell.
final class TableCellAccessoryButton: UIControl {
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
    let wantsButton = accessoryView == nil && accessoryType.hasButton
    if !wantsButton {
      accessoryButton?.removeFromSuperview()
      accessoryButton = nil
    } else if accessoryButton == nil {
      let button = TableCellAccessoryButton(frame: .zero)
      addSubview(button)
      accessoryButton = button
    }
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
    placeContents()
  }

  /// Gives the accessory the right end, and the rest to the content.
  final func placeContents() {
    let size = bounds.size
    let width = accessoryWidth
    accessoryButton?.frame = CGRect(
      x: size.width - width,
      y: 0,
      width: width,
      height: size.height
    )
    if let accessoryView {
      accessoryView.frame.origin = CGPoint(
        x: size.width - width,
        y: (size.height - accessoryView.bounds.size.height) / 2
      )
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, size.width - width), height: size.height)
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.size.width }
    return accessoryType == .none ? 0 : TableMetrics.accessoryWidth
  }
}
