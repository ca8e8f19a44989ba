import Foundation

extension UIView {
  /// The views inside this one, the backmost first.
  public final var subviews: [UIView] { storedSubviews }

  /// The view that this one is in.
  public final var superview: UIView? { storedSuperview }

  /// The window that the view is in, at whatever depth.
  public final var window: UIWindow? { storedWindow }

  /// Puts a view in front of the other subviews.
  public final func addSubview(_ view: UIView) {
    insert(view) { $0.endIndex }
  }

  /// Puts a view among the subviews.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }

  /// Puts a view right in front of one of the subviews.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.firstIndex { $0 === sibling }).map { $0 + 1 } ?? $0.endIndex }
  }

  /// Puts a view right behind one of the subviews.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling } ?? $0.startIndex }
  }

  /// Moves a subview in front of the others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    addSubview(view)
  }

  /// Moves a subview behind the others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Returns true if the view is another one or inside it, at whatever depth.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.storedSuperview
    }
    return false
  }

  /// Returns the first view with a tag, this one or one inside it.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    if view.storedSuperview === self {
      takeOut(view)
      putIn(view, at: index(storedSubviews))
      return
    }
    guard mayHold(view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    putIn(view, at: index(storedSubviews))
    view.storedSuperview = self
    if view.hasConstraintsInside { view.markConstraintsInside() }
    view.move(to: storedWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  private func putIn(_ view: UIView, at index: Int) {
    storedSubviews.insert(view, at: index)
    storedLayer?.countSubview(at: index, by: 1)
  }

  private func takeOut(_ view: UIView) {
    if let storedLayer, let index = storedSubviews.firstIndex(where: { $0 === view }) {
      storedLayer.countSubview(at: index, by: -1)
    }
    storedSubviews.removeAll { $0 === view }
  }

  /// Leaves the superview: touches first, as long as there is a window, then the view itself.
  final func leaveSuperview() {
    guard storedSuperview != nil else { return }
    let scene = storedWindow?.windowScene
    storedWindow?.cancelTouches(in: self)
    scene?.resignFirstResponder(inside: self)
    // Whoever heard of the cancelled touches or of the keyboard may have removed the view itself.
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if storedLook?.layout.constraintCount ?? 0 > 0 { releaseConstraints(from: superview) }
    superview.takeOut(self)
    storedSuperview = nil
    move(to: nil)
    didMoveToSuperview()
    scene?.forgetStrayFirstResponder()
  }

  private func move(to window: UIWindow?) {
    guard storedWindow !== window else { return }
    storedWindow?.windowScene?.endAnimations(of: self)
    willMove(toWindow: window)
    storedController?.viewWillMove(toWindow: window)
    storedWindow = window
    markTransforms()
    if isLayoutNeeded { surroundings?.layout.enqueue(self) }
    enterWithTiles(window?.windowScene)
    windowDidChange()
    if storedController?.additionalSafeAreaInsets ?? .zero != .zero {
      window?.surroundings?.hasAdditionalSafeAreas = true
    }
    safeAreaMayHaveChanged()
    didMoveToWindow()
    storedController?.viewDidMoveToWindow()
    for subview in storedSubviews { subview.move(to: window) }
  }
}
