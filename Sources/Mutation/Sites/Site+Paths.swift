internal import Traces

extension Site {
  /// True if such a drag begins here, on no content that could keep its touches.
  var isLoneDrag: Bool { record.views.count == 1 && isDragToRest }

  /// True if a drag begins here that catches nothing, starts no glide and comes to rest.
  var isDragToRest: Bool {
    isPlain && isAlone && isQuiet && moment.place == .touched
      && fingers.most == 1
      && restOfEpisode != nil && companions.last?.willDecelerate == false
  }

  /// True if the drag that begins here goes past an edge that bounces by 10 pt or more, and is told
  /// to rest.
  var isDragPastEdge: Bool {
    isPlain && isAlone && isQuiet && moment.place == .touched && fingers.most == 1 && isInside
      && restOfEpisode != nil && dragScrolls.contains { $0.isOverscrolled && $0.excess > 10_000 }
      && companions.allSatisfy { $0.name != .willBeginDragging || $0.line == line }
  }

  /// The rest that follows the stretch, if it is the last that the view tells.
  var restOfEpisode: Site? { companions.last?.lastRest }

  var dragScrolls: some Sequence<Site> {
    followers.prefix { $0.name == .didScroll && $0.moment.place == .inDrag }
  }

  /// True if what goes past the edge is content that is no longer than its view.
  var isShortAxisDrag: Bool {
    dragScrolls.contains { site in
      guard let offset = site.offset else { return false }
      return Axis.allCases.contains {
        site.setup.isShort($0) && abs(site.setup.excess(offset, $0) ?? 0) > 10_000
      }
    }
  }

  /// The edits by which all offsets of the stretch are brought into the range; didScrolls that then tell
  /// nothing new are left out, and a lift that is no longer outside starts no glide.
  var stoppingAtEdge: [Edit] {
    guard let last = dragScrolls.max(by: { $0.line < $1.line }), last.isOverscrolled else {
      return []
    }
    let place = { (site: Site) -> Point? in
      guard var offset = site.offset else { return nil }
      for axis in Axis.allCases {
        guard let range = site.setup.range(axis) else { return nil }
        offset[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
      }
      return offset
    }
    return retracing(place)
  }

  /// True if a single finger begins a drag at about 45 degrees here, with room on both axes.
  var isDiagonalDrag: Bool {
    let (x, y) = (abs(fingers.travel.x), abs(fingers.travel.y))
    return isFreshDragToRest && x > 10_000 && y > 10_000 && x < 2 * y && y < 2 * x
      && staysInside && movesX
  }

  var movesX: Bool { dragScrolls.contains { abs($0.step(.x)) > 5000 } }

  var staysInside: Bool { companions.allSatisfy(\.isInside) }

  var isFreshDragToRest: Bool {
    isPlain && isAlone && isQuiet && moment.place == .touched && fingers.most == 1
      && !setup.isFixed(.x) && !setup.isFixed(.y) && restOfEpisode != nil && companions.count > 4
      && companions.allSatisfy { $0.name != .willBeginDragging || $0.line == line }
  }

  /// True if it begins a drag along one axis after a drag along the other, the lock being on.
  var isDragAcrossTheLock: Bool {
    guard isFreshDragToRest, setup.isLockEnabled, staysInside, let axis = lockedAxis,
      let before = forerunners.first(where: { $0.name == .willBeginDragging })?.lockedAxis
    else { return false }
    return axis != before
  }

  /// Returns the edits by which the offsets of the stretch keep what one axis was at its start.
  func freezing(_ axis: Axis) -> [Edit] {
    guard let start = offset else { return [] }
    return retracing { site in
      guard var offset = site.offset else { return nil }
      offset[axis] = start[axis]
      return offset
    }
  }

  /// Returns the edits by which the stretch's messages, and the rest, show other offsets; didScrolls that
  /// then tell nothing new are left out.
  func retracing(_ place: (Site) -> Point?) -> [Edit] {
    guard let rest = restOfEpisode, var last = offset else { return [] }
    var edits: [Edit] = []
    for site in companions + [rest] {
      guard let other = place(site) else { return [] }
      if site.name == .didScroll, other == last {
        edits += site.dropped
      } else if other != site.offset {
        edits += site.moved(to: other)
      }
      if site.name == .didScroll { last = other }
    }
    return edits
  }

  /// True if a lift here starts a glide inside the range that is told to its natural end.
  var isFreeGlideToRest: Bool {
    guard isUnpaged, isAlone, isQuiet, moment.place == .inDrag, isFresh, isFlick, lastRest != nil,
      wish == target, let offset, let target
    else { return false }
    let glide = companions.filter { $0.line > line }
    guard glide.allSatisfy({ $0.name != .willBeginDragging && $0.isInside }) else { return false }
    return [Point(stretching: offset, target), Point(stretching: offset, target)]
      .allSatisfy { setup.contains($0) == true } && abs(target.y.units - offset.y.units) > 50_000
  }

  /// The edits by which the offsets of the glide, its target and its rest are half as far again from the
  /// lift.
  var stretched: [Edit] {
    guard let offset, let target, let rest = lastRest, case .message(var message) = content else {
      return []
    }
    message.arguments = message.arguments.map {
      $0.label == .targetContentOffset
        ? Argument(.targetContentOffset, Value(Point(stretching: offset, target))) : $0
    }
    let glide = companions.filter { $0.line > line } + [rest]
    return replaced(by: .message(message))
      + glide.flatMap { site in
        site.offset.map { site.moved(to: Point(stretching: offset, $0)) } ?? []
      }
  }
}

extension Point {
  /// The point half as far again from an origin as another.
  init(stretching origin: Point, _ other: Point) {
    self.init(
      x: Thousandths(units: origin.x.units + (other.x.units - origin.x.units) / 2 * 3),
      y: Thousandths(units: origin.y.units + (other.y.units - origin.y.units) / 2 * 3)
    )
  }
}
