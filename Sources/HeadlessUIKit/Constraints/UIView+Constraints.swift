import Foundation

extension UIView {
  /// True if the frame and the autoresizing mask say where the view goes, and constraints go by that.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedLook?.layout.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      look.layout.translatesAutoresizingMask = newValue
      if hasConstraintsInside { markConstraintsInside() }
      layoutFactsDidChange()
    }
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

  /// Returns the strength with which the view resists being larger than its content.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedLook?.layout.hugging[axis] ?? .defaultLow
  }

  /// Says how much the view minds being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    look.layout.hugging[axis] = priority
    layoutFactsDidChange()
  }

  /// Returns the strength with which the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedLook?.layout.resistance[axis] ?? .defaultHigh
  }

  /// Says how much the view minds being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    look.layout.resistance[axis] = priority
    layoutFactsDidChange()
  }

  /// Says that the view's content has another size: what places the view is laid out again.
  public final func invalidateIntrinsicContentSize() {
    layoutFactsDidChange()
  }

  /// Asks for `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    look.layout.needsConstraintUpdate = true
    hasConstraintsInside = true
    markConstraintsInside()
    setNeedsLayout()
  }

  /// Updates the constraints of this view and of those inside it that asked for it, now.
  public final func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard storedLook?.layout.needsConstraintUpdate == true else { return }
    look.layout.needsConstraintUpdate = false
    updateConstraints()
  }
}
