internal import Traces
internal import Transcripts

extension Site {
  /// True if the delegate was told a speed at the lift that is a flick's, along an axis that moves.
  var isFlick: Bool {
    guard let velocity, let offset, let target else { return false }
    return Axis.allCases.contains {
      let part = $0 == .x ? velocity.x : velocity.y
      return abs(part) >= 250_000 && !setup.isFixed($0) && offset[$0] != target[$0]
    }
  }

  /// True if the delegate was told a speed that starts no glide by itself (B17).
  var isSlow: Bool { velocity.map { abs($0.x) < 250_000 && abs($0.y) < 250_000 } ?? false }

  /// True if the delegate was told that the finger is still.
  var isStill: Bool { velocity.map { $0.x == 0 && $0.y == 0 } ?? false }

  /// True if the velocity goes on outwards on an axis that is past its edge.
  var pullsOutwards: Bool {
    guard let velocity, let offset else { return false }
    return Axis.allCases.contains {
      let part = $0 == .x ? velocity.x : velocity.y
      guard let excess = setup.excess(offset, $0), setup.bounces($0) else { return false }
      return excess > 1000 && part > 250_000 || excess < -1000 && part < -250_000
    }
  }

  /// True if the offset is exactly on an end of the range of an axis that can move.
  var isOnEdge: Bool {
    guard let offset else { return false }
    return Axis.allCases.contains {
      guard let range = setup.range($0), !setup.isShort($0), setup.bounces($0) else { return false }
      return offset[$0] == range.lowerBound || offset[$0] == range.upperBound
    }
  }

  /// True if the offset is no more than a pixel from an end of the range of an axis that can move.
  var isAtEdge: Bool {
    guard let offset else { return false }
    return Axis.allCases.contains {
      guard let range = setup.range($0), !setup.isShort($0) else { return false }
      return offset[$0] <= range.lowerBound + pixel || offset[$0] >= range.upperBound - pixel
    }
  }

  /// True if it is the didEndDragging(false) of a finger that held still inside the range, with
  /// nobody's target but the content's own place.
  var isMotionlessStop: Bool {
    isUnpaged && isAlone && isQuiet && willDecelerate == false && moment.cause == .touch
      && (isAfterHold || !fingers.hasMoved && !fingers.wasCancelled) && isInside
      && release?.isStill == true && release?.wish == release?.offset
  }

  /// True if it is the didEndDragging(false) of a finger that moved to the last, too slowly for a
  /// glide (B17).
  var isSlowStop: Bool {
    isUnpaged && isAlone && isQuiet && isFresh && willDecelerate == false && isInside
      && fingers.most == 1 && (fingers.gap ?? .max) <= 20_000 && release?.isStill == true
      && release?.wish == release?.offset
  }

  /// True if the delegate made no target of a place outside the range (V07).
  var isWishInside: Bool {
    guard let release, release.wish != release.target else { return true }
    return release.wish.flatMap(setup.contains) ?? false
  }

  /// True if it is a didEndDragging(true) whose glide is told to its end and rests.
  var isLiftToRest: Bool {
    guard isUnpaged, isAlone, isQuiet, willDecelerate == true, let rest = lastRest,
      let end = followers.first(where: { $0.name == .didEndDecelerating })
    else { return false }
    return end.line < rest.line && rest.offset == end.offset && offset != rest.offset
  }

  /// Returns the edits by which the didEndDragging has another argument, and the flags that go with it.
  func ending(_ willDecelerate: Bool, _ flags: Flags) -> [Edit] {
    let arguments = [Argument(.willDecelerate, .bool(willDecelerate))]
    return replaced(by: sibling(.didEndDragging, arguments, at: time) { $0.raise(flags.raised) })
  }

  /// The edits that leave the content where the finger let go of it.
  var stayingAtLift: [Edit] {
    guard let rest = lastRest, let offset else { return [] }
    let glide = followers.prefix { $0.line < rest.line }
    let end = glide.first { $0.name == .didEndDecelerating }
    // A glide that was caught is closed by its end (E04).
    let closing = isFresh ? [] : end.map { _ in followed(by: .didEndDecelerating, [], .still) }
    return ending(false, isFresh ? .tracking : .held) + (closing ?? []) + glide.flatMap(\.dropped)
      + rest.moved(to: offset)
  }

  /// The edits that claim a glide, and end it where it began.
  var glidingNowhere: [Edit] {
    let begin = followed(by: .willBeginDecelerating, [], .gliding)
    let end = isFresh ? followed(by: .didEndDecelerating, [], .still) : []
    return ending(true, isFresh ? .dragging : .caught) + begin + end
  }
}
