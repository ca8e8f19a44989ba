internal import Traces
internal import Transcripts

/// Rules about calls that come in the middle of a glide (C18).
enum InterruptionRules {
  static let all = [
    jumpStops, revealStops, goesOn, goesOnFromThere, haltLeaves, haltReturns, removalStops,
    removalClamps,
  ]

  static let jumpStops = Rule(
    "scroll.interrupt.jump-stops",
    "setContentOffset(_:animated: false) in a glide stops it.",
    .response,
    catalogue: ["F16"],
    sources: ["L34", "openradar-16724593", "Q03"],
    topic: .motion,
    needs: .jumpStopsGlide,
    check: .at(
      [.didScroll, .final],
      scope: .afterCall,
      answer: { $0.stopAnswer(.jump) },
      found: { "didScroll to \($0.now.offset.text): the glide goes on" },
      expecting: {
        "no more of the glide: the call has put the content at \($0.program.call.target.text)"
      }
    ),
    passing: [
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 jump:300 S@300 E@300 |@300",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 jump:300 S@300 |@300",
      Example(
        "v - B S@10 ^ W@10 T@10 G@10 . S@60 jump:300 S@300 .2 S@350 . E@350 |@350",
        profile: .classic
      ),
    ],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 jump:300 S@300 .2 ↓ S@350 . E@350 |@350"]
  )

  static let revealStops = Rule(
    "scroll.interrupt.reveal-stops",
    "An unanimated move by the program stops a glide, whichever method makes it.",
    .response,
    grade: .should,
    catalogue: ["F25"],
    sources: ["AD/scrollpositionupdatepreservesvelocity", "L34"],
    topic: .motion,
    check: .at(
      [.didScroll, .final],
      scope: .afterCall,
      answer: { $0.stopAnswer(.reveal) },
      found: { "didScroll to \($0.now.offset.text): the glide goes on" },
      expecting: {
        "no more of the glide: the call has put the content at \($0.program.call.target.text)"
      }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 reveal:900 S@460 E@460 |@460"],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 reveal:900 S@460 .2 ↓ S@510 . E@510 |@510"]
  )

  static let goesOn = Rule(
    "scroll.interrupt.goes-on",
    "Neither the property contentOffset nor an animated call stops a glide.",
    .response,
    catalogue: ["F16"],
    sources: ["L34", "Q03", "openradar-16724593"],
    topic: .order,
    needs: .jumpStopsGlide,
    check: .at(
      [.didEndDecelerating],
      scope: .afterCall,
      answer: { watch in
        guard watch.isPassedOver, watch.course.wasSurely(in: Phase.gliding), watch.hears(.didScroll)
        else { return .notJudged }
        // The setter's own message is no frame of the glide.
        let own: Int32 = watch.program.call.kind == .assign ? 1 : 0
        return Answer(watch.program.call.scrolls > own)
      },
      found: { _ in "didEndDecelerating: the call has stopped the glide" },
      expecting: { _ in "more didScroll: the glide goes on" }
    ),
    accountsForStrayWhere: { watch in
      watch.now.event == .final && watch.course.wasSurely(in: Phase.gliding) && watch.isPassedOver
    },
    passing: [
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 set:300 S@300 .2 S@345 . S@346 E@346 |@346",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 animate:300 . S@300 A@300 . S@345 E@345 |@345",
      Example("v - B S@10 ^ W@10 T@10 G@10 . S@60 set:300 S@300 |@300", profile: .classic),
    ],
    failing: [
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 set:300 S@300 ↓ E@300 |@300",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 set:300 S@300 ↓ |@300",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 animate:300 ↓ E@60 . S@300 A@300 |@300",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 animate:300 . S@300 A@300 ↓ |@300",
    ]
  )

  static let goesOnFromThere = Rule(
    "scroll.interrupt.goes-on-from-there",
    "A glide goes on from where the property contentOffset has put the content.",
    .response,
    catalogue: ["F16", "F03"],
    sources: ["L34", "openradar-16724593"],
    topic: .motion,
    needs: .jumpStopsGlide,
    check: .at(
      [.didScroll],
      scope: .afterCall,
      answer: { watch in
        guard watch.program.call.kind == .assign, watch.program.call.interruption.isOfGlide,
          // A bounce has a velocity of its own.
          watch.program.call.interruption.isInside == .yes,
          watch.program.call.interruption.lastStep > 0, watch.program.call.scrolls == 1,
          watch.program.call.turn == watch.turns.call,
          watch.turns.call != watch.now.turn, watch.turns.touch < watch.turns.call,
          watch.course.wasSurely(in: Phase.gliding), watch.now.offset.isKnown,
          watch.isInside(watch.program.call.target), !watch.setting.hasDroppedFrames,
          watch.program.call.time >= 0,
          // Nobody has established that a rewritten target still holds.
          !watch.motion.isRewritten,
          // A page draws the content, the faster the farther away it is.
          !watch.geometry.isPagingEnabled,
          (watch.now.time - watch.program.call.time) * watch.setting.rate <= 2_000_000
        else { return .notJudged }
        let near = 2 * watch.program.call.interruption.lastStep + 10_000
        return Answer(!watch.now.offset.differs(from: watch.program.call.target, by: near))
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "the next step from \($0.program.call.target.text)" }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 set:300 S@300 . S@345 . S@346 E@346 |@346"],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 set:300 S@300 . ↓ S@75 . S@80 E@80 |@80"]
  )

  static let haltLeaves = Rule(
    "scroll.interrupt.halt-leaves-offset",
    "stopScrollingAndZooming leaves an offset inside the range where it is.",
    .response,
    catalogue: ["F20"],
    topic: .motion,
    check: .at(
      [.didScroll, .final],
      scope: .afterCall,
      answer: { watch in
        guard watch.isHalted, watch.program.call.interruption.isInside == .yes else {
          return .notJudged
        }
        let isStill = !watch.now.offset.differs(
          from: watch.program.call.interruption.place,
          by: watch.setting.halfPixel
        )
        return Answer(isStill && watch.now.event == .final)
      },
      found: { "\($0.now.event.word) at \($0.now.offset.text)" },
      expecting: { "nothing: the offset stays \($0.program.call.interruption.place.text)" }
    ),
    passing: [
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 stop E@60 |@60",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 stop |@60",
      "v - B S@10 ^ W@10 T@10 ~stop G@10 E@10 |@10",
    ],
    failing: [
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 stop ↓ S@250 E@250 |@250",
      "v - B S@10 ^ W@10 T@10 ~stop G@10 . ↓ S@60 . S@100 E@100 |@100",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 ~stop . ↓ S@100 E@100 |@100",
    ]
  )

  static let haltReturns = Rule(
    "scroll.interrupt.halt-returns",
    "stopScrollingAndZooming in a bounce takes the content to the edge.",
    .rest,
    catalogue: ["F20"],
    topic: .motion,
    check: .at(
      [.final],
      scope: .afterCall,
      answer: { watch in
        guard watch.isHalted, watch.program.call.interruption.isOfGlide,
          watch.program.call.interruption.isInside == .no, watch.now.offset.isKnown
        else { return .notJudged }
        let edge = watch.geometry.nearest(to: watch.program.call.interruption.place)
        return Answer(watch.mayBeAt(edge))
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: {
        "rest on the edge, \($0.geometry.nearest(to: $0.program.call.interruption.place).text)"
      }
    ),
    passing: ["v + B S@-40 ^ W@-40 T@-40 G@-40 . S@-20 stop S@0 E@0 |@0"],
    failing: ["v + B S@-40 ^ W@-40 T@-40 G@-40 . S@-20 stop E@-20 ↓ |@-20"]
  )

  static let removalStops = Rule(
    "scroll.removal.stops",
    "Taking a gliding view out of its superview stops it.",
    .response,
    grade: .should,
    catalogue: ["C18"],
    sources: ["L28", "M023"],
    topic: .motion,
    check: .at(
      [.didScroll, .final],
      scope: .afterCall,
      answer: { watch in
        guard watch.isUninterruptedSince(.remove) else { return .notJudged }
        return Answer(watch.now.event == .final || watch.now.turn == watch.program.call.turn)
      },
      found: { "didScroll to \($0.now.offset.text): the glide goes on" },
      expecting: { _ in "nothing: a view without a superview does not glide" }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 remove |@60"],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 . S@60 remove .2 ↓ S@90 |@90"]
  )

  static let removalClamps = Rule(
    "scroll.removal.clamps",
    "Taking a bouncing view out of its superview puts the content on the edge, and tells it.",
    .response,
    grade: .should,
    catalogue: ["C18"],
    topic: .motion,
    check: .at(
      [.didScroll, .turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        guard watch.isUninterruptedSince(.remove), watch.now.turn <= watch.program.call.turn + 1,
          watch.program.call.isTurnOpen, watch.program.call.interruption.isInside == .no,
          watch.hears(.didScroll)
        else { return .notJudged }
        guard watch.now.event == .didScroll else { return Answer(watch.program.call.scrolls > 0) }
        guard watch.now.offset.isKnown else { return .notJudged }
        return Answer(watch.geometry.excess(watch.now.offset) <= watch.setting.pixel)
      },
      found: { watch in
        watch.now.event == .didScroll
          ? "didScroll to \(watch.now.offset.text)" : "no didScroll after the removal"
      },
      expecting: { "a didScroll into the range \($0.geometry.rangeText)" }
    ),
    passing: ["v + B S@-40 ^ W@-40 T@-40 G@-40 . S@-20 remove S@0 |@0"],
    failing: ["v + B S@-40 ^ W@-40 T@-40 G@-40 . S@-20 remove ↓ |@-20"]
  )
}

extension Watch {
  /// Returns true if a call came in an undisturbed glide, and nothing else since.
  func isUninterruptedSince(_ kinds: Program.Kinds) -> Bool {
    hasInterruptedGlide(kinds) && geometry.isRangeKnown
  }

  /// Returns the same, whether or not the range is still known.
  func hasInterruptedGlide(_ kinds: Program.Kinds) -> Bool {
    kinds.contains(program.call.kind.asSet) && program.call.isOwn
      && program.call.interruption.isOfGlide
      && turns.call == program.call.turn && turns.touch < program.call.turn
      && turns.delegate < program.call.turn
      && program.call.block == nil
  }

  /// Returns an answer that holds if an unanimated call stopped the glide that it came into, and
  /// had a place to stop it at.
  func stopAnswer(_ kinds: Program.Kinds) -> Answer {
    guard isUninterruptedSince(kinds), program.call.moves == .yes, isInside(program.call.target),
      program.call.interruption.isInside == .yes
    else { return .notJudged }
    if now.event == .final { return .holds }
    // One that stays where it is goes nowhere: A02 says so.
    if now.offset.isKnown, now.offset == content.lastScroll { return .notJudged }
    return now.turn == program.call.turn ? .notJudged : .violated
  }

  /// True if a call came that does not stop a glide, in one that was so fast, and so far from the
  /// edges, that it did not end by itself.
  var isPassedOver: Bool {
    guard isUninterruptedSince([.assign, .animate]), !motion.isRewritten else { return false }
    let step = program.call.interruption.lastStep
    let room = 10 * Int64(step)
    return step >= 2000 && !geometry.isPagingEnabled && program.call.target.isKnown
      && hasRoom(program.call.target, room) && hasRoom(program.call.interruption.place, room)
  }

  /// Returns true if the glide has so far to go from a place before it meets an edge.
  private func hasRoom(_ place: Place, _ room: Int64) -> Bool {
    isInside(place)
      && Axis.each.allSatisfy { axis in
        let direction =
          motion[axis].direction
        if direction == 0 { return true }
        let edge = direction > 0 ? geometry.most[axis] : geometry.least[axis]
        return abs(Int64(edge) - Int64(place[axis])) > room
      }
  }

  /// True if the program has stopped all motion, and nothing has begun since.
  var isHalted: Bool { isHaltedAnyhow && !geometry.isPagingEnabled }

  /// The same, whether or not the view turns pages.
  var isHaltedAnyhow: Bool {
    program.call.kind == .halt && program.call.isOwn && program.call.company == nil
      && record.calls == .recorded
      && hands.down == 0
      // The delegate calls in the turn of what it hears.
      && turns.call == program.call.turn
      && turns.touch < program.call.turn + (program.call.isOfDelegate ? 1 : 0)
      && program.call.block == nil && !isZooming && program.call.interruption.place.isKnown
  }
}
