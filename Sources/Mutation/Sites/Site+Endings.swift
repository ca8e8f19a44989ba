internal import Traces

extension Site {
  /// The rest that follows, if it is the last that the view tells.
  var lastRest: Site? { rest.flatMap { $0.next == nil ? $0 : nil } }

  /// Returns the edits by which it, the didScrolls of its turn with its offset, and the rest that follows
  /// show another offset.
  func resting(at place: Point?) -> [Edit] {
    guard let place, let rest = lastRest, let offset, place != offset else { return [] }
    let last = path.last.flatMap { $0.offset == offset ? $0 : nil }
    return (last?.moved(to: place) ?? []) + moved(to: place) + rest.moved(to: place)
  }

  /// True if it is the natural end of a glide that was outside, on the edge it came back to.
  var endsOnEdge: Bool {
    isPlain && moment.place == .inGlide && isQuiet && isToldToRest && endsBounce
      && bouncedAxis != nil && path.last?.offset == offset && release?.wish == release?.target
  }

  /// The axis on which the glide that ends here was outside, and is on an end of the range.
  var bouncedAxis: Axis? {
    guard let offset else { return nil }
    return Axis.allCases.first { axis in
      guard let range = setup.range(axis), setup.bounces(axis) else { return false }
      let isOnEdge = offset[axis] == range.lowerBound || offset[axis] == range.upperBound
      return isOnEdge && path.contains { abs($0.excess(along: axis)) > 1000 }
    }
  }

  func excess(along axis: Axis) -> Int32 {
    offset.flatMap { setup.excess($0, axis) } ?? 0
  }

  /// Returns the side on which the glide was outside: -1 before the range, 1 behind it.
  func side(_ axis: Axis) -> Int32 {
    path.contains { $0.excess(along: axis) < -1000 } ? -1 : 1
  }

  func resting(outside way: Int32) -> [Edit] {
    guard var place = offset, let axis = bouncedAxis, let range = setup.range(axis) else {
      return []
    }
    if way < 0, range.upperBound - range.lowerBound < 10_000 { return [] }
    place[axis] += side(axis) * way
    return resting(at: place)
  }

  /// The edits by which it rests at the edge as that would be without the inset.
  var restingAtContent: [Edit] {
    guard var place = offset, let axis = bouncedAxis, let range = setup.range(axis),
      let content = setup.content, let size = setup.size, !setup.isShort(axis)
    else { return [] }
    let isBefore = place[axis] == range.lowerBound
    place[axis] = isBefore ? 0 : max(0, content[axis] - size[axis])
    // Past the far end of the range, it would be another fault.
    return place[axis] > range.upperBound || place == offset ? [] : resting(at: place)
  }

  /// The offset at which short content would stand at the far edge of its view.
  var negativeSlack: Point? {
    guard var place = offset, let content = setup.content, let size = setup.size else { return nil }
    guard let axis = Axis.allCases.first(where: { setup.isShort($0) && content[$0] < size[$0] })
    else { return nil }
    place[axis] = content[axis] - size[axis]
    return place == offset ? nil : place
  }

  var restingAtNegativeSlack: [Edit] {
    guard let axis = bouncedAxis, setup.isShort(axis) else { return [] }
    return resting(at: negativeSlack)
  }

  /// The offset, brought into the range.
  var clampedOffset: Point? {
    guard var place = offset else { return nil }
    for axis in Axis.allCases {
      guard let range = setup.range(axis) else { return nil }
      place[axis] = min(max(place[axis], range.lowerBound), range.upperBound)
    }
    return place
  }

  /// True if it ends an animation of setContentOffset where that asked for.
  var endsAnimationAtTarget: Bool {
    isSoleAnimation && isToldToRest && animatingCall?.name == .setContentOffset
      && animatingCall?.arguments[.contentOffset]?.point == offset && path.last?.offset == offset
      && path.count > 2
  }

  /// The offset from which the stretch began.
  var episodeStart: Point { path.first?.moment.offset ?? .zero }

  /// True if it moves along an axis to an end of the range.
  var isOnAnEnd: Bool {
    guard let offset, let range = setup.range(mainAxis) else { return false }
    return offset[mainAxis] == range.lowerBound || offset[mainAxis] == range.upperBound
  }

  /// True if the call's rectangle is smaller than what the insets leave of the view.
  var isRectSmall: Bool {
    guard let rect = causingCall?.arguments[.rect]?.rect, let size = setup.size,
      let inset = setup.inset
    else { return false }
    return rect.size.x.units + inset.left.units + inset.right.units < size.x.units - 20_000
      && rect.size.y.units + inset.top.units + inset.bottom.units < size.y.units - 20_000
  }

  /// True if a finger halts a glide here, does not move, and lifts it to rest.
  var isStoppedForGood: Bool {
    moment.place == .halted && !fingers.hasMoved && fingers.down == 0
      && isToldToRest && isInside
      && Array(followers.prefix(3).compactMap(\.name))
        == [.willEndDragging, .didEndDragging, .didEndDecelerating]
  }

  /// The edits by which all that the lift tells is at the target of the glide that was stopped.
  var jumpingToTarget: [Edit] {
    guard let target = release?.target, let rest = lastRest, target != offset else { return [] }
    let lift = followers.prefix(3).flatMap { site -> [Edit] in
      guard site.name == .willEndDragging, case .message(var message) = site.content else {
        return site.moved(to: target)
      }
      message.state.move(to: target)
      message.arguments = message.arguments.map {
        $0.label == .targetContentOffset ? Argument(.targetContentOffset, Value(target)) : $0
      }
      return site.replaced(by: .message(message))
    }
    return moved(to: target) + lift + rest.moved(to: target)
  }

  /// The edits by which the glide ends at its farthest, and all frames after that are left out.
  var endingOutside: [Edit] {
    let frames = path
    guard let farthest = frames.max(by: { $0.excess < $1.excess }), let place = farthest.offset,
      farthest.excess > 2000, let rest = lastRest, let name
    else { return [] }
    let end = sibling(name, [], at: farthest.time) { $0.move(to: place) }
    return frames.filter { $0.line > farthest.line }.flatMap(\.dropped) + dropped
      + [.insert(end, before: farthest.line + 1)] + rest.moved(to: place)
  }

  /// The edits by which the end is not told, and the rest shows the flags that were up before it.
  var neverEnding: [Edit] {
    guard let rest = lastRest, let before = previous else { return [] }
    return dropped + rest.showing { $0.raise(before.state.raised) }
  }
}

extension Point {
  /// Returns the point moved towards another along the axis on which that is farther.
  func towards(_ other: Point, by way: Int32) -> Point {
    let axis: Axis =
      abs(other.x.units - x.units) > abs(other.y.units - y.units) ? .x : .y
    var place = self
    place[axis] += other[axis] > self[axis] ? way : -way
    return place
  }
}
