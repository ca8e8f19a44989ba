import Foundation

extension UIView {
  /// Asks for `layoutSubviews()` before the turn ends.
  public final func setNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    surroundings?.layout.enqueue(self)
  }

  /// Lays out this view and all inside it that asked for it, now.
  public final func layoutIfNeeded() {
    surroundings?.count()
    if isLayoutNeeded { layOut() }
    for subview in storedSubviews { subview.layoutIfNeeded() }
  }

  /// Places the subviews, and tells the controller whose view it is before and after (R404).
  ///
  /// A layout inside another one is told of with the outer one (R405).
  final func layOut() {
    isLayoutNeeded = false
    surroundings?.count()
    guard let storedController, !storedController.isInLayout else { return placeSubviews() }
    storedController.isInLayout = true
    storedController.viewWillLayoutSubviews()
    placeSubviews()
    storedController.viewDidLayoutSubviews()
    storedController.isInLayout = false
  }

  /// Has constraints place the subviews, then the view itself.
  private func placeSubviews() {
    if hasConstraintsInside { solveConstraints() }
    layoutSubviews()
  }

  final var depth: Int {
    var depth = 0
    var ancestor = storedSuperview
    while let current = ancestor {
      depth += 1
      ancestor = current.storedSuperview
    }
    return depth
  }
}

/// The views that asked for layout, to be laid out when the turn ends, outer ones first.
struct PendingLayout {
  // Most often there is but one, for which no array has to be made.
  private var first: UIView?
  private var others: [UIView] = []

  /// The number of comparisons below which loops are faster than a sort.
  private static let mostCompared = 4096

  var isEmpty: Bool { first == nil }

  mutating func enqueue(_ view: UIView) {
    if first == nil { first = view } else { others.append(view) }
  }

  /// Takes out the view that waits, if it is the only one.
  mutating func takeOnly() -> UIView? {
    guard others.isEmpty else { return nil }
    defer { first = nil }
    return first
  }

  /// Takes out the views in the order in which they are to have their layout: by their depth, and by the
  /// order in which they have asked.
  mutating func takeOutermostFirst() -> [UIView] {
    guard let first else { return [] }
    let views = [first] + others
    self = PendingLayout()
    var depths: [Int] = []
    depths.reserveCapacity(views.count)
    var deepest = 0
    for view in views {
      let depth = view.depth
      depths.append(depth)
      deepest = max(deepest, depth)
    }
    var ordered: [UIView] = []
    ordered.reserveCapacity(views.count)
    // There are few views and few depths, most often: loops take less than a sort.
    guard views.count * deepest < Self.mostCompared else {
      return views.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { views[$0] }
    }
    for depth in 0...deepest {
      for index in views.indices where depths[index] == depth { ordered.append(views[index]) }
    }
    return ordered
  }
}

extension UIWindowScene {
  /// Lays out the views that have asked for it so far.
  final func layOutPending() {
    if let only = surroundings.layout.takeOnly() {
      if only.isLayoutNeeded { only.layOut() }
      return
    }
    for view in surroundings.layout.takeOutermostFirst() where view.isLayoutNeeded { view.layOut() }
  }
}
