internal import Transcripts

/// Rules about what plain content hears of a finger.
enum ContentTouchRules {
  static let all =
    [refused, ContentDragRules.unseen, delay, atOnce, asksFirst, usuallyBegins]
    + ContentDragRules.all + [begins, delivered, endsAtLift, order, catchIsNoTap]

  static let delay = Rule(
    "scroll.content.delay",
    "With delaysContentTouches content hears of a finger when it has rested for 150 ms, or is lifted.",
    .response,
    catalogue: ["EN06"],
    sources: ["AD/uiscrollview/delayscontenttouches", "H4", "ScrollingMadness", "L21"],
    topic: .touches,
    check: .onContent(
      at: [.touchesShouldBegin, .touchesBegan],
      answer: { finger in
        // A lift ends the waiting: what came with it is as old as the finger was then.
        let isLifted = finger.touch.isLifted
        let age = finger.age(at: isLifted ? finger.touch.liftTime : finger.watch.now.time)
        let isFirst =
          finger.watch.now.event == .touchesShouldBegin || !finger.touch.shouldBegin.wasAsked
        guard finger.delays == .yes, age >= 0, isFirst else { return .notJudged }
        // A third less than the delay is clearly too early, twice as long and two frames too late.
        if age < 100_000 { return Answer(isLifted) }
        guard finger.isUndisturbed, !finger.watch.hands.hasMoved,
          let patience = finger.contents.patience
        else { return .holds }
        return Answer(age <= patience)
      },
      found: { $0.contentAge },
      expecting: "touchesShouldBegin 0.150 s after touch-down, or at the lift"
    ),
    passing: [
      "inside=content v .9 Y=yes N .3 ^ U |", "inside=content v .3 ^ Y=yes N U |",
      "unheard=Y inside=content v .9 N .3 ^ U |",
    ],
    failing: [
      "inside=content v .2 ↓ Y=yes N .9 ^ U |", "inside=content v ↓ Y=yes N .9 ^ U |",
      "inside=content v .25 ↓ Y=yes N .9 ^ U |", "inside=content v .30 ^ ↓ Y=yes N U |",
      "unheard=Y inside=content v .2 ↓ N .9 ^ U |",
    ]
  )

  static let atOnce = Rule(
    "scroll.content.at-once",
    "Without delaysContentTouches touchesShouldBegin is asked in the turn of touch-down.",
    .response,
    catalogue: ["EN07"],
    sources: ["AD/uiscrollview/delayscontenttouches"],
    topic: .touches,
    check: .onContent(
      at: [.touchesShouldBegin, .touchesBegan, .pause, .turnEnd],
      answer: { finger in
        let watch = finger.watch
        guard finger.delays == .no, finger.isUndisturbed else { return .notJudged }
        let isInTurn = finger.touch.downTurn == watch.now.turn
        switch watch.now.event {
        case .touchesShouldBegin: return Answer(isInTurn)
        case .touchesBegan:
          return watch.hears(.touchesShouldBegin) ? .notJudged : Answer(isInTurn)
        default:
          guard isInTurn, finger.isOnContent else { return .notJudged }
          if watch.hears(.touchesShouldBegin) { return Answer(finger.touch.shouldBegin.wasAsked) }
          guard watch.hears(.touchesBegan), finger.mayBegin == .yes else { return .notJudged }
          return Answer(finger.touch.course != .unheard)
        }
      },
      found: { watch in
        watch.now.event.isOfChain
          ? "the turn of touch-down is over, and nothing was asked" : watch.contentAge
      },
      expecting: "touchesShouldBegin in the turn of touch-down"
    ),
    passing: ["inside=content delays=no v Y=yes N .2 ^ U |"],
    failing: [
      "inside=content delays=no v .9 ↓ Y=yes N .2 ^ U |",
      "inside=content delays=no v ↓ ^ Y=yes N U |",
    ]
  )

  static let asksFirst = Rule(
    "scroll.content.asks-first",
    "Content gets touchesBegan only after touchesShouldBegin was asked about it.",
    .sequence,
    catalogue: ["EN08", "EN06", "EN07"],
    sources: ["AD/uiscrollview/touchesshouldbegin", "H4"],
    topic: .touches,
    check: .onContent(
      at: [.touchesBegan],
      breaking: .unasked,
      answer: { finger in
        guard finger.watch.hears(.touchesShouldBegin), finger.geometry.isScrollEnabled else {
          return .notJudged
        }
        let isSame =
          finger.touch.shouldBegin.content < 0
          || finger.touch.shouldBegin.content == finger.watch.site.place
        return Answer(finger.touch.shouldBegin.wasAsked && isSame)
      },
      expecting: "touchesShouldBegin, then touchesBegan"
    ),
    passing: ["inside=content v .9 Y=yes N .3 ^ U |"],
    failing: ["inside=content v .9 ↓ N Y=yes .3 ^ U |", "inside=content v .9 ↓ N .3 ^ U |"]
  )

  static let usuallyBegins = Rule(
    "scroll.content.usually-begins",
    "touchesShouldBegin is answered true unless it is overridden.",
    .invariant,
    catalogue: ["EN08"],
    sources: ["AD/uiscrollview/touchesshouldbegin"],
    topic: .answers,
    check: .onContent(
      at: [.touchesShouldBegin],
      answer: { finger in
        guard finger.usualAnswer != .unknown, finger.watch.now.answer != .unknown else {
          return .notJudged
        }
        return Answer(finger.watch.now.answer == finger.usualAnswer)
      },
      found: { _ in "touchesShouldBegin answered false" },
      expecting: "true: nothing overrides it"
    ),
    passing: [
      "inside=content v .9 Y=yes N .3 ^ U |", "inside=content mayBegin=no v .9 Y=no .3 ^ |",
    ],
    failing: ["inside=content v .9 ↓ Y=no .3 ^ |"]
  )

  static let refused = Rule(
    "scroll.content.refused",
    "Where touchesShouldBegin is answered false the content hears nothing of the finger.",
    .sequence,
    catalogue: ["EN08"],
    sources: ["AD/uiscrollview/touchesshouldbegin"],
    topic: .touches,
    check: .onContent(
      at: [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .final],
      breaking: .refused,
      answer: { finger in
        let touch = finger.touch
        guard touch.shouldBegin.wasAsked, touch.shouldBegin.answer == .no, touch.course == .unheard
        else {
          return .notJudged
        }
        if finger.watch.now.event == .final { return .holds }
        return touch.shouldBegin.content == finger.watch.site.place ? .violated : .notJudged
      },
      expecting: "nothing: touchesShouldBegin was answered false"
    ),
    passing: ["inside=content mayBegin=no v .9 Y=no .3 ^ |"],
    failing: [
      "inside=content mayBegin=no v .9 Y=no ↓ N .3 ^ U |",
      "inside=content mayBegin=no v .9 Y=no .3 ^ ↓ U |",
    ]
  )

  static let begins = Rule(
    "scroll.content.begins",
    "Where touchesShouldBegin is answered true the content gets touchesBegan in the same turn.",
    .response,
    catalogue: ["EN08", "EN06", "EN07", "EN14"],
    sources: ["AD/uiscrollview/touchesshouldbegin"],
    topic: .touches,
    check: .onContent(
      at: [.pause, .turnEnd],
      answer: { finger in
        let touch = finger.touch
        guard touch.shouldBegin.wasAsked, touch.shouldBegin.turn == finger.watch.now.turn,
          touch.shouldBegin.answer == .yes,
          !touch.isClouded, finger.watch.hears(.touchesBegan)
        else { return .notJudged }
        return Answer(touch.course != .unheard)
      },
      found: { _ in "no touchesBegan to the content" },
      expecting: "touchesBegan: touchesShouldBegin was answered true"
    ),
    passing: ["inside=content v .9 Y=yes N .3 ^ U |"],
    failing: [
      "inside=content v .9 Y=yes ↓ ^ |", "inside=content v .3 ^ Y=yes ↓ |",
      "inside=content v .9 Y=yes . ↓ N ^ U |",
    ]
  )

  static let delivered = Rule(
    "scroll.content.delivered",
    "A finger that is put on content and lifted, however soon, reaches the content.",
    .response,
    catalogue: ["EN14", "EN08", "EN06"],
    sources: ["H4", "AD/uiscrollview/delayscontenttouches"],
    topic: .touches,
    check: .onContent(
      at: [.turnEnd, .final],
      answer: { finger in
        guard finger.isOver, finger.isUndisturbed, finger.isOnContent,
          !finger.watch.hands.hasMoved, finger.delays != .unknown
        else { return .notJudged }
        // Whatever the answer, the question comes.
        if finger.watch.hears(.touchesShouldBegin), !finger.touch.shouldBegin.wasAsked {
          return .violated
        }
        guard finger.mayBegin == .yes, finger.watch.hears(.touchesBegan) else { return .notJudged }
        return Answer(finger.touch.course != .unheard)
      },
      found: { watch in
        watch.contentFinger?.touch.shouldBegin.wasAsked == false && watch.hears(.touchesShouldBegin)
          ? "content was touched, and no touchesShouldBegin came"
          : "content was touched, and no touchesBegan came"
      },
      expecting: "touchesShouldBegin, then touchesBegan and touchesEnded to the content"
    ),
    passing: [
      "inside=content v .3 ^ Y=yes N U |",
      "inside=content v .3 ^ Y=yes N U hold v .9 Y=yes N ^ U |",
    ],
    failing: [
      "inside=content v .3 ^ ↓ |", "inside=content v .30 ^ ↓ |",
      "inside=content mayBegin=no v .30 ^ ↓ |",
      "unheard=Y inside=content v .3 ^ ↓ |",
    ]
  )

  static let endsAtLift = Rule(
    "scroll.content.ends-at-lift",
    "Content that has a finger gets touchesEnded when it is lifted: neither before nor never.",
    .response,
    catalogue: ["EN13", "EN14", "EN11"],
    sources: ["AD/uiscrollview/touchesshouldcancel", "H4"],
    topic: .touches,
    check: .onContent(
      at: [.touchesEnded, .touchesCancelled, .turnEnd, .final],
      answer: { finger in
        guard !finger.touch.isClouded else { return .notJudged }
        switch finger.watch.now.event {
        case .touchesEnded: return finger.isHere ? Answer(!finger.isDown) : .notJudged
        case .touchesCancelled:
          // A finger that was lifted, at rest and without a drag, was not taken away.
          let isLift = finger.touch.isLifted && finger.touch.dragger < 0
          return finger.isHere && isLift && finger.isUndisturbed ? .violated : .notJudged
        default: break
        }
        let isOwed =
          finger.isTracked && finger.isOver && finger.watch.hears(.touchesEnded)
          && finger.watch.hears(.touchesCancelled)
        return isOwed ? .violated : .notJudged
      },
      found: { watch in
        switch watch.now.event {
        case .touchesEnded: "touchesEnded, the finger still down"
        case .touchesCancelled: "touchesCancelled, where the finger was lifted"
        default: "no touchesEnded to the content"
        }
      },
      expecting: "touchesEnded to the content when the finger is lifted"
    ),
    passing: ["inside=content v .9 Y=yes N .3 ^ U |", "inside=content v .3 ^ Y=yes N U |"],
    failing: [
      "inside=content v .9 Y=yes N ↓ U .3 ^ |", "inside=content v .9 Y=yes N .3 ^ ↓ |",
      "inside=content v .3 ^ Y=yes N ↓ |", "inside=content v .3 ^ Y=yes N ↓ X |",
    ]
  )

  static let order = Rule(
    "scroll.content.order",
    "Content hears touchesBegan once, then touchesMoved, and one end: touchesEnded or touchesCancelled.",
    .sequence,
    catalogue: ["EN14", "EN10", "EN13", "EN08"],
    sources: ["H4", "AD/uiscrollview/touchesshouldcancel"],
    topic: .touches,
    check: .onContent(
      at: [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled],
      breaking: .order,
      answer: { finger in
        if finger.watch.now.event == .touchesBegan {
          return Answer(finger.touch.course == .unheard)
        }
        guard finger.watch.hears(.touchesBegan) else { return .notJudged }
        return Answer(finger.isHere)
      },
      expecting: "touchesBegan, touchesMoved, touchesEnded, each in its place"
    ),
    passing: ["inside=content v .9 Y=yes N -5 M ^ U |", "inside=content v .9 Y=yes N x X |"],
    failing: [
      "inside=content v .9 Y=yes N ↓ N ^ U |", "inside=content v .9 Y=yes N ^ U ↓ U |",
      "inside=content v .3 ^ ↓ U |", "inside=content v .9 Y=yes ↓ M N ^ U |",
      "inside=content v .9 Y=yes N ^ U ↓ X |",
    ]
  )

  static let catchIsNoTap = Rule(
    "scroll.content.catch-is-no-tap",
    "The touch that halts a glide is not given to the content as a tap.",
    .sequence,
    grade: .should,
    catalogue: ["E14"],
    sources: ["E05", "EN09"],
    topic: .touches,
    check: .onContent(
      at: [.touchesEnded, .pause, .turnEnd, .final],
      evenIfExcused: true,
      answer: { finger in
        let touch = finger.touch
        let event = finger.watch.now.event
        guard finger.contents.glided[finger.scroller], !touch.isClouded else { return .notJudged }
        if event == .pause || event == .turnEnd {
          let isAtOnce = touch.downTurn == finger.watch.now.turn && touch.course != .unheard
          return isAtOnce ? .violated : .notJudged
        }
        guard finger.isQuick, !finger.watch.hands.hasMoved else { return .notJudged }
        if event == .final { return touch.course == .unheard ? .holds : .notJudged }
        // A message that came at touch-down was told when its turn ended.
        return finger.isHere && touch.beginTime != touch.downTime ? .violated : .notJudged
      },
      found: { watch in
        watch.now.event == .touchesEnded
          ? "touchesBegan and touchesEnded, as for a tap" : "touchesBegan at touch-down"
      },
      expecting: "nothing to the content: the touch halted a glide"
    ),
    passing: ["inside=content v - B S@10 ^ W T G S@20 . S@30 v .3 ^ B@30 W@30 F@30 E@30 |@30"],
    failing: [
      """
      inside=content v - B S@10 ^ W T G S@20 . S@30 v .3 ^ Y=yes N ↓ U B@30 W@30 F@30 E@30 |@30
      """,
      """
      inside=content delays=no v Y=yes N - C=yes X B S@10 ^ W T G S@20 . S@30 v Y=yes N ↓ .3 ^ U \
      B@30 W@30 F@30 E@30 |@30
      """,
    ]
  )
}
