internal import Traces
internal import Transcripts

/// Offsets at a site, and what edits make of them.
extension Site {
  var hasInset: Bool {
    guard let inset = setup.inset else { return false }
    return inset.top.units != 0 || inset.left.units != 0
  }

  /// True if the didScroll shows another offset than the one before.
  var moves: Bool { step(.x) != 0 || step(.y) != 0 }

  var showsBounds: Bool { state.bounds != nil && offset != nil }

  /// Returns the edits by which the origin of the bounds has the inset added or taken away.
  func shiftingOrigin(by sign: Int32) -> [Edit] {
    guard let inset = setup.inset, let rect = state.bounds else { return [] }
    let origin = Point(
      x: rect.origin.x.moved(by: sign * inset.left.units),
      y: rect.origin.y.moved(by: sign * inset.top.units)
    )
    return showing { $0.bounds = Rect(origin: origin, size: rect.size) }
  }

  /// True if it tells the adjusted inset of a view to which no safe area is added.
  var showsPlainInset: Bool {
    !setup.isInsetAdjusted && state.adjustedContentInset == setup.plainInset
  }

  var originOff: [Edit] {
    guard let rect = state.bounds else { return [] }
    let origin = Point(x: rect.origin.x, y: rect.origin.y.moved(by: 7000))
    return showing { $0.bounds = Rect(origin: origin, size: rect.size) }
  }

  /// The edits by which it shows an offset 7 pt off and inside the range, on an axis that can move.
  var nudged: [Edit] {
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

  /// The message before those: a stretch begins where another message stands, which may be in the midst
  /// of a motion.
  var messageBeforePath: Name? { forerunners.first { $0.name != .didScroll }?.name }

  func frozen(to offset: Point?) -> [Edit] {
    guard let offset else { return [] }
    return path.dropFirst().flatMap { $0.moved(to: offset) }
  }

  /// The edits by which each didScroll of the stretch shows what the one before showed.
  var lagging: [Edit] {
    companions.flatMap { site in
      site.name == .didScroll ? site.moment.lastScroll.map { site.moved(to: $0) } ?? [] : []
    }
  }

  /// True if the glide that it is in stays inside the range throughout.
  var isFree: Bool {
    companions.allSatisfy { $0.moment.place != .inGlide || $0.isInside }
      && isInside
  }

  var steppingBack: [Edit] {
    guard let last = moment.lastScroll, var offset else { return [] }
    let axis = mainAxis
    offset[axis] = last[axis] - (step(axis) > 0 ? 1 : -1) * 2 * pixel
    return moved(to: offset)
  }

  /// The axis with a range at whose ends the content does not bounce.
  var edgeThatStops: Axis? {
    Axis.allCases.first { !setup.bounces($0) && setup.range($0) != nil && !setup.isFixed($0) }
  }

  /// True if the content bounces along one axis only (D14).
  var bouncesOneWay: Bool { setup.bouncesHorizontally != setup.bouncesVertically }

  var edgeThatBounces: Axis? {
    guard let offset else { return nil }
    return Axis.allCases.first { setup.bounces($0) && abs(setup.excess(offset, $0) ?? 0) > 1000 }
  }

  func pastEdge(by way: Int32) -> [Edit] {
    guard var offset, let axis = edgeThatStops ?? edgeThatBounces, let range = setup.range(axis)
    else { return [] }
    let isBelow = offset[axis] < range.lowerBound
    offset[axis] = isBelow ? range.lowerBound - way : range.upperBound + way
    return moved(to: offset)
  }

  /// True if the latest didScroll showed the offset that it shows.
  var followsScroll: Bool { offset != nil && moment.lastScroll == offset }

  var isUnmovedCatch: Bool {
    isPlain && isAlone && isQuiet && moment.cause == .touch && fingers.down == 0
      && !fingers.hasMoved && !fingers.wasCancelled && offset != nil && moment.lastScroll == offset
  }

  /// True if a didScroll was the last to tell of the offset, and no call came since.
  var isAfterScroll: Bool {
    guard record.hasCalls, offset != nil, moment.lastScroll == offset,
      let scroll = forerunners.first(where: { $0.name == .didScroll })
    else { return false }
    return !record.hasCall(in: scroll.line...line)
  }
}
