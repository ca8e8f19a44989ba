public import Foundation

/// A relation between the places of two views: it is kept, and never solved.
///
/// Views stay where `frame` puts them, whatever constraints say. An application that is to run here places
/// its views in `layoutSubviews()` or `viewDidLayoutSubviews()`, by autoresizing masks or in stack views.
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
  /// How the two sides compare.
  public final let relation: Relation
  /// The factor of the second's part.
  public final let multiplier: CGFloat
  /// What is added to that, in points.
  open var constant: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// What the constraint is called by whoever looks for it.
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

  /// Whether the constraint counts: then the nearest view around both items keeps it.
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
    view?.look.layout.constraints.append(self)
    holder = view
  }

  final func letGo() {
    holder?.look.layout.constraints.removeAll { $0 === self }
    holder = nil
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

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UILayoutGuide)?.owningView ?? item as? UIView
  }
}

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
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
