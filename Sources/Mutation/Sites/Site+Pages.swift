internal import Traces
internal import Transcripts

/// The words for pages (K01, K02, K10).
extension Site {
  /// True if the view's drags and glides can be told, and pages decide where they come to rest.
  var isPaged: Bool { isPlain && setup.isPagingEnabled }

  /// Returns the nearest page before an offset on an axis, and the nearest behind it, brought into
  /// the range; the same where the offset is on a page.
  func pages(around place: Int32, _ axis: Axis) -> ClosedRange<Int32>? {
    guard let size = setup.size, size[axis] > 0, let range = setup.range(axis) else { return nil }
    let inside = min(max(place, range.lowerBound), range.upperBound)
    if inside == range.lowerBound || inside == range.upperBound { return inside...inside }
    let before = Int32((Double(inside) / Double(size[axis])).rounded(.down)) * size[axis]
    let behind = before == inside ? before : before + size[axis]
    return max(before, range.lowerBound)...min(behind, range.upperBound)
  }

  /// Returns true if an offset is on a page or at an end of the range on each axis; nil if not
  /// known.
  func isOnPage(_ place: Point) -> Bool? {
    var isOnPage = true
    for axis in Axis.allCases {
      guard let pages = pages(around: place[axis], axis) else { return nil }
      isOnPage = isOnPage && pages.lowerBound == pages.upperBound && pages.lowerBound == place[axis]
    }
    return isOnPage
  }

  /// True if it is well between two pages, on one axis or both.
  var isBetweenPages: Bool {
    guard let offset, isInside else { return false }
    return Axis.allCases.contains {
      guard let pages = pages(around: offset[$0], $0) else { return false }
      return offset[$0] - pages.lowerBound > 2000 && pages.upperBound - offset[$0] > 2000
    }
  }

  /// The axis on which the lift here is between two pages; the one that is farther from both.
  var pagedAxis: Axis? {
    guard let offset, isBetweenPages else { return nil }
    return Axis.allCases.max { distanceFromPage(offset, $0) < distanceFromPage(offset, $1) }
  }

  private func distanceFromPage(_ place: Point, _ axis: Axis) -> Int32 {
    guard let pages = pages(around: place[axis], axis) else { return 0 }
    return min(place[axis] - pages.lowerBound, pages.upperBound - place[axis])
  }

  // MARK: - Lifts to a page

  /// True if a lift here starts a glide to a page, told to its natural end and rest: nobody catches
  /// it, and no call comes.
  var isLiftToPage: Bool {
    guard isPaged, isAlone, isQuiet, name == .willEndDragging, moment.place == .inDrag,
      followers.prefix(1).contains(where: { $0.willDecelerate == true }), let rest = lastRest,
      let offset = rest.offset, isOnPage(offset) == true
    else { return false }
    return !companions.contains { $0.line > line && $0.name == .willBeginDragging }
  }

  /// True if it is the didEndDragging(false) of a finger that held still with a page in view.
  var isPageStop: Bool {
    guard isPaged, isAlone, isQuiet, willDecelerate == false, moment.cause == .touch, let offset
    else { return false }
    let isFullPage = Axis.allCases.allSatisfy { axis in
      guard let size = setup.size, size[axis] > 0 else { return false }
      return setup.isShort(axis) || offset[axis] % size[axis] == 0
    }
    return isOnPage(offset) == true && isFullPage && release?.isStill == true
      && release?.wish == release?.target
      && (isAfterHold || !fingers.hasMoved && !fingers.wasCancelled)
  }

  /// The place of the lift between two pages, in hundredths, on the axis on which it is between
  /// them; nil if an end of the range cuts off one of the two.
  private var partOfPage: Int? {
    guard let offset, let axis = pagedAxis, let size = setup.size,
      let pages = pages(around: offset[axis], axis),
      pages.upperBound - pages.lowerBound == size[axis], pages.lowerBound % size[axis] == 0
    else { return nil }
    return Int(offset[axis] - pages.lowerBound) * 100 / Int(size[axis])
  }

  /// True if a flick turns the page for certain: a clear speed, told of some moves, well away from
  /// the pages and the middle between them (physics 6).
  var turnsPage: Bool {
    guard let velocity, let axis = pagedAxis, let part = partOfPage, path.count > 2 else {
      return false
    }
    let isClear = (10..<40).contains(part) || (60..<90).contains(part)
    return abs(axis == .x ? velocity.x : velocity.y) >= 500_000 && isClear
  }

  /// True if a motionless lift is well on one side of the middle between two pages.
  var isClearlyNearer: Bool { partOfPage.map { $0 < 40 || $0 >= 60 } ?? false }

  /// The page on the other side of the lift than the one at which the glide rests.
  var pageOnTheOtherSide: Point? {
    guard let offset, var place = lastRest?.offset, let axis = pagedAxis,
      let pages = pages(around: offset[axis], axis)
    else { return nil }
    place[axis] = place[axis] == pages.upperBound ? pages.lowerBound : pages.upperBound
    return place
  }

  /// The page so many farther on than the one at which the glide rests, and whether it is there.
  var pageTooFar: (place: Point, isInside: Bool)? {
    guard let offset, var place = lastRest?.offset, let axis = pagedAxis, let size = setup.size,
      let range = setup.range(axis)
    else { return nil }
    place[axis] += place[axis] > offset[axis] ? size[axis] : -size[axis]
    return (place, range.contains(place[axis]))
  }

  /// The page at which it would rest if the insets made pages smaller.
  var pageLessInsets: Point? {
    guard let offset, var place = lastRest?.offset, let axis = pagedAxis, let inset = setup.inset,
      let size = setup.size
    else { return nil }
    let (before, after) = axis == .x ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let page = size[axis] - before.units - after.units
    guard page > 0, page != size[axis] else { return nil }
    let count = Double(offset[axis] + before.units) / Double(page)
    let isForward = place[axis] > offset[axis]
    place[axis] =
      Int32(count.rounded(isForward ? .up : .down)) * page - before.units
    return setup.contains(place) == true && isOnPage(place) == false ? place : nil
  }

  /// Returns the edits by which the lift offers another place, and the glide that follows goes there and
  /// rests; or by which it goes there all the same.
  func repaged(to place: Point?, isOffered: Bool = true) -> [Edit] {
    guard let place, let offset, let rest = lastRest, let end = rest.offset, place != end,
      var message, let target
    else { return [] }
    message.arguments = message.arguments.map {
      $0.label == .targetContentOffset && isOffered && target == end
        ? Argument(.targetContentOffset, Value(place)) : $0
    }
    let glide = companions.filter { $0.line > line } + [rest]
    return replaced(by: .message(message))
      + glide.flatMap { site -> [Edit] in
        guard let shown = site.offset else { return [] }
        return site.moved(to: shown.carried(from: offset...end, to: offset...place))
      }
  }

  /// The edits by which the glide is left out, and the content rests where the finger let go of it.
  var stuckBetweenPages: [Edit] {
    guard let lift = followers.first(where: { $0.name == .didEndDragging }) else { return [] }
    return lift.stayingAtLift
  }
}

extension Point {
  /// The pair of points that a way begins and ends at.
  struct Way {
    let start: Point
    let end: Point
  }

  static func ... (start: Point, end: Point) -> Way { Way(start: start, end: end) }

  /// Returns the point that stands on another way as it stands on one.
  func carried(from old: Way, to new: Way) -> Point {
    var place = self
    for axis in Axis.allCases {
      let length = old.end[axis] - old.start[axis]
      guard length != 0, old.end[axis] != new.end[axis] else { continue }
      let part = Double(self[axis] - old.start[axis]) / Double(length)
      place[axis] =
        new.start[axis]
        + Int32((part * Double(new.end[axis] - new.start[axis])).rounded())
    }
    return place
  }
}
