import Foundation

/// The properties of a table's looks that are kept and have no effect.
struct TableLook {
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var backgroundView: UIView?
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var followsReadableWidth = false
  var separatorEffect: UIVisualEffect?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var headerTopPadding = UITableView.automaticDimension
}

extension UITableViewCell {
  /// The line below a cell.
  nonisolated public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    case none, singleLine
  }
}

extension UITableView {
  /// From where the insets of lines count.
  nonisolated public enum SeparatorInsetReference: Int, Hashable, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// From where the insets of lines count; nothing is drawn.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { tableLook.separatorInsetReference }
    set { tableLook.separatorInsetReference = newValue }
  }

  /// The effect on the background of the lines; nothing is drawn.
  public final var separatorEffect: UIVisualEffect? {
    get { tableLook.separatorEffect }
    set { tableLook.separatorEffect = newValue }
  }

  private var tableLook: TableLook {
    get { storedLook?.table ?? TableLook() }
    set { look.table = newValue }
  }

  /// The free room above a section's header, in points; it has no effect.
  public final var sectionHeaderTopPadding: CGFloat {
    get { tableLook.headerTopPadding }
    set { tableLook.headerTopPadding = newValue }
  }

  /// The line below cells.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { tableLook.separatorStyle }
    set { tableLook.separatorStyle = newValue }
  }

  /// The colour of the lines; the system's for `nil`.
  public final var separatorColor: UIColor? {
    get { tableLook.separatorColor }
    set { tableLook.separatorColor = newValue }
  }

  /// The distance of the lines from the edges.
  public final var separatorInset: UIEdgeInsets {
    get { tableLook.separatorInset }
    set { tableLook.separatorInset = newValue }
  }

  /// The view behind all rows; it is kept, and not put into the table.
  public final var backgroundView: UIView? {
    get { tableLook.backgroundView }
    set { tableLook.backgroundView = newValue }
  }

  /// The colour of the letters of the index.
  public final var sectionIndexColor: UIColor? {
    get { tableLook.sectionIndexColor }
    set { tableLook.sectionIndexColor = newValue }
  }

  /// The colour behind the letters of the index.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { tableLook.sectionIndexBackgroundColor }
    set { tableLook.sectionIndexBackgroundColor = newValue }
  }

  /// True if cells are only as wide as words are read well.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { tableLook.followsReadableWidth }
    set { tableLook.followsReadableWidth = newValue }
  }
}
