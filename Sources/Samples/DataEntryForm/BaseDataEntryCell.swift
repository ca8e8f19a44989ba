public import HeadlessUIKit

/// A cell of a form: a label, and in its subclasses a control for a value.
public class BaseDataEntryCell: UITableViewCell {
  /// Posted when the editing of a cell's control has ended; the object is the cell's index path.
  nonisolated public static let didEndEditing = Notification.Name("CELL_ENDEDIT")

  /// The key under which the cell's value is kept.
  var dataKey: String?
  /// The centre to which the end of an edit is posted.
  var notificationCenter: NotificationCenter?
  /// The text in the control; a cell without one has nothing.
  var controlValue: String? {
    get { nil }
    set {}
  }

  /// Creates a cell that a tap does not change the look of.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  /// Creates a cell; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells whoever wants to know that editing has ended.
  func postEndEditingNotification() {
    notificationCenter?.post(name: Self.didEndEditing, object: table?.indexPath(for: self))
  }

  /// The table around the cell, however many views are between the two.
  private var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }
}
