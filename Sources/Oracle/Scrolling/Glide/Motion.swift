/// The facts about the drag and the glide in progress, in the oracle's own terms.
struct Motion: Sendable {
  /// The offset at the drag's beginning.
  var dragStart = Place.unknown
  /// The number of `didScroll` in the drag.
  var dragScrolls: Int32 = 0
  /// The axis that a directional lock must keep, if the drag clearly started along the other (DL02).
  var lockedAxis: Axis?
  /// True if the program, or a change of geometry, had a hand in it.
  var isDisturbed = false
  /// The number of `didScroll` in the glide.
  var glideScrolls: Int32 = 0
  /// The move of the content in the latest `didScroll`.
  var lastMove = Place(x: 0, y: 0)
  /// The length of that move, on the axis on which it was greater.
  var lastStep: Int32 { max(abs(lastMove.x), abs(lastMove.y)) }
  /// The offset at the lift.
  var liftOffset = Place.unknown
  /// The release velocity that the component told, in millionths of points a millisecond.
  var velocity = (x: Int64(0), y: Int64(0))
  var isVelocityKnown = false
  /// True if the flick may be one of a quick series, which goes farther.
  var isOfStreak = false
  /// The place at which the glide will end, as the component said.
  var target = Place.unknown
  /// The place at which the delegate wants it to end.
  var wish = Place.unknown
  /// True if the delegate changed the target.
  var isRewritten: Bool { wish.isKnown && wish != target }

  var horizontal = AxisMotion()
  var vertical = AxisMotion()
  /// The pages that the release must lead to, across and down.
  var pageAcross = PageChoice()
  var pageDown = PageChoice()

  /// The part along an axis.
  subscript(axis: Axis) -> AxisMotion { axis == .horizontal ? horizontal : vertical }
}

/// One axis of a glide.
struct AxisMotion: Sendable {
  /// The sign of the first movement.
  var direction: Int32 = 0
  /// True if it was outside the range in this glide, or may have been.
  var wasOutside = true
  /// True if it ran out of the range in this glide, having begun inside.
  var hasCrossed = false

  init() {}

  /// One that begins, outside the range or inside.
  init(isOutside: Bool) {
    wasOutside = isOutside
  }

  /// Returns the same after a movement.
  func following(_ step: Int32, isOutside: Bool, crosses: Bool) -> AxisMotion {
    var next = self
    if isOutside { next.wasOutside = true }
    if crosses, !wasOutside { next.hasCrossed = true }
    if direction == 0 { next.direction = step.signum() }
    return next
  }
}
