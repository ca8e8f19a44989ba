public import Foundation

/// The bar below what a tab bar controller shows: a place for each of its controllers, side by side.
///
/// It is not drawn; what is here is which taps do what.
@preconcurrency @MainActor
public final class UITabBar: UIView {
  /// 49 pt, as on phones.
  static let height = 49.0

  private weak var controller: UITabBarController?
  /// True if what is above shines through; nothing is drawn.
  public var isTranslucent = true
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The colour of the items whose controllers are not shown.
  public var unselectedItemTintColor: UIColor?
  /// The style of the bar; nothing is drawn.
  public var standardAppearance = UITabBarAppearance()
  /// The look of the bar when the content is scrolled to its lower end; nothing is drawn.
  public var scrollEdgeAppearance: UITabBarAppearance?

  init(controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] tap in self?.choose(at: tap.location(in: self).x) }
    addGestureRecognizer(tap)
  }

  /// A bar is made by its controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The items, from left to right.
  public var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }

  /// The item of the controller that is shown.
  public var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }

  private func choose(at place: CGFloat) {
    guard let count = controller?.viewControllers?.count, bounds.width > 0 else { return }
    let index = Int(place * CGFloat(count) / bounds.width)
    controller?.userChose(min(max(index, 0), count - 1))
  }
}
