import Foundation

extension UIView {
  /// Whether the autoresizing mask says where the view goes; nothing turns on it.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedLook?.layout.translatesAutoresizingMask ?? true }
    set { look.layout.translatesAutoresizingMask = newValue }
  }

  /// The active constraints that the view keeps.
  public final var constraints: [NSLayoutConstraint] { storedLook?.layout.constraints ?? [] }

  /// Makes a constraint active, and keeps it.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.hold(in: self)
  }

  /// Makes constraints active, and keeps them.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraints.contains(where: { $0 === constraint }) else { return }
    constraint.letGo()
  }

  /// Makes constraints inactive.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view minds being larger than its content.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedLook?.layout.hugging[axis] ?? .defaultLow
  }

  /// Says how much the view minds being larger than its content; a stack view goes by it.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    look.layout.hugging[axis] = priority
    superview?.setNeedsLayout()
  }

  /// How much the view minds being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedLook?.layout.resistance[axis] ?? .defaultHigh
  }

  /// Says how much the view minds being smaller than its content; nothing turns on it.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    look.layout.resistance[axis] = priority
  }

  /// Says that the view's content has another size: a stack view around it lays out again.
  public final func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// Asks for constraints to be updated, which never happens.
  public final func setNeedsUpdateConstraints() {}

  /// Does nothing: no view waits for its constraints to be updated.
  public final func updateConstraintsIfNeeded() {}
}
