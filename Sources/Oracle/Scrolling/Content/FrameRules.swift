internal import Traces
internal import Transcripts

/// Rules about the frames of a glide or an animation, and about calls nested in them.
enum FrameRules {
  static let all = [
    slowsDown, eachFrame, hasFrames, endsInTime, animationEndsInTime, nested,
  ]

  static let eachFrame = Rule(
    "scroll.frame.each-once",
    "A glide or an animation that is under way sends one didScroll a frame, and leaves none out.",
    .invariant,
    grade: .should,
    catalogue: ["A09", "C20"],
    sources: ["L06", "L16", "L26", "L33", "M027"],
    topic: .motion,
    check: .at(
      [.didScroll],
      answer: { watch in
        guard watch.content.lastScrollTime >= 0, watch.now.time > watch.content.lastScrollTime,
          watch.turns.touch < watch.now.turn || watch.isFingerElsewhere,
          watch.turns.call < watch.latest.message.turn,
          // A finger that has come since may have held the content for a moment (E01, E13).
          watch.turns.touchDown <= watch.latest.message.turn || watch.isFingerElsewhere,
          watch.latest.message.event == .didScroll, watch.isFreeGlide || watch.isFreeAnimation
        else { return .notJudged }
        return Answer(!watch.isCrowded && !watch.leavesFramesOut)
      },
      found: { watch in
        "didScroll \(Words.seconds(watch.now.time - watch.content.lastScrollTime)) after the one before"
      },
      expecting: { "one didScroll each 1/\($0.setting.rate) s" }
    ),
    passing: [
      "v - B S@10 ^ W T G S@30 . S@50 . S@60 . S@60.5 .3 S@61 E@61",
      "animate:90 . S@9 . S@40 . S@90 A@90",
    ],
    failing: [
      "animate:90 . S@9 4ms S@20 4ms ↓ S@30 4ms S@40 . S@90 A@90",
      "v - B S@10 ^ W T G . S@50 . S@69 4ms flash S@73 4ms S@77 4ms ↓ S@81 . S@95 E@95",
      "unheard=BWFTGE v - S@10 - S@30 ^ . S@50 . S@69 4ms S@73 4ms ↓ S@77 4ms S@81 . S@95 |@95",
    ]
  )

  static let hasFrames = Rule(
    "scroll.frame.glide-has-frames",
    "A long glide moves the content frame by frame, each with its own didScroll.",
    .response,
    catalogue: ["C20"],
    sources: ["L26", "L33", "M009"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.now.time >= 0, watch.drag.lastReleaseTime >= 0,
          watch.hears(.didScroll), watch.motion.liftOffset.isKnown, watch.landing.isKnown
        else { return .notJudged }
        let frames = (watch.now.time - watch.drag.lastReleaseTime) * watch.setting.rate / 1_000_000
        guard frames - watch.setting.droppedFrames >= 10, watch.goesFar else { return .notJudged }
        return Answer(watch.motion.glideScrolls >= 3)
      },
      found: { "a glide with \($0.motion.glideScrolls) didScroll" },
      expecting: { _ in "a didScroll for each frame that moves the content" }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 S@60 .4 S@90 .4 S@110 .4 S@120 E@120"],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 S@260 .12 ↓ E@260"]
  )

  static let endsInTime = Rule(
    "scroll.glide.ends-in-time",
    "didEndDecelerating comes with the frame that ends the motion, not later.",
    .response,
    catalogue: ["C21", "A11"],
    sources: ["L30", "L01"],
    topic: .order,
    check: .at(
      [.didEndDecelerating, .turnEnd],
      scope: .inMotion,
      answer: { watch in
        if watch.now.event == .turnEnd { return watch.isGlideLeftOpen ? .violated : .notJudged }
        if watch.isEndOfOtherTouch { return .violated }
        guard watch.isFreeGlide, watch.now.time >= 0, watch.content.lastScrollTime >= 0,
          watch.latest.message.event == .didScroll, watch.record.calls != .hidden,
          watch.hands.down == 0,
          watch.turns.touch < watch.latest.message.turn || !watch.hands.areRecorded
        else { return .notJudged }
        return Answer(!watch.isEndLate)
      },
      found: { watch in
        if watch.isEndOfOtherTouch { return "didEndDecelerating as a finger comes elsewhere" }
        let time = Words.seconds(watch.now.time - watch.content.lastScrollTime)
        return watch.now.event == .turnEnd
          ? "no didEndDecelerating, \(time) after the last didScroll"
          : "didEndDecelerating \(time) after the last didScroll"
      },
      expecting: { _ in "didEndDecelerating in the frame of the last didScroll, or soon after" }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 S@20 . S@30 .4 E@30 |"],
    failing: [
      "v - B S@10 ^ W@10 T@10 G@10 S@20 . S@25 . S@30 .18 ↓ E@30 |",
      "v - B S@10 ^ W@10 T@10 G@10 S@20 . S@25 . S@30 .60 ↓ jump:90 S@90 |@90",
    ]
  )

  static let slowsDown = Rule(
    "scroll.glide.slows-down",
    "Inside the range a glide goes no farther in a frame than in the frame before.",
    .invariant,
    grade: .should,
    catalogue: ["C16"],
    sources: ["motion.deceleration"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.isNextFrame, !watch.geometry.isPagingEnabled,
          watch.isSurelyInside(watch.now.offset), watch.isSurelyInside(watch.content.lastScroll)
        else { return .notJudged }
        let isFaster = Axis.each.contains { axis in
          let step = abs(watch.now.offset[axis] &- watch.content.lastScroll[axis])
          let before = abs(watch.motion.lastMove[axis])
          return step > before + before / 8 + 2 * watch.setting.pixel
        }
        return Answer(!isFaster)
      },
      found: { "didScroll from \($0.content.lastScroll.text) to \($0.now.offset.text)" },
      expecting: { watch in
        let move = watch.motion.lastMove
        return "a step of at most \(Place(x: abs(move.x), y: abs(move.y)).text)"
      }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 . S@25 . S@40 . S@54 . S@67 E@67"],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 . S@25 . S@40 . S@54 . ↓ S@92 E@92"]
  )

  static let animationEndsInTime = Rule(
    "scroll.animation.ends-in-time",
    "The end of an animated scroll, and of one to the top, comes with the frame that arrives.",
    .response,
    catalogue: ["A04", "F04", "G03"],
    sources: ["L03", "L14", "L07"],
    topic: .program,
    check: .at(
      [.didEndScrollingAnimation, .didScrollToTop, .turnEnd],
      answer: { watch in
        switch watch.now.event {
        case .turnEnd:
          return watch.isAnimationLeftOpen ? .violated : .notJudged
        case .didEndScrollingAnimation:
          guard watch.isFreeAnimation, watch.program.animation.scrolls >= 3 else {
            return .notJudged
          }
        default:
          // A way of a few pixels is over before its time.
          guard watch.program.toTop.isPure, watch.program.toTop.isEndDue,
            !watch.record.calls.leavesOpen,
            watch.program.toTop.start.isKnown, watch.content.lastScroll.isKnown,
            watch.program.toTop.start.distance(to: watch.content.lastScroll) >= 20_000
          else { return .notJudged }
        }
        guard watch.latest.message.event == .didScroll, watch.now.time >= 0,
          watch.content.lastScrollTime >= 0
        else { return .notJudged }
        return Answer(!watch.isEndLate)
      },
      found: { watch in
        let time = Words.seconds(watch.now.time - watch.content.lastScrollTime)
        return watch.now.event == .turnEnd
          ? "no end, \(time) after the last didScroll"
          : "\(watch.now.event.word) \(time) after the last didScroll"
      },
      expecting: { _ in "the end in the frame of the last didScroll, or soon after" }
    ),
    passing: [
      "animate:300 . S@100 . S@200 . S@300 . A@300 |@300",
      // The number of didScroll on the way is not judged (F04).
      "animate:300 .18 S@300 A@300 |@300",
    ],
    failing: [
      "animate:300 . S@100 . S@200 . S@300 .18 ↓ A@300 |@300",
      "animate:300 . S@100 . S@200 . S@300 .60 ↓ jump:90 S@90 |@90",
      "at=300 tap Q=yes . S@100 . S@50 . S@0 .18 ↓ P@0 |@0",
      "at=300 tap Q=yes . S@100 . S@50 . S@0 .60 ↓ v ^ |@0",
    ]
  )

  static let nested = Rule(
    "scroll.set-offset.nested-once",
    "An offset that the delegate sets inside didScroll sends one didScroll more, there and then.",
    .response,
    grade: .should,
    catalogue: ["A13"],
    sources: ["F03", "M079"],
    topic: .program,
    check: .at(
      [.didScroll, .turnEnd, .pause, .final],
      scope: .afterCall,
      answer: { watch in
        // Of a view that rests the rules about the call itself say more.
        guard watch.program.echo.isOpen, watch.hears(.didScroll),
          watch.program.echo.target.isKnown, !watch.isTurnOfCall([.assign, .jump])
        else { return .notJudged }
        switch watch.program.echo.moves {
        case .unknown: return .notJudged
        case .no: return .notJudged
        case .yes:
          guard watch.now.event == .didScroll else { return .violated }
          return Answer(watch.mayBeAt(watch.program.echo.target))
        }
      },
      found: { watch in
        watch.now.event == .didScroll
          ? "didScroll to \(watch.now.offset.text)" : "no didScroll for the delegate's offset"
      },
      expecting: { "didScroll to \($0.program.echo.target.text)" }
    ),
    passing: ["jump:300 S@300 ~set:200 S@200 |@200", "jump:300 S@300 ~set:300 |@300"],
    failing: ["animate:300 . S@100 ~set:200 ↓ S@150 A@150 |@150"]
  )
}

extension Watch {
  /// True if the end of a motion is late: its last frames may change no pixel, the slowest of them
  /// for a tenth of a second, and a wall clock is coarse.
  var isEndLate: Bool {
    let limit =
      max(250_000, 6_000_000 / setting.rate) + setting.droppedFrames * 1_000_000 / setting.rate
    return now.time - content.lastScrollTime >= limit
  }

  /// True if the glide ends between two frames: where each message has the time of its turn, something else has ended
  /// it.
  var endsBetweenFrames: Bool {
    record.hasExactTimes && now.time >= 0 && frame(at: now.time) == nil
      && course.wasSurely(in: Phase.gliding) && !motion.isDisturbed && record.calls == .recorded
      && !program.toTop.isOpen
  }

  /// True if the glide ends as a finger comes down that is not the view's.
  fileprivate var isEndOfOtherTouch: Bool {
    turns.touch == now.turn && now.event == .didEndDecelerating && now.time == hands.time
      && hands.deeds == .began && turns.call != now.turn && endsBetweenFrames
  }

  /// True if an input comes so long after the last frame of a glide that its end has been left out.
  var isGlideLeftOpen: Bool {
    course.isSurely(in: Phase.gliding) && motion.glideScrolls > 0 && isLeftAlone
      && hears(.didEndDecelerating) && !motion.isDisturbed
  }

  /// The same of an animated scroll that has arrived.
  var isAnimationLeftOpen: Bool {
    guard isLeftAlone, course.isSurely(in: Phase.quiet) else { return false }
    if program.toTop.isPure, program.toTop.isEndDue, program.toTop.isOpen {
      return hears(.didScrollToTop) && geometry.insets.areKnown && content.lastScroll.isKnown
        && abs(content.lastScroll.y + geometry.insets.adjusted.top.units) <= setting.pixel
    }
    return isFreeAnimation && program.animation.isEndDue && content.lastScroll.isKnown
      && hears(.didEndScrollingAnimation)
      && program.animation.target.isKnown && content.lastScroll == program.animation.target
  }

  /// True if nothing has come for long since the last `didScroll`.
  private var isLeftAlone: Bool {
    record.calls == .recorded && hands.areRecorded && hears(.didScroll)
      && latest.message.event == .didScroll
      && hands.down == 0 && now.time >= 0 && content.lastScrollTime >= 0 && isEndLate
      && turns.call < latest.message.turn && turns.touch < latest.message.turn && !setting.isTable
  }

  /// True if the glide has come two frames far, and this one is the next.
  var isNextFrame: Bool {
    guard motion.glideScrolls >= 2, content.earlierScrollTime >= 0,
      content.earlierScrollTime > drag.lastReleaseTime,
      !setting.hasDroppedFrames
    else { return false }
    let (step, before) = (
      now.time - content.lastScrollTime, content.lastScrollTime - content.earlierScrollTime
    )
    return step * setting.rate <= 1_200_000 && before * setting.rate >= 800_000
  }

  /// True if anything may be left open when an input comes.
  var mayBeLeftOpen: Bool {
    course.phases == Phase.glide.set || program.animation.isEndDue || program.toTop.isEndDue
      || zoom?.isAnimatedAlone ?? false
  }

  /// True if an animated scroll by the program is all that moves the view.
  var isFreeAnimation: Bool {
    program.animation.endsAllowed == 1 && program.animation.isPure
      && course.isSurely(in: Phase.quiet)
      && record.calls == .recorded
  }

  /// True if three `didScroll` came in less than one frame.
  var isCrowded: Bool {
    guard content.earlierScrollTime >= 0, content.lastScrollTime > content.earlierScrollTime,
      // Content that a finger has moved came with the finger, not with a frame.
      content.earlierScrollTime > hands.time || isFingerElsewhere
    else { return false }
    return (now.time - content.earlierScrollTime) * setting.rate < 900_000
  }

  /// True if a frame is missing between two that lie on the grid of frames exactly, as no wall
  /// clock does, in full motion.
  var leavesFramesOut: Bool {
    // Divisions only where there is a gap at all.
    guard (now.time - content.lastScrollTime) * setting.rate > 1_500_000, !setting.hasDroppedFrames,
      let last = frame(at: content.lastScrollTime) ?? frameBeforeLift,
      let next = frame(at: now.time),
      now.offset.isKnown, content.lastScroll.isKnown
    else { return false }
    return next > last + 1 && isFreeGlide && Axis.each.contains { goesOn($0) }
  }

  /// Returns true if an axis goes on the same way, so far that a frame between must have moved it:
  /// where it turns round, a frame may change no pixel.
  private func goesOn(_ axis: Axis) -> Bool {
    let step = now.offset[axis] &- content.lastScroll[axis]
    let before = motion.lastMove[axis]
    return before.signum() == step.signum() && abs(before) >= setting.pixel
      && abs(step) > 3 * setting.pixel
  }

  /// The number of the frame before the lift, where the glide took its first step then and there.
  private var frameBeforeLift: Int64? {
    motion.glideScrolls == 1 && turns.touch == latest.message.turn
      ? content.lastScrollTime * setting.rate / 1_000_000 : nil
  }

  /// Returns the number of the frame that comes exactly then.
  private func frame(at time: Microseconds) -> Int64? {
    let number = (time * setting.rate + 500_000) / 1_000_000
    let due = (number * 1_000_000 + setting.rate / 2) / setting.rate
    return due == time ? number : nil
  }

  /// True if the glide goes 8 points or more along an axis on which it does not go home at once: content that was put
  /// outside does, where it does not bounce (D17).
  fileprivate var goesFar: Bool {
    let (start, end) = (motion.liftOffset, landing)
    return Axis.each.contains { axis in
      abs(Int64(end[axis]) - Int64(start[axis])) >= 8_000
        && (geometry.excess(start, axis) == 0 || geometry.bounces(axis))
    }
  }
}
