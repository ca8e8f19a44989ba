internal import Transcripts

/// Rules about a drag that begins with a finger on plain content.
enum ContentDragRules {
  /// All but the first, which stands before those about the content's own messages.
  static let all = [
    cannotCancel, usuallyCancels, kept, asks, cancelledOnce, thenDrags, givesWay, starts,
  ]

  static let unseen = Rule(
    "scroll.content.drag-unseen",
    "Content never hears of a finger that drags before the content may have it.",
    .sequence,
    catalogue: ["EN09"],
    topic: .touches,
    check: .onContent(
      at: [
        .willBeginDragging, .touchesShouldBegin, .touchesBegan, .touchesMoved, .touchesEnded,
        .touchesCancelled, .final,
      ],
      // An earlier rule told that the content had the finger too early; a drag is worse.
      evenIfExcused: true,
      answer: { finger in
        let touch = finger.touch
        if finger.watch.now.event == .willBeginDragging {
          guard finger.delays == .yes, finger.isDown, touch.dragger < 0, finger.isUndisturbed,
            touch.beginTime >= 0, finger.isTracked || finger.isJustWithdrawn
          else { return .notJudged }
          return Answer(finger.age(at: touch.beginTime) >= 100_000)
        }
        guard touch.dragger == finger.scroller, touch.course == .unheard, !touch.isExcused,
          finger.watch.hands.hasMoved
        else { return .notJudged }
        return Answer(finger.watch.now.event == .final)
      },
      found: { watch in
        watch.now.event == .willBeginDragging
          ? "willBeginDragging, and the content has had the finger since touch-down"
          : watch.now.event.word
      },
      expecting: "nothing to the content: the finger drags"
    ),
    passing: ["inside=content v - B S hold ^ W F |"],
    failing: [
      "inside=content v - B S .9 ↓ Y=yes N ^ W F |", "inside=content v - B S ↓ N hold ^ W F |",
      "inside=content v - B S hold ^ W F ↓ U |",
    ]
  )

  static let starts = Rule(
    "scroll.content.drag-starts",
    "A finger that moves within the delay starts the drag.",
    .response,
    catalogue: ["EN09"],
    topic: .touches,
    check: .onContent(
      at: [.pause, .turnEnd],
      answer: { finger in
        let watch = finger.watch
        let age = finger.age(at: watch.hands.time)
        guard finger.delays == .yes, finger.isUndisturbed, finger.isOnContent, finger.isDown,
          watch.turns.touch == watch.now.turn, age >= 0, age < 100_000, finger.isMovedFar,
          finger.touch.course == .unheard, watch.hears(.willBeginDragging)
        else { return .notJudged }
        return Answer(finger.touch.dragger == watch.site.place)
      },
      found: { "no willBeginDragging, the finger at \($0.hands.travel.text) from where it came" },
      expecting: "willBeginDragging"
    ),
    passing: ["inside=content v - B S hold ^ W F |"],
    failing: ["inside=content v - ↓ - ^ |"]
  )

  static let usuallyCancels = Rule(
    "scroll.content.usually-cancels",
    "touchesShouldCancel is answered true, and false for a control, unless it is overridden.",
    .invariant,
    catalogue: ["EN12"],
    sources: ["AD/uiscrollview/touchesshouldcancel"],
    topic: .answers,
    check: .onContent(
      at: [.touchesShouldCancel, .willBeginDragging, .touchesCancelled, .touchesEnded],
      answer: { finger in
        let watch = finger.watch
        if watch.now.event == .touchesShouldCancel {
          guard finger.usualAnswer != .unknown, watch.now.answer != .unknown else {
            return .notJudged
          }
          return Answer(watch.now.answer == finger.usualAnswer)
        }
        guard finger.isKeptUnasked, finger.isTracked, !finger.touch.isClouded else {
          return .notJudged
        }
        if watch.now.event == .touchesEnded { return finger.isMovedFar ? .holds : .notJudged }
        return finger.isDown ? .violated : .notJudged
      },
      found: { watch in
        guard watch.now.event == .touchesShouldCancel else { return watch.now.event.word }
        return "touchesShouldCancel answered \(watch.now.answer == .yes)"
      },
      expecting: "false for a control, true for other content: nothing overrides it"
    ),
    passing: [
      "inside=control v .9 Y=yes N - C=no M ^ U |",
      "inside=content v .9 Y=yes N - C=yes X B S hold ^ W F |",
      "inside=control mayCancel=yes v .9 Y=yes N - C=yes X B S hold ^ W F |",
      "unheard=C inside=control v .9 Y=yes N - M ^ U |",
    ],
    failing: [
      "inside=control v .9 Y=yes N - ↓ C=yes X B S hold ^ W F |",
      "inside=content v .9 Y=yes N - ↓ C=no M ^ U |",
      "unheard=C inside=control v .9 Y=yes N - ↓ X B S hold ^ W F |",
    ]
  )

  static let cannotCancel = Rule(
    "scroll.content.cannot-cancel",
    "Without canCancelContentTouches content keeps its finger: no drag, and touchesShouldCancel is not asked.",
    .sequence,
    catalogue: ["EN11"],
    sources: ["AD/uiscrollview/cancancelcontenttouches"],
    topic: .touches,
    check: .onContent(
      at: [.touchesShouldCancel, .willBeginDragging, .touchesCancelled, .touchesEnded],
      breaking: .cannotCancel,
      answer: { finger in
        guard finger.cancels == .no, finger.isTracked else { return .notJudged }
        switch finger.watch.now.event {
        case .touchesEnded: return finger.isMovedFar ? .holds : .notJudged
        case .touchesCancelled:
          return finger.isDown && !finger.touch.isClouded ? .violated : .notJudged
        default: return finger.isDown ? .violated : .notJudged
        }
      },
      expecting: "nothing: the content has the finger, and canCancelContentTouches is false"
    ),
    passing: ["inside=content cancels=no v .9 Y=yes N - M - M ^ U |"],
    failing: [
      "inside=content cancels=no v .9 Y=yes N - ↓ C=yes X B S hold ^ W F |",
      "inside=content cancels=no v .9 Y=yes N - ↓ X B S hold ^ W F |",
      "inside=content cancels=no v .9 Y=yes N - ↓ B S M hold ^ W F U |",
    ]
  )

  static let kept = Rule(
    "scroll.content.kept",
    "Where touchesShouldCancel is answered false there is no drag, and the content keeps its finger.",
    .sequence,
    catalogue: ["EN13", "EN12"],
    sources: ["AD/uiscrollview/touchesshouldcancel"],
    topic: .touches,
    check: .onContent(
      at: [.willBeginDragging, .touchesCancelled, .touchesEnded],
      breaking: .kept,
      answer: { finger in
        guard finger.touch.shouldCancel.wasAsked, finger.touch.shouldCancel.answer == .no,
          finger.isTracked,
          !finger.touch.isClouded
        else { return .notJudged }
        if finger.watch.now.event == .touchesEnded { return .holds }
        return finger.isDown ? .violated : .notJudged
      },
      expecting: "nothing: touchesShouldCancel was answered false"
    ),
    passing: ["inside=content mayCancel=no v .9 Y=yes N - C=no M - M ^ U |"],
    failing: [
      "inside=content mayCancel=no v .9 Y=yes N - C=no ↓ B S M hold ^ W F U |",
      "inside=content mayCancel=no v .9 Y=yes N - C=no ↓ X - ^ |",
    ]
  )

  static let asks = Rule(
    "scroll.content.asks-to-cancel",
    "When a finger moves on content that has it touchesShouldCancel is asked before anything is taken.",
    .response,
    catalogue: ["EN13", "EN12", "EN10"],
    sources: ["AD/uiscrollview/touchesshouldcancel"],
    topic: .touches,
    check: .onContent(
      at: [.touchesShouldCancel, .touchesCancelled, .willBeginDragging, .pause, .turnEnd],
      breaking: .asksTooLate,
      answer: { finger in
        let watch = finger.watch
        guard finger.cancels == .yes, finger.isTracked, finger.isDown, !finger.touch.isClouded,
          watch.hears(.touchesShouldCancel)
        else { return .notJudged }
        switch watch.now.event {
        case .touchesShouldCancel: return .notJudged
        case .touchesCancelled: break
        case .willBeginDragging:
          // If it can be heard that the touches are taken, another message tells that.
          if watch.hears(.touchesCancelled) { return .notJudged }
        default:
          guard finger.isUndisturbed, finger.isMovedFar, watch.turns.touch == watch.now.turn else {
            return .notJudged
          }
        }
        return Answer(finger.touch.shouldCancel.wasAsked)
      },
      found: { watch in
        switch watch.now.event {
        case .pause, .turnEnd:
          "no touchesShouldCancel, the finger at \(watch.hands.travel.text) from where it came"
        default: watch.now.event.word
        }
      },
      expecting: "touchesShouldCancel, then touchesCancelled, then willBeginDragging"
    ),
    passing: ["inside=content v .9 Y=yes N - C=yes X B S hold ^ W F |"],
    failing: [
      "inside=content v .9 Y=yes N - ↓ X B S hold ^ W F |",
      "unheard=X inside=content v .9 Y=yes N - ↓ B S hold ^ W F |",
      "inside=content v .9 Y=yes N - M ↓ - M ^ U |", "inside=control v .9 Y=yes N - M ↓ ^ U |",
      "recognizer=yes inside=content v .9 Y=yes N ↓ X .2 ^ tapped(160,240) |",
    ]
  )

  static let cancelledOnce = Rule(
    "scroll.content.cancelled-once",
    "A drag takes a finger from content with one touchesCancelled, before willBeginDragging; nothing follows.",
    .sequence,
    catalogue: ["EN10"],
    sources: ["AD/uiscrollview/cancancelcontenttouches", "S4:93", "ScrollingMadness"],
    topic: .touches,
    check: .onContent(
      at: [.willBeginDragging, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled],
      breaking: .notCancelledOnce,
      answer: { finger in
        let watch = finger.watch
        guard watch.now.event == .willBeginDragging else {
          let wasTaken =
            finger.touch.course == .cancelled && finger.touch.tracked == watch.site.place
            && (finger.isDown || finger.touch.dragger == finger.scroller)
          return wasTaken ? .violated : .notJudged
        }
        guard watch.course.wasSurely(in: Phase.atRest), finger.isDown, finger.cancels == .yes,
          watch.hears(.touchesCancelled), finger.isTracked || finger.isJustWithdrawn
        else { return .notJudged }
        return Answer(finger.isJustWithdrawn)
      },
      expecting: "one touchesCancelled to the content, then willBeginDragging"
    ),
    passing: ["inside=content v .9 Y=yes N - C=yes X B S hold ^ W F |"],
    failing: [
      "inside=content v .9 Y=yes N - C=yes ↓ B S X hold ^ W F |",
      "inside=content v .9 Y=yes N - C=yes ↓ M - M ^ U |",
      "inside=content v .9 Y=yes N - C=yes X B S ↓ X hold ^ W F |",
      "inside=content v .9 Y=yes N - C=yes X B S - ↓ M S hold ^ W F |",
      "inside=content v .9 Y=yes N - C=yes X B S hold ^ W F ↓ U |",
    ]
  )

  static let thenDrags = Rule(
    "scroll.content.cancel-then-drag",
    "A finger is taken from content for a drag alone: willBeginDragging follows in the same turn.",
    .response,
    catalogue: ["EN10", "EN13"],
    sources: ["AD/uiscrollview/cancancelcontenttouches", "S4:93"],
    topic: .touches,
    check: .onContent(
      at: [.pause, .turnEnd],
      answer: { finger in
        guard finger.isJustWithdrawn, finger.isDown, !finger.touch.isClouded,
          finger.watch.hears(.willBeginDragging)
        else { return .notJudged }
        return Answer(finger.touch.dragTurn == finger.watch.now.turn)
      },
      found: { _ in "no willBeginDragging after touchesCancelled to the content" },
      expecting: "willBeginDragging"
    ),
    passing: ["inside=content v .9 Y=yes N - C=yes X B S hold ^ W F |"],
    failing: ["inside=content v .9 Y=yes N -5 C=yes X ↓ -5 ^ |"]
  )

  static let givesWay = Rule(
    "scroll.content.gives-way",
    "A finger that moves on content that may be cancelled is taken from it for a drag.",
    .response,
    catalogue: ["EN10", "EN12"],
    sources: ["AD/uiscrollview/cancancelcontenttouches", "AD/uiscrollview/touchesshouldcancel"],
    topic: .touches,
    check: .onContent(
      at: [.pause, .turnEnd],
      answer: { finger in
        let watch = finger.watch
        guard finger.isDown, finger.isUndisturbed, finger.isTracked || finger.isJustWithdrawn,
          finger.cancels == .yes, finger.mayCancel == .yes, watch.turns.touch == watch.now.turn,
          finger.isMovedFar, watch.hears(.willBeginDragging), watch.hears(.touchesCancelled)
        else { return .notJudged }
        return Answer(finger.isJustWithdrawn)
      },
      found: { "no drag, the finger at \($0.hands.travel.text) from where it came" },
      expecting: "touchesShouldCancel, touchesCancelled to the content, willBeginDragging"
    ),
    passing: ["inside=content v .9 Y=yes N - C=yes X B S hold ^ W F |"],
    failing: [
      "unheard=C inside=content v .9 Y=yes N - M ↓ - M ^ U |",
      "inside=content v .9 Y=yes N - C=yes ↓ - ^ U |",
    ]
  )
}
