import Foundation

extension UIView {
  /// True if constraints or a stack view decide where the view is, and not its frame.
  final var isPlacedByConstraints: Bool {
    if isInStack { return !isHidden }
    guard let layout = storedLook?.layout else { return false }
    return !layout.translatesAutoresizingMask && layout.constraintCount > 0
      && storedSuperview != nil
  }

  /// Takes in that the view keeps another constraint, or that one says something else: what it places is laid out
  /// again.
  final func constraintsDidChange() {
    hasConstraintsInside = true
    markConstraintsInside()
  }

  /// Lets the view know whose layout places this one and what is inside, and has it laid out.
  final func markConstraintsInside() {
    var current = self
    while current.isPlacedByConstraints, let superview = current.storedSuperview {
      current = superview
      current.hasConstraintsInside = true
    }
    current.setNeedsLayout()
  }

  /// Ends the constraints that tie the view to those around it, which it leaves.
  final func releaseConstraints(from superview: UIView) {
    var current: UIView? = superview
    while let view = current {
      for constraint in view.constraints {
        let items = [constraint.firstItem, constraint.secondItem]
        let views = items.compactMap { NSLayoutConstraint.view(of: $0) }
        if views.contains(where: { $0.isDescendant(of: self) }) { constraint.letGo() }
      }
      current = view.storedSuperview
    }
  }

  /// Takes in that the view may have another place by what is said of it: it is laid out again from where it is
  /// placed.
  final func layoutFactsDidChange() {
    superview?.setNeedsLayout()
    var current: UIView? = self
    while let view = current, view.isPlacedByConstraints { current = view.storedSuperview }
    if let current, current.hasConstraintsInside { current.setNeedsLayout() }
  }

  /// Places what the constraints inside the view place, before it is laid out.
  ///
  /// A view that is itself placed by constraints leaves that to the one that its place comes from.
  final func solveConstraints() {
    var root = self
    while root.isPlacedByConstraints, let superview = root.storedSuperview { root = superview }
    guard root.hasConstraintsInside, root === self || root.isLayoutNeeded else { return }
    root.updateConstraintsIfNeeded()
    let system = LayoutSystem(root)
    let known = root.look.layout.solution
    let isKnown = known?.rules == system.rules
    let solution =
      isKnown ? known : LayoutSolution(system.rules, variableCount: system.variableCount)
    guard let solution else { return }
    root.look.layout.solution = solution
    root.tellOfConstraints(system, solution)
    for item in system.items { item.place(by: solution) }
  }

  /// Returns the size that constraints give the view, as near to one as the priorities say; `nil` if it has none
  /// inside.
  final func sizeByConstraints(
    _ size: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize? {
    guard hasConstraintsInside else { return nil }
    let system = LayoutSystem(
      self,
      fitting: size,
      horizontal: horizontal.rawValue,
      vertical: vertical.rawValue
    )
    let solution = LayoutSolution(system.rules, variableCount: system.variableCount)
    return CGSize(
      width: solution.value(of: system.rootBox.width),
      height: solution.value(of: system.rootBox.height)
    )
  }
}

extension LayoutSystem.Item {
  /// Puts the view, the guide or the content where the solution has it.
  fileprivate func place(by solution: LayoutSolution) {
    let frame = CGRect(
      x: solution.value(of: box.x - base.x),
      y: solution.value(of: box.y - base.y),
      width: solution.value(of: box.width),
      height: solution.value(of: box.height)
    )
    if content != nil, let scroll = object as? UIScrollView {
      if scroll.contentSize != frame.size { scroll.contentSize = frame.size }
    } else if let view = object as? UIView {
      view.take(frame)
    } else if let guide = object as? UILayoutGuide {
      guide.solvedFrame = frame
    }
  }
}

extension UIView {
  /// Takes a frame that the view has without its transform.
  fileprivate final func take(_ frame: CGRect) {
    guard storedTransform != nil else {
      if self.frame != frame { self.frame = frame }
      return
    }
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }
}
