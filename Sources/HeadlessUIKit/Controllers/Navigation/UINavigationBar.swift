import Foundation

/// The bar above what a navigation controller shows: a button that leads back, or others, at the left,
/// and others at the right.
///
/// It is not drawn; what is here is which taps do what.
@preconcurrency @MainActor
public final class UINavigationBar: UIView {
  /// 44 pt, as on phones in portrait; the width of a button stands for what its words would take.
  static let height = 44.0
  private static let buttonWidth = 80.0

  /// The buttons at the left edge and those at the right, from the edge on.
  private var lefts: [UIButton] = []
  private var rights: [UIButton] = []
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
    makeButtons()
  }

  /// A bar is made by its controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// True if titles are shown in large letters; nothing is drawn.
  public var prefersLargeTitles = false
  /// True if what is below shines through; nothing is drawn, and nothing is below.
  public var isTranslucent = true
  /// The style of the bar; nothing is drawn.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar when the content is scrolled to its upper end; nothing is drawn.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar when the screen has little height; nothing is drawn.
  public var compactAppearance: UINavigationBarAppearance?
  /// The colour of the bar; nothing is drawn.
  public var barTintColor: UIColor?
  /// The look of the title; nothing is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of a title in large letters; nothing is drawn.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line at the bar's edge; nothing is drawn.
  public var shadowImage: UIImage?

  /// Says which picture is behind the bar; nothing is drawn.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// The item that the bar shows.
  public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

  /// The item below it, which the button at the left leads back to.
  public var backItem: UINavigationItem? {
    guard let stack = controller?.viewControllers, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }

  /// Places the buttons at the ends.
  public override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }

  /// Has as many buttons as the screen asks for before a finger finds one.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if makeButtons() { placeButtons() }
    return super.hitTest(point, with: event)
  }

  /// Makes the buttons that are missing; answers whether there were any.
  ///
  /// There is one at each side at least: at the left it leads back.
  @discardableResult private func makeButtons() -> Bool {
    let before = lefts.count + rights.count
    let item = topItem
    while lefts.count < max(1, item?.leftBarButtonItems?.count ?? 0) {
      let place = lefts.count
      lefts.append(makeButton { [weak self] in self?.tapLeft(place) })
    }
    while rights.count < max(1, item?.rightBarButtonItems?.count ?? 0) {
      let place = rights.count
      rights.append(
        makeButton { [weak self] in
          if let items = self?.topItem?.rightBarButtonItems, place < items.count {
            items[place].tap()
          }
        }
      )
    }
    return lefts.count + rights.count > before
  }

  private func makeButton(_ tap: @escaping () -> Void) -> UIButton {
    let button = UIButton(frame: .zero)
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func placeButtons() {
    let size = CGSize(width: Self.buttonWidth, height: bounds.height)
    for (place, button) in lefts.enumerated() {
      button.frame = CGRect(origin: CGPoint(x: size.width * Double(place), y: 0), size: size)
    }
    for (place, button) in rights.enumerated() {
      let left = bounds.width - size.width * Double(place + 1)
      button.frame = CGRect(origin: CGPoint(x: left, y: 0), size: size)
    }
  }

  private func tapLeft(_ place: Int) {
    if let items = topItem?.leftBarButtonItems, !items.isEmpty {
      if place < items.count { items[place].tap() }
      return
    }
    guard place == 0, backItem != nil, topItem?.hidesBackButton == false else { return }
    controller?.popViewController(animated: true)
  }
}
