public import Foundation

/// A part of an application that is on a screen: here always a world.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  nonisolated public enum ActivationState: Int, Hashable, Sendable, CaseIterable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons for opening a scene; here there are none.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The addresses that it is opened for.
    public let urlContexts: Set<UIOpenURLContext> = []

    /// Creates options.
    public override init() {
      super.init()
    }
  }

  /// Whom it belongs to; it is told nothing by itself.
  open var delegate: (any UISceneDelegate)?
  // UIKit hands it out as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene.
  open var title: String! = ""
  /// The facts that stay while the scene is gone.
  public private(set) final lazy var session = UISceneSession()

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// It is there, and fingers reach it.
  public final var activationState: ActivationState { .foregroundActive }

  /// The name of what UIKit posts once fingers reach a scene; it is never posted here.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// The name of what UIKit posts before fingers cease to reach a scene; it is never posted here.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// The name of what UIKit posts before a scene comes to the front; it is never posted here.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// The name of what UIKit posts once a scene has left the front; it is never posted here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// The facts about a scene that stay while it is gone.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the role.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// To be seen on the machine's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role = Role.windowApplication
  /// The identifier by which the scene is found.
  public let persistentIdentifier = ""
  /// The values that the application stores with the scene.
  public var userInfo: [String: Any]?

  override init() {
    super.init()
  }
}

/// The settings for making a scene; only stored.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An address that a scene is opened for.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
