extension UIViewController {
  /// The controllers that this one contains.
  public final var children: [UIViewController] { storedChildren }

  /// The container that the controller is in.
  public final var parent: UIViewController? { storedParent }

  /// True if the view comes because the controller was put into a container (R442).
  public final var isMovingToParent: Bool { transfer.isMovingToParent }

  /// True if the view goes because the controller is taken out of its container (R442).
  public final var isMovingFromParent: Bool { transfer.isMovingFromParent }

  /// The nearest navigation controller around this one.
  public final var navigationController: UINavigationController? {
    var container = storedParent
    while let current = container {
      if let navigation = current as? UINavigationController { return navigation }
      container = current.storedParent
    }
    return nil
  }

  /// Makes another controller a child, and tells it that it is about to be one; whoever calls adds its
  /// view, and tells the child afterwards (R447).
  public final func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    childController.storedParent?.remove(childController)
    storedChildren.append(childController)
    childController.storedParent = self
    childController.transfer.isMovingToParent = true
    childController.willMove(toParent: self)
  }

  /// Takes the controller out of its container, and tells it that it is; whoever calls tells it before,
  /// and takes its view out (R448).
  public final func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.remove(self)
    didMove(toParent: nil)
    // A controller that is still going keeps the reason until it has gone.
    if !appearance.isUnderWay { transfer.isMovingFromParent = false }
  }

  private func remove(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    child.storedParent = nil
  }
}

extension UIView {
  /// Returns true if a view may be put into this one: the view of a child may be nowhere but under
  /// its parent's (R454).
  final func mayHold(_ view: UIView) -> Bool {
    guard let child = view.storedController, let parent = child.storedParent,
      let owner = nearestController, owner !== parent
    else { return true }
    (sceneAround ?? owner.sceneAround)?.raise(
      RaisedException(
        name: "UIViewControllerHierarchyInconsistencyException",
        reason:
          "child view controller should have another parent view controller than the requested"
      )
    )
    return false
  }

  private var nearestController: UIViewController? {
    var ancestor: UIView? = self
    while let current = ancestor {
      if let controller = current.storedController { return controller }
      ancestor = current.storedSuperview
    }
    return nil
  }
}
