internal import Traces

extension Operators {
  static let shiftOrigin = Operator(
    "shift-origin",
    "bounds.origin is not the offset.",
    [
      Context(
        ["A01"],
        "the offset less the inset, at a drag's or glide's didScroll",
        .didScroll,
        edit: { $0.shiftingOrigin(by: -1) }
      ) { $0.hasInset && $0.showsBounds },
      Context(
        ["A01"],
        "the offset and the inset, at a drag's or glide's didScroll",
        .didScroll,
        edit: { $0.shiftingOrigin(by: 1) }
      ) { $0.hasInset && $0.showsBounds },
      Context(
        ["A01"],
        "as it was before, at didScroll",
        .didScroll,
        edit: { site in
          site.showing { state in
            state.bounds = site.moment.lastScroll.flatMap { last in
              state.bounds.map { Rect(origin: last, size: $0.size) }
            }
          }
        }
      ) { $0.showsBounds && $0.moves },
      Context(["A01"], "7 pt off, at willEndDragging", .willEndDragging, edit: { $0.originOff }) {
        $0.showsBounds
      },
      Context(
        ["A01"],
        "7 pt off, at didEndDecelerating",
        .didEndDecelerating,
        edit: { $0.originOff }
      ) { $0.showsBounds },
    ]
  )

  static let oldState = Operator(
    "old-state",
    "A message is sent before the state changes.",
    [
      Context(
        ["A02", "A03"],
        "didScroll with the offset of the one before",
        .didScroll,
        edit: { site in site.moment.lastScroll.map { site.moved(to: $0) } ?? [] }
      ) { $0.moves },
      Context(
        ["A03"],
        "every didScroll of a drag or glide with the offset of the one before",
        .willBeginDragging,
        edit: { $0.lagging }
      ) {
        $0.isPlain && $0.moment.place == .touched && $0.isQuiet && $0.next?.name == .didScroll
          && $0.offset != $0.next?.offset
      },
      Context(
        ["A03"],
        "didEndDecelerating with the flags of the glide",
        .didEndDecelerating,
        edit: { site in site.showing { $0.raise([.isDragging, .isDecelerating]) } }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(
        ["C11"],
        "didEndDecelerating with the flags of the glide",
        .didEndDecelerating,
        edit: { site in site.showing { $0.raise([.isDragging, .isDecelerating]) } }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
    ]
  )

  static let freeze = Operator(
    "freeze",
    "didScroll shows the same offset again and again, while the content moves.",
    [
      Context(
        ["A02", "A03"],
        "through a glide",
        .didEndDecelerating,
        edit: { $0.frozen(to: $0.path.first?.offset) }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.path.count > 2
      },
      Context(
        ["A02", "A03"],
        "through an animation",
        .didEndScrollingAnimation,
        edit: { $0.frozen(to: $0.path.first?.offset) }
      ) { $0.isSoleAnimation && $0.path.count > 2 },
      Context(
        ["C20"],
        "through a glide that shows its end at once, without a didScroll a frame",
        .didEndDecelerating,
        edit: { site in
          let path = site.path
          guard let last = path.last, let first = path.first else { return [] }
          return path.dropFirst().flatMap(\.dropped)
            + (last.offset.map { first.moved(to: $0) } ?? [])
        }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.path.count > 10
          && !$0.endsBounce
      },
      Context(
        ["F04"],
        "through an animation without any didScroll",
        .didEndScrollingAnimation,
        edit: { $0.path.flatMap(\.dropped) }
      ) { $0.isSoleAnimation && !$0.path.isEmpty && $0.isToldToRest },
      Context(
        ["B08"],
        "through a drag without any didScroll",
        .willEndDragging,
        edit: { $0.path.flatMap(\.dropped) }
      ) {
        $0.isPlain && $0.isFresh && $0.moment.place == .inDrag && $0.isQuiet && $0.isAlone
          && $0.dragBegin?.offset != $0.offset && $0.path.count > 1
      },
    ]
  )

  static let perturb = Operator(
    "perturb",
    "A message shows an offset that cannot be.",
    edit: { $0.nudged },
    [
      Context(
        ["C14"],
        "a step back in a free glide",
        .didScroll,
        edit: { $0.steppingBack }
      ) { $0.isMiddleOfGlide && $0.isFree && $0.isFast },
      Context(
        ["D02"],
        "past the edge in a drag, bounces being off",
        .didScroll,
        edit: { $0.pastEdge(by: 20_000) }
      ) { $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.edgeThatStops != nil },
      Context(
        ["D02"],
        "past the edge in a glide, bounces being off",
        .didScroll,
        edit: { $0.pastEdge(by: 20_000) }
      ) { $0.isMiddleOfGlide && $0.edgeThatStops != nil },
      Context(
        ["D05"],
        "along an axis that cannot scroll",
        .didScroll,
        edit: { $0.setup.isFixed(.x) ? $0.moved(by: 7000, 0) : $0.moved(by: 0, 7000) }
      ) {
        $0.isPlain && ($0.moment.place == .inDrag || $0.moment.place == .inGlide) && $0.isQuiet
          && ($0.setup.isFixed(.x) || $0.setup.isFixed(.y)) && $0.isInside
      },
      Context(
        ["T01"],
        "sideways in a table",
        .didScroll,
        edit: { $0.moved(by: 7000, 0) }
      ) {
        $0.isPlain && $0.view.component == "table" && $0.moment.place == .inDrag && $0.isQuiet
      },
      Context(
        ["DL02"],
        "along the axis that is locked",
        .didScroll,
        edit: { $0.lockedAxis == .x ? $0.moved(by: 7000, 0) : $0.moved(by: 0, 7000) }
      ) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.lockedAxis != nil
          && $0.previous?.name == .didScroll
      },
      Context(
        ["D12"],
        "undamped, a viewport and more past the edge",
        .didScroll,
        edit: { $0.pastEdge(by: ($0.setup.size?.y.units ?? 0) + 50_000) }
      ) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.isAlone && $0.isOverscrolled
          && $0.edgeThatBounces != nil
      },
      Context(
        ["B18"],
        "half of what the finger moved",
        .didScroll,
        edit: { site in
          let axis = site.mainAxis
          var offset = site.offset ?? .zero
          offset[axis] -= site.step(axis) / 2
          return site.moved(to: offset)
        }
      ) {
        $0.isPlain && $0.isFollowing && $0.isInside && $0.previous?.name == .didScroll
          && abs($0.step($0.mainAxis)) >= 8000 && $0.previous?.isInside == true && $0.isFresh
      },
      Context(["A06"], "didEndDragging(false) of a drag that caught nothing", .didEndDragging) {
        $0.isPlain && $0.isFresh && $0.willDecelerate == false && $0.isTurnQuiet && $0.followsScroll
      },
      Context(["A06"], "didEndDecelerating", .didEndDecelerating) {
        $0.isPlain && $0.isQuiet && $0.followsScroll
      },
      Context(["A06"], "didEndScrollingAnimation", .didEndScrollingAnimation) {
        $0.isSoleAnimation && $0.followsScroll
      },
      Context(["A06"], "didScrollToTop", .didScrollToTop) { $0.isSoleToTop && $0.followsScroll },
      Context(
        ["E12"],
        "willBeginDragging of a finger that halted a glide and did not move",
        .willBeginDragging
      ) { $0.isUnmovedCatch && $0.moment.place == .halted },
      Context(["Z07"], "the final state", at: .final) {
        $0.isAfterScroll && $0.hears(.didScroll)
      },
    ]
  )
}

extension Site {
  fileprivate var hasInset: Bool {
    guard let inset = setup.inset else { return false }
    return inset.top.units != 0 || inset.left.units != 0
  }

  /// Whether the didScroll shows another offset than the one before.
  fileprivate var moves: Bool { step(.x) != 0 || step(.y) != 0 }

  fileprivate var showsBounds: Bool { state.bounds != nil && offset != nil }

  /// The origin of the bounds with the inset added or taken away.
  fileprivate func shiftingOrigin(by sign: Int32) -> [Edit] {
    guard let inset = setup.inset, let rect = state.bounds else { return [] }
    let origin = Point(
      x: rect.origin.x.moved(by: sign * inset.left.units),
      y: rect.origin.y.moved(by: sign * inset.top.units)
    )
    return showing { $0.bounds = Rect(origin: origin, size: rect.size) }
  }

  fileprivate var originOff: [Edit] {
    guard let rect = state.bounds else { return [] }
    let origin = Point(x: rect.origin.x, y: rect.origin.y.moved(by: 7000))
    return showing { $0.bounds = Rect(origin: origin, size: rect.size) }
  }

  /// It shows an offset 7 pt off and inside the range, on an axis that can move.
  fileprivate var nudged: [Edit] {
    guard let offset else { return [] }
    for axis in [Axis.y, .x] where !setup.isFixed(axis) {
      for way: Int32 in [7000, -7000] {
        var other = offset
        other[axis] += way
        if setup.excess(other, axis) == 0 { return moved(to: other) }
      }
    }
    return []
  }

  /// The didScrolls that come right before it, in order.
  var path: [Site] { forerunners.prefix { $0.name == .didScroll }.reversed() }

  fileprivate func frozen(to offset: Point?) -> [Edit] {
    guard let offset else { return [] }
    return path.dropFirst().flatMap { $0.moved(to: offset) }
  }

  /// Each didScroll of the stretch shows what the one before showed.
  fileprivate var lagging: [Edit] {
    companions.flatMap { site in
      site.name == .didScroll ? site.moment.lastScroll.map { site.moved(to: $0) } ?? [] : []
    }
  }

  /// Whether the glide that it is in stays inside the range throughout.
  fileprivate var isFree: Bool {
    companions.allSatisfy { $0.moment.place != .inGlide || $0.isInside }
      && isInside
  }

  fileprivate var steppingBack: [Edit] {
    guard let last = moment.lastScroll, var offset else { return [] }
    let axis = mainAxis
    offset[axis] = last[axis] - (step(axis) > 0 ? 1 : -1) * 2 * pixel
    return moved(to: offset)
  }

  /// The axis with a range at whose ends the content does not bounce.
  fileprivate var edgeThatStops: Axis? {
    Axis.allCases.first { !setup.bounces($0) && setup.range($0) != nil && !setup.isFixed($0) }
  }

  fileprivate var edgeThatBounces: Axis? {
    guard let offset else { return nil }
    return Axis.allCases.first { setup.bounces($0) && abs(setup.excess(offset, $0) ?? 0) > 1000 }
  }

  fileprivate func pastEdge(by way: Int32) -> [Edit] {
    guard var offset, let axis = edgeThatStops ?? edgeThatBounces, let range = setup.range(axis)
    else { return [] }
    let isBelow = offset[axis] < range.lowerBound
    offset[axis] = isBelow ? range.lowerBound - way : range.upperBound + way
    return moved(to: offset)
  }

  /// Whether the latest didScroll showed the offset that it shows.
  fileprivate var followsScroll: Bool { offset != nil && moment.lastScroll == offset }

  fileprivate var isUnmovedCatch: Bool {
    isPlain && isAlone && isQuiet && moment.cause == .touch && fingers.down == 0
      && !fingers.hasMoved && !fingers.wasCancelled && offset != nil && moment.lastScroll == offset
  }

  /// Whether a didScroll was the last to tell of the offset, and no call came since.
  fileprivate var isAfterScroll: Bool {
    guard record.hasCalls, offset != nil, moment.lastScroll == offset,
      let scroll = forerunners.first(where: { $0.name == .didScroll })
    else { return false }
    return !record.hasCall(in: scroll.line...line)
  }
}
