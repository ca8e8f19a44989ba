internal import Traces
internal import Transcripts

/// Rules about animated scrolls by the program.
enum AnimationRules {
  static let all = [idle, endIsItsOwn, endsOnce, lands, goesOneWay, flags]

  static let idle = Rule(
    "scroll.animation.idle",
    "animated: true to the offset that holds already sends nothing, not even an end.",
    .response,
    catalogue: ["F05"],
    sources: ["Q10", "M125"],
    topic: .program,
    check: .at(
      [.didScroll, .didEndScrollingAnimation, .turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        if watch.now.event == .didEndScrollingAnimation {
          let isOfAnimation = watch.program.call.kind == .animate
          return watch.strayEnd == .ofIdleCall && isOfAnimation ? .violated : .notJudged
        }
        guard watch.program.call.kind == .animate, watch.program.call.isAlone,
          watch.program.call.moves == .no, watch.course.isSurely(in: Phase.atRest),
          !watch.isOnItsWayHome,
          watch.turns.call == watch.program.call.turn, watch.turns.touch <= watch.program.call.turn
        else { return .notJudged }
        return Answer(watch.now.event != .didScroll)
      },
      expecting: { "nothing: the offset is \($0.program.call.target.text) already" }
    ),
    passing: ["unheard=S v - B ^ W T G E animate:0 A |", "at=300 animate:300 |@300"],
    failing: [
      "at=300 animate:300 ↓ A@300 |@300", "at=300 animate:300 ↓ S@300 A@300 |@300",
      "unheard=BSWFTGE at=300 animate:300 .9 animate:90 .30 A .9 animate:90 ↓ A |",
    ]
  )

  static let endIsItsOwn = Rule(
    "scroll.animation.end-is-its-own",
    "An animated scroll started in the end of another has an end of its own, after it has moved.",
    .response,
    catalogue: ["A12", "F04"],
    sources: ["Q17", "M079", "M131"],
    topic: .program,
    check: .at(
      [.didEndScrollingAnimation, .final],
      scope: .afterCall,
      answer: { watch in
        guard watch.program.call.maker == .delegateInEnd, watch.program.animation.isPure,
          watch.program.call.moves == .yes,
          watch.program.animation.endsAllowed == 1, watch.program.animation.target.isKnown
        else { return .notJudged }
        if watch.now.event == .final {
          return watch.hears(.didEndScrollingAnimation) && watch.program.animation.isEndDue
            ? .violated : .notJudged
        }
        guard watch.hears(.didScroll) else { return .notJudged }
        return Answer(watch.program.animation.scrolls > 0)
      },
      found: { watch in
        watch.now.event == .final
          ? "at rest, and the second animation has not ended"
          : "didEndScrollingAnimation again, and nothing has moved since"
      },
      expecting: { "didScroll to \($0.program.animation.target.text), then its own end" }
    ),
    passing: [
      "animate:300 . S@100 . S@300 A@300 ~animate:0 . S@100 . S@0 A@0 |@0",
      "animate:300 . S@100 . S@300 A@300 ~animate:300 |@300",
    ],
    failing: [
      "animate:300 . S@100 . S@300 A@300 ~animate:0 ↓ A@300 . S@100 . S@0 |@0",
      "animate:300 . S@100 . S@300 A@300 ~animate:0 . S@100 . S@0 ↓ |@0",
    ]
  )

  static let endsOnce = Rule(
    "scroll.animation.ends-once",
    "An animated scroll sends didScroll, then exactly one didEndScrollingAnimation.",
    .response,
    catalogue: ["F04", "F06", "F21", "EN02", "T02", "R079"],
    sources: ["S4:68", "AD/scrollviewdidendscrollinganimation", "L14", "L27", "M093"],
    topic: .program,
    check: .at(
      [.didEndScrollingAnimation, .turnEnd, .final],
      answer: { watch in
        if watch.now.event != .didEndScrollingAnimation {
          return watch.isAnimationLost ? .violated : .notJudged
        }
        if watch.strayEnd == .second { return .violated }
        guard watch.program.animation.endsAllowed > 0 else { return .notJudged }
        let hasNotMoved =
          watch.program.animation.scrolls == 0 && watch.program.animation.moves == .yes
          && watch.program.animation.isPure && watch.hears(.didScroll)
          && watch.program.animation.endsAllowed == 1
        return Answer(!hasNotMoved)
      },
      found: { watch in
        switch watch.now.event {
        case .didEndScrollingAnimation: watch.now.event.word
        case .final: "at rest, and " + watch.lostOfAnimation
        default: watch.lostOfAnimation
        }
      },
      expecting: { _ in "didScroll, then one didEndScrollingAnimation" }
    ),
    passing: [
      "animate:300 . S@100 . S@300 A@300 |@300", "remove animate:300 S@300 |@300",
      "v - B S@10 hold ^ W@10 F@10 ~animate:300 . S@100 . S@300 A@300 |@300",
      "animate:300 . S@50 animate:600 . S@100 . S@600 A@600 A@600 |@600",
      "animate:300 . S@50 animate:600 A@50 . S@100 . S@600 A@600 |@600",
      "set:300 S@300 tap Q=yes select+:,middle . S@100 . S@0 P |@0",
      "animate:300 . S@100 .9 v ^ |@100", "unheard=A animate:300 . S@100 . S@300 |@300",
    ],
    failing: [
      "animate:300 . S@100 . S@300 ↓ |@300", "animate:300 . S@100 . S@300 A@300 ↓ A@300 |@300",
      "animate:300 ↓ A@0 |@0", "at=300 v - B S hold ^ W!0>310 F .30 animate:330 ↓ A |",
      "animate:300 ↓ |@300", "enabled=no animate:300 ↓ |@0",
      "v - B S@10 hold ^ W@10 F@10 ~animate:300 ↓ |@10",
      // The room of the control has closed by then.
      "control=yes refresh I%60 .9 refreshed I%0 .80 animate:300 . S@100 . S@300 A@300 ↓ A@300 |@300",
      "v - B S@10 ^ W@10 T@10 G@10 . S@50 E@50 ~animate:300 ↓ |@50",
      "animate:300 . S@100 . S@200 .300 ↓ jump:90 S@90 |@90",
      "animate:300 .300 ↓ jump:90 S@90 |@90",
      "animate:300 . S@100 size:9000 . S@200 ↓ |@200", "unheard=A animate:300 ↓ |@0",
      "animate:300 . S@100 . S@200 .50 ↓ jump:90 S@90 |@90",
    ]
  )

  static let lands = Rule(
    "scroll.animation.lands",
    "At didEndScrollingAnimation the offset is the requested one.",
    .invariant,
    catalogue: ["F10", "F12"],
    sources: ["L14", "S4:68", "M007"],
    topic: .program,
    check: .at(
      [.didEndScrollingAnimation],
      scope: .afterCall,
      answer: { watch in
        guard watch.program.animation.endsAllowed == 1, watch.program.animation.isPure,
          watch.program.animation.target.isKnown, watch.now.offset.isKnown,
          watch.program.animation.kind == .animate, !watch.isNested,
          !watch.motion.isDisturbed || watch.course.isSurely(in: Phase.atRest)
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.program.animation.target))
      },
      found: { "didEndScrollingAnimation at \($0.now.offset.text)" },
      expecting: { "the offset that was asked for, \($0.program.animation.target.text)" }
    ),
    passing: ["animate:1700 . S@900 . S@1700 A@1700 |@1700"],
    failing: [
      "animate:1700 . S@900 . S@1520 ↓ A@1520 |@1520", "animate:1700 . S@900 . S@1520 ↓ A |@1520",
    ]
  )

  static let goesOneWay = Rule(
    "scroll.animation.goes-one-way",
    "An animated scroll goes towards its target, never back and never past it.",
    .invariant,
    catalogue: ["F10", "F12"],
    sources: ["AD/setcontentoffset", "H4", "S4:68"],
    topic: .program,
    check: .at(
      [.didScroll],
      scope: .afterCall,
      answer: { watch in
        guard watch.isFreeAnimation, watch.program.animation.kind == .animate,
          watch.turns.call != watch.now.turn, !watch.isContentOther,
          watch.program.animation.target.isKnown, watch.now.offset.isKnown,
          watch.content.lastScroll.isKnown,
          !watch.motion.isDisturbed
        else { return .notJudged }
        let isOnItsWay = Axis.each.allSatisfy { axis in
          let ends = (watch.content.lastScroll[axis], watch.program.animation.target[axis])
          return watch.now.offset[axis] >= min(ends.0, ends.1) - watch.setting.pixel
            && watch.now.offset[axis] <= max(ends.0, ends.1) + watch.setting.pixel
        }
        return Answer(isOnItsWay)
      },
      found: { "didScroll from \($0.content.lastScroll.text) to \($0.now.offset.text)" },
      expecting: { "an offset on the way to \($0.program.animation.target.text)" }
    ),
    passing: ["animate:300 . S@100 . S@300 A@300 |@300"],
    failing: [
      "animate:300 . S@100 . ↓ S@320 . S@300 A@300 |@300",
      "at=100 animate:300 . ↓ S@80 . S@300 A@300 |@300",
      "animate:1700 . S@900 . S@1690 . ↓ S@1520 A@1520 |@1520",
    ]
  )

  static let flags = Rule(
    "scroll.animation.flags",
    "In an animated scroll isTracking, isDragging and isDecelerating are false, isScrollAnimating true.",
    .invariant,
    grade: .should,
    catalogue: ["F09"],
    sources: ["AD/uiscrollview/isscrollanimating"],
    topic: .program,
    check: .at(
      [.didScroll, .didEndScrollingAnimation],
      scope: .afterCall,
      answer: { watch in
        // As a finger is lifted it may be tracked until all has been told.
        guard watch.program.animation.endsAllowed > 0, watch.program.animation.isPure,
          watch.turns.touch != watch.now.turn,
          watch.course.isSurely(in: Phase.atRest), !watch.now.known.isDisjoint(with: .flags),
          // Content whose rows turned out different may be brought into its range when the motion
          // is over.
          !watch.isContentOther
        else { return .notJudged }
        let isAnimating =
          watch.now.event != .didScroll || watch.now.turn <= watch.program.call.turn
          || !watch.now.known.contains(.isScrollAnimating)
          || watch.now.raised.contains(.isScrollAnimating)
        return Answer(watch.now.raised.isDisjoint(with: .demanded) && isAnimating)
      },
      found: { watch in
        let raised = watch.now.raised.intersection(.demanded)
        let flags = raised.isEmpty ? "isScrollAnimating is false" : Words.raised(raised)
        return "\(watch.now.event.word), where " + flags
      },
      expecting: { _ in "isTracking, isDragging and isDecelerating false, isScrollAnimating true" }
    ),
    passing: ["animate:300 . S@100: . S@300: A@300: |@300"],
    failing: ["animate:300 . ↓ S@100:c . S@300: A@300: |@300"]
  )
}

extension Watch {
  /// True if an animation that was due to end is over, and its end, or all that it moves, did not come.
  fileprivate var isAnimationLost: Bool {
    let animation = program.animation
    guard var debt = animation.debt else { return false }
    // UIKit's own take 0.3 s, and tell each frame that moves by a pixel.
    debt.patience = hears(.didScroll) ? 300_000 : 800_000
    // If no end is heard, the absence of any move tells the same.
    guard hears(.didEndScrollingAnimation) || (hears(.didScroll) && animation.scrolls == 0) else {
      return false
    }
    // Of one that has arrived another rule says more.
    return now.event == .final || (isOverdue(debt) && !isAnimationLeftOpen)
  }

  /// The effect of an animation that did not come, in words.
  fileprivate var lostOfAnimation: String {
    program.animation.scrolls == 0 && hears(.didScroll)
      ? "nothing has moved since the call" : "the animation has not ended"
  }
}
