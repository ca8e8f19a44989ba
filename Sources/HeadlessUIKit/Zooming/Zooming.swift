import Foundation
import Kinematics

/// All that a scroll view keeps for zooming; only one that has limits to zoom between has it.
final class Zooming {
  /// The duration of a zoom bounce and of an animated zoom, in milliseconds.
  nonisolated static let milliseconds = OffsetAnimation.standardMilliseconds

  let pinch = UIScrollViewPinchGestureRecognizer()
  var machine = ZoomStateMachine()
  var minimum = 1.0
  var maximum = 1.0
  var bounces = true
  var scale = 1.0
  /// The view that is zoomed, as the delegate named it when the zoom began.
  weak var view: UIView?
  /// The view that the delegate named for a pinch that is about to begin.
  weak var namedView: UIView?
  /// The hold of the fingers on the content.
  var grip = PinchGrip()
  /// The frames of the bounce or the animated zoom so far.
  var frames = 0
  /// The way back of an offset that a pinch left past an edge.
  var homecoming: Homecoming?
  /// True if a pinch may have left the offset past an edge, with nobody else to bring it back.
  var owesHomecoming = false
  /// The move of the content that follows after the delegate has heard of the scale.
  var pendingMove: PendingMove?

  var range: ZoomRange { ZoomRange(lower: minimum, upper: maximum) }

  /// True if frames are wanted.
  var isMoving: Bool { machine.isTimed || homecoming != nil }

  /// True if the zoom has the content, so that no change of sizes clamps it.
  var hasContent: Bool { machine.isZooming || homecoming != nil }

  /// Returns the scale that fingers make: what they ask for, held back beyond the limits (J01).
  ///
  /// A scale between two steps, where code has put it, is not left for the nearest one.
  func followed(_ asked: Double) -> Double {
    let range = range
    // A scale that is beyond a limit only by rounding counts as inside.
    let isBeyond = !range.contains(asked) && !range.contains(ZoomRange.onGrid(asked))
    if isBeyond, !bounces { return range.clamped(asked) }
    let step = ZoomRange.onGrid(range.rubberBanded(asked))
    guard step != ZoomRange.onGrid(scale) else { return scale }
    return isBeyond ? step : range.clamped(step)
  }

  /// Returns true if the time of a bounce or an animated zoom is over, taken in whole frames.
  func isTimeOver(framesPerSecond: Double) -> Bool {
    OffsetAnimation(from: 0, to: 0, milliseconds: Self.milliseconds)
      .isFinished(at: Double(frames) * 1_000 / framesPerSecond)
  }
}

/// A move of the content that follows a change of the scale.
nonisolated struct PendingMove {
  /// The offset of the content until then.
  let start: CGPoint
  /// The offset that is asked for, as if there were no edges.
  let asked: CGPoint
  /// The origin of the zoomed view at that time.
  ///
  /// A delegate that hears of the zoom may move the view.
  let origin: CGPoint
  /// True if fingers ask, who may take it past the edges.
  let isByFingers: Bool
}

/// The hold of two fingers on the content: the point of it that stays under their middle.
nonisolated struct PinchGrip {
  /// The scale that the fingers ask for at scale 1 of their own.
  var unit = 1.0
  /// The point of the content, at scale 1, that stays under the middle of the fingers.
  var point = CGPoint.zero
  /// The middle of the fingers in the view, and their own scale, when the content last followed.
  var middle = CGPoint.zero
  var spread = 1.0
  /// The scale and the offset that were written then.
  ///
  /// If the view has others, code moved it.
  var scale = 1.0
  var offset = CGPoint.zero
}

/// An offset's way back from past an edge.
///
/// It lasts as long as an animated zoom; the duration in UIKit is not known.
nonisolated struct Homecoming {
  let start: CGPoint
  /// The offset that was written last.
  ///
  /// If the view has another, code moved it.
  var written: CGPoint
  private var frames = 0

  init(from start: CGPoint) {
    self.start = start
    written = start
  }

  mutating func advance(frames: Int) {
    self.frames += frames
  }

  func isFinished(framesPerSecond: Double) -> Bool {
    animation(from: 0, to: 0).isFinished(at: elapsed(framesPerSecond))
  }

  /// Returns where the content is by now on its way to where it may rest, wherever that is now.
  func offset(to end: CGPoint, framesPerSecond: Double) -> CGPoint {
    let elapsed = elapsed(framesPerSecond)
    return CGPoint(
      x: animation(from: start.x, to: end.x).value(at: elapsed),
      y: animation(from: start.y, to: end.y).value(at: elapsed)
    )
  }

  private func animation(from start: Double, to end: Double) -> OffsetAnimation {
    OffsetAnimation(from: start, to: end, milliseconds: Zooming.milliseconds)
  }

  private func elapsed(_ framesPerSecond: Double) -> Double {
    Double(frames) * 1_000 / framesPerSecond
  }
}
