import Foundation
import Kinematics

extension UIScrollView {
  /// Moves at once and stops what moves: the end of a glide is told, that of an animation not (F06).
  final func jump(to offset: CGPoint) {
    animations.running = nil
    forgetReturn()
    hold.isStoppedInRelease = true
    updateMotion()
    contentOffset = offset
    if drag.isGliding { tell(.motionEnded) }
  }

  /// Begins an animation to an offset, unless the content is there (F05); a glide waits meanwhile.
  final func animateContentOffset(to offset: CGPoint) {
    guard let scene, storedWindow != nil, scene.areAnimationsEnabled else {
      // Without animations the values jump, and no end is told (F07); so they do as the view leaves its
      // window, where no frame would move them. Inside a block that animates, the scroll is one of its
      // own all the same (R482).
      animations.running = nil
      updateMotion()
      contentOffset = offset
      return
    }
    let end = onPixelGrid(offset)
    guard (end.x - end.x) + (end.y - end.y) == 0 else { return }
    if let animation, animation.purpose == .offset {
      // On its way there already: the first call's end message is the second's too (F19).
      guard (end.x, end.y) != animation.end else { return }
    } else if end == contentOffset, animation == nil {
      return
    }
    startAnimation(.offset, to: end)
  }

  final func startAnimation(_ purpose: ScrollAnimation.Purpose, to end: CGPoint) {
    // One that was to bring the content back leaves that to the next, or to its end.
    if let animation, animation.purpose != .offset, isOverscrolled { debts.owesBounce = true }
    animations.start(purpose, from: contentOffset, to: end)
    motion.beginning = scene?.microseconds ?? 0
    updateMotion()
  }

  final func animateByFrame(periods: Int) {
    guard let scene else { return }
    animations.running?.advance(frames: periods)
    if animation?.purpose == .home { leadHome() }
    guard let running = animation else { return }
    let rate = Double(scene.screen.maximumFramesPerSecond)
    let offset = running.value(framesPerSecond: rate)
    contentOffset = CGPoint(x: offset.x, y: offset.y)
    // The delegate may have stopped it, or begun another.
    guard animation?.serial == running.serial, running.isFinished(framesPerSecond: rate),
      mayEndAnimation
    else { return }
    debts.owesBounce = false
    endAnimation()
  }

  /// Lets a way home lead into the range as it is now: what was zoomed on the way may have another.
  private func leadHome() {
    guard let end = animation?.end else { return }
    let home = fitting(CGPoint(x: end.x, y: end.y))
    if home != CGPoint(x: end.x, y: end.y) { animations.running?.redirect(toX: home.x, y: home.y) }
  }

  /// Ends an animation, and takes back what it leaves past an edge if that is owed.
  final func endAnimation() {
    guard animation != nil else { return }
    closeAnimation()
    payReturn()
  }

  /// Ends an animation: it is over before that is told, so one begun in the message stays (A12).
  private func closeAnimation() {
    guard let ended = animation else { return }
    animations.running = nil
    updateMotion()
    switch ended.purpose {
    case .offset:
      if isPagingEnabled, drag.isGliding { restGlide() }
      tellEndOfAnimation()
    case .top: tellArrivalAtTop()
    case .home: refreshControl?.receive(.returned)
    }
  }

  /// Stops an animated scroll where it is, for a finger came down on it (F18).
  ///
  /// Its end is told, but a scroll to the top that did not get there has none (G10).
  final func interruptAnimation() {
    guard let animation else { return }
    switch animation.purpose {
    case .offset:
      // The bounce is made up for when the finger that stopped the animation leaves.
      closeAnimation()
      guard self.animation == nil else { return }
      if debts.owesBounce, isOverscrolled { debts.owesReturn = true }
    case .top:
      animations.running = nil
      let end = CGPoint(x: animation.end.x, y: animation.end.y)
      debts.owesReturn = isOverscrolled && end == fitting(end)
      updateMotion()
    case .home:
      animations.running = nil
      debts.owesReturn = true
      updateMotion()
    }
    debts.owesBounce = false
  }
}
