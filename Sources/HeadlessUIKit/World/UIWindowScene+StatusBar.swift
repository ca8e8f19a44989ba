import Foundation

extension UIWindowScene {
  /// Taps the status bar: scrolls the one scroll view to the top that there is to scroll.
  ///
  /// With more than one on the screen that would scroll, none does (G07).
  public func tapStatusBar() {
    defer { finishTurn() }
    // A tap from inside a message of the tap before is nobody's.
    guard !turn.isOfStatusBarTap else { return }
    var candidates: [UIScrollView] = []
    for window in windows {
      collectCandidates(in: window, showing: window.bounds, into: &candidates)
    }
    guard candidates.count == 1, let view = candidates.first else { return }
    turn.isOfStatusBarTap = true
    defer { turn.isOfStatusBarTap = false }
    view.scrollToTop()
  }

  /// Looks for them in what shows of a view: the part of the window that is given, at most.
  ///
  /// Content that was scrolled out of sight is not on the screen.
  private func collectCandidates(
    in view: UIView,
    showing part: CGRect,
    into candidates: inout [UIScrollView]
  ) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let own = view.convert(view.bounds, to: view.window).intersection(part)
    if let scrollView = view as? UIScrollView, scrollView.takesStatusBarTaps, !own.isEmpty {
      candidates.append(scrollView)
    }
    let rest = view.clipsToBounds ? own : part
    guard !rest.isEmpty else { return }
    for subview in view.subviews {
      collectCandidates(in: subview, showing: rest, into: &candidates)
    }
  }
}
