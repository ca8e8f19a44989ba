public import Foundation

/// Whom an application belongs to; nothing here calls it, but a test may.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window; nobody reads it here.
  var window: UIWindow? { get set }
  /// Tells the delegate that the application is being started.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the application was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that fingers reach the application.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that fingers are about to reach the application no longer.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the application has left the front.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the application is about to come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that there is little memory left.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks the delegate to show what an address leads to.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Asks how a scene is made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that scenes were thrown away.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Asks how the machine may be held.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Does nothing: where an application is compiled here, whoever tests it makes its windows.
  public static func main() {}

  /// None, and what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Answers yes.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Answers yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Answers no.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Answers the usual way.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Answers all ways but upside down.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
