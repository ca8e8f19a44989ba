internal import Traces

extension Operators {
  static let flipDecelerate = Operator(
    "flip-will-decelerate",
    "didEndDragging's argument is the contrary; nothing else changes.",
    edit: { site in
      guard let willDecelerate = site.willDecelerate else { return [] }
      return site.saying(.willDecelerate, .bool(!willDecelerate))
    },
    [
      Context(["C04"], "true for a flick inside the range", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == true && $0.isInside && $0.release?.isFlick == true
          && $0.isQuiet && $0.release?.wish != $0.release?.offset
      },
      Context(["D06"], "true for an over-scrolled lift after a hold", .didEndDragging) {
        $0.isPlain && $0.isFresh && $0.willDecelerate == true && $0.isOverscrolled
          && $0.isAfterHold && $0.isQuiet
      },
      Context(
        ["B12", "C03"],
        "true for another fresh drag, and the glide follows",
        .didEndDragging
      ) {
        $0.isPlain && $0.isFresh && $0.willDecelerate == true && !$0.isAfterHold
          && $0.release?.isFlick != true && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(["E15"], "true for a caught glide past the edge, and it glides", .didEndDragging) {
        $0.isPlain && !$0.isFresh && $0.willDecelerate == true && $0.isOverscrolled
          && !$0.fingers.hasMoved && $0.isAlone && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(["B11"], "false for a fresh drag that is lifted after a hold", .didEndDragging) {
        $0.isMotionlessStop && $0.isFresh
      },
      Context(["E04"], "false for a touch-stop that is lifted without movement", .didEndDragging) {
        $0.isMotionlessStop && !$0.isFresh && !$0.fingers.hasMoved
      },
      Context(["C02"], "false for any other drag, and nothing follows", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.isTurnQuiet && !$0.isAfterHold
          && $0.fingers.hasMoved
      },
    ]
  )

  static let denyGlide = Operator(
    "deny-glide",
    "The lift says that no glide follows, and none does: the content stays where it is.",
    edit: { $0.stayingAtLift },
    [
      Context(["C04"], "a flick inside the range", .didEndDragging) {
        $0.isLiftToRest && $0.isFresh && $0.isInside && $0.release?.isFlick == true
      },
      Context(["D06"], "an over-scrolled lift after a hold", .didEndDragging) {
        $0.isLiftToRest && $0.isFresh && $0.isOverscrolled && $0.isAfterHold
      },
      Context(["V08"], "a motionless lift for which the delegate set a target", .didEndDragging) {
        $0.isLiftToRest && $0.isFresh && $0.isInside && $0.release?.wish != $0.release?.target
          && ($0.release?.isStill ?? false) && $0.release?.wish != $0.release?.offset
      },
      Context(["E13"], "a bounce that a finger held without moving", .didEndDragging) {
        $0.isLiftToRest && !$0.isFresh && $0.isOverscrolled && !$0.fingers.hasMoved
      },
    ]
  )

  static let claimGlide = Operator(
    "claim-glide",
    "The lift says that a glide follows, and one of no length does.",
    edit: { $0.glidingNowhere },
    [
      Context(["B11", "B16"], "a lift inside the range after a hold", .didEndDragging) {
        $0.isMotionlessStop && $0.isFresh
      },
      Context(["D13"], "a lift exactly on the edge after a hold", .didEndDragging) {
        $0.isMotionlessStop && $0.isFresh && $0.isOnEdge
      },
      Context(["E04"], "a touch-stop that is lifted without movement", .didEndDragging) {
        $0.isMotionlessStop && !$0.isFresh && !$0.fingers.hasMoved
      },
      Context(["E11"], "a caught glide that is dragged on and lifted after a hold", .didEndDragging)
      {
        $0.isMotionlessStop && !$0.isFresh && $0.fingers.hasMoved
      },
    ]
  )
}

extension Site {
  /// Whether the delegate was told a speed at the lift that is a flick's, along an axis that moves.
  var isFlick: Bool {
    guard let velocity, let offset, let target else { return false }
    return Axis.allCases.contains {
      let part = $0 == .x ? velocity.x : velocity.y
      return abs(part) >= 300_000 && !setup.isFixed($0) && offset[$0] != target[$0]
    }
  }

  /// Whether the delegate was told that the finger is still.
  var isStill: Bool { velocity.map { $0.x == 0 && $0.y == 0 } ?? false }

  /// Whether the velocity goes on outwards on an axis that is past its edge.
  var pullsOutwards: Bool {
    guard let velocity, let offset else { return false }
    return Axis.allCases.contains {
      let part = $0 == .x ? velocity.x : velocity.y
      guard let excess = setup.excess(offset, $0), setup.bounces($0) else { return false }
      return excess > 1000 && part > 250_000 || excess < -1000 && part < -250_000
    }
  }

  /// Whether the offset is exactly on an end of the range of an axis that can move.
  fileprivate var isOnEdge: Bool {
    guard let offset else { return false }
    return Axis.allCases.contains {
      guard let range = setup.range($0), !setup.isShort($0), setup.bounces($0) else { return false }
      return offset[$0] == range.lowerBound || offset[$0] == range.upperBound
    }
  }

  /// Whether it is the didEndDragging(false) of a finger that held still inside the range, with
  /// nobody's target but the content's own place.
  fileprivate var isMotionlessStop: Bool {
    isPlain && isAlone && isQuiet && willDecelerate == false && moment.cause == .touch
      && (isAfterHold || !fingers.hasMoved && !fingers.wasCancelled) && isInside
      && release?.isStill == true && release?.wish == release?.offset
  }

  /// Whether it is a didEndDragging(true) whose glide is told to its end and rests.
  fileprivate var isLiftToRest: Bool {
    guard isPlain, isAlone, isQuiet, willDecelerate == true, let rest = lastRest,
      let end = followers.first(where: { $0.name == .didEndDecelerating })
    else { return false }
    return end.line < rest.line && rest.offset == end.offset && offset != rest.offset
  }

  /// The didEndDragging with another argument, and the flags that go with it.
  private func ending(_ willDecelerate: Bool, _ flags: Flags) -> [Edit] {
    let arguments = [Argument(.willDecelerate, .bool(willDecelerate))]
    return replaced(by: sibling(.didEndDragging, arguments, at: time) { $0.raise(flags.raised) })
  }

  /// The edits that leave the content where the finger let go of it.
  fileprivate var stayingAtLift: [Edit] {
    guard let rest = lastRest, let offset else { return [] }
    let glide = followers.prefix { $0.line < rest.line }
    let end = glide.first { $0.name == .didEndDecelerating }
    // A glide that was caught is closed by its end (E04).
    let closing = isFresh ? [] : end.map { _ in followed(by: .didEndDecelerating, [], .still) }
    return ending(false, isFresh ? .tracking : .held) + (closing ?? []) + glide.flatMap(\.dropped)
      + rest.moved(to: offset)
  }

  /// The edits that claim a glide, and end it where it began.
  fileprivate var glidingNowhere: [Edit] {
    let begin = followed(by: .willBeginDecelerating, [], .gliding)
    let end = isFresh ? followed(by: .didEndDecelerating, [], .still) : []
    return ending(true, isFresh ? .dragging : .caught) + begin + end
  }
}
