extension UIViewController {
  /// The item that a tab bar shows for the controller: its title, unless it is set.
  public final var tabBarItem: UITabBarItem {
    get {
      if let item = storedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
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

  /// Says what a toolbar would show; there is none.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The area of the view that is covered in addition to bars.
  ///
  /// It is added to the safe area of the view, and so to that of the views inside.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedAdditionalInsets }
    set {
      guard newValue != storedAdditionalInsets else { return }
      storedAdditionalInsets = newValue
      guard let view = viewIfLoaded, let window = view.storedWindow else { return }
      window.surroundings?.hasAdditionalSafeAreas = true
      view.tellSafeArea()
    }
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
}
