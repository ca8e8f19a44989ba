import Foundation

/// The constraints inside a view, as sums that a solver takes.
///
/// All places are counted from where the view's own coordinates begin. A view that is not placed by constraints
/// is where its frame is.
struct LayoutSystem {
  /// One rule for the solver.
  nonisolated struct Rule: Hashable, Sendable {
    let sum: LinearExpression
    let relation: LinearSolver.Relation
    let strength: Float
    /// The number of the constraint that says so; `nil` if a view's content does.
    let constraint: Int?
  }

  /// A view or guide that is placed.
  struct Item {
    let object: AnyObject
    let box: LayoutBox
    /// The origin of the coordinates in which the item's place is given.
    let base: LayoutBox
    /// The rectangle that scrolls in it.
    var content: LayoutBox?
  }

  let root: UIView
  private(set) var items: [Item] = []
  private(set) var rules: [Rule] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints that are not solved, with the reason.
  private(set) var unsolved: [(constraint: NSLayoutConstraint, reason: String)] = []
  private(set) var variableCount = 0
  let rootBox: LayoutBox
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var contents: [ObjectIdentifier: LayoutBox] = [:]

  /// Collects what is said inside a view that has a size.
  init(_ root: UIView) {
    self.root = root
    rootBox = LayoutBox(CGRect(origin: root.bounds.origin, size: root.bounds.size))
    collect(in: root)
  }

  /// Collects what is said inside a view whose size is to be found out: as near to one as the strengths say.
  init(_ root: UIView, fitting size: CGSize, horizontal: Float, vertical: Float) {
    self.root = root
    variableCount = 2
    var box = LayoutBox(.zero)
    box.width = LinearExpression(variable: 0)
    box.height = LinearExpression(variable: 1)
    rootBox = box
    for (sum, length, strength) in [
      (box.width, size.width, horizontal), (box.height, size.height, vertical),
    ] {
      add(sum + -length, .equal, strength)
      add(sum, .noLess, LinearSolver.required)
    }
    collect(in: root)
  }

  private mutating func collect(in view: UIView) {
    for constraint in view.constraints { add(constraint) }
    if let stack = view as? UIStackView { arrange(stack) }
    for subview in view.subviews where subview.isPlacedByConstraints {
      if subview.hasConstraintsInside { collect(in: subview) }
    }
  }

  mutating func add(
    _ sum: LinearExpression,
    _ relation: LinearSolver.Relation,
    _ strength: Float,
    _ constraint: Int? = nil
  ) {
    let rule = Rule(sum: sum, relation: relation, strength: strength, constraint: constraint)
    rules.append(rule)
  }

  // MARK: - Constraints

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    // A hidden view of a stack takes part in nothing.
    let views = [constraint.firstItem as? UIView, constraint.secondItem as? UIView]
    if views.contains(where: { $0.map { $0.isInStack && $0.isHidden } ?? false }) { return }
    if let reason = constraint.reasonNotToSolve {
      unsolved.append((constraint, reason))
      return
    }
    let second = constraint.secondItem
    guard let left = part(constraint.firstAttribute, of: first, seenFrom: second, in: constraint)
    else {
      unsolved.append((constraint, "\(constraint.firstAttribute) of it is not known here"))
      return
    }
    var right = LinearExpression(constant: constraint.constant)
    if let second {
      guard
        let part = part(constraint.secondAttribute, of: second, seenFrom: first, in: constraint)
      else {
        unsolved.append((constraint, "the other item is not inside \(root.layoutName)"))
        return
      }
      right.add(part, times: constraint.multiplier)
    }
    constraints.append(constraint)
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .noMore
      case .greaterThanOrEqual: .noLess
      }
    add(left - right, relation, constraint.priority.rawValue, constraints.count - 1)
  }

  /// Returns one part of a view or guide; a place is counted from where the view begins that keeps the
  /// constraint, so that factors are taken of distances in it.
  private mutating func part(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject,
    seenFrom other: AnyObject?,
    in constraint: NSLayoutConstraint
  ) -> LinearExpression? {
    guard var box = box(of: item) else { return nil }
    let isInside = other.flatMap(NSLayoutConstraint.view)
    if let scroll = item as? UIScrollView, !attribute.isLength, let isInside, isInside !== scroll,
      isInside.isDescendant(of: scroll)
    {
      box = content(of: scroll)
    }
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    guard let part = box.part(attribute, margins: margins) else { return nil }
    guard !attribute.isLength, constraint.multiplier != 1, let holder = constraint.keeper else {
      return part
    }
    let base = base(in: holder)
    return part - (attribute.axis == .horizontal ? base.x : base.y)
  }

  // MARK: - Boxes

  private mutating func box(of item: AnyObject) -> LayoutBox? {
    if let guide = item as? UILayoutGuide { return box(of: guide) }
    guard let view = item as? UIView, view.isDescendant(of: root) else { return nil }
    return box(ofView: view)
  }

  mutating func box(ofView view: UIView) -> LayoutBox {
    guard view !== root, let superview = view.superview else { return rootBox }
    if let known = boxes[ObjectIdentifier(view)] { return known }
    let base = base(in: superview)
    guard view.isPlacedByConstraints else {
      let box = LayoutBox(view.frame).moved(to: base)
      boxes[ObjectIdentifier(view)] = box
      return box
    }
    let box = makeBox(for: view, base: base)
    // The views in a stack view decide its size.
    if view is UIStackView { return box }
    let natural = view.intrinsicContentSize
    let lengths: [(LinearExpression, CGFloat, NSLayoutConstraint.Axis)] = [
      (box.width, natural.width, .horizontal), (box.height, natural.height, .vertical),
    ]
    for (sum, length, axis) in lengths where length != UIView.noIntrinsicMetric {
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      add(sum + -length, .noMore, hugging)
      add(sum + -length, .noLess, resistance)
    }
    return box
  }

  private mutating func box(of guide: UILayoutGuide) -> LayoutBox? {
    guard let owner = guide.owningView, owner.isDescendant(of: root) else { return nil }
    let box = box(ofView: owner)
    switch guide.place {
    case .safeArea: return box.inset(by: owner.safeAreaInsets)
    case .margins, .readableContent: return box.inset(by: owner.layoutMargins)
    case .scrollFrame: return box
    case .scrollContent: return (owner as? UIScrollView).map { content(of: $0) }
    case .keyboard:
      let covered = box.inset(by: owner.safeAreaInsets)
      var guide = covered
      guide.y = covered.y + covered.height
      guide.height = LinearExpression()
      return guide
    case nil:
      if let known = boxes[ObjectIdentifier(guide)] { return known }
      return makeBox(for: guide, base: base(in: owner))
    }
  }

  /// Returns the origin of the coordinates inside a view.
  private mutating func base(in view: UIView) -> LayoutBox {
    if view === root { return LayoutBox(.zero) }
    var base = box(ofView: view)
    base.x = base.x + -view.bounds.minX
    base.y = base.y + -view.bounds.minY
    return base
  }

  /// Returns the content of a scroll view; a table places its own.
  private mutating func content(of scroll: UIScrollView) -> LayoutBox {
    if let known = contents[ObjectIdentifier(scroll)] { return known }
    let base = base(in: scroll)
    guard !(scroll is UITableView) else {
      return LayoutBox(CGRect(origin: .zero, size: scroll.contentSize)).moved(to: base)
    }
    var box = base
    box.width = LinearExpression(variable: makeVariable())
    box.height = LinearExpression(variable: makeVariable())
    contents[ObjectIdentifier(scroll)] = box
    addLengths(of: box)
    items.append(Item(object: scroll, box: box, base: base, content: box))
    return box
  }

  private mutating func makeBox(for object: AnyObject, base: LayoutBox) -> LayoutBox {
    let box = LayoutBox(
      x: makeVariable(),
      y: makeVariable(),
      width: makeVariable(),
      height: makeVariable()
    )
    boxes[ObjectIdentifier(object)] = box
    addLengths(of: box)
    items.append(Item(object: object, box: box, base: base))
    return box
  }

  /// Demands that no length is below zero.
  private mutating func addLengths(of box: LayoutBox) {
    add(box.width, .noLess, LinearSolver.required)
    add(box.height, .noLess, LinearSolver.required)
  }

  private mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }
}
