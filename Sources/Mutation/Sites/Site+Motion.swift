internal import Traces
internal import Transcripts

/// The words for what fingers do and how content moves.
extension Site {
  /// True if the drag that begins here is told to its end, with no other in between.
  var endsWithLift: Bool {
    let rest = followers.first {
      $0.isFinal || $0.name == .didEndDragging || $0.name == .willBeginDragging
    }
    return rest?.name == .didEndDragging
  }

  /// True if what follows could be taken for the rest of a glide, for want of touches, or in the
  /// middle of a drag at the beginning of a log.
  var mayTrailMotion: Bool {
    moment.place == .unknown || !record.hasTouches && previous?.name != nil
  }

  /// True if it is a drag's didScroll that follows the one finger's move in its turn, by 2 pt or
  /// more, along the axis that the finger moved most.
  ///
  /// Not where the drag is back from past an edge: how the band gives way is no more than likely
  /// (D12).
  var isFollowing: Bool {
    guard name == .didScroll, moment.place == .inDrag, isAlone, isQuiet, moment.cause == .touch,
      fingers.most == 1, !fingers.wasCancelled, !setup.isLockEnabled,
      !isInside || companions.allSatisfy({ $0.line > line || $0.isInside })
    else { return false }
    let axis: Axis = abs(fingers.step.x.units) > abs(fingers.step.y.units) ? .x : .y
    return abs(fingers.step[axis]) >= 2000 && abs(step(axis)) >= 2000
  }

  /// True if the first step of the glide that begins here is the next thing told: in this turn, or
  /// in the turn of a frame.
  var isFollowedByStep: Bool {
    guard let next, next.name == .didScroll else { return false }
    return next.moment.turn == moment.turn || next.isGlideFrame
  }

  /// The edits by which the first step of the glide comes in this turn, before the glide is announced.
  var steppingAtLift: [Edit] { next?.brought(before: content, at: line) ?? [] }

  /// True if it is a glide's didScroll with others before and after it, told from rest to rest.
  var isMiddleOfGlide: Bool {
    isPlain && name == .didScroll && moment.place == .inGlide && isQuiet && hasUsualNeighbours
  }

  private var hasUsualNeighbours: Bool {
    // Messages less than half a period apart count as one turn in a log from a wall clock.
    guard let time, let before = previous?.time,
      time - before > 500_000 / Microseconds(header.effectiveRate) + 1
    else { return false }
    return previous?.name == .didScroll && previous?.moment.place == .inGlide
      && next?.name == .didScroll
      && previousInTurn == nil && nextInTurn == nil
  }

  /// True if the content went the other way until the message before it, as at the height of a
  /// bounce.
  var turnsRound: Bool {
    guard let previous else { return false }
    let before = previous.step(mainAxis)
    return before != 0 && (before > 0) != (step(mainAxis) > 0)
  }

  /// True if no finger does anything, on this view or another, from the message before it to the
  /// one after it.
  var isFarFromTouches: Bool {
    let first = previous?.line ?? line
    return !record.hasTouch(in: first...max(line, next?.line ?? line))
  }

  /// True if the content moves by more than two pixels a frame on the way to it and from it.
  var isFast: Bool {
    guard let next else { return false }
    return abs(step(mainAxis)) > 2 * pixel && abs(next.step(mainAxis)) > 2 * pixel
      && header.dropped.isEmpty
  }

  /// True if its offset is on an end of the range at which the content does not bounce.
  var isAtEdgeThatStops: Bool {
    guard let offset else { return false }
    return Axis.allCases.contains {
      guard let range = setup.range($0), !setup.bounces($0), !setup.isShort($0) else {
        return false
      }
      return offset[$0] == range.lowerBound || offset[$0] == range.upperBound
    }
  }
}
