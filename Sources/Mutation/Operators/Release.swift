internal import Traces

extension Operators {
  static let velocity = Operator(
    "velocity",
    "willEndDragging tells another velocity.",
    [
      Context(
        ["V02"],
        "zero, for a flick inside the range",
        .willEndDragging,
        edit: { $0.telling(0, 0) }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isAlone && $0.isQuiet },
      Context(
        ["V05"],
        "the contrary, for a flick inside the range",
        .willEndDragging,
        edit: { $0.telling(-1, -1) }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isQuiet },
      Context(
        ["V02"],
        "points a second",
        .willEndDragging,
        edit: { $0.telling(1000, 1000) }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isAlone && $0.isQuiet },
      Context(
        ["V02"],
        "a thousandth",
        .willEndDragging,
        edit: { site in
          guard let velocity = site.velocity else { return [] }
          return site.saying(.withVelocity, .velocity(velocity.x / 1000, velocity.y / 1000))
        }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isAlone && $0.isQuiet },
      Context(
        ["B16", "V03"],
        "that of the drag, after a hold inside the range",
        .willEndDragging,
        edit: { $0.saying(.withVelocity, .velocity(0, 800_000)) }
      ) { $0.isHold && $0.isInside && !$0.setup.isFixed(.y) },
      Context(
        ["B16"],
        "that of the drag, after a hold past the edge",
        .willEndDragging,
        edit: { $0.saying(.withVelocity, .velocity(0, 800_000)) }
      ) { $0.isHold && $0.isOverscrolled && !$0.setup.isFixed(.y) },
      Context(
        ["V09"],
        "along an axis that cannot scroll",
        .willEndDragging,
        edit: { site in
          guard let velocity = site.velocity else { return [] }
          return site.saying(
            .withVelocity,
            site.setup.isFixed(.x)
              ? .velocity(velocity.x + 500_000, velocity.y)
              : .velocity(velocity.x, velocity.y + 500_000)
          )
        }
      ) {
        $0.isRelease && $0.isInside && !$0.isAfterHold
          && ($0.setup.isFixed(.x) || $0.setup.isFixed(.y))
      },
      Context(
        ["DL05"],
        "along the axis that is locked",
        .willEndDragging,
        edit: { site in
          guard let velocity = site.velocity, let axis = site.lockedAxis else { return [] }
          return site.saying(
            .withVelocity,
            axis == .x
              ? .velocity(velocity.x + 500_000, velocity.y)
              : .velocity(velocity.x, velocity.y + 500_000)
          )
        }
      ) { $0.isRelease && $0.lockedAxis != nil && $0.isQuiet && !$0.isAfterHold },
    ]
  )

  static let target = Operator(
    "target",
    "willEndDragging offers another target, or the delegate's is not heeded.",
    [
      Context(
        ["V03"],
        "away from the content, after a hold inside the range",
        .willEndDragging,
        edit: { $0.offering(0, 50_000) }
      ) { $0.isHold && $0.isInside && !$0.setup.isFixed(.y) && $0.wish == $0.target },
      Context(
        ["V06"],
        "past the edge, for a flick inside the range",
        .willEndDragging,
        edit: { site in
          guard let target = site.target, let range = site.setup.range(.y) else { return [] }
          return site.offering(0, target.y.units == range.lowerBound ? -40_000 : 40_000)
        }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isTargetOnEdge && $0.wish == $0.target },
      Context(
        ["V09"],
        "away on an axis that cannot scroll",
        .willEndDragging,
        edit: { $0.setup.isFixed(.x) ? $0.offering(30_000, 0) : $0.offering(0, 30_000) }
      ) {
        $0.isRelease && $0.isInside && !$0.isAfterHold
          && ($0.setup.isFixed(.x) || $0.setup.isFixed(.y)) && $0.wish == $0.target
      },
      Context(
        ["C13"],
        "a tenth farther than the glide goes, without a bounce",
        .willEndDragging,
        edit: { site in
          guard let target = site.target, let offset = site.offset else { return [] }
          let x = (target.x.units - offset.x.units) / 10
          let y = (target.y.units - offset.y.units) / 10
          let other = Point(x: target.x.moved(by: x), y: target.y.moved(by: y))
          return site.setup.contains(other) == true ? site.offering(x, y) : []
        }
      ) { $0.isFreeFlick && $0.wish == $0.target && $0.setup.hasNormalRate },
      Context(
        ["C13", "V04"],
        "the delegate's, which the glide does not heed",
        .willEndDragging,
        edit: { $0.rewriting(by: 40_000) }
      ) { $0.isFreeFlick && $0.wish != $0.target },
    ]
  )
}

extension Value {
  fileprivate static func velocity(_ x: Int64, _ y: Int64) -> Value {
    .pair(Millionths(units: x), Millionths(units: y))
  }
}

extension Site {
  fileprivate var isRelease: Bool { isPlain && moment.place == .inDrag && isTurnQuiet }

  /// Whether it is the lift of a single finger that has been still for a while.
  fileprivate var isHold: Bool {
    isRelease && isAlone && isQuiet && isAfterHold && isStill && fingers.hasMoved
  }

  /// Whether it lifts a flick whose glide stays inside the range and is told to its end.
  fileprivate var isFreeFlick: Bool {
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

  /// Whether an end of the range is the target, along the vertical, and it bounces there.
  fileprivate var isTargetOnEdge: Bool {
    guard let target, let offset, let range = setup.range(.y), !setup.isShort(.y) else {
      return false
    }
    return offset.y != target.y
      && (target.y.units == range.lowerBound || target.y.units == range.upperBound)
  }

  fileprivate func telling(_ x: Int64, _ y: Int64) -> [Edit] {
    guard let velocity else { return [] }
    return saying(.withVelocity, .velocity(velocity.x * x, velocity.y * y))
  }

  fileprivate func offering(_ x: Int32, _ y: Int32) -> [Edit] {
    guard let target else { return [] }
    let other = Point(x: target.x.moved(by: x), y: target.y.moved(by: y))
    return other == target ? [] : saying(.targetContentOffset, Value(other))
  }

  /// The delegate's target is another, and the glide is as it was.
  fileprivate func rewriting(by way: Int32) -> [Edit] {
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
