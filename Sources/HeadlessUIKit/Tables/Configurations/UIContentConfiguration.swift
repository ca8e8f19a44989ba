/// A value that says what to show and makes the view that shows it.
nonisolated public protocol UIContentConfiguration: Sendable {
  /// Makes a view that shows it.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns what is to be shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// A state on which the look of a configuration may depend.
nonisolated public protocol UIConfigurationState: Sendable {}

/// The state of a cell, as far as its looks follow it.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// True if the cell takes no touches.
  public var isDisabled = false
  /// True if a finger is on the cell.
  public var isHighlighted = false
  /// True if the cell's row is selected.
  public var isSelected = false
  /// True if the cell is in editing mode.
  public var isEditing = false
  /// True if the cell's actions are in view.
  public var isSwiped = false

  /// Creates the state of a cell in which nothing is special.
  public init() {}
}
