public import Foundation

/// The properties of a cell's looks that are kept and have no effect.
struct CellLook {
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var backgroundConfiguration: UIBackgroundConfiguration?
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
}

extension UITableViewCell {
  private var cellLook: CellLook {
    get { storedLook?.cell ?? CellLook() }
    set { look.cell = newValue }
  }

  /// The background of the content; it is kept, and not drawn.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cellLook.backgroundConfiguration }
    set { cellLook.backgroundConfiguration = newValue }
  }

  /// The view behind everything in the cell; it is kept, and not put into the cell.
  public final var backgroundView: UIView? {
    get { cellLook.backgroundView }
    set { cellLook.backgroundView = newValue }
  }

  /// The view behind everything in the cell while it is selected; it is kept, and not put into the
  /// cell.
  public final var selectedBackgroundView: UIView? {
    get { cellLook.selectedBackgroundView }
    set { cellLook.selectedBackgroundView = newValue }
  }

  /// The view behind everything in the cell while several are selected; it is kept, and not put
  /// into the cell.
  public final var multipleSelectionBackgroundView: UIView? {
    get { cellLook.multipleSelectionBackgroundView }
    set { cellLook.multipleSelectionBackgroundView = newValue }
  }

  /// The distance of the line below the cell from the edges.
  public final var separatorInset: UIEdgeInsets {
    get { cellLook.separatorInset }
    set { cellLook.separatorInset = newValue }
  }

  /// The number of steps by which the content is moved to the right.
  public final var indentationLevel: Int {
    get { cellLook.indentationLevel }
    set { cellLook.indentationLevel = newValue }
  }

  /// The width of a step, in points.
  public final var indentationWidth: CGFloat {
    get { cellLook.indentationWidth }
    set { cellLook.indentationWidth = newValue }
  }
}
