internal import Traces

extension Event {
  /// True if it is a message to a controller, or one that a navigation sends.
  var isOfController: Bool {
    rawValue >= Event.viewDidLoad.rawValue && rawValue <= Event.didShowController.rawValue
  }

  /// True if it tells that a controller's view comes or goes.
  var isOfAppearance: Bool {
    rawValue >= Event.viewWillAppear.rawValue && rawValue <= Event.viewDidDisappear.rawValue
  }

  /// True if it tells that a controller's view is laid out, which may be at any time (R409).
  var isOfScreenLayout: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews
  }

  /// True if it tells that a controller's view is to have another size, or has it.
  var isOfScreenSize: Bool {
    self == .viewWillTransition || self == .transitionAnimation || self == .transitionCompletion
  }

  /// True if it is asked or told about a presentation.
  var isOfPresentation: Bool {
    rawValue >= Event.shouldDismiss.rawValue && rawValue <= Event.alertActionHandler.rawValue
  }

  /// True if a table asks or tells it as a tap on a row begins, or as it selects.
  var beginsTap: Bool {
    self == .shouldHighlightRow || self == .didHighlightRow || self == .willSelectRow
  }

  /// True if a controller that was just set up may be told this first.
  var beginsScreen: Bool { self == .viewDidLoad }

  /// True if a navigation that was just set up may tell this first.
  var beginsNavigation: Bool { self == .willShowController }

  /// The name of a message to a controller.
  var controllerName: Name? {
    switch self {
    case .viewDidLoad: .viewDidLoad
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .viewWillTransition: .viewWillTransition
    case .transitionAnimation: .transitionAnimation
    case .transitionCompletion: .transitionCompletion
    case .shouldDismiss: .shouldDismiss
    case .willDismiss: .willDismiss
    case .didDismiss: .didDismiss
    case .didAttemptToDismiss: .didAttemptToDismiss
    case .presentCompletion: .presentCompletion
    case .dismissCompletion: .dismissCompletion
    case .alertActionHandler: .alertActionHandler
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
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
