internal import Traces

/// Rules about content that follows a finger, move by move (F26).
enum FollowRules {
  static let all = [
    inTurn, movesAreTold, firstAtOnce, oneToOne, callTakesEffect, continuesFromCall, stepsOnce,
  ]

  static let inTurn = Rule(
    "scroll.drag.scrolls-in-turn",
    "A finger moves the content in the turn of its touch, not in a later one.",
    .invariant,
    catalogue: ["A04", "B06"],
    sources: ["L26", "L03", "M042"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      answer: { watch in
        guard watch.drag.pull.isPrompt, watch.isDragPlain,
          watch.course.isSurely(in: Phase.dragging),
          watch.hands.down > 0, watch.record.calls == .recorded, watch.turns.call != watch.now.turn,
          !watch.isContentOther
        else { return .notJudged }
        return Answer(watch.turns.touch == watch.now.turn)
      },
      found: { _ in "didScroll, and the finger has not moved" },
      expecting: { _ in "didScroll with the touch that moves the content" }
    ),
    passing: ["v - B S@10 - S@30 hold ^ W@30 F@30"],
    failing: [
      "v -12 B@0 . ↓ S@2 - S@22 hold ^ W@22 F@22",
      "unheard=BWFTGEA v - S - S ^ . S . S . S@60 v . ↓ S . S ^",
    ]
  )

  static let movesAreTold = Rule(
    "scroll.drag.moves-are-told",
    "Each move of a drag that moves the content sends didScroll, in its own turn.",
    .response,
    catalogue: ["B08", "A04", "D01", "D04"],
    sources: ["S4:98", "H4", "L26", "M042"],
    topic: .motion,
    check: .at(
      [.didScroll, .turnEnd, .pause],
      scope: .inDrag,
      answer: { watch in
        guard watch.drag.isMoveDue else { return .notJudged }
        return Answer(watch.now.event == .didScroll)
      },
      found: { "no didScroll for a move of the finger by \($0.hands.step.text)" },
      expecting: { _ in "didScroll in the turn of the move" }
    ),
    passing: [
      "v - B S@10 - S@30 - S@50 hold ^ W@50 F@50", "v -12 B S@2 - S@22 -0 - S@42 hold ^ W@42 F@42",
      "bounces=no at=10 v + B S@0 + + ^ W@0 F@0",
    ],
    failing: [
      "v - B S@10 - S@30 - ↓ - S@70 ^ W@70 F@70", "v - B S@10 - . ↓ S@30 - S@50 ^ W@50 F@50",
      "nested=yes v - B' S'@10 - S'@30 - ↓ - S'@70 ^ W'@70 F'@70",
      "unheard=W v - B S@10 - S@30 - ↓ - S@70 ^ F@70",
      "unheard=BWFTGE v - S@10 - S@30 - ↓ - S@70 hold ^ |@70",
      "v + B S@-5 + S@-16 + ↓ + S@-36 ^ W@-36 T@-36 G@-36 S@0 E@0",
      "at=300 v - B S - S - ↓ - S hold ^ W F |",
      "content=300 always=yes v + B S@-5 + S@-16 + ↓ + S@-36 ^ W@-36 T@-36 G@-36 S@0 E@0",
    ]
  )

  static let firstAtOnce = Rule(
    "scroll.drag.first-scroll-at-once",
    "The event that begins a drag moves the content by what is beyond the slop, and tells it.",
    .response,
    grade: .should,
    catalogue: ["B06", "A04"],
    sources: ["L03", "L04", "L16", "recordings.ios-26.1"],
    topic: .motion,
    check: .at(
      [.didScroll, .turnEnd, .pause],
      scope: .inDrag,
      answer: { watch in
        guard watch.drag.isFirstScrollDue else { return .notJudged }
        return Answer(watch.now.event == .didScroll)
      },
      found: { _ in "no didScroll in the turn of willBeginDragging" },
      expecting: { _ in "didScroll for the way beyond the slop" }
    ),
    passing: [
      "v - B S@10 - S@30 ^ W@30 F@30", "v -10 B@0 - S@20 ^ W@20 F@20",
      Example("v .12 - B@0 - S@20 ^ W@20 F@20", profile: .classic),
    ],
    failing: ["v - B@0 ↓ - S@30 ^ W@30 F@30", "v .12 - B@0 ↓ - S@20 ^ W@20 F@20"]
  )

  static let oneToOne = Rule(
    "scroll.drag.one-to-one",
    "Inside the range the content goes as far as the finger, the other way, on each axis.",
    .invariant,
    grade: .should,
    catalogue: ["B18"],
    sources: ["motion.drag"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      answer: { watch in
        guard watch.isDragPlain else { return .notJudged }
        return watch.drag.pull.isWhole ? watch.followAnswer : watch.severalAnswer
      },
      found: { "didScroll by \($0.stepText)" },
      expecting: { watch in
        watch.drag.pull.isWhole
          ? "a way of \(watch.followText), the finger's"
          : "at most \(watch.drag.pull.longestSinceScroll.text), the way of the finger that went farthest"
      }
    ),
    passing: [
      "v - B S@10 - S@30 -7.5 S@37.5 ^ W@37.5 F@37.5",
      "wide=900 v - B@0 S@10 -20,-15 S@15,30 ^ W F", "v - B S@10 v2 - S@20 - S@30 ^2 - S@50 ^ W F",
    ],
    failing: [
      "v - B S@10 - ↓ S@50 ^ W F", "wide=900 v - B@0 S@10 -20,-15 ↓ S@5,30 ^ W F",
      "v - B S@10 v2 - ↓ S@150 - S@160 ^2 ^ W F",
    ]
  )

  static let callTakesEffect = Rule(
    "scroll.drag.call-takes-effect",
    "An offset that the program sets in a drag takes effect at once.",
    .response,
    grade: .should,
    catalogue: ["F26"],
    sources: ["F03"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      answer: { watch in
        guard watch.drag.pull.isMoved, !watch.drag.pull.isSpoiled,
          watch.turns.call == watch.now.turn,
          watch.program.call.turn == watch.now.turn, watch.program.call.scrolls == 0,
          watch.course.wasSurely(in: Phase.dragging), watch.isInside(watch.program.call.target),
          watch.now.offset.isKnown
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.program.call.target))
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "didScroll to \($0.program.call.target.text)" }
    ),
    passing: ["v - B S@10 set:300 S@300 - S@320 ^ W F"],
    failing: ["v - B S@10 set:300 ↓ S@12 ^ W F"]
  )

  static let continuesFromCall = Rule(
    "scroll.drag.continues-from-call",
    "A drag goes on from the offset that the program has set in it.",
    .invariant,
    grade: .should,
    catalogue: ["F26"],
    sources: ["B18"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      answer: { watch in
        guard watch.drag.pull.isMoved, !watch.drag.pull.isSpoiled, watch.geometry.isRangeKnown,
          watch.geometry.isSetUp, !watch.geometry.isDirectionalLockEnabled
        else { return .notJudged }
        return watch.followAnswer
      },
      found: { "didScroll by \($0.stepText)" },
      expecting: { "a way of \($0.followText), the finger's" }
    ),
    passing: ["v - B S@10 jump:300 S@300 - S@320 - S@340 ^ W F"],
    failing: ["v - B S@10 jump:300 S@300 - ↓ S@30 - S@50 ^ W F"]
  )
}

extension FollowRules {
  static let stepsOnce = Rule(
    "scroll.drag.steps-once",
    "A move of the fingers moves the content once.",
    .sequence,
    catalogue: ["A02", "B08"],
    sources: ["H4", "L14", "M115"],
    topic: .offset,
    check: .at(
      [.didScroll],
      answer: { watch in
        guard watch.hands.areRecorded, watch.hands.down > 0, watch.hands.deeds == .moved,
          watch.turns.touch == watch.now.turn, watch.turns.call != watch.now.turn,
          watch.now.time >= 0, watch.now.time == watch.hands.time,
          watch.record.calls == .recorded, watch.program.isIdle, watch.zoom == nil,
          !watch.setting.isTable, !watch.geometry.hasRefreshControl, !watch.isNested
        else { return .notJudged }
        let before = watch.latest.message
        guard before.event == .didScroll, before.turn == watch.now.turn else { return .holds }
        // A02 judges a repeat of the same offset.
        let isRepeat = watch.now.offset.isKnown && watch.now.offset == watch.content.lastScroll
        return isRepeat ? .notJudged : .violated
      },
      found: { _ in "another didScroll in the turn of the move" },
      expecting: { _ in "one didScroll for a move" }
    ),
    passing: ["v - B S@10 - S@30 ^ W F |", "v - B S - S ^ W F |"],
    failing: ["v - B S@10 - S@30 ↓ S@31 ^ W F |", "v - B S - S ↓ S ^ W F |"]
  )
}

extension Watch {
  /// The answer that holds if the content went as far as the finger since the last `didScroll`, on
  /// each axis that stays well inside the range.
  var followAnswer: Answer {
    guard course.wasSurely(in: Phase.dragging), drag.pull.isWhole, drag.pull.turn != now.turn,
      turns.touch == now.turn, turns.call != now.turn, now.time == hands.time,
      now.offset.isKnown, content.lastScroll.isKnown, !now.offset.isAtLimit, !isNested,
      latest.message.event != .didScroll || latest.message.turn != now.turn, hears(.didScroll)
    else { return .notJudged }
    return Answer.onEachAxis { axis in
      guard surelyMoves(axis), !drag.pull.strays(axis) else { return .notJudged }
      let way = -drag.pull.sinceScroll[axis]
      let goal = content.lastScroll[axis] &+ way
      let least = geometry.least[axis] + setting.pixel
      let most = geometry.most[axis] - setting.pixel
      guard goal > least, goal < most, content.lastScroll[axis] >= geometry.least[axis],
        content.lastScroll[axis] <= geometry.most[axis]
      else { return .notJudged }
      return Answer(abs(now.offset[axis] &- goal) <= setting.pixel + 2)
    }
  }

  /// The answer that holds if the content went no farther than any of several fingers since the
  /// last `didScroll`.
  ///
  /// It follows their middle, without a jump where one comes or goes; a view that
  /// follows one of them goes no farther either.
  var severalAnswer: Answer {
    guard hands.areRecorded, hands.most > 1, zoom == nil, !isInZoom,
      drag.pull.hasScrolled,
      drag.pull.longestSinceScroll.isKnown, course.wasSurely(in: Phase.dragging),
      turns.touch == now.turn,
      turns.call != now.turn, now.time == hands.time, now.offset.isKnown,
      content.lastScroll.isKnown,
      !now.offset.isAtLimit, !isNested, hears(.didScroll), !geometry.isOutside(content.lastScroll),
      !geometry.isOutside(now.offset)
    else { return .notJudged }
    let goesTooFar = Axis.each.contains { axis in
      abs(now.offset[axis] &- content.lastScroll[axis]) > drag.pull.longestSinceScroll[axis]
        &+ setting.pixel &+ 2
    }
    return Answer(!goesTooFar)
  }

  /// The distances that the content and the finger went, as texts.
  var stepText: String {
    Place(x: now.offset.x &- content.lastScroll.x, y: now.offset.y &- content.lastScroll.y).text
  }
  var followText: String { Place(x: -drag.pull.sinceScroll.x, y: -drag.pull.sinceScroll.y).text }
}
