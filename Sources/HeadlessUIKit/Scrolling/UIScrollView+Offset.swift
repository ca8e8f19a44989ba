import Foundation
import Kinematics

extension UIScrollView {
  /// Puts the content at an offset: the one place where it moves with a message.
  ///
  /// The value is taken to whole pixels first, and equal values are not told (A02); the offset is
  /// in place when the delegate hears of it (A03, A04).
  final func place(at offset: CGPoint) {
    // The offsets of a drag or a glide are on the pixel grid already.
    let isOnGrid = offset == hold.offset
    let x = isOnGrid ? offset.x : onPixelGrid(offset.x)
    let y = isOnGrid ? offset.y : onPixelGrid(offset.y)
    // An offset that is infinite or not a number is ignored.
    guard (x - x) + (y - y) == 0 else { return }
    guard x != storedBounds.origin.x || y != storedBounds.origin.y else { return }
    let start = storedBounds.origin
    storedBounds.origin = CGPoint(x: x, y: y)
    if AnimationBlock.runningCount > 0, isInAnimationBlock { noteScroll(from: start) }
    if laysOutWhileScrolling { setNeedsLayout() }
    if observed.contains(.didScroll) { storedDelegate?.scrollViewDidScroll(self) }
  }

  /// Moves the content for a finger or a glide, and remembers where it was put.
  final func drive(toX x: Double, y: Double) {
    let offset = CGPoint(x: onPixelGrid(x), y: onPixelGrid(y))
    hold.offset = offset
    contentOffset = offset
  }

  /// Returns a value at a whole pixel; outside a window there are no pixels, and nothing is rounded.
  final func onPixelGrid(_ value: Double) -> Double {
    if scale == 0 { return value }
    // Most content moves along one axis, and stays at nought of the other.
    return value == 0 ? 0 : PixelGrid.rounded(value, scale: scale)
  }

  final func onPixelGrid(_ point: CGPoint) -> CGPoint {
    CGPoint(x: onPixelGrid(point.x), y: onPixelGrid(point.y))
  }

  /// True if the content is past an edge on either axis.
  final var isOverscrolled: Bool {
    xAxis.isOverscrolled(at: storedBounds.origin.x)
      || yAxis.isOverscrolled(at: storedBounds.origin.y)
  }

  /// Lists the view with those that the frames move, or takes it off the list.
  final func updateMotion() {
    updateIndicators()
    let isMoving = animation != nil || drag.isGliding || zooming?.isMoving ?? false
    guard motion.list(isMoving) else { return }
    if isMoving {
      motion.beginning = scene?.microseconds ?? 0
      scene?.frames.scrollViews.append(self)
    } else {
      scene?.frames.scrollViews.removeAll { $0 === self }
    }
  }

  /// Moves what is in motion by one frame that stands for so many periods.
  final func moveByFrame(periods: Int) {
    let periods = periods > 1 ? motion.periods(among: periods, in: scene) : periods
    if animation != nil {
      // The time for which a glide waits is none of its own.
      motion.clock.goOn()
      animateByFrame(periods: periods)
    } else if drag.isGliding {
      glideByFrame(periods: periods)
    }
    if zooming != nil { zoomByFrame(periods: periods) }
  }

  /// Stops silently when the window goes (C18), and takes on the pixels of the one that comes.
  final func windowChanged() {
    animations.running = nil
    forgetReturn()
    stopZoom()
    indicators.fade.hide()
    _ = drag.receive(.removed)
    updateMotion()
    scene = storedWindow?.windowScene
    // A view that left its window keeps to the pixels it had: where it may rest has not changed (A02).
    scale = scene.map { Double($0.screen.scale) } ?? scale
    motion.period = scene?.screen.period ?? 0
    hold.offset = onPixelGrid(contentOffset)
    guard scene == nil else { return }
    geometryMayHaveChanged(keepsTop: true)
    place(
      at: CGPoint(x: xAxis.range.clamped(contentOffset.x), y: yAxis.range.clamped(contentOffset.y))
    )
  }
}
