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
    """
}

/// Code that must not compile in language mode 6.
enum RefusedCode: String, CaseIterable, CustomTestStringConvertible {
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
