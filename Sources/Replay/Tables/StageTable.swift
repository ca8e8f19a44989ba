import HeadlessUIKit
import Traces

/// A table that tells what it is asked about touches in its content, and does not load before there
/// is somebody to hear it.
final class StageTable: UITableView, StageScroller {
  weak var scripted: ScriptedDelegate?
  /// The model from which the data source answers.
  var model = TableModel()
  /// True if the world is set up, so that layouts count.
  var isReady = false
  private var registered: Set<String> = []
  /// The data source that is given snapshots, if it is one.
  var diffable: StageDiffableDataSource?
  /// The application that makes a form of the table.
  var form: FormController?

  override var canBecomeFirstResponder: Bool { true }

  override var refreshControl: UIRefreshControl? {
    didSet { scripted?.refreshControlChanged(to: refreshControl) }
  }

  override func layoutSubviews() {
    if isReady { super.layoutSubviews() }
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    let usual = super.touchesShouldBegin(touches, with: event, in: view)
    return scripted?.hearShouldBegin(in: view, usual: usual) ?? usual
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    let usual = super.touchesShouldCancel(in: view)
    return scripted?.hearShouldCancel(in: view, usual: usual) ?? usual
  }

  /// Registers the cells' class for the identifiers that the model names.
  func registerCells() {
    for identifier in model.registeredIdentifiers where !registered.contains(identifier) {
      registered.insert(identifier)
      register(StageCell.self, forCellReuseIdentifier: identifier)
    }
  }
}

/// A cell that tells what a table does to it.
class StageCell: UITableViewCell, StageTypist {
  /// Its identifier and its number; it is told of from when it has one.
  final var name: String?
  final weak var scripted: ScriptedDelegate?

  override var canBecomeFirstResponder: Bool { true }

  /// Returns the cell that a view is, or is in.
  static func around(_ view: UIView) -> StageCell? {
    var next: UIView? = view
    while let current = next {
      if let cell = current as? StageCell { return cell }
      next = current.superview
    }
    return nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hear(.prepareForReuse, [])
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    hear(
      .setHighlighted,
      [Argument(.animated, .bool(animated)), Argument(.highlighted, .bool(highlighted))]
    )
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    hear(
      .setSelected,
      [Argument(.animated, .bool(animated)), Argument(.selected, .bool(selected))]
    )
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    hear(
      .setEditing,
      [Argument(.animated, .bool(animated)), Argument(.editing, .bool(editing))]
    )
  }

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    hearTransition(.willTransition, state)
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    hearTransition(.didTransition, state)
  }

  private func hearTransition(_ message: Name, _ state: StateMask) {
    guard let name, let scripted else { return }
    let parts = Self.stateNames.filter { state.contains($0.state) }
    let value = Value.list(parts.map { .string($0.name) })
    scripted.hearRow(message, [Argument(.cell, .string(name)), Argument(.to, value)])
  }

  private static let stateNames: [(state: StateMask, name: String)] = [
    (.showingEditControl, "showingEditControl"),
    (.showingDeleteConfirmation, "showingDeleteConfirmation"),
  ]

  private func hear(_ message: Name, _ arguments: [Argument]) {
    guard let name, let scripted else { return }
    var arguments = arguments
    // Sorted by label: `animated` comes before it, `highlighted` and `selected` behind.
    arguments.insert(Argument(.cell, .string(name)), at: min(1, arguments.count))
    scripted.hearRow(message, arguments)
  }
}

/// A header or footer that the script named.
final class StageHeader: UITableViewHeaderFooterView {
  var name: String?
}
