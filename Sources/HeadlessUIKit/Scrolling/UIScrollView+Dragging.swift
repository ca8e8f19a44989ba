import Foundation
import Kinematics

extension UIScrollView {
  /// Stops what moves where it is, for a finger came down; nothing is told of it (E01, E02).
  final func fingerCameDown() {
    guard drag.hand == .away else { return }
    interruptAnimation()
    // Whoever heard of that may have switched the recognizer off.
    guard panGestureRecognizer.numberOfTouches > 0 else { return }
    _ = drag.receive(.touchDown)
    updateMotion()
  }

  /// Lets fingers go that went without dragging, or with which another view drags.
  final func fingersLost(toAnother isTakenByAnother: Bool) {
    guard drag.hand == .down else { return }
    if drag.isCaught, !isTakenByAnother, !panGestureRecognizer.isLeavingWindow {
      // The finger that halted a glide counts as a drag without movement (E04, E05).
      dragBegan(follows: false)
      endDrag(idleMicroseconds: nil)
      return
    }
    _ = drag.receive(.fingersLost)
    updateIndicators()
    guard drag.isGliding else {
      comeHome()
      return payReturn()
    }
    // The halted glide is nobody's now: it goes back to the edge or a page, or it is over.
    motion.clock.begin(at: scene?.microseconds ?? 0)
    restGlide()
    if mustMoveOn || panGestureRecognizer.isLeavingWindow {
      updateMotion()
    } else {
      tell(.motionEnded)
    }
  }

  /// Begins a drag, for the pan was recognized: its travel begins to move the content in the same turn (B06).
  ///
  /// - Parameter follows: Whether the travel so far moves the content.
  final func dragBegan(follows: Bool = true) {
    if follows, animation != nil {
      // One that code began under the finger, or as it came down: the content is the finger's now (B06).
      interruptAnimation()
      // Whoever heard of that may have taken the finger away.
      guard panGestureRecognizer.state == .began else { return fingersLost(toAnother: false) }
    }
    let travel = panGestureRecognizer.rawTravel
    let lock =
      isDirectionalLockEnabled
      ? DirectionalLock.decided(dx: travel.x, dy: travel.y) : DirectionalLock.free
    xAxis.isLocked = !lock.movesHorizontally
    yAxis.isLocked = !lock.movesVertically
    hold.release = ReleaseVelocity()
    tieContent(toTravel: follows ? .zero : panGestureRecognizer.travel)
    tell(.dragBegan)
    beginPull()
    dragChanged()
    dragMeetsKeyboard()
  }

  /// Moves the content as the fingers have moved.
  final func dragChanged() {
    guard drag.hand == .dragging else { return }
    let velocity = panGestureRecognizer.velocity(in: self)
    hold.release.panChanged(velocityX: velocity.x, velocityY: velocity.y)
    let travel = movement(fromWindow: panGestureRecognizer.travel)
    guard animation == nil, !isZooming else {
      // The animation wins, and so does the pinch; the drag goes on from where they leave it.
      return tieContent(toTravel: travel)
    }
    // Code moved the content since (F26): the drag goes on from there.
    if contentOffset != hold.offset { tieContent(toTravel: hold.travel) }
    hold.travel = travel
    drive(
      toX: xAxis.dragged(from: contentOffset.x, travel: travel.x),
      y: yAxis.dragged(from: contentOffset.y, travel: travel.y)
    )
    followPull()
    pullKeyboard()
  }

  /// Ties the content to the fingers as they stand, so that neither jumps.
  final func tieContent(toTravel travel: CGPoint) {
    hold.offset = contentOffset
    hold.travel = travel
    xAxis.tie(hold.offset.x, toTravel: travel.x)
    yAxis.tie(hold.offset.y, toTravel: travel.y)
  }
}
