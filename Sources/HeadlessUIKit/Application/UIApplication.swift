public import Foundation

/// The application: what UIKit keeps once for a process, as far as a world can answer it.
///
/// Nothing here starts an application or tells its delegate anything.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application.
  nonisolated public enum State: Int, Hashable, Sendable, CaseIterable {
    case active, inactive, background
  }

  /// The key of a fact that an application is launched with.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from elsewhere.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
  }

  /// The key of an option with which another application opens an address.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The application that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
  }

  /// The key of an option for opening an address in another application.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only by an application that knows the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The application.
  public static let shared = UIApplication()

  /// Whom the application belongs to, where somebody has set it.
  open weak var delegate: (any UIApplicationDelegate)?
  /// True if the screen stays on; kept alone.
  open var isIdleTimerDisabled = false
  /// The number at the application's picture; kept alone.
  open var applicationIconBadgeNumber = 0

  /// It is there, and fingers reach it.
  public final var applicationState: State { .active }

  /// The world whose code is running; empty where none is.
  public final var connectedScenes: Set<UIScene> { CurrentWorld.scene.map { [$0] } ?? [] }

  /// The windows of that world.
  public final var windows: [UIWindow] { CurrentWorld.scene?.windows ?? [] }

  /// The window of that world that takes the touches.
  public final var keyWindow: UIWindow? { CurrentWorld.scene?.keyWindow }

  /// Returns true if an address can be opened: where whoever plays the world hears of it.
  open func canOpenURL(_ url: URL) -> Bool { CurrentWorld.scene?.whenOpened != nil }

  /// Has an address opened by another application: whoever plays the world hears of it.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let scene = CurrentWorld.scene else {
      completion?(false)
      return
    }
    scene.open(url, completionHandler: completion)
  }

  /// Answers that no time is left in the background; nobody goes there.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Answers that no time is left in the background; nobody goes there.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Does nothing: nobody goes to the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Does nothing: nobody sends messages from elsewhere.
  open func registerForRemoteNotifications() {}

  override var sceneAround: UIWindowScene? { CurrentWorld.scene }
}

/// The identifier of a piece of work in the background.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// A number.
  public let rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
