package import Foundation
import Kinematics

/// A glide that nobody disturbs: one view moves, and nothing else in its world waits for a frame.
///
/// Its frames are steps of two numbers. So they are taken on a copy, without the view, until one has
/// more to do than to move the content.
nonisolated package struct FreeGlide {
  fileprivate private(set) var x: Axis
  fileprivate private(set) var y: Axis
  private let pixels: Double
  private let period: Double

  fileprivate init(x: ScrollAxis, y: ScrollAxis, at offset: CGPoint, scale: Double, period: Double)
  {
    self.x = Axis(x, at: offset.x)
    self.y = Axis(y, at: offset.y)
    pixels = scale
    self.period = period
  }

  /// The offset of the content.
  package var offset: CGPoint { CGPoint(x: x.offset, y: y.offset) }

  /// Takes one frame.
  ///
  /// - Returns: where the content is then; nil: the frame ends the glide, or leads nowhere, and the glide
  ///   is as it was.
  package mutating func step() -> CGPoint? {
    // Most glides move one axis alone, and the other need not be copied.
    if x.isSettled {
      guard y.goesOn(milliseconds: period, scale: pixels) else { return nil }
      return offset
    }
    if y.isSettled {
      guard x.goesOn(milliseconds: period, scale: pixels) else { return nil }
      return offset
    }
    var next = self
    next.x.step(milliseconds: period, scale: pixels)
    next.y.step(milliseconds: period, scale: pixels)
    if next.x.isSettled, next.y.isSettled { return nil }
    guard next.x.offset.isFinite, next.y.offset.isFinite else { return nil }
    self = next
    return offset
  }

  /// One axis: its motion, and where that puts the content.
  fileprivate struct Axis {
    private(set) var motion: AxisMotion
    private(set) var isSettled: Bool
    private(set) var offset: Double
    private let range: ScrollRange
    private let bounces: Bool

    init(_ axis: ScrollAxis, at offset: Double) {
      motion = axis.motion
      isSettled = axis.isSettled
      range = axis.range
      bounces = axis.bounces
      self.offset = offset
    }

    /// Takes a step, where that is not the last one and leads somewhere; returns whether it is so.
    mutating func goesOn(milliseconds: Double, scale: Double) -> Bool {
      guard !isSettled, motion.goOn(milliseconds: milliseconds, range: range, bounces: bounces)
      else { return false }
      place(scale: scale)
      return true
    }

    mutating func step(milliseconds: Double, scale: Double) {
      motion.step(milliseconds: milliseconds, range: range, bounces: bounces)
      isSettled = motion.isSettled(in: range)
      place(scale: scale)
    }

    /// Puts the content where the motion is.
    private mutating func place(scale: Double) {
      offset =
        scale == 0 ? motion.position : PixelGrid.rounded(motion.position, scale: scale)
    }
  }
}

extension UIWindowScene {
  /// The view whose glide is all that the next frame has to do; nil: there is more, or less.
  package var freelyGlidingView: UIScrollView? {
    guard frames.scrollViews.count == 1, !hasMoreToDoThanMove else { return nil }
    let view = frames.scrollViews[0]
    return view.isGlidingFreely ? view : nil
  }

  /// Sets the clock to the last frame of a glide that was taken without the view.
  package func takeOn(_ glide: FreeGlide, of view: UIScrollView, at microseconds: Int64) {
    advance(to: microseconds)
    view.xAxis.motion = glide.x.motion
    view.yAxis.motion = glide.y.motion
    view.storedBounds.origin = glide.offset
    view.hold.offset = glide.offset
  }
}

extension UIScrollView {
  /// The glide that the view is in, to be taken on without it.
  package final var freeGlide: FreeGlide {
    FreeGlide(x: xAxis, y: yAxis, at: storedBounds.origin, scale: scale, period: motion.period)
  }

  /// True if a frame does nothing else than take the glide on by a whole period.
  fileprivate final var isGlidingFreely: Bool {
    !laysOutWhileScrolling && drag.isGliding && animation == nil && !motion.clock.isWaiting
      && hold.offset == storedBounds.origin && zooming?.isMoving != true
  }
}
