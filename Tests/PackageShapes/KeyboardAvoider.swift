// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// Keeps what is typed into in sight: a scroll view's lower inset is as high as the keyboard covers of it.
///
/// As the keyboard comes, the field that has it is scrolled to where it is seen. As it goes, the insets are what
/// they were before. It stops as it is released.
@MainActor
public final class KeyboardAvoider {
  private weak var scrollView: UIScrollView?
  private let center: NotificationCenter
  private var observers: [NSObjectProtocol] = []
  private var original: UIEdgeInsets?

  public init(_ scrollView: UIScrollView, center: NotificationCenter = .default) {
    self.scrollView = scrollView
    self.center = center
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
    observe(UIResponder.keyboardWillHideNotification) { avoider, _ in avoider.keyboardWillHide() }
  }

  isolated deinit {
    for observer in observers { center.removeObserver(observer) }
  }

  private func observe(
    _ name: Notification.Name,
    _ action: @escaping @MainActor (KeyboardAvoider, CGRect) -> Void
  ) {
    let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated {
        if let self { action(self, frame ?? .zero) }
      }
    }
    observers.append(observer)
  }

  private func keyboardWillShow(_ keyboard: CGRect) {
    guard let scrollView, let window = scrollView.window else { return }
    let insets = original ?? scrollView.contentInset
    original = insets
    let covered = scrollView.convert(keyboard, from: window).intersection(scrollView.bounds)
    scrollView.contentInset.bottom = max(insets.bottom, covered.isNull ? 0 : covered.height)
    scrollView.verticalScrollIndicatorInsets.bottom = scrollView.contentInset.bottom
    guard let field = firstResponder(in: scrollView) else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
  }

  private func keyboardWillHide() {
    guard let scrollView, let insets = original else { return }
    original = nil
    scrollView.contentInset = insets
    scrollView.verticalScrollIndicatorInsets.bottom = insets.bottom
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
  }
}
