import Foundation

extension UIView {
  /// The insets of this view that the window's covered edges cover, with the additions of
  /// controllers.
  final var coveredEdgesOfWindow: UIEdgeInsets {
    guard let window = storedWindow else { return .zero }
    guard window.surroundings?.hasAdditionalSafeAreas == true else {
      return window.coveredEdges == .zero ? .zero : edgesCovered(by: window)
    }
    return coveredEdges(in: window, byControllersFrom: self)
  }

  private func edgesCovered(by window: UIWindow) -> UIEdgeInsets {
    let free = CGRect(origin: .zero, size: window.storedBounds.size).inset(by: window.coveredEdges)
    return edges(outside: free, in: window)
  }

  /// Returns the insets that are covered: by the window's edges, and by each controller around,
  /// which adds to the covered insets of its own view.
  private func coveredEdges(
    in window: UIWindow,
    byControllersFrom start: UIView?
  ) -> UIEdgeInsets {
    var covered = window.coveredEdges == .zero ? .zero : edgesCovered(by: window)
    var ancestor = start
    while let view = ancestor {
      ancestor = view.storedSuperview
      guard let added = view.storedController?.additionalSafeAreaInsets, added != .zero else {
        continue
      }
      let around = view.coveredEdges(in: window, byControllersFrom: view.storedSuperview)
      let whole = around.combined(with: added, by: +)
      let free = view.frameInWindow(window).inset(by: whole)
      let reach = edges(outside: free, in: window)
      // An edge at which nothing is covered leaves a view that is larger than the controller's alone.
      covered = covered.combined(
        with: reach.combined(with: whole) { $1 > 0 ? $0 : 0 },
        by: max
      )
    }
    return covered
  }

  /// Returns the frame, not the bounds: what scrolls inside a view does not move its own edges.
  private func frameInWindow(_ window: UIWindow) -> CGRect {
    storedSuperview?.convert(frame, to: window) ?? frame
  }

  /// Returns the distances by which the view reaches out of a rectangle at each edge.
  private func edges(outside free: CGRect, in window: UIWindow) -> UIEdgeInsets {
    let frame = frameInWindow(window)
    return UIEdgeInsets(
      top: max(0, free.minY - frame.minY),
      left: max(0, free.minX - frame.minX),
      bottom: max(0, frame.maxY - free.maxY),
      right: max(0, frame.maxX - free.maxX)
    )
  }

  /// Tells this view and all below it that the part of them that is covered has changed.
  final func tellSafeArea() {
    forEachInSubtree { view in
      view.safeAreaMayHaveChanged()
      view.safeAreaInsetsDidChange()
      view.storedController?.viewSafeAreaInsetsDidChange()
    }
  }
}

nonisolated extension UIEdgeInsets {
  /// Makes each edge of two.
  fileprivate func combined(
    with other: UIEdgeInsets,
    by combine: (CGFloat, CGFloat) -> CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: combine(top, other.top),
      left: combine(left, other.left),
      bottom: combine(bottom, other.bottom),
      right: combine(right, other.right)
    )
  }
}
