extension UIViewController {
  /// The controllers that this one contains.
  public final var children: [UIViewController] { storedChildren }

  /// The container that the controller is in.
  public final var parent: UIViewController? { storedParent }

  /// The nearest navigation controller around this one.
  public final var navigationController: UINavigationController? {
    var container = storedParent
    while let current = container {
      if let navigation = current as? UINavigationController { return navigation }
      container = current.storedParent
    }
    return nil
  }

  /// Makes another controller a child; whoever calls adds its view, and tells the child afterwards.
  public final func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    childController.storedParent?.remove(childController)
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
  }

  /// Takes the controller out of its container; whoever calls tells it before, and takes its view out.
  public final func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.remove(self)
    didMove(toParent: nil)
  }

  private func remove(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    child.storedParent = nil
  }
}
