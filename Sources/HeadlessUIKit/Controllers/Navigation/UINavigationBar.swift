import Foundation

/// The bar above what a navigation controller shows: a button that leads back, or another, at the
/// left, and one at the right.
///
/// It is not drawn; what is here is which taps do what.
public final class UINavigationBar: UIView {
  /// 44 pt, as on phones in portrait; the width of a button stands for what its words would take.
  static let height = 44.0
  private static let buttonWidth = 80.0

  private let left = UIButton(frame: .zero)
  private let right = UIButton(frame: .zero)
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
    left.addAction(UIAction { [weak self] _ in self?.tapLeft() }, for: .touchUpInside)
    right.addAction(
      UIAction { [weak self] _ in self?.topItem?.rightBarButtonItem?.tap() },
      for: .touchUpInside
    )
    addSubview(left)
    addSubview(right)
  }

  /// A bar is made by its controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the bar shows.
  public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

  /// The item below it, which the button at the left leads back to.
  public var backItem: UINavigationItem? {
    guard let stack = controller?.viewControllers, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }

  /// Places the buttons at the ends.
  public override func layoutSubviews() {
    super.layoutSubviews()
    left.frame = CGRect(x: 0, y: 0, width: Self.buttonWidth, height: bounds.height)
    right.frame = CGRect(
      x: bounds.width - Self.buttonWidth,
      y: 0,
      width: Self.buttonWidth,
      height: bounds.height
    )
  }

  private func tapLeft() {
    if let item = topItem?.leftBarButtonItem { return item.tap() }
    guard backItem != nil, topItem?.hidesBackButton == false else { return }
    controller?.popViewController(animated: true)
  }
}
