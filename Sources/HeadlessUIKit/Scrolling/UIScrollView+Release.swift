import Foundation
import Kinematics

extension UIScrollView {
  /// Ends a drag whose last finger is gone: asks for the target, tells the end of the drag, and
  /// begins the glide (C01).
  ///
  /// - Parameter idleMicroseconds: The time since the fingers' last report, or `nil` if the touch
  ///   was taken away, which leaves no velocity.
  final func endDrag(idleMicroseconds: Int64?) {
    guard drag.hand == .dragging else { return }
    releaseKeyboard(isCancelled: idleMicroseconds == nil)
    endPull()
    // The delegate, told of the keyboard or of the insets, may have ended the drag.
    guard drag.hand == .dragging else { return }
    let offered = offeredRelease(idleMicroseconds: idleMicroseconds)
    hold.isStoppedInRelease = false
    _ = drag.receive(.dragEnded)
    // The glide brings back what a pinch before it has put past an edge.
    forgetHomecoming()
    let chosen = askForTarget(offered)
    let isLeaving = storedWindow == nil || panGestureRecognizer.isLeavingWindow
    guard !isLeaving, chosen.moves(from: (contentOffset.x, contentOffset.y)) || isOverscrolled
    else {
      tell(.nothingFollows)
      tell(.released)
      return payReturn()
    }
    tell(.motionFollows)
    letGo(chosen)
  }

  /// Begins the glide; its first step comes with the next frame (C12).
  private func letGo(_ release: DragRelease) {
    prepareGlide(release)
    tell(.released)
    guard drag.isGliding, storedWindow == nil || hold.isStoppedInRelease else { return }
    // The glide was told, and so is its end, though the view may have gone before (Z04).
    tell(.motionEnded)
  }

  private func offeredRelease(idleMicroseconds: Int64?) -> DragRelease {
    let velocity = idleMicroseconds.map(hold.release.velocity(idleMicroseconds:)) ?? (x: 0, y: 0)
    return isPagingEnabled ? pagedRelease(velocity: velocity) : freeRelease(velocity: velocity)
  }

  private func freeRelease(velocity: (x: Double, y: Double)) -> DragRelease {
    let rate = Kinematics.DecelerationRate(perMillisecond: decelerationRate.rawValue)
    let offset = contentOffset
    return DragRelease(
      x: xAxis.release(from: offset.x, velocity: velocity.x, rate: rate, scale: scale),
      y: yAxis.release(from: offset.y, velocity: velocity.y, rate: rate, scale: scale),
      rate: rate
    )
  }

  private func askForTarget(_ offered: DragRelease) -> DragRelease {
    guard observed.contains(.willEndDragging), let delegate = storedDelegate else { return offered }
    var target = CGPoint(x: offered.x.target, y: offered.y.target)
    unsafe withUnsafeMutablePointer(to: &target) { pointer in
      unsafe delegate.scrollViewWillEndDragging(
        self,
        withVelocity: CGPoint(x: offered.x.velocity, y: offered.y.velocity),
        targetContentOffset: pointer
      )
    }
    // The delegate may have changed the view in this message, but no page is its choice (K09).
    guard !isPagingEnabled else { return pagedRelease(velocity: offered.velocity) }
    var chosen = offered.isPaged ? freeRelease(velocity: offered.velocity) : offered
    // An axis that cannot scroll has one place only, whatever the delegate writes (D05).
    if xAxis.canScroll, target.x != offered.x.target {
      chosen.x.moveTarget(to: target.x, onPixelGrid: onPixelGrid)
    }
    if yAxis.canScroll, target.y != offered.y.target {
      chosen.y.moveTarget(to: target.y, onPixelGrid: onPixelGrid)
    }
    return chosen
  }

  private func prepareGlide(_ release: DragRelease) {
    motion.clock.begin(at: scene?.microseconds ?? 0)
    hold.offset = contentOffset
    xAxis.motion = release.x.motion(
      from: hold.offset.x,
      in: xAxis.range,
      rate: release.rate
    )
    yAxis.motion = release.y.motion(
      from: hold.offset.y,
      in: yAxis.range,
      rate: release.rate
    )
    aimAtPages()
  }
}
