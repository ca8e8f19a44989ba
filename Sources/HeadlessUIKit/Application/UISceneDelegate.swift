import Foundation

/// Whom a scene belongs to; nothing here calls it, but a test may.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Tells the delegate that the scene is there: the time to make a window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Tells the delegate that the scene is there no longer.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that fingers reach the scene.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that fingers are about to reach the scene no longer.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene has left the front.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to show what addresses lead to.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Whom a scene with windows belongs to.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; nobody reads it here.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None, and what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
