public import Foundation

/// A view that shows one row of a table, and is used again for another.
///
/// A table makes cells of the classes that it was given, and Swift makes objects of a class that is not
/// known before it runs by a required initializer alone: `init(registeredFor:)`. A subclass inherits it
/// if it overrides `init(style:reuseIdentifier:)`, or has no initializer of its own. A subclass that has
/// others alone, which UIKit cannot register, is asked for the override.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  private final let storedReuseIdentifier: String?
  final let style: CellStyle
  /// True if the cell waits in a table's pool.
  final var isPooled = false
  /// The state of the cell's display.
  final var display = CellDisplay.away
  final var accessoryButton: TableCellAccessoryButton?
  final var controls = TableCellControls()
  /// The controls that the cell is just being told of, before they are shown.
  final var comingControls: TableCellControls?
  private final var storedReorderControl: Bool?
  /// The states of the cell, such as selected, highlighted and edited.
  final var state = UICellConfigurationState() {
    didSet { stateDidChange(from: oldValue) }
  }
  /// The content that the cell shows by a configuration.
  final var content = ConfiguredContent()

  /// The view that all else in the cell is in.
  public final let contentView = UIView(frame: .zero)
  /// The main label; there is one in every style.
  public private(set) final lazy var textLabel: UILabel? = label()
  /// The second label; the default style has none.
  public private(set) final lazy var detailTextLabel: UILabel? = style == .default ? nil : label()
  /// The image; the second value style has none.
  public private(set) final lazy var imageView: UIImageView? = style == .value2 ? nil : picture()

  /// The look of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the right end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view of one's own at the right end, in place of what `accessoryType` says (R123).
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// True if the content makes room for the control at its left in editing mode.
  open var shouldIndentWhileEditing = true
  /// The accessory at the right end in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view of one's own at the right end in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// Creates a cell; one without an identifier is never used again (R054).
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    addSubview(contentView)
  }

  /// Creates a cell of the default style that is never used again.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of the default style; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell for a table in which its class is registered; no part of UIKit.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The name under which the cell is kept for other rows.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// True if the cell looks selected; the table goes by its own record (R061).
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// True if the cell looks highlighted.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes the cell look selected, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    state.isSelected = selected
  }

  /// Makes the cell look highlighted, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    state.isHighlighted = highlighted
  }

  /// True if the cell is in editing mode; its table says so.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts the cell into editing mode, or takes it out.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    state.isEditing = editing
    accessoryDidChange()
  }

  /// The kind of editing that a finger can do on the row in editing mode.
  open var editingStyle: EditingStyle { controls.style }

  /// True if the button is there that confirms a deletion.
  open var showingDeleteConfirmation: Bool { controls.confirmation != nil }

  /// True if there is a handle in editing mode, if the table has rows moved (R150).
  ///
  /// Left alone it is what the table makes it, as UIKit does; set to `false` it keeps the handle away.
  open var showsReorderControl: Bool {
    get { storedReorderControl ?? (controls.reorder != nil) }
    set { storedReorderControl = newValue }
  }

  /// True if the cell lets the table show its handle.
  final var allowsReorderControl: Bool { storedReorderControl ?? true }

  /// Tells the cell that it is about to show other controls; clears nothing and shows nothing by itself.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that it shows other controls.
  open func didTransition(to state: StateMask) {}

  /// Tells the cell that it is about to be handed out for another row; clears nothing by itself (R053, R059).
  open func prepareForReuse() {}

  /// Answers the height of a row whose height is automatic: 44 pt unless a subclass knows better.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width, height: 0)
    let fitted = contentView.sizeByConstraints(
      room,
      horizontal: .required,
      vertical: .fittingSizeLevel
    )
    if let fitted, fitted.height > 0 { return fitted }
    return CGSize(width: size.width, height: TableMetrics.rowHeight)
  }

  // MARK: - Configurations

  /// The configuration that is shown in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView) }
  }

  /// Returns what a cell of this style shows, without words yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// True if the configuration follows the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.followsState }
    set { content.followsState = newValue }
  }

  /// Called as the configuration is to follow the state, with the cell and that state (R685).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { content.updateHandler }
    set {
      content.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for the configuration to follow the state, before the turn ends (R684).
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    if display != .away { setNeedsLayout() }
  }

  /// Has the configuration follow the state; a subclass overrides it, and nobody calls it (R688).
  open func updateConfiguration(using state: UICellConfigurationState) {
    if content.followsState, !content.isEmpty, let configuration = content.configuration {
      content.show(configuration.updated(for: state), in: contentView)
    }
    content.updateHandler?(self, state)
  }

  /// Places what is in the cell.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContents()
  }

  /// The table that the cell is in.
  final var table: UITableView? {
    var ancestor = superview
    while let current = ancestor {
      if let table = current as? UITableView { return table }
      ancestor = current.superview
    }
    return nil
  }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func picture() -> UIImageView {
    let picture = UIImageView(frame: .zero)
    contentView.addSubview(picture)
    setNeedsLayout()
    return picture
  }
}
