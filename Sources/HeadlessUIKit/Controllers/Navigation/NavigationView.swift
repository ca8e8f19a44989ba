import Foundation

/// The bar, and below it what is shown.
final class NavigationView: UIView {
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    controller.navigationBar.isHidden = controller.isNavigationBarHidden
    controller.navigationBar.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: UINavigationBar.height
    )
    for child in controller.stack.suffix(1) { child.viewIfLoaded?.frame = screenFrame }
  }

  /// The rectangle of what is shown.
  var screenFrame: CGRect {
    let top = controller?.isNavigationBarHidden == true ? 0 : UINavigationBar.height
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
