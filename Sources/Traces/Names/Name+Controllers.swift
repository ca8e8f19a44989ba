extension Name {
  // What controllers are told.

  /// `viewDidLoad()`.
  public static let viewDidLoad = Name("viewDidLoad()")
  /// `viewWillAppear(_:)`.
  public static let viewWillAppear = Name("viewWillAppear(_:)")
  /// `viewIsAppearing(_:)`.
  public static let viewIsAppearing = Name("viewIsAppearing(_:)")
  /// `viewDidAppear(_:)`.
  public static let viewDidAppear = Name("viewDidAppear(_:)")
  /// `viewWillDisappear(_:)`.
  public static let viewWillDisappear = Name("viewWillDisappear(_:)")
  /// `viewDidDisappear(_:)`.
  public static let viewDidDisappear = Name("viewDidDisappear(_:)")
  /// `viewWillLayoutSubviews()`.
  public static let viewWillLayoutSubviews = Name("viewWillLayoutSubviews()")
  /// `viewDidLayoutSubviews()`.
  public static let viewDidLayoutSubviews = Name("viewDidLayoutSubviews()")
  /// `shouldPerformSegue(withIdentifier:sender:)`.
  public static let shouldPerformSegue = Name("shouldPerformSegue(withIdentifier:sender:)")
  /// `prepare(for:sender:)`.
  public static let prepareForSegue = Name("prepare(for:sender:)")
  /// `navigationController(_:willShow:animated:)`.
  public static let willShowController = Name("navigationController(_:willShow:animated:)")
  /// `navigationController(_:didShow:animated:)`.
  public static let didShowController = Name("navigationController(_:didShow:animated:)")

  // What a trace may call.

  /// `pushViewController(_:animated:)`.
  public static let pushViewController = Name("pushViewController(_:animated:)")
  /// `popViewController(animated:)`.
  public static let popViewController = Name("popViewController(animated:)")
  /// `popToRootViewController(animated:)`.
  public static let popToRootViewController = Name("popToRootViewController(animated:)")
  /// `setViewControllers(_:animated:)`.
  public static let setViewControllers = Name("setViewControllers(_:animated:)")
  /// `performSegue(withIdentifier:sender:)`.
  public static let performSegue = Name("performSegue(withIdentifier:sender:)")

  // Properties.

  /// `clearsSelectionOnViewWillAppear`.
  public static let clearsSelectionOnViewWillAppear = Name("clearsSelectionOnViewWillAppear")
  /// `isNavigationBarHidden`.
  public static let isNavigationBarHidden = Name("isNavigationBarHidden")
  /// `leftBarButtonItem`.
  public static let leftBarButtonItem = Name("leftBarButtonItem")
  /// `rightBarButtonItem`.
  public static let rightBarButtonItem = Name("rightBarButtonItem")
  /// `segues`.
  public static let segues = Name("segues")

  // Labels of arguments.

  /// `didShow`.
  public static let didShow = Name("didShow")
  /// `for`.
  public static let forSegue = Name("for")
  /// `sender`.
  public static let sender = Name("sender")
  /// `viewController`.
  public static let viewController = Name("viewController")
  /// `viewControllers`.
  public static let viewControllers = Name("viewControllers")
  /// `willShow`.
  public static let willShow = Name("willShow")
  /// `withIdentifier`.
  public static let withIdentifier = Name("withIdentifier")
}
