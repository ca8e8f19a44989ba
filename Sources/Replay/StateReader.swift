package import HeadlessUIKit
package import Traces

/// Reads what the receiver of a message can read of a scroll view; what seldom changes is told when
/// it has changed.
package struct StateReader {
  private var contentSize: CGSize?
  private var inset: UIEdgeInsets?
  /// The size of the bounds when it was read last, and how it is told: it seldom changes.
  private var size = (read: CGSize.zero, told: Point.zero)

  /// Creates a reader that has told nothing.
  package init() {}

  /// Returns the state that can be read now.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - tellsZoom: whether it may be zoomed.
  ///   - tellsRefreshing: whether it has a refresh control.
  /// - Returns: the state.
  package mutating func state(
    of scrollView: UIScrollView,
    tellsZoom: Bool,
    tellsRefreshing: Bool
  ) -> State {
    var state = State()
    let bounds = scrollView.bounds
    let offset = scrollView.contentOffset
    let place = Point(offset.x, offset.y)
    if bounds.size != size.read {
      size = (bounds.size, Point(bounds.size.width, bounds.size.height))
    }
    state.contentOffset = place
    // The two are the same but where an application's own view makes up one of them.
    state.bounds = Rect(
      origin: bounds.origin == offset ? place : Point(bounds.origin.x, bounds.origin.y),
      size: size.told
    )
    var raised: State.Facts = []
    if scrollView.isTracking { raised.insert(.isTracking) }
    if scrollView.isDragging { raised.insert(.isDragging) }
    if scrollView.isDecelerating { raised.insert(.isDecelerating) }
    if scrollView.isScrollAnimating { raised.insert(.isScrollAnimating) }
    var known = Self.flags
    if tellsZoom {
      known.formUnion([.isZooming, .isZoomBouncing])
      if scrollView.isZooming { raised.insert(.isZooming) }
      if scrollView.isZoomBouncing { raised.insert(.isZoomBouncing) }
      state.zoomScale = Millionths(scrollView.zoomScale)
    }
    // A control that is being taken away is gone already.
    if tellsRefreshing, let refreshControl = scrollView.refreshControl {
      known.insert(.isRefreshing)
      if refreshControl.isRefreshing { raised.insert(.isRefreshing) }
    }
    state.setFlags(known: known, raised: raised)
    tellChanges(of: scrollView, in: &state)
    return state
  }

  private mutating func tellChanges(of scrollView: UIScrollView, in state: inout State) {
    if scrollView.contentSize != contentSize {
      contentSize = scrollView.contentSize
      state.contentSize = Point(scrollView.contentSize.width, scrollView.contentSize.height)
    }
    if scrollView.adjustedContentInset != inset {
      inset = scrollView.adjustedContentInset
      state.adjustedContentInset = Insets(scrollView.adjustedContentInset)
    }
  }

  private static let flags: State.Facts = [
    .isTracking, .isDragging, .isDecelerating, .isScrollAnimating,
  ]
}

extension Insets {
  /// The nearest insets to floating-point ones.
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Thousandths(insets.top),
      left: Thousandths(insets.left),
      bottom: Thousandths(insets.bottom),
      right: Thousandths(insets.right)
    )
  }
}
