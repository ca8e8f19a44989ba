extension Vocabulary {
  /// The messages to controllers: about their views, about segues, and from a navigation
  /// controller.
  static let controllerMessages: [Entry] = presentationMessages + sizeMessages + screenMessages

  /// The messages about presented controllers: to the delegate of a sheet, and by completions.
  private static let presentationMessages: [Entry] = [
    .question(
      "shouldDismiss",
      "presentationControllerShouldDismiss(_:)",
      answer: .bool,
      usual: .yes,
      of: .navigation,
      to: .presentationControllerDelegate,
      by: .dismissalQuestion
    ),
    .message(
      "willDismiss",
      "presentationControllerWillDismiss(_:)",
      of: .navigation,
      to: .presentationControllerDelegate,
      by: .presentation
    ),
    .message(
      "didDismiss",
      "presentationControllerDidDismiss(_:)",
      of: .navigation,
      to: .presentationControllerDelegate,
      by: .presentation
    ),
    .message(
      "didAttemptToDismiss",
      "presentationControllerDidAttemptToDismiss(_:)",
      of: .navigation,
      to: .presentationControllerDelegate,
      by: .presentation
    ),
    .message(
      "presentCompletion",
      "presentCompletion()",
      of: .navigation,
      to: .block,
      by: .presentation
    ),
    .message(
      "dismissCompletion",
      "dismissCompletion()",
      of: .navigation,
      to: .block,
      by: .presentation
    ),
  ]

  /// The messages to controllers about another size: before they have it, with it, and after it.
  private static let sizeMessages: [Entry] = [
    .message(
      "viewWillTransition",
      "viewWillTransition(to:with:)",
      [Parameter("to", .size)],
      of: .navigation,
      to: .controller,
      by: .screenSize
    ),
    .message(
      "transitionAnimation",
      "transitionAnimation()",
      of: .navigation,
      to: .block,
      by: .screenSize
    ),
    .message(
      "transitionCompletion",
      "transitionCompletion()",
      of: .navigation,
      to: .block,
      by: .screenSize
    ),
  ]

  /// The messages to controllers about their views, and the messages of a navigation.
  private static let screenMessages: [Entry] = [
    .message("viewDidLoad", "viewDidLoad()", of: .navigation, to: .controller, by: .viewLoad),
    .message(
      "viewWillAppear",
      "viewWillAppear(_:)",
      [animated],
      of: .navigation,
      to: .controller,
      by: .appearance
    ),
    .message(
      "viewIsAppearing",
      "viewIsAppearing(_:)",
      [animated],
      of: .navigation,
      to: .controller,
      by: .appearance
    ),
    .message(
      "viewDidAppear",
      "viewDidAppear(_:)",
      [animated],
      of: .navigation,
      to: .controller,
      by: .appearance
    ),
    .message(
      "viewWillDisappear",
      "viewWillDisappear(_:)",
      [animated],
      of: .navigation,
      to: .controller,
      by: .appearance
    ),
    .message(
      "viewDidDisappear",
      "viewDidDisappear(_:)",
      [animated],
      of: .navigation,
      to: .controller,
      by: .appearance
    ),
    .message(
      "viewWillLayoutSubviews",
      "viewWillLayoutSubviews()",
      of: .navigation,
      to: .controller,
      by: .screenLayout
    ),
    .message(
      "viewDidLayoutSubviews",
      "viewDidLayoutSubviews()",
      of: .navigation,
      to: .controller,
      by: .screenLayout
    ),
    .question(
      "shouldPerformSegue",
      "shouldPerformSegue(withIdentifier:sender:)",
      [Parameter("withIdentifier", .title), Parameter("sender", .text)],
      answer: .bool,
      usual: .yes,
      of: .navigation,
      to: .controller,
      by: .segue
    ),
    .message(
      "prepareForSegue",
      "prepare(for:sender:)",
      [Parameter("for", .title), Parameter("sender", .text)],
      of: .navigation,
      to: .controller,
      by: .segue
    ),
    .message(
      "willShowController",
      "navigationController(_:willShow:animated:)",
      [Parameter("willShow", .title), animated],
      of: .navigation,
      to: .navigationControllerDelegate,
      by: .navigation
    ),
    .message(
      "didShowController",
      "navigationController(_:didShow:animated:)",
      [Parameter("didShow", .title), animated],
      of: .navigation,
      to: .navigationControllerDelegate,
      by: .navigation
    ),
  ]

  /// The methods of controllers that a trace may call; a controller goes by the name of its view.
  static let controllerMethods: [Entry] = [
    .method(
      "present",
      "present(_:animated:completion:)",
      [Parameter("viewControllerToPresent", .title), animated],
      of: .controllersAndAlerts,
      changes: .presentation,
      idle: .never
    ),
    .method(
      "dismiss",
      "dismiss(animated:completion:)",
      [animated],
      of: .controllersAndAlerts,
      changes: .presentation,
      idle: .never
    ),
    // A call that gives the window of a navigation another size, as if a device was turned.
    .method(
      "resizeWindow",
      "resizeWindow(to:)",
      [Parameter("to", .size)],
      of: .controllersAndAlerts,
      changes: .screenSize,
      idle: .never
    ),
    .method(
      "pushViewController",
      "pushViewController(_:animated:)",
      [Parameter("viewController", .title), animated],
      of: .controllersAndAlerts,
      changes: .screens,
      idle: .never
    ),
    .method(
      "popViewController",
      "popViewController(animated:)",
      [animated],
      of: .controllersAndAlerts,
      changes: .screens,
      idle: .never
    ),
    .method(
      "popToRootViewController",
      "popToRootViewController(animated:)",
      [animated],
      of: .controllersAndAlerts,
      changes: .screens,
      idle: .never
    ),
    .method(
      "setViewControllers",
      "setViewControllers(_:animated:)",
      [Parameter("viewControllers", .list(.title)), animated],
      of: .controllersAndAlerts,
      changes: .screens,
      idle: .never
    ),
    .method(
      "performSegue",
      "performSegue(withIdentifier:sender:)",
      [Parameter("withIdentifier", .title)],
      of: .controllersAndAlerts,
      changes: .screens,
      idle: .never
    ),
  ]

  /// The properties of controllers, and how one is shown where it is presented.
  static let controllerProperties: [Entry] = [
    .property(
      "isModalInPresentation",
      .bool,
      of: .controllers,
      changes: .screenSettings,
      idle: .asItIs
    ),
    .property(
      "modalPresentationStyle",
      .oneOf([
        "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext",
      ]),
      of: .controllers,
      changes: .screenSettings,
      idle: .asItIs
    ),
    .property(
      "clearsSelectionOnViewWillAppear",
      .bool,
      of: .controllers,
      changes: .screenSettings,
      idle: .asItIs
    ),
    .property("isNavigationBarHidden", .bool, of: .controllers, changes: .bars, idle: .asItIs),
    .property(
      "leftBarButtonItem",
      barButtonItem,
      of: .controllers,
      changes: .screenSettings,
      idle: .asItIs
    ),
    .property(
      "rightBarButtonItem",
      barButtonItem,
      of: .controllers,
      changes: .screenSettings,
      idle: .asItIs
    ),
  ]

  /// The keys of a controller that only a `config` may set: the targets of taps on its cells.
  static let fixedControllerProperties: [Entry] = [
    .fixed("segues", .list(.text), of: .controllers)
  ]

  private static let barButtonItem = ValueKind.optional(.oneOf(["editButtonItem"]))
}
