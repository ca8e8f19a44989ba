internal import Traces

/// The parts from which the edits of a lift are made.
extension Value {
  static func velocity(_ x: Int64, _ y: Int64) -> Value {
    .pair(Millionths(units: x), Millionths(units: y))
  }
}

extension Site {
  var isRelease: Bool { isUnpaged && moment.place == .inDrag && isTurnQuiet }

  /// True if it is the lift of a single finger that has been still for a while.
  var isHold: Bool {
    isRelease && isAlone && isQuiet && isAfterHold && isStill && fingers.hasMoved
  }

  /// True if it lifts a flick whose glide stays inside the range and is told to its end.
  var isFreeFlick: Bool {
    guard isRelease, isAlone, isQuiet, isInside, isFlick,
      let offset, let target, let wish, setup.contains(wish) == true,
      max(abs(target.x.units - offset.x.units), abs(target.y.units - offset.y.units)) > 100_000
    else { return false }
    let glide = followers.dropFirst(2).prefix {
      $0.name == .willBeginDecelerating || $0.name == .didScroll
    }
    guard let last = glide.max(by: { $0.line < $1.line }),
      last.next?.name == .didEndDecelerating
    else { return false }
    let isBounce = glide.contains { !$0.isInside }
    // An axis that is still past what it was offered stops by itself.
    return !isBounce
  }

  /// True if an end of the range is the target, along the vertical, and it bounces there.
  var isTargetOnEdge: Bool {
    guard let target, let offset, let range = setup.range(.y), !setup.isShort(.y) else {
      return false
    }
    return offset.y != target.y
      && (target.y.units == range.lowerBound || target.y.units == range.upperBound)
  }

  func telling(_ x: Int64, _ y: Int64) -> [Edit] {
    guard let velocity else { return [] }
    return saying(.withVelocity, .velocity(velocity.x * x, velocity.y * y))
  }

  func offering(_ x: Int32, _ y: Int32) -> [Edit] {
    guard let target else { return [] }
    let other = Point(x: target.x.moved(by: x), y: target.y.moved(by: y))
    return other == target ? [] : saying(.targetContentOffset, Value(other))
  }

  /// Returns the edits by which the delegate's target is another, and the glide is as it was.
  func rewriting(by way: Int32) -> [Edit] {
    guard var message, let wish, let offset else { return [] }
    // Farther, and away from both the place of rest and the range's far end.
    let axis: Axis =
      abs(wish.x.units - offset.x.units) > abs(wish.y.units - offset.y.units) ? .x : .y
    var other = wish
    other[axis] += wish[axis] > offset[axis] ? -way : way
    message.answer = .object([Argument(.targetContentOffset, Value(other))])
    return replaced(by: .message(message))
  }

  /// The axis that the directional lock keeps, where the finger clearly went along the other.
  var lockedAxis: Axis? {
    guard setup.isLockEnabled, isAlone, fingers.most == 1, let begin = dragBegin else { return nil }
    let travel = begin.fingers.travel
    if abs(travel.x) <= abs(travel.y) / 6 { return .x }
    return abs(travel.y) <= abs(travel.x) / 6 ? .y : nil
  }

  /// The willBeginDragging of the drag that it is in.
  var dragBegin: Site? {
    name == .willBeginDragging ? self : forerunners.first { $0.name == .willBeginDragging }
  }
}
