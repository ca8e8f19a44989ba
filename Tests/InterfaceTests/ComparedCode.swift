import Testing

/// Code that has to compile in every language mode.
enum AcceptedCode {
  static let text = """
    nonisolated func events() -> UIControl.Event { [.valueChanged, .touchUpInside] }

    nonisolated func colors() -> [UIColor] { [.red, .label, UIColor.blue.withAlphaComponent(0.5)] }

    nonisolated func insets() -> UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    // R705: a handler may hold what is not Sendable.
    final class Counter {
      var count = 0
    }

    @MainActor
    func action(_ counter: Counter) -> UIAction {
      UIAction(title: "More") { _ in counter.count += 1 }
    }

    // R715: a class is on the main actor by what it conforms to.
    final class Listener: NSObject, UIScrollViewDelegate {
      private let label = UILabel(frame: .zero)

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        label.text = "\\(scrollView.contentOffset.y)"
      }
    }

    // R714: a subclass is isolated as a whole.
    final class Card: UIView {
      private let title = UILabel(frame: .zero)

      override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
      }
    }

    // A scene's delegate makes the window.
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Book()
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    // Pages ask for those beside them.
    final class Book: UIPageViewController, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      init() {
        super.init(
          transitionStyle: .scroll,
          navigationOrientation: .horizontal,
          options: [.interPageSpacing: 20]
        )
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        additionalSafeAreaInsets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
        setViewControllers([UIViewController()], direction: .forward, animated: false)
      }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { UIViewController() }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) {
        title = completed ? viewControllers?.first?.title : nil
      }
    }

    // Shapes are set, and animations are added.
    final class Ring: UIView {
      private let shape = CAShapeLayer()

      override init(frame: CGRect) {
        super.init(frame: frame)
        shape.strokeColor = UIColor.red.cgColor
        shape.fillColor = nil
        shape.lineCap = .round
        layer.addSublayer(shape)
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.path = UIBezierPath(ovalIn: bounds).cgPath
        shape.frame = bounds
        CATransaction.commit()
      }

      func turn() {
        let spin = CABasicAnimation(keyPath: "transform.rotation")
        spin.toValue = CGFloat.pi * 2
        spin.duration = 1
        spin.repeatCount = .infinity
        shape.add(spin, forKey: "spin")
        transform = CGAffineTransform(rotationAngle: .pi / 4)
      }
    }
    """
}

/// Code that the compiler warns of in language mode 6: what is on the main actor is touched elsewhere.
///
/// UIKit's declarations are imported as `@preconcurrency`, so that this is no error on iOS, either.
enum WarnedCode: String, CaseIterable, CustomTestStringConvertible {
  /// R701.
  case viewAwayFromTheMainActor = "nonisolated func hide(_ view: UIView) { view.isHidden = true }"
  /// R702.
  case messageAwayFromTheMainActor = """
    nonisolated func tell(_ delegate: any UIScrollViewDelegate, _ view: UIScrollView) {
      delegate.scrollViewDidScroll(view)
    }
    """
  /// R700.
  case recognizerAwayFromTheMainActor = """
    nonisolated func stop(_ recognizer: UIPanGestureRecognizer) { recognizer.isEnabled = false }
    """

  var text: String { rawValue }
  var testDescription: String { String(describing: self) }
}

/// Code that must not compile in language mode 6.
enum RefusedCode: String, CaseIterable, CustomTestStringConvertible {
  /// R719.
  case viewFromAnotherTask = """
    func make() {
      Task.detached { UILabel().text = "a" }
    }
    """
  case overrideWithoutItsWord = """
    class Card: UIView {
      func layoutSubviews() {}
    }
    """
  case wrongLabel = """
    @MainActor func scroll(_ view: UIScrollView) { view.setContentOffset(to: .zero, animated: true) }
    """
  case wrongType = "@MainActor func paint(_ view: UIView) { view.backgroundColor = \"red\" }"

  var text: String { rawValue }
  var testDescription: String { String(describing: self) }
}
