/// The swipe that opens a row: who watches for it, and the row that it is about to open.
struct RowSwipe {
  var recognizer: RowSwipeGestureRecognizer?
  /// The cell whose row the swipe is about to open.
  private var cell: UITableViewCell?
  /// The actions of its own that the open row has, or one that is just being opened.
  var actions: RowActions?

  /// Takes in which row may be opened, and the actions that it would have.
  mutating func prepare(_ cell: UITableViewCell, _ actions: RowActions?) {
    self.cell = cell
    self.actions = actions
  }

  /// Takes out the cell of the row that the swipe opens.
  mutating func takeCell() -> UITableViewCell? {
    defer { cell = nil }
    return cell
  }
}
