import Foundation

/// The configuration of a cell or a header, and the view that shows it.
struct ConfiguredContent {
  /// The configuration that is shown.
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?
  /// Called with the cell and its state as its configuration is to be updated.
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  /// True if the configuration follows the state by itself.
  var followsState = true
  /// True if an update was asked for, or a state has changed, since the last one (R684).
  var needsUpdate = true

  /// True if nothing is shown.
  var isEmpty: Bool { view == nil }

  /// Shows something else, with the same view if that can.
  mutating func show(_ new: (any UIContentConfiguration)?, in container: UIView) {
    let isSameKind = new.map { type(of: $0) } == configuration.map { type(of: $0) }
    configuration = new
    if let new, let view, isSameKind {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    view = new?.makeContentView()
    guard let view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }
}

extension UITableViewCell {
  /// Is told that a cell's looks are to follow its state (R685).
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The state of the cell.
  public final var configurationState: UICellConfigurationState { state }

  /// Has the configuration follow the state, if that has changed or somebody has asked for it: several
  /// requests are one update (R684).
  final func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    updateConfiguration(using: state)
  }

  /// Notes that the state has changed; a cell that is shown follows as it is laid out (R687).
  final func stateDidChange(from old: UICellConfigurationState) {
    if state != old { setNeedsUpdateConfiguration() }
  }
}
