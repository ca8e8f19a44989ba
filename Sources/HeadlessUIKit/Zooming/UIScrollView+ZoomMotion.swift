import Foundation
import Kinematics

// The motion of a zoom by itself, frame by frame. The scale has arrived already, and only time
// passes (J04, I06). An offset that a pinch left past an edge goes back.

extension UIScrollView {
  /// Goes on with what a zoom left in motion.
  final func zoomByFrame(periods: Int) {
    guard let zooming, let scene else { return }
    let rate = Double(scene.screen.maximumFramesPerSecond)
    comeHomeByFrame(periods: periods, framesPerSecond: rate)
    guard zooming.machine.isTimed else { return }
    zooming.frames += periods
    if zooming.isTimeOver(framesPerSecond: rate) { finishZoom() }
  }

  /// Tells the end of a bounce or an animated zoom, whose time is over or is cut short.
  final func finishZoom() {
    guard let zooming, zooming.machine.isTimed else { return }
    tellZoom(.timeEnded)
    updateMotion()
  }

  /// Ends at once what a zoom left in motion: the view leaves its window, or code stops it.
  ///
  /// An offset on its way back is back then (F20).
  final func stopZoom() {
    guard let zooming, !zooming.machine.isZooming else { return }
    if zooming.homecoming != nil {
      zooming.homecoming = nil
      contentOffset = restingOffset
    }
    finishZoom()
    updateMotion()
  }

  /// Lets an offset that a pinch left past an edge, or between pages, go where it may rest, if no
  /// finger and no glide has it.
  final func comeHome() {
    defer { updateMotion() }
    guard let zooming, zooming.owesHomecoming, !zooming.machine.isZooming, drag.hand == .away else {
      return
    }
    zooming.owesHomecoming = false
    // Code that scrolls the content meanwhile brings it home, unless that is stopped.
    if animation != nil { debts.owesBounce = isOverscrolled }
    guard !drag.isGliding, animation == nil, mustMoveOn, storedWindow != nil else { return }
    zooming.homecoming = Homecoming(from: contentOffset)
  }

  /// Leaves what a pinch put past an edge to something else that has the content, unless the pinch has not
  /// ended: then its end brings the content home.
  final func forgetHomecoming() {
    if zooming?.machine.isZooming == false { zooming?.owesHomecoming = false }
  }

  private func comeHomeByFrame(periods: Int, framesPerSecond: Double) {
    // An animation has the content as long as it runs; stopped on its way, it leaves it to this.
    guard let zooming, var way = zooming.homecoming, animation == nil else { return }
    guard drag.hand == .away, !drag.isGliding, contentOffset == way.written else {
      // A finger holds it, or code put it elsewhere.
      zooming.homecoming = nil
      zooming.owesHomecoming = drag.hand != .away
      updateMotion()
      return
    }
    way.advance(frames: periods)
    let home = restingOffset(near: way.start)
    way.written = onPixelGrid(way.offset(to: home, framesPerSecond: framesPerSecond))
    // Content that is back is at rest, though time is left. If code makes another place to rest at,
    // the content does not move there (P05).
    let isOver =
      way.isFinished(framesPerSecond: framesPerSecond) || way.written == onPixelGrid(home)
    zooming.homecoming = isOver ? nil : way
    updateMotion()
    drive(toX: way.written.x, y: way.written.y)
  }
}
