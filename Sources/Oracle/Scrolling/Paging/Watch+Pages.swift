internal import Traces

extension Watch {
  /// Notes the pages to which a release must lead, whether it was told or only felt.
  func choosePages(in turn: Int32) {
    drag.sure.page = turn
    motion.pageAcross = pageChoice(.horizontal, in: turn)
    motion.pageDown = pageChoice(.vertical, in: turn)
  }

  /// Returns the page that the latest release must lead to on an axis.
  func page(_ axis: Axis) -> PageChoice {
    axis == .horizontal ? motion.pageAcross : motion.pageDown
  }

  private func pageChoice(_ axis: Axis, in turn: Int32) -> PageChoice {
    let size = Int64(geometry.size[axis])
    guard isInside(motion.liftOffset), surelyMoves(axis), size > 0, !motion.isDisturbed,
      turns.call != turn, !hands.wasCancelled
    else { return PageChoice() }
    let place = Int64(motion.liftOffset[axis])
    let count = place / size - (place % size < 0 ? 1 : 0)
    let former = count * size
    // Nobody knows how a page counts that is cut off by the end of the range.
    guard former >= Int64(geometry.least[axis]), former + size <= Int64(geometry.most[axis]) else {
      return PageChoice()
    }
    let part = Double(place - former) / Double(size)
    let speed = motion.isVelocityKnown ? toldVelocity(axis) : feltVelocity(axis)
    if motion.isVelocityKnown, motion.velocity == (0, 0) {
      let isStill = !hands.areRecorded || hands.isLiftAfterHold || isUnmovedTouchStop
      guard isStill, part <= 0.4 || part >= 0.6 else { return PageChoice() }
      return PageChoice(reason: .nearest, goal: Int32(part <= 0.4 ? former : former + size))
    }
    let isClear = (0.1...0.4).contains(part) || (0.6...0.9).contains(part)
    guard abs(speed) >= 0.5, isClear, isFeltToo(axis, speed, in: turn) else { return PageChoice() }
    return PageChoice(reason: .flick, goal: Int32(speed > 0 ? former + size : former))
  }

  /// Returns the least speed of the finger as it let go, if no message tells it; 0: that is not
  /// known.
  private func feltVelocity(_ axis: Axis) -> Double {
    guard hands.areRecorded, hands.gap >= 0, hands.gap <= 20_000, !hands.hasRested else { return 0 }
    return hands.steadySpeed(axis)
  }

  /// Returns true if the finger, where it was recorded, was fast the same way.
  private func isFeltToo(_ axis: Axis, _ speed: Double, in turn: Int32) -> Bool {
    guard hands.areRecorded else { return true }
    return hands.isLastLifted && turns.touch == turn && hands.steadySpeed(axis) * speed > 0
  }

  /// True if the view turns pages, and their places are known.
  var isPaged: Bool {
    geometry.isPagingEnabled && geometry.isSetUp && geometry.isRangeKnown && geometry.size.isKnown
      // A view that has no size has no pages.
      && geometry.size.x > 0 && geometry.size.y > 0
  }

  /// True if the content has moved and no call ever came, where touches and calls were recorded; a
  /// table's load may bring it into its range.
  var canOnlyBeMovedByFinger: Bool {
    !setting.isTable && record.hasAllCalls && turns.call < 0 && hands.areRecorded
      && content.lastScroll.isKnown && content.offsetAtStart.isKnown
      && content.lastScroll != content.offsetAtStart
  }

  /// Returns true if the edge of the range is a page too, where there are pages: if not, the page
  /// before it may be chosen instead.
  func isPageIfPaged(_ edge: Int32, _ axis: Axis) -> Bool {
    !geometry.isPagingEnabled || geometry.distanceToPage(Place(x: edge, y: edge), axis) == 0
  }

  /// True if a glide ends by itself, on pages, at a place that is known.
  var hasLandedOnPages: Bool { isPaged && isFreeGlide && landing.isKnown }

  /// Returns true if the content is surely between two pages, inside the range, on an axis that the
  /// drag or the glide that it caught has moved.
  func isBetweenPages(_ place: Place) -> Bool {
    let isCaught = course.wasSurely(in: Phase.caughtDrags | Phase.letGo.set)
    return Axis.each.contains { axis in
      surelyMoves(axis) && geometry.excess(place, axis) == 0
        && (isCaught || place[axis] != motion.dragStart[axis])
        && !geometry.isPageStop(place, axis, within: setting.pixel)
    }
  }

  /// Returns true if the content stands exactly on a page, on each axis that may move.
  func isExactlyOnPage(_ place: Place) -> Bool {
    Axis.each.allSatisfy { axis in
      !geometry.mayMove(axis, isTable: setting.isTable)
        || (geometry.distanceToPage(place, axis) == 0 && geometry.excess(place, axis) == 0)
    }
  }

  /// True if the lift in progress is one without motion: after a hold, or as the component itself
  /// tells it.
  var isMotionlessLift: Bool {
    guard !hands.wasCancelled, turns.call != now.turn, !motion.isDisturbed else { return false }
    if hands.areRecorded, turns.touch == now.turn, hands.isLiftAfterHold { return true }
    return isUnmovedTouchStop || (motion.isVelocityKnown && motion.velocity == (0, 0))
  }

  /// The offset at the lift where it is inside the range and nothing else has a hand in it; nil
  /// otherwise.
  var pagedLiftPlace: Place? {
    let place = whereabouts
    guard isPaged, isInside(place), !motion.isDisturbed, turns.call != now.turn,
      !hands.wasCancelled, geometry.isScrollEnabled
    else { return nil }
    return place
  }

  /// True if the finger that is lifted has left the content between two pages, though no message tells where.
  var isLeftBetweenPages: Bool {
    let place = placeOfLift
    guard isPaged, place.isKnown, turns.touch == now.turn, turns.call != now.turn,
      !hands.wasCancelled
    else { return false }
    // The slop that the finger lost is not taken off.
    return Axis.each.contains { axis in
      surelyMoves(axis) && place[axis] != dragOrigin[axis]
        && !geometry.isPageStop(place, axis, within: 20_000)
    }
  }
}
