import Foundation

extension UIView {
  /// The block whose changes are animated, if one runs; a view without a window is not animated.
  final var animationBlock: AnimationBlock? { storedWindow?.windowScene?.animations.block }

  /// True if changes of the view are animated just now.
  final var isInAnimationBlock: Bool {
    AnimationBlock.runningCount > 0 && storedWindow?.windowScene?.animations.isInBlock ?? false
  }

  /// Notes that a property has another value than before, where a block animates it.
  final func noteChange<Value: Interpolated>(
    of property: ReferenceWritableKeyPath<UIView, Value>,
    from start: Value?
  ) {
    guard let start, let block = animationBlock, self[keyPath: property] != start else { return }
    block.note(AnimatedChange(of: self, property, from: start))
  }

  /// True if the view takes no touches because it is being animated (R472).
  final var isAnimatedExclusively: Bool {
    guard let scene = storedWindow?.windowScene, !scene.animations.running.isEmpty else {
      return false
    }
    return scene.animations.keepsTouches(from: self)
  }
}

extension UIScrollView {
  /// Notes that the content was put elsewhere, where a block animates it: the offset is the bounds' origin.
  final func noteScroll(from start: CGPoint) {
    noteChange(of: \.bounds, from: CGRect(origin: start, size: storedBounds.size))
  }
}
