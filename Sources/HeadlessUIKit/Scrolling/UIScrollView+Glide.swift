import Foundation
import Kinematics

extension UIScrollView {
  /// Goes on with a glide: all periods in one write, and so with one message (C20).
  final func glideByFrame(periods: Int) {
    guard let scene else { return }
    let pace = motion.clock.pace(of: periods, at: scene.microseconds, period: motion.period)
    guard pace.moves else { return }
    followMovesByCode()
    // Local copies: a step is a few multiplications, less than checked access to a property.
    var x = xAxis
    var y = yAxis
    var isOver = false
    var step = pace.first
    var left = pace.periods
    while left > 0, !isOver {
      x.step(milliseconds: step)
      y.step(milliseconds: step)
      isOver = x.isSettled && y.isSettled
      step = motion.period
      left -= 1
    }
    xAxis.motion = x.motion
    yAxis.motion = y.motion
    drive(toX: x.motion.position, y: y.motion.position)
    if isOver { finishGlide() }
  }

  /// Makes the last write, to a pixel or an edge or the delegate's target, and ends the glide (C21).
  private func finishGlide() {
    guard canFinishGlide else { return }
    drive(toX: xAxis.restingPosition(scale: scale), y: yAxis.restingPosition(scale: scale))
    guard canFinishGlide else { return }
    tell(.motionEnded)
  }

  /// True if the delegate left the glide alone when it heard of the last step.
  private var canFinishGlide: Bool {
    drag.isGliding && animation == nil && contentOffset == hold.offset
  }

  /// Goes on from where code has put the content, with the velocity that there is (F16).
  private func followMovesByCode() {
    let offset = storedBounds.origin
    let moved: (x: Double, y: Double) = (offset.x - hold.offset.x, offset.y - hold.offset.y)
    if moved.x != 0 { xAxis.motion.position = offset.x }
    if moved.y != 0 { yAxis.motion.position = offset.y }
    hold.offset = offset
    if isPagingEnabled, moved.x != 0 || moved.y != 0 { aimAtPages(movedBy: moved) }
  }

  /// Takes the velocity out of a glide; past an edge it still goes back, and to a page.
  final func restGlide() {
    hold.offset = contentOffset
    let rate = Kinematics.DecelerationRate(perMillisecond: decelerationRate.rawValue)
    xAxis.motion = AxisMotion(position: hold.offset.x, velocity: 0, rate: rate)
    yAxis.motion = AxisMotion(position: hold.offset.y, velocity: 0, rate: rate)
    aimAtPages()
  }

  /// Stops a glide and an animation, and leaves the content where it is, but inside its range.
  public final func stopScrollingAndZooming() {
    let owedReturn = debts.takeReturn()
    // A scroll to the top that is stopped on its way does not arrive (G03); one that is begun as the
    // zoom ends does.
    interruptAnimation()
    stopZoom()
    hold.isStoppedInRelease = true
    guard drag.isGliding || drag.isLettingGo || owedReturn || debts.owesReturn else { return }
    debts.owesReturn = false
    contentOffset = restingOffset
    if drag.isGliding { tell(.motionEnded) }
  }
}
