import Foundation

/// The animated scrolls of a view, one at a time.
nonisolated struct ScrollAnimations {
  /// The scroll that is running.
  var running: ScrollAnimation?
  /// The number of those that have begun.
  private var count = 0

  /// Begins a scroll, in place of the one before.
  mutating func start(_ purpose: ScrollAnimation.Purpose, from start: CGPoint, to end: CGPoint) {
    count += 1
    running = ScrollAnimation(
      purpose,
      from: (start.x, start.y),
      to: (end.x, end.y),
      serial: count
    )
  }
}

extension UIScrollView {
  /// The animated scroll that is running.
  final var animation: ScrollAnimation? { animations.running }
}
