extension Vocabulary {
  /// What controllers are told: of their views, of segues, and by a navigation controller.
  static let controllerMessages: [Entry] =
    presentationMessages + sizeMessages + [
      Entry("viewDidLoad()"),
      Entry("viewWillAppear(_:)", [animated]),
      Entry("viewIsAppearing(_:)", [animated]),
      Entry("viewDidAppear(_:)", [animated]),
      Entry("viewWillDisappear(_:)", [animated]),
      Entry("viewDidDisappear(_:)", [animated]),
      Entry("viewWillLayoutSubviews()"),
      Entry("viewDidLayoutSubviews()"),
      Entry(
        "shouldPerformSegue(withIdentifier:sender:)",
        [Parameter("withIdentifier", .title), Parameter("sender", .text)],
        answer: .bool
      ),
      Entry("prepare(for:sender:)", [Parameter("for", .title), Parameter("sender", .text)]),
      Entry(
        "navigationController(_:willShow:animated:)",
        [Parameter("willShow", .title), animated]
      ),
      Entry("navigationController(_:didShow:animated:)", [Parameter("didShow", .title), animated]),
    ]

  /// The methods of controllers that a trace may call; a controller goes by the name of its view.
  static let controllerMethods: [Entry] =
    presentationMethods + sizeMethods + [
      Entry(
        "pushViewController(_:animated:)",
        [Parameter("viewController", .title), animated]
      ),
      Entry("popViewController(animated:)", [animated]),
      Entry("popToRootViewController(animated:)", [animated]),
      Entry(
        "setViewControllers(_:animated:)",
        [Parameter("viewControllers", .list(.title)), animated]
      ),
      Entry("performSegue(withIdentifier:sender:)", [Parameter("withIdentifier", .title)]),
    ]

  /// The properties of controllers.
  static let controllerProperties: [Entry] =
    presentationProperties + [
      property("clearsSelectionOnViewWillAppear", .bool),
      property("isNavigationBarHidden", .bool),
      property("leftBarButtonItem", barButtonItem),
      property("rightBarButtonItem", barButtonItem),
    ]

  /// What a `config` alone may say of a controller: where taps on its cells lead.
  static let fixedControllerProperties: [Entry] = [property("segues", .list(.text))]

  private static let barButtonItem = ValueKind.optional(.oneOf(["editButtonItem"]))
  private static let animated = Parameter("animated", .bool)
}
