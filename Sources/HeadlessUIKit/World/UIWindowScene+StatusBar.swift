extension UIWindowScene {
  /// Taps the status bar: scrolls the one scroll view to the top that there is to scroll.
  ///
  /// With more than one on the screen that would scroll, none does (G07).
  public func tapStatusBar() {
    defer { finishTurn() }
    // A tap from inside a message of the tap before is nobody's.
    guard !isHandlingStatusBarTap else { return }
    var candidates: [UIScrollView] = []
    for window in windows { collectCandidates(in: window, into: &candidates) }
    guard candidates.count == 1, let view = candidates.first else { return }
    isHandlingStatusBarTap = true
    defer { isHandlingStatusBarTap = false }
    view.scrollToTop()
  }

  private func collectCandidates(in view: UIView, into candidates: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let scrollView = view as? UIScrollView, scrollView.takesStatusBarTaps {
      candidates.append(scrollView)
    }
    for subview in view.subviews { collectCandidates(in: subview, into: &candidates) }
  }
}
