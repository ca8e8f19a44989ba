import HeadlessUIKit
import Traces

extension Methods {
  /// The methods of a navigation.
  static let navigation: [Method] =
    windowSizes + [
      method(.pushViewController) { navigation, stage, call in
        guard let controller = stage.controller(named: call.arguments[.viewController]) else {
          return
        }
        navigation.pushViewController(controller, animated: call.isAnimated)
      },
      method(.popViewController) { navigation, _, call in
        navigation.popViewController(animated: call.isAnimated)
      },
      method(.popToRootViewController) { navigation, _, call in
        navigation.popToRootViewController(animated: call.isAnimated)
      },
      method(.setViewControllers) { navigation, stage, call in
        let names = call.arguments[.viewControllers]?.elements ?? []
        navigation.setViewControllers(
          names.compactMap { stage.controller(named: $0) },
          animated: call.isAnimated
        )
      },
    ]

  private static func method(
    _ name: Name,
    _ perform: @escaping @MainActor (UINavigationController, Stage, Call) -> Void
  ) -> Method {
    Method(name: name) { stage, view, call in
      guard let navigation = stage.controller(of: view) as? UINavigationController else { return }
      perform(navigation, stage, call)
    }
  }
}

extension Stage {
  /// Returns the controller of a view.
  func controller(of view: UIView) -> UIViewController? {
    actors.first { $0.view === view }?.controller
  }
}
