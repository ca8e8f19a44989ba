import Foundation

/// The wishes of a view about its place.
struct LayoutFacts {
  var translatesAutoresizingMask = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var constraints: [NSLayoutConstraint] = []
  /// The number of active constraints about the view, whoever keeps them.
  var constraintCount = 0
  var needsConstraintUpdate = false
  var solution: LayoutSolution?
  /// The faults told of the constraints inside, and the number of rules that were asked for what they leave open.
  var told: [String] = []
  var askedRuleCount = 0
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, made when they are asked for.
  var ownGuides: [UILayoutGuide.Place: UILayoutGuide] = [:]
  var preservesMargins = false
  var insetsMargins = true
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The strengths, for each axis, with which a view resists being larger or smaller than its
  /// content.
  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)
}

/// A priority from side to side, and one from top to bottom.
nonisolated struct AxisPriorities: Hashable, Sendable {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
