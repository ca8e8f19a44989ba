/// The values that containers show for a controller, and its wishes about its place in them.
///
/// All but the item of a tab and the safe area is kept alone: nobody acts upon it.
struct ControllerBelongings {
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBar = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var definesPresentationContext = false
  var providesPresentationContextTransitionStyle = false
  var additionalSafeArea = UIEdgeInsets.zero
  var interfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIViewController {
  /// The item that a tab bar shows for the controller: its title, unless it is set.
  public final var tabBarItem: UITabBarItem {
    get {
      if let item = belongings.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      belongings.tabBarItem = item
      return item
    }
    set { belongings.tabBarItem = newValue }
  }

  /// Shows a controller beside this one, or, as there is no room for two, over it.
  public final func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// The nearest tab bar controller around this one.
  public final var tabBarController: UITabBarController? {
    var container = storedParent
    while let current = container {
      if let tabs = current as? UITabBarController { return tabs }
      container = current.storedParent
    }
    return nil
  }

  /// The buttons that a toolbar would show; there is no toolbar.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { belongings.toolbarItems }
    set { belongings.toolbarItems = newValue }
  }

  /// Says what a toolbar would show; there is none.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The area of the view that is covered in addition to bars.
  ///
  /// It is added to the safe area of the view, and so to that of the views inside.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { belongings.additionalSafeArea }
    set {
      guard newValue != belongings.additionalSafeArea else { return }
      belongings.additionalSafeArea = newValue
      guard let view = viewIfLoaded, let window = view.storedWindow else { return }
      window.windowScene?.hasAdditionalSafeAreas = true
      view.tellSafeArea()
    }
  }

  /// True if what is presented in its context comes as this controller says; it comes as it says
  /// itself.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { belongings.providesPresentationContextTransitionStyle }
    set { belongings.providesPresentationContextTransitionStyle = newValue }
  }

  /// Light or dark, as the controller was told; nothing turns on it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { belongings.interfaceStyle }
    set { belongings.interfaceStyle = newValue }
  }

  /// Says which scroll view a bar is to follow; none does.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge
  ) {}

  /// Says which scroll view all bars are to follow; none does.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// Asks whether the line at the lower edge is to be hidden; there is none.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks how the machine may be held; it is held as it is.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// True if the bar below goes while the controller is on top; it stays.
  public final var hidesBottomBarWhenPushed: Bool {
    get { belongings.hidesBottomBar }
    set { belongings.hidesBottomBar = newValue }
  }

  /// The edges at which the view would lie below bars; it never does.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { belongings.edgesForExtendedLayout }
    set { belongings.edgesForExtendedLayout = newValue }
  }

  /// True if the view would lie below opaque bars as well; it never does.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { belongings.extendsUnderOpaqueBars }
    set { belongings.extendsUnderOpaqueBars = newValue }
  }

  /// True if what is presented in its context would cover this controller alone; it covers all.
  public final var definesPresentationContext: Bool {
    get { belongings.definesPresentationContext }
    set { belongings.definesPresentationContext = newValue }
  }
}
