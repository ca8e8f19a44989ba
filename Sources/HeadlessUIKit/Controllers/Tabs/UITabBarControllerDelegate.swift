/// Who is asked and told of the tabs that a finger chooses; what code selects is told to nobody.
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
