#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A note that is typed, pinned by a switch, and thrown away after a question.
final class NoteController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let pinSwitch = UISwitch()
  let countLabel = UILabel()
  let banner = UILabel()

  /// Called when the note is thrown away.
  var didDiscard: (() -> Void)?
  /// The number of times that the banner has gone.
  private(set) var bannersShown = 0

  init(text: String) {
    super.init(nibName: nil, bundle: nil)
    textView.text = text
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.layer.cornerRadius = 8
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.layer.borderWidth = 1
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right
    banner.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.9)
    banner.alpha = 0
    pinSwitch.addAction(
      UIAction { [weak self] _ in self?.pinChanged() },
      for: .valueChanged
    )
    for subview in [textView, pinSwitch, countLabel, banner] { view.addSubview(subview) }

    let longPress = UILongPressGestureRecognizer()
    longPress.minimumPressDuration = 0.5
    longPress.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.askToDiscard() }
    }
    view.addGestureRecognizer(longPress)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    showCount()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    banner.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
    pinSwitch.frame.origin = CGPoint(x: area.minX, y: area.minY + 40)
    countLabel.frame = CGRect(x: area.midX, y: area.minY + 40, width: area.width / 2, height: 31)
    textView.frame = CGRect(x: area.minX, y: area.minY + 80, width: area.width, height: 160)
  }

  // MARK: - UITextViewDelegate

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    (textView.text as NSString).length - range.length + text.utf16.count <= 140
  }

  func textViewDidChange(_ textView: UITextView) {
    showCount()
  }

  private func showCount() {
    countLabel.text = "\(textView.text.count)"
    countLabel.accessibilityValue = countLabel.text
  }

  // MARK: - Pinning

  private func pinChanged() {
    banner.text = pinSwitch.isOn ? "Pinned" : "No longer pinned"
    banner.alpha = 1
    UIView.animate(withDuration: 0.3, delay: 0.5, options: [.curveEaseIn]) {
      self.banner.alpha = 0
    } completion: { [weak self] isFinished in
      if isFinished { self?.bannersShown += 1 }
    }
  }

  // MARK: - Throwing away

  private func askToDiscard() {
    let alert = UIAlertController(
      title: "Discard this note?",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.didDiscard?()
      }
    )
    present(alert, animated: true)
  }
}
