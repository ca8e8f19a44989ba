// A small scroller, the component that the template plays. Put your own in its place.
//
// It drags after 10 points, glides, goes past its edges like a rubber band and comes back. It follows
// one finger, and has no pages, no insets, no zoom, no animated scrolling. Its delegate is told where
// a glide will end, and cannot choose another place.
//
// Lengths are points, times milliseconds, velocities points a millisecond.

/// The messages of a scroller.
protocol ScrollerDelegate: AnyObject {
  func willBeginDragging()
  func didScroll()
  func willEndDragging(velocity: [Double], target: [Double])
  func didEndDragging(willGlide: Bool)
  func willBeginGliding()
  func didEndGliding()
}

/// One direction of a scroller.
struct ScrollerAxis {
  let length: Double
  /// The largest offset, on the pixel grid.
  let end: Double
  /// Pixels a point.
  private let pixels: Double
  /// The offset of the content, as computed.
  var place: Double
  /// The offset that is shown, on the pixel grid.
  var shown = 0.0
  var velocity = 0.0
  /// The place at which the finger came down, and its last place.
  var touched = 0.0
  var last = 0.0
  /// The part of the finger's way before the drag began, which does not count.
  var slop = 0.0
  /// The offset that the content would have without the rubber band when the finger came down.
  var anchor = 0.0
  /// The finger's last velocity, and the content's at the last two moves.
  var sample = 0.0
  var older = 0.0
  var newer = 0.0

  init(length: Double, content: Double, place: Double, pixels: Double) {
    self.length = length
    self.pixels = pixels
    self.place = place
    end = max(0, Self.pixel(content - length, pixels))
  }

  private static func pixel(_ place: Double, _ pixels: Double) -> Double {
    (place * pixels).rounded(.toNearestOrAwayFromZero) / pixels
  }

  /// Shows the content on the pixel grid: whether that is another place than before.
  mutating func show() -> Bool {
    let before = shown
    shown = Self.pixel(place, pixels)
    return shown != before
  }

  var canMove: Bool { end > 0 }
  /// The edge that the content is past, or its own place.
  var edge: Double { min(max(place, 0), end) }
  private var way: Double { last - touched }

  /// Returns the distance of the content past an edge for a distance of the finger.
  private func banded(_ distance: Double) -> Double {
    let size = abs(distance)
    let shown = 0.55 * size * length / (length + 0.55 * size)
    return distance < 0 ? -shown : shown
  }

  /// Returns the distance of the finger for a distance of the content past an edge.
  private func unbanded(_ shown: Double) -> Double {
    let size = abs(shown)
    let distance = size < length ? length * size / (0.55 * (length - size)) : size
    return shown < 0 ? -distance : distance
  }

  mutating func touch(_ finger: Double) {
    place = shown
    anchor = edge + unbanded(place - edge)
    touched = finger
    last = finger
    (slop, velocity, sample, older, newer) = (0, 0, 0, 0, 0)
  }

  mutating func follow(_ finger: Double, passed: Double, isFirst: Bool, hasDragged: Bool) {
    let before = sample
    if passed > 0 { sample = (last - finger) / passed }
    last = finger
    older = hasDragged ? newer : 0
    newer = isFirst ? sample : 0.2 * sample + 0.8 * before
  }

  mutating func beginDrag(overGlide: Bool) {
    slop = overGlide ? 0 : min(max(way, -10), 10)
  }

  mutating func drag(bounces: Bool) {
    guard canMove else { return }
    place = anchor - (way - slop)
    let past = place - edge
    place = edge + (bounces ? banded(past) : 0)
  }

  /// Goes on by some milliseconds: freely inside the range, past an edge on a spring.
  mutating func step(_ milliseconds: Double, bounces: Bool) {
    let (rate, way, spring) = (-0.002002002670673, 499.0, -0.01005)
    var passed = milliseconds
    var edge = edge
    if place == edge {
      let left = power(passed * rate)
      let free = place + velocity * way * (1 - left)
      let end = velocity < 0 ? 0 : end
      if velocity < 0 ? free >= end : free <= end {
        place = free
        velocity *= left
        return
      }
      let until = free == place ? 0 : passed * (end - place) / (free - place)
      velocity *= power(until * rate)
      place = end
      edge = end
      passed -= until
      if !bounces {
        velocity = 0
        return
      }
    }
    let (left, pull) = (power(passed * rate), power(passed * spring))
    place = edge + pull * (place - edge) + way * velocity * pull * (1 - left)
    velocity *= left * pull
  }

  /// The place at which the content will come to rest, on the pixel grid.
  var target: Double {
    let way = max(0, abs(velocity) - 0.01) / 0.002002002670673
    return Self.pixel(min(max(place + (velocity < 0 ? -way : way), 0), end), pixels)
  }

  /// Returns true if it has come to rest, which puts it on its edge.
  mutating func comesToRest() -> Bool {
    guard abs(velocity) < 0.01, abs(place - edge) < 0.5 else { return false }
    velocity = 0
    place = edge
    return true
  }

  /// Returns e to a small power, near enough.
  private func power(_ exponent: Double) -> Double { 1 + exponent + exponent * exponent / 2 }
}

/// A view that scrolls under one finger.
final class Scroller {
  weak var delegate: (any ScrollerDelegate)?
  private(set) var isTracking = false
  private(set) var isDragging = false
  private(set) var isGliding = false
  private var axes: [ScrollerAxis]
  private let bounces: Bool
  private var heardAt = 0.0
  private var movedAt = 0.0
  private var liftedAt = 0.0
  private var samples = 0
  private var dragMoves = 0
  private var hasStepped = false

  init(axes: [ScrollerAxis], bounces: Bool) {
    self.axes = axes
    self.bounces = bounces
    show()
  }

  /// The offset of the content, in points.
  var offset: (x: Double, y: Double) { (axes[0].shown, axes[1].shown) }

  func setOffset(x: Double, y: Double) {
    for (index, value) in [x, y].enumerated() {
      axes[index].anchor += value - axes[index].place
      axes[index].place = value
    }
    show()
  }

  /// Takes a finger that comes down: a glide halts, and goes on being one until the finger is lifted.
  func touch(x: Double, y: Double, at now: Double) {
    for (index, finger) in [x, y].enumerated() { axes[index].touch(finger) }
    isTracking = true
    samples = 0
    dragMoves = 0
    movedAt = now
    heardAt = now
  }

  /// Takes a finger that stays where it was.
  func stay(at now: Double) { heardAt = now }

  func move(x: Double, y: Double, at now: Double) {
    let passed = now - movedAt
    if passed > 0 { samples += 1 }
    for (index, finger) in [x, y].enumerated() {
      axes[index].follow(
        finger,
        passed: passed,
        isFirst: samples < 2,
        hasDragged: dragMoves > 0
      )
    }
    movedAt = now
    heardAt = now
    if !hasBegun {
      guard isFarEnough else { return }
      beginDrag()
    }
    dragMoves += 1
    for index in axes.indices { axes[index].drag(bounces: bounces) }
    show()
  }

  /// Takes a finger that is lifted, or that the system takes away.
  func lift(at now: Double, isCancelled: Bool) {
    let wasGliding = isGliding
    guard hasBegun || wasGliding else {
      isTracking = false
      return
    }
    if !hasBegun { beginDrag() }
    release(isResting: isCancelled || now - heardAt >= 100)
    let willGlide = axes.contains { $0.velocity != 0 || $0.place != $0.edge }
    delegate?.willEndDragging(
      velocity: axes.map(\.velocity),
      target: axes.map(\.target)
    )
    isDragging = willGlide
    delegate?.didEndDragging(willGlide: willGlide)
    isTracking = false
    isGliding = willGlide
    liftedAt = now
    hasStepped = false
    if willGlide { delegate?.willBeginGliding() } else if wasGliding { delegate?.didEndGliding() }
  }

  /// Plays a frame: the first after a lift moves by the time since the lift, any other by its own.
  func frame(at now: Double, passed: Double) {
    guard isGliding, !isTracking else { return }
    var rest = hasStepped ? passed : now - liftedAt
    guard rest > 0 else { return }
    hasStepped = true
    while rest > 0 {
      for index in axes.indices { axes[index].step(min(rest, 20), bounces: bounces) }
      rest -= 20
    }
    var hasEnded = true
    for index in axes.indices where !axes[index].comesToRest() { hasEnded = false }
    show()
    guard hasEnded, !isTracking else { return }
    isGliding = false
    isDragging = false
    delegate?.didEndGliding()
  }

  private var hasBegun: Bool { isDragging && (dragMoves > 0 || !isGliding) }

  /// True if the finger has gone far enough; over a glide it need not go far.
  private var isFarEnough: Bool {
    let ways = axes.map { $0.last - $0.touched }
    let canMove = axes.contains { $0.canMove && $0.last != $0.touched }
    return canMove && (isGliding || ways.reduce(0) { $0 + $1 * $1 } >= 100)
  }

  private func beginDrag() {
    for index in axes.indices { axes[index].beginDrag(overGlide: isGliding) }
    isDragging = true
    delegate?.willBeginDragging()
  }

  /// Sets the velocity after a lift: zero if the finger has rested, or was slow.
  private func release(isResting: Bool) {
    let square = axes.filter(\.canMove).reduce(0) { $0 + $1.newer * $1.newer }
    let goesOn = !isResting && dragMoves > 0 && square >= 0.0625
    for index in axes.indices {
      let axis = axes[index]
      let blend = dragMoves > 1 ? 0.75 * axis.older + 0.25 * axis.newer : axis.newer
      axes[index].place = axis.shown
      axes[index].velocity = goesOn && axis.canMove ? blend : 0
    }
  }

  /// Shows the content on the pixel grid; tells if that is another place than before.
  private func show() {
    var hasChanged = false
    for index in axes.indices where axes[index].show() { hasChanged = true }
    if hasChanged { delegate?.didScroll() }
  }
}
