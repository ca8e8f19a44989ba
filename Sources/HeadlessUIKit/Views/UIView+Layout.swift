import Foundation

extension UIView {
  /// Asks for `layoutSubviews()` before the turn ends.
  public final func setNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    storedWindow?.windowScene?.enqueueForLayout(self)
  }

  /// Lays out this view and all inside it that asked for it, now.
  public final func layoutIfNeeded() {
    if isLayoutNeeded { layOut() }
    for subview in storedSubviews { subview.layoutIfNeeded() }
  }

  /// Places the subviews, and tells the controller whose view it is before and after (R404).
  ///
  /// A layout inside another one is told of with the outer one (R405).
  final func layOut() {
    isLayoutNeeded = false
    guard let storedController, !storedController.isInLayout else { return layoutSubviews() }
    storedController.isInLayout = true
    storedController.viewWillLayoutSubviews()
    layoutSubviews()
    storedController.viewDidLayoutSubviews()
    storedController.isInLayout = false
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
  private var views: [UIView] = []

  var isEmpty: Bool { views.isEmpty }

  mutating func enqueue(_ view: UIView) {
    views.append(view)
  }

  /// The views in the order in which they are to have their layout.
  var outermostFirst: [UIView] {
    guard views.count > 1 else { return views }
    return views.enumerated().map { (index: $0.offset, depth: $0.element.depth) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map { views[$0.index] }
  }
}

// What waits is set as a whole: what is changed in place is guarded against others at each look.
extension UIWindowScene {
  /// Has a view laid out when the turn ends.
  final func enqueueForLayout(_ view: UIView) {
    var pending = layout
    layout = PendingLayout()
    pending.enqueue(view)
    layout = pending
  }

  /// Takes out the views that asked for layout, in the order in which they are to have it.
  final func takeViewsToLayOut() -> [UIView] {
    let pending = layout
    layout = PendingLayout()
    return pending.outermostFirst
  }
}
