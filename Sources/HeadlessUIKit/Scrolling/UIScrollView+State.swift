extension UIScrollView {
  /// True if a finger is on the view, dragging or not.
  public final var isTracking: Bool { drag.isTracking }
  /// True if a finger drags, or the glide after it goes on.
  public final var isDragging: Bool { drag.isDragging }
  /// True if the content moves by itself after a drag, or would but for a finger that holds it.
  public final var isDecelerating: Bool { drag.isDecelerating }
  /// True if an animated scroll is running.
  public final var isScrollAnimating: Bool { animation != nil }
  /// The insets that count: `contentInset` and what bars cover.
  public final var adjustedContentInset: UIEdgeInsets { content.adjustedInset }

  /// True if the content may pass the edges, on both axes.
  public final var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
}
