public import Foundation

/// The looks of a table, which nothing acts upon.
struct TableLook {
  /// The lines below cells.
  struct Separators {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    var effect: UIVisualEffect?
    var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
  }

  var separators = Separators()
  var headerTopPadding = UITableView.automaticDimension
  var backgroundView: UIView?
  var followsReadableWidth = false
}

extension UITableView {
  /// From where the insets of lines count; nothing is drawn.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { tableLook.separators.insetReference }
    set { tableLook.separators.insetReference = newValue }
  }

  /// The effect on the background of the lines; nothing is drawn.
  public final var separatorEffect: UIVisualEffect? {
    get { tableLook.separators.effect }
    set { tableLook.separators.effect = newValue }
  }

  /// The free room above a section's header, in points; it has no effect.
  public final var sectionHeaderTopPadding: CGFloat {
    get { tableLook.headerTopPadding }
    set { tableLook.headerTopPadding = newValue }
  }

  /// The line below cells.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { tableLook.separators.style }
    set { tableLook.separators.style = newValue }
  }

  /// The colour of the lines; the system's for `nil`.
  public final var separatorColor: UIColor? {
    get { tableLook.separators.color }
    set { tableLook.separators.color = newValue }
  }

  /// The distance of the lines from the edges.
  public final var separatorInset: UIEdgeInsets {
    get { tableLook.separators.inset }
    set { tableLook.separators.inset = newValue }
  }

  /// The view behind all rows; it is kept, and not put into the table.
  public final var backgroundView: UIView? {
    get { tableLook.backgroundView }
    set { tableLook.backgroundView = newValue }
  }

  /// The colour of the letters of the index.
  public final var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set { sectionIndex.color = newValue }
  }

  /// The colour behind the letters of the index.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.backgroundColor }
    set { sectionIndex.backgroundColor = newValue }
  }

  /// True if cells are only as wide as words are read well.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { tableLook.followsReadableWidth }
    set { tableLook.followsReadableWidth = newValue }
  }
}
