/// The looks of a controller, which nothing acts upon.
struct ControllerLook {
  var toolbarItems: [UIBarButtonItem]?
  var providesTransitionStyle = false
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var hidesBottomBar = false
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var definesPresentationContext = false
}

extension UIViewController {
  /// The buttons that a toolbar would show; there is no toolbar.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { look.toolbarItems }
    set { look.toolbarItems = newValue }
  }

  /// True if what is presented in its context comes as this controller says; it comes as it says
  /// itself.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { look.providesTransitionStyle }
    set { look.providesTransitionStyle = newValue }
  }

  /// Light or dark, as the controller was told; nothing turns on it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { look.interfaceStyle }
    set { look.interfaceStyle = newValue }
  }

  /// True if the bar below goes while the controller is on top; it stays.
  public final var hidesBottomBarWhenPushed: Bool {
    get { look.hidesBottomBar }
    set { look.hidesBottomBar = newValue }
  }

  /// The edges at which the view would lie below bars; it never does.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { look.extendedEdges }
    set { look.extendedEdges = newValue }
  }

  /// True if the view would lie below opaque bars as well; it never does.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { look.extendsUnderOpaqueBars }
    set { look.extendsUnderOpaqueBars = newValue }
  }

  /// True if what is presented in its context would cover this controller alone; it covers all.
  public final var definesPresentationContext: Bool {
    get { look.definesPresentationContext }
    set { look.definesPresentationContext = newValue }
  }
}
