public import Foundation

/// Controllers side by side, of which one is shown, and fingers go from one to the next.
///
/// Pages scroll whatever the style, for nothing is drawn. When the data source is asked is not known of UIKit;
/// here it is asked for both neighbours as a page is there and has its size, and once for each.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of turning pages.
  nonisolated public enum TransitionStyle: Int, Hashable, Sendable, CaseIterable {
    case pageCurl, scroll
  }

  /// In which direction pages lie.
  nonisolated public enum NavigationOrientation: Int, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// The direction from which another page comes.
  nonisolated public enum NavigationDirection: Int, Hashable, Sendable, CaseIterable {
    case forward, reverse
  }

  /// The place of a book's spine; only stored.
  nonisolated public enum SpineLocation: Int, Hashable, Sendable, CaseIterable {
    case none, min, mid, max
  }

  /// The key of an option with which a page controller is made.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the option.
    public let rawValue: String

    /// Creates an option by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// The place of a book's spine, as a raw value.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// The style of turning pages.
  public final let transitionStyle: TransitionStyle
  /// In which direction pages lie.
  public final let navigationOrientation: NavigationOrientation
  /// The place of a book's spine; only stored.
  public final let spineLocation: SpineLocation
  /// True if pages have a back; kept alone.
  open var isDoubleSided = false
  /// The object that gives the pages before and after another; without it no finger turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { forgetNeighbours() }
  }
  /// The object that is told as fingers turn pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  final var pages = PageStrip()
  final let scrollView = UIScrollView()
  private final lazy var follower = PageFollower(of: self)

  /// Creates a page controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    pages.spacing = (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue
    spineLocation =
      spine.flatMap(SpineLocation.init(rawValue:)) ?? (style == .scroll ? .none : .min)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller that scrolls from side to side; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    super.init(coder: coder)
  }

  /// The page that is shown; two at once never are.
  public final var viewControllers: [UIViewController]? {
    pages.current.map { [$0] } ?? []
  }

  /// The recognizers with which fingers turn pages.
  public final var gestureRecognizers: [UIGestureRecognizer] {
    [scrollView.panGestureRecognizer]
  }

  /// Shows a page; the delegate is not told.
  ///
  /// - Parameters:
  ///   - viewControllers: the page; of several, the first alone is shown.
  ///   - direction: where an animated page comes from.
  ///   - animated: whether it takes its time.
  ///   - completion: is told whether the page has come.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      completion?(false)
      return
    }
    show(page, direction: direction, animated: animated, completion: completion)
  }

  /// Makes the view that holds the pages.
  open override func loadView() {
    super.loadView()
    scrollView.isPagingEnabled = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.delegate = follower
    view.addSubview(scrollView)
    if let current = pages.current { scrollView.addSubview(current.view) }
  }

  /// Places the pages, and asks for those beside the one that is shown.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeShownChildren()
    askForNeighbours()
  }

  override var shownChildren: [UIViewController] {
    // In a change, those that are concerned are told by it.
    pages.turn == nil ? pages.current.map { [$0] } ?? [] : []
  }

  override func placeShownChildren() { placePages() }
}
