/// An object that is asked and told about the tabs that a finger chooses; nobody is told about a
/// selection by code.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks whether a controller may be shown, which may be shown already.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that a controller was chosen, which may have been shown already.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// Lets each controller be shown.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
