public import Foundation

/// A relation between the places of two views, or of one and a number.
///
/// While it is active, it is solved with the others whenever the view is laid out that they place views in:
/// before `layoutSubviews()`, and between the messages of the controller. A constraint that cannot be solved is told once,
/// on the standard error.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide that is placed.
  public private(set) final weak var firstItem: AnyObject?
  /// The view or guide that it is placed by.
  public private(set) final weak var secondItem: AnyObject?
  /// The part of the first that is placed.
  public final let firstAttribute: Attribute
  /// The part of the second that it is placed by.
  public final let secondAttribute: Attribute
  /// The relation of the two sides.
  public final let relation: Relation
  /// The factor of the second's part.
  public final let multiplier: CGFloat
  /// The number that is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// The name by which code finds the constraint.
  open var identifier: String?
  /// The view that keeps the constraint while it is active.
  private final weak var holder: UIView?

  /// Creates a constraint, which is not active.
  public init(
    item view1: AnyObject,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: AnyObject?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1
    secondItem = view2
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// True if the constraint counts: then the nearest view around both items keeps it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { hold(in: viewAroundItems) } else { letGo() }
    }
  }

  /// Makes constraints active.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  final func hold(in view: UIView?) {
    letGo()
    guard let view else { return }
    view.look.layout.constraints.append(self)
    holder = view
    count(by: 1)
    view.constraintsDidChange()
  }

  final func letGo() {
    guard let holder else { return }
    holder.look.layout.constraints.removeAll { $0 === self }
    self.holder = nil
    count(by: -1)
    holder.constraintsDidChange()
  }

  /// The view that keeps the constraint while it is active.
  final var keeper: UIView? { holder }

  /// Lets the views know of how many constraints they are items.
  private func count(by change: Int) {
    for case let view as UIView in [firstItem, secondItem] {
      view.look.layout.constraintCount += change
      if view.hasConstraintsInside { view.markConstraintsInside() }
    }
  }

  /// The nearest view that both items are in, or the first one's where there is none.
  private var viewAroundItems: UIView? {
    let first = Self.view(of: firstItem)
    guard let second = Self.view(of: secondItem) else { return first }
    var ancestor = first
    while let current = ancestor {
      if second.isDescendant(of: current) { return current }
      ancestor = current.superview
    }
    return first
  }

  /// Returns the view that an item is, or that it is a guide of.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UILayoutGuide)?.owningView ?? item as? UIView
  }
}

extension NSLayoutConstraint {
  /// The relation of the two sides of a constraint.
  nonisolated public enum Relation: Int, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A direction.
  nonisolated public enum Axis: Int, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// A part of a view or guide that can be placed.
  nonisolated public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}
