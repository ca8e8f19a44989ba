internal import Traces

extension Event {
  /// Whether it is a message to a controller, or one that a navigation sends.
  var isOfController: Bool {
    rawValue >= Event.viewDidLoad.rawValue && rawValue <= Event.didShowController.rawValue
  }

  /// Whether it tells that a controller's view comes or goes.
  var isOfAppearance: Bool {
    rawValue >= Event.viewWillAppear.rawValue && rawValue <= Event.viewDidDisappear.rawValue
  }

  /// Whether a controller that was just set up may be told this first.
  var beginsScreen: Bool { self == .viewDidLoad }

  /// Whether a navigation that was just set up may tell this first.
  var beginsNavigation: Bool { self == .willShowController }

  /// The name of a message to a controller.
  var controllerName: Name? {
    switch self {
    case .viewDidLoad: .viewDidLoad
    case .viewWillAppear: .viewWillAppear
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    case .shouldPerformSegue: .shouldPerformSegue
    case .prepareForSegue: .prepareForSegue
    case .willShowController: .willShowController
    case .didShowController: .didShowController
    default: nil
    }
  }
}
