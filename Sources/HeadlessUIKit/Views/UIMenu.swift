/// Several elements under one title; menus are not shown here.
public final class UIMenu: UIMenuElement {
  /// What the menu offers.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
