// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// Controllers behind a row of segments, of which the chosen one is shown.
///
/// A controller is loaded as it is chosen for the first time. The one that is left is told that it disappears, the one
/// that comes that it appears, each once. A choice of what is shown does nothing.
open class SegmentContainer: UIViewController {
  public let control: UISegmentedControl
  private let contentView = UIView()
  private let controllers: [UIViewController]
  private var shown: UIViewController?

  public init(_ controllers: [UIViewController]) {
    self.controllers = controllers
    control = UISegmentedControl(items: controllers.map { $0.title ?? "" })
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [control, contentView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      control.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      control.heightAnchor.constraint(equalToConstant: 32),
      contentView.topAnchor.constraint(equalTo: control.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(controllers[control.selectedSegmentIndex])
      },
      for: .valueChanged
    )
    control.selectedSegmentIndex = 0
    show(controllers[0])
  }

  public func show(_ controller: UIViewController) {
    guard controller !== shown else { return }
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(controller)
    contentView.addSubview(controller.view)
    pin(controller.view)
    controller.didMove(toParent: self)
    shown = controller
  }

  private func pin(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    let pairs = [
      (child.topAnchor, contentView.topAnchor), (child.bottomAnchor, contentView.bottomAnchor),
    ]
    NSLayoutConstraint.activate(
      pairs.map { $0.constraint(equalTo: $1) } + [
        child.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ]
    )
  }
}
