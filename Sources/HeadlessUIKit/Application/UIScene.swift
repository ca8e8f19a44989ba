public import Foundation

/// A part of an application that is on a screen: here always a world.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  nonisolated public enum ActivationState: Int, Hashable, Sendable, CaseIterable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is opened with: nothing, here.
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
  /// What the scene is called.
  open var title: String! = ""
  /// What is kept of the scene while it is not there.
  public private(set) final lazy var session = UISceneSession()

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// It is there, and fingers reach it.
  public final var activationState: ActivationState { .foregroundActive }

  /// Posted as a scene begins to be reached by fingers; never.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted as a scene ceases to be reached by fingers; never.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted as a scene comes to the front; never.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted as a scene has left the front; never.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// What is kept of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
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

  /// What the scene is for.
  public let role = Role.windowApplication
  /// What the scene is found by.
  public let persistentIdentifier = ""
  /// What the application keeps with it.
  public var userInfo: [String: Any]?

  override init() {
    super.init()
  }
}

/// How a scene is made; kept alone.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// What it is called.
  public final let name: String?
  /// What the scene is for.
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
