// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A part of an application that has screens in a navigation controller.
@MainActor
public protocol Coordinating: AnyObject {
  var onFinish: (() -> Void)? { get set }
  func start()
}

/// A coordinator that pushes screens, and starts others that do the same.
///
/// It hears when one of its screens was left, be it by the bar's button, by a finger from the edge or by code, and
/// then forgets the coordinator that this screen belonged to. A finger that comes back half-way changes nothing.
open class NavigationCoordinator: NSObject, UINavigationControllerDelegate, Coordinating {
  public let navigationController: UINavigationController
  public var onFinish: (() -> Void)?
  public private(set) var children: [ObjectIdentifier: Coordinating] = [:]
  public private(set) var shown: [String] = []

  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  open func start() {
    push(titled: "Home")
  }

  @discardableResult
  public func push(titled title: String, animated: Bool = false) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    navigationController.pushViewController(screen, animated: animated)
    return screen
  }

  public func start(_ child: Coordinating, with screen: UIViewController) {
    children[ObjectIdentifier(screen)] = child
    child.start()
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
    forgetScreensThatAreGone()
  }

  private func forgetScreensThatAreGone() {
    let present = Set(navigationController.viewControllers.map { ObjectIdentifier($0) })
    for screen in children.keys where !present.contains(screen) { finish(screen) }
  }

  private func finish(_ screen: ObjectIdentifier) {
    children.removeValue(forKey: screen)?.onFinish?()
  }
}
