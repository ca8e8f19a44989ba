import HeadlessUIKit

/// The page of one row, which says its title.
final class DetailController: UIViewController {
  private let label = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "detail"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = title
  }
}
