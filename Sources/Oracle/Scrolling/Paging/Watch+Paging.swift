internal import Traces

extension Watch {
  /// Returns true if the release or the glide turns pages along an axis: it has left where the drag
  /// began, or goes somewhere else.
  func isTurning(_ axis: Axis, _ place: Place) -> Bool {
    !motion.dragStart.isKnown || motion.liftOffset[axis] != motion.dragStart[axis]
      || place[axis] != motion.dragStart[axis]
  }

  /// Returns true if a place is a page, or an end of the range, on each axis that can move.
  func isPageStop(_ place: Place) -> Bool {
    isInside(place)
      && Axis.each.allSatisfy {
        !surelyMoves($0) || geometry.isPageStop(place, $0, within: setting.pixel)
      }
  }

  /// The destination of a release or a glide: the target that `willEndDragging` offers, or the
  /// place at which the glide has ended; nil if that is not known, or if the release was past an
  /// edge (D10).
  var chosenPlace: Place? {
    guard isPaged, isInside(motion.liftOffset), !motion.isDisturbed else { return nil }
    if now.event == .didEndDecelerating { return hasLandedOnPages ? landing : nil }
    if now.event == .final { return hasTurnedAlone ? now.offset : nil }
    guard turns.call != now.turn, motion.target.isKnown, !hands.wasCancelled else { return nil }
    return motion.target
  }

  /// True if the view rests after a lift, and only its glide can have moved it.
  private var hasTurnedAlone: Bool {
    hands.areRecorded && hands.isLastLifted && record.calls == .recorded
      && max(turns.call, turns.delegate) < turns.touchDown
      && !site.mayBeRemoved
  }

  /// The target that a flick offers, where it is not known where the content was let go: a release past an
  /// edge (D10) has its target there, or outside.
  var pageOffered: Place? {
    guard isPaged, !motion.liftOffset.isKnown, !motion.isDisturbed, turns.call != now.turn,
      !hands.wasCancelled, isInside(motion.target), motion.isVelocityKnown
    else { return nil }
    return motion.target
  }

  /// Returns an answer that holds if the content goes to the page that a reason asks for.
  func choiceAnswer(_ reason: PageChoice.Reason) -> Answer {
    guard let place = chosenPlace, isInside(place), !isChosenAgain,
      now.event == .willEndDragging || !motion.isRewritten
    else { return .notJudged }
    return Answer.onEachAxis { axis in
      guard page(axis).reason == reason else { return .notJudged }
      // The rules about page stops tell of a place that is no page at all.
      guard geometry.isPageStop(place, axis, within: setting.halfPixel) else { return .notJudged }
      return Answer(abs(Int64(place[axis]) - Int64(page(axis).goal)) <= Int64(setting.pixel))
    }
  }

  /// True if another finger may have had the page chosen again, and nobody could hear it.
  private var isChosenAgain: Bool { !hears(.willEndDragging) && turns.touch != drag.sure.page }

  /// The destination of a release or a glide, in words.
  var chosenFound: String {
    switch now.event {
    case .didEndDecelerating: "the glide ends at \(landing.text)"
    case .final: "rests at \(now.offset.text)"
    default: "willEndDragging with velocity \(motion.velocityText), target \(motion.target.text)"
    }
  }

  /// The page that must be chosen, in words.
  var chosenText: String {
    let parts: [String] = Axis.each.compactMap { axis in
      guard page(axis).reason != .none else { return nil }
      return "\(axis == .horizontal ? "x" : "y") \(Words.decimal(page(axis).goal))"
    }
    return parts.joined(separator: ", ")
  }

  /// Returns true if the glide to the target never leads away from it by much: it began at rest, or
  /// towards the target and not so fast that it must run past it.
  func isDrawnToTarget(_ axis: Axis) -> Bool {
    guard surelyMoves(axis), motion.isVelocityKnown, isInside(motion.target) else { return false }
    let way = Double(motion.target[axis]) - Double(motion.liftOffset[axis])
    let speed = toldVelocity(axis)
    return speed == 0 || (speed * way > 0 && abs(way) > abs(speed) * 40_000)
  }
}
