public import Foundation

/// Several controllers of which one is shown, above a bar with a place for each.
///
/// A change sends only the messages of the views that come and go; no source tells the order of
/// messages of a tab bar controller.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private final var storedControllers: [UIViewController] = []
  private final var storedIndex = 0

  /// The object that is asked and told about the controller that a finger chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the controllers' views; what is shown ends above it, as over an opaque one.
  public private(set) final lazy var tabBar = UITabBar(controller: self)

  /// The controllers, from left to right; the first is shown.
  public final var viewControllers: [UIViewController]? {
    get { storedControllers.isEmpty ? nil : storedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Puts other controllers in place of those that are there; the one that is shown stays, if it is among
  /// them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    let controllers = viewControllers ?? []
    let leaving = storedControllers.filter { old in !controllers.contains { $0 === old } }
    for child in leaving {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let coming = controllers.filter { new in !storedControllers.contains { $0 === new } }
    storedControllers = controllers
    for child in coming {
      addChild(child)
      child.didMove(toParent: self)
    }
    storedIndex = controllers.firstIndex { $0 === shown } ?? 0
    showSelected()
  }

  /// The place of the controller that is shown; `NSNotFound` while there is none.
  open var selectedIndex: Int {
    get { storedControllers.isEmpty ? NSNotFound : storedIndex }
    set {
      guard storedControllers.indices.contains(newValue), newValue != storedIndex else { return }
      storedIndex = newValue
      showSelected()
    }
  }

  /// The controller that is shown; one that is not among the controllers cannot be set.
  open var selectedViewController: UIViewController? {
    get { storedControllers.indices.contains(storedIndex) ? storedControllers[storedIndex] : nil }
    set {
      guard let place = storedControllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = place
    }
  }

  /// Makes the view that holds what is shown and the bar.
  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    showSelected()
  }

  /// Places what is shown above the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeShownChildren()
  }

  /// Answers which size the view of a controller will have: what the bar leaves.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: max(0, parentSize.height - UITabBar.height))
  }

  /// Shows the controller that a finger has chosen: the delegate is asked before, and told afterwards.
  final func userChose(_ index: Int) {
    let controller = storedControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  override func placeShownChildren() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let height = max(0, bounds.height - UITabBar.height)
    tabBar.frame = CGRect(x: 0, y: height, width: bounds.width, height: UITabBar.height)
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    if let shown = selectedViewController?.viewIfLoaded, shown.superview != nil {
      shown.frame = room
    }
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    for child in storedControllers where child !== selectedViewController {
      child.viewIfLoaded?.removeFromSuperview()
    }
    guard let shown = selectedViewController?.view, shown.superview !== view else { return }
    view.insertSubview(shown, belowSubview: tabBar)
    placeShownChildren()
  }
}
