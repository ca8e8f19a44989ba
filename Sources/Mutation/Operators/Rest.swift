internal import Traces

extension Operators {
  static let restElsewhere = Operator(
    "rest-elsewhere",
    "A motion ends at the wrong place, and all that is told of its end agrees.",
    [
      Context(
        ["D07", "Z02"],
        "3 pt outside the edge that a bounce returns to",
        .didEndDecelerating,
        edit: { $0.resting(outside: 3000) }
      ) { $0.endsOnEdge },
      Context(
        ["D07"],
        "3 pt inside the edge that an overshoot returns to",
        .didEndDecelerating,
        edit: { $0.resting(outside: -3000) }
      ) { $0.endsOnEdge && ($0.release?.isInside == true || $0.release?.isStill == true) },
      Context(
        ["N02"],
        "at the content's edge, the inset left out, after a bounce",
        .didEndDecelerating,
        edit: { $0.restingAtContent }
      ) { $0.endsOnEdge },
      Context(
        ["N03"],
        "short content aligned with the far edge",
        .didEndDecelerating,
        edit: { $0.restingAtNegativeSlack }
      ) { $0.endsOnEdge && $0.negativeSlack != nil },
      Context(
        ["N03"],
        "short content aligned with the far edge, nothing told of it",
        at: .final,
        edit: { site in site.negativeSlack.map { site.moved(to: $0) } ?? [] }
      ) { $0.negativeSlack != nil && $0.isInside && $0.previous == nil && $0.knowsCalls },
      Context(
        ["F10"],
        "20 pt short of what an animated call asked for",
        .didEndScrollingAnimation,
        edit: { $0.resting(at: $0.offset?.towards($0.episodeStart, by: 20_000)) }
      ) { $0.endsAnimationAtTarget },
      Context(
        ["F10", "F12"],
        "on the edge, where an animated call asked for more",
        .didEndScrollingAnimation,
        edit: { $0.resting(at: $0.clampedOffset) }
      ) { $0.endsAnimationAtTarget && !$0.isInside },
      Context(
        ["F12"],
        "on the edge, where a call asked for more",
        .didScroll,
        edit: { $0.resting(at: $0.clampedOffset) }
      ) {
        $0.isJump(by: [.setContentOffset, .contentOffset]) && !$0.isInside && $0.isToldToRest
          && $0.causingCall?.arguments[.contentOffset]?.point == $0.offset
      },
      Context(
        ["G05"],
        "2 pt short of the top",
        .didScrollToTop,
        edit: { site in
          guard let offset = site.offset else { return [] }
          return site.resting(at: Point(x: offset.x, y: offset.y.moved(by: 2000)))
        }
      ) { $0.isSoleToTop && $0.isToldToRest && $0.isAtTop && $0.previous?.name == .didScroll },
      Context(
        ["F14"],
        "10 pt farther than the rectangle asks for",
        .didScroll,
        edit: { site in
          guard let offset = site.offset, let start = site.moment.lastScroll ?? site.moment.offset
          else { return [] }
          return site.resting(at: offset.towards(start, by: -10_000))
        }
      ) { $0.isJump(by: [.scrollRectToVisible]) && $0.isToldToRest && $0.isRectSmall },
      Context(
        ["E12", "Z03"],
        "at the glide's target, though a finger stopped it and did not move",
        .willBeginDragging,
        edit: { $0.jumpingToTarget }
      ) { $0.isPlain && $0.isAlone && $0.isQuiet && $0.isStoppedForGood },
      Context(
        ["N05"],
        "out of the range that a change of size or inset leaves",
        .didScroll,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) { $0.isModern && $0.isClamp && $0.isToldToRest },
      Context(
        ["EN02", "F21"],
        "where it was, though code set the offset of a disabled view",
        .didScroll,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) {
        $0.isJump(by: [.setContentOffset, .contentOffset]) && !$0.setup.isScrollEnabled
          && $0.isToldToRest
      },
      Context(
        ["N08"],
        "where it was, though the safe area at the top grew",
        .didScroll,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) {
        $0.moment.place == .atRest && $0.isTurnOfOneCall
          && $0.causingCall?.name == .safeAreaInsets && $0.isToldToRest
      },
    ]
  )

  static let endOutside = Operator(
    "end-outside",
    "A bounce ends where it is farthest, and the content stays outside.",
    edit: { $0.endingOutside },
    [
      Context(["D07", "Z02"], "a glide that passed the edge", .didEndDecelerating) {
        $0.endsOnEdge && $0.release?.isInside == true
      },
      Context(["D07", "Z02"], "an over-scrolled lift after a hold", .didEndDecelerating) {
        $0.endsOnEdge && $0.release?.isOverscrolled == true && $0.release?.isAfterHold == true
      },
      Context(["D16"], "a lift past the edge, the finger pulling outwards", .didEndDecelerating) {
        $0.endsOnEdge && $0.release?.pullsOutwards == true
      },
    ]
  )

  static let neverEnd = Operator(
    "never-end",
    "A motion is still going on when everything must be at rest.",
    edit: { $0.neverEnding },
    [
      Context(["Z01"], "a glide", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest
          && $0.shows(.isDecelerating)
      },
      Context(["E04"], "a glide that a finger stopped", .didEndDecelerating) {
        $0.isPlain && $0.isModern && $0.moment.place == .stopped && $0.isQuiet && $0.isToldToRest
          && $0.shows(.isDecelerating)
      },
      Context(["Z01"], "an animation", .didEndScrollingAnimation) {
        $0.isSoleAnimation && $0.isToldToRest && $0.shows(.isScrollAnimating)
      },
      Context(["Z01"], "a scroll to the top", .didScrollToTop) {
        $0.isSoleToTop && $0.isToldToRest && $0.previous?.name == .didScroll
          && $0.shows(.isScrollAnimating)
      },
    ]
  )
}

extension Site {
  /// The rest that follows, if it is the last that the view tells.
  var lastRest: Site? { rest.flatMap { $0.next == nil ? $0 : nil } }

  /// It, the didScrolls of its turn with its offset, and the rest that follows show another offset.
  func resting(at place: Point?) -> [Edit] {
    guard let place, let rest = lastRest, let offset, place != offset else { return [] }
    let last = path.last.flatMap { $0.offset == offset ? $0 : nil }
    return (last?.moved(to: place) ?? []) + moved(to: place) + rest.moved(to: place)
  }

  /// Whether it is the natural end of a glide that was outside, on the edge it came back to.
  fileprivate var endsOnEdge: Bool {
    isPlain && moment.place == .inGlide && isQuiet && isToldToRest && endsBounce
      && bouncedAxis != nil && path.last?.offset == offset && release?.wish == release?.target
  }

  /// The axis on which the glide that ends here was outside, and is on an end of the range.
  private var bouncedAxis: Axis? {
    guard let offset else { return nil }
    return Axis.allCases.first { axis in
      guard let range = setup.range(axis), setup.bounces(axis) else { return false }
      let isOnEdge = offset[axis] == range.lowerBound || offset[axis] == range.upperBound
      return isOnEdge && path.contains { abs($0.excess(along: axis)) > 1000 }
    }
  }

  private func excess(along axis: Axis) -> Int32 {
    offset.flatMap { setup.excess($0, axis) } ?? 0
  }

  /// The side on which the glide was outside: -1 before the range, 1 behind it.
  private func side(_ axis: Axis) -> Int32 {
    path.contains { $0.excess(along: axis) < -1000 } ? -1 : 1
  }

  fileprivate func resting(outside way: Int32) -> [Edit] {
    guard var place = offset, let axis = bouncedAxis, let range = setup.range(axis) else {
      return []
    }
    if way < 0, range.upperBound - range.lowerBound < 10_000 { return [] }
    place[axis] += side(axis) * way
    return resting(at: place)
  }

  /// The edge as it would be without the inset.
  fileprivate var restingAtContent: [Edit] {
    guard var place = offset, let axis = bouncedAxis, let range = setup.range(axis),
      let content = setup.content, let size = setup.size, !setup.isShort(axis)
    else { return [] }
    let isBefore = place[axis] == range.lowerBound
    place[axis] = isBefore ? 0 : max(0, content[axis] - size[axis])
    // Past the far end of the range, it would be another fault.
    return place[axis] > range.upperBound || place == offset ? [] : resting(at: place)
  }

  /// The offset at which short content would stand at the far edge of its view.
  fileprivate var negativeSlack: Point? {
    guard var place = offset, let content = setup.content, let size = setup.size else { return nil }
    guard let axis = Axis.allCases.first(where: { setup.isShort($0) && content[$0] < size[$0] })
    else { return nil }
    place[axis] = content[axis] - size[axis]
    return place == offset ? nil : place
  }

  fileprivate var restingAtNegativeSlack: [Edit] {
    guard let axis = bouncedAxis, setup.isShort(axis) else { return [] }
    return resting(at: negativeSlack)
  }

  /// The offset, brought into the range.
  fileprivate var clampedOffset: Point? {
    guard var place = offset else { return nil }
    for axis in Axis.allCases {
      guard let range = setup.range(axis) else { return nil }
      place[axis] = min(max(place[axis], range.lowerBound), range.upperBound)
    }
    return place
  }

  /// Whether it ends an animation of setContentOffset where that asked for.
  fileprivate var endsAnimationAtTarget: Bool {
    isSoleAnimation && isToldToRest && animatingCall?.name == .setContentOffset
      && animatingCall?.arguments[.contentOffset]?.point == offset && path.last?.offset == offset
      && path.count > 2
  }

  /// The offset from which the stretch began.
  fileprivate var episodeStart: Point { path.first?.moment.offset ?? .zero }

  /// Whether the call's rectangle is smaller than what the insets leave of the view.
  fileprivate var isRectSmall: Bool {
    guard let rect = causingCall?.arguments[.rect]?.rect, let size = setup.size,
      let inset = setup.inset
    else { return false }
    return rect.size.x.units + inset.left.units + inset.right.units < size.x.units - 20_000
      && rect.size.y.units + inset.top.units + inset.bottom.units < size.y.units - 20_000
  }

  /// Whether a finger halts a glide here, does not move, and lifts it to rest.
  fileprivate var isStoppedForGood: Bool {
    moment.place == .halted && !fingers.hasMoved && fingers.down == 0
      && isToldToRest && isInside
      && Array(followers.prefix(3).compactMap(\.name))
        == [.willEndDragging, .didEndDragging, .didEndDecelerating]
  }

  /// All that the lift tells is at the target of the glide that was stopped.
  fileprivate var jumpingToTarget: [Edit] {
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

  /// The glide ends at its farthest, and all frames after that are left out.
  fileprivate var endingOutside: [Edit] {
    let frames = path
    guard let farthest = frames.max(by: { $0.excess < $1.excess }), let place = farthest.offset,
      farthest.excess > 2000, let rest = lastRest, let name
    else { return [] }
    let end = sibling(name, [], at: farthest.time) { $0.move(to: place) }
    return frames.filter { $0.line > farthest.line }.flatMap(\.dropped) + dropped
      + [.insert(end, before: farthest.line + 1)] + rest.moved(to: place)
  }

  /// The end is not told, and the rest shows the flags that were up before it.
  fileprivate var neverEnding: [Edit] {
    guard let rest = lastRest, let before = previous else { return [] }
    return dropped + rest.showing { $0.raise(before.state.raised) }
  }
}

extension Point {
  /// The point moved towards another along the axis on which that is farther.
  func towards(_ other: Point, by way: Int32) -> Point {
    let axis: Axis =
      abs(other.x.units - x.units) > abs(other.y.units - y.units) ? .x : .y
    var place = self
    place[axis] += other[axis] > self[axis] ? way : -way
    return place
  }
}
