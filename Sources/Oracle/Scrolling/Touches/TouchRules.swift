internal import Traces
internal import Transcripts

/// Rules about what a touch owes in messages, and what it must not yet show.
enum TouchRules {
  static let all = [isHeard, wallIsHeard, cancelEnds]
  /// The rules that say less than the rules about order.
  static let flags = [notYetDragging, tracksAtOnce, tracksFingers, animatesAlone]

  static let isHeard = Rule(
    "scroll.touch.is-heard",
    "A finger that goes far along an axis that can move has begun a drag by its lift.",
    .response,
    catalogue: ["B07", "B10", "B08", "D01"],
    sources: ["recordings.ios-26.1", "L03", "M121"],
    topic: .order,
    check: .at(
      [.willBeginDragging, .turnEnd, .pause, .final],
      scope: .atRest,
      answer: { watch in
        if watch.now.event == .willBeginDragging {
          return watch.drag.debt.isPlain ? .holds : .notJudged
        }
        // A view around may have begun to drag since the lift.
        if watch.drag.debt.isDue, !watch.drag.debt.isAtWall, !watch.mayHaveOtherUse,
          !watch.mayBeDraggedAround
        {
          return .violated
        }
        return .notJudged
      },
      found: { "nothing, and the finger went as far as \($0.reachText)" },
      expecting: { watch in
        let events: [Event] = [
          .willBeginDragging, .didScroll, .willEndDragging, .didEndDraggingToRest,
        ]
        return events.filter(watch.hears).map(\.word).joined(separator: ", ")
      }
    ),
    passing: [
      "v -9 ^ |", "enabled=no v - - - ^ |", "content=300 v - - - ^ |", "v - B S - S ^ W F |",
    ],
    failing: [
      "v - - - ^ ↓ |", "v + + + ^ ↓ |", "wide=900 v -0,-60 ^ ↓ |", "unheard=BWFGEA v - - - ^ ↓ |@0",
      "nested=yes v - - - ^ ↓ |",
      "unheard=BWFTGA v - - - - ^ ↓ . S@20 . S@30 E@30",
    ]
  )

  static let wallIsHeard = Rule(
    "scroll.touch.wall-is-heard",
    "With bounces off, a finger that pushes at an edge sends the drag pair, without didScroll.",
    .response,
    grade: .should,
    catalogue: ["B21"],
    topic: .order,
    check: .at(
      [.willBeginDragging, .turnEnd, .pause, .final],
      scope: .atRest,
      answer: { watch in
        if watch.now.event == .willBeginDragging {
          return watch.drag.debt.isPlain && watch.isPushAtWall ? .holds : .notJudged
        }
        // Content that is lower than estimated, and fits, is no wall. No message tells that it
        // fits.
        if watch.drag.debt.isDue, watch.drag.debt.isAtWall, !watch.mayHaveControls,
          !watch.mayBeDraggedAround,
          !watch.mayHaveOpenedRow, !watch.hasEstimates
        {
          return .violated
        }
        return .notJudged
      },
      found: { _ in "nothing, and the finger pushed at the edge" },
      expecting: { _ in "willBeginDragging, willEndDragging, didEndDragging" }
    ),
    passing: ["bounces=no at=0 v + B + + ^ W F |"],
    failing: ["bounces=no at=0 v + + + ^ ↓ |"]
  )

  static let cancelEnds = Rule(
    "scroll.touch.cancel-ends-drag",
    "A touch that the system takes away ends its drag as a lift does.",
    .sequence,
    grade: .should,
    catalogue: ["B22"],
    topic: .order,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .inMotion,
      answer: { watch in
        // A drag that never ends is told by the rule about pairs.
        guard watch.drag.debt.isCancelDue else { return .notJudged }
        let isWithoutRelease =
          watch.course.wasSurely(in: Phase.set(.cancelled, .caughtCancelled))
          && watch.hears(.willEndDragging) && watch.law.switches.contains(.sendsWillEndDragging)
        return Answer(watch.drag.debt.cancelTurn == watch.now.turn && !isWithoutRelease)
      },
      found: { watch in
        watch.drag.debt.cancelTurn == watch.now.turn
          ? "\(watch.now.event.word), and no willEndDragging"
          : "\(watch.now.event.word), later than the cancelled touch"
      },
      expecting: { _ in "willEndDragging, didEndDragging in the turn of the cancelled touch" }
    ),
    // It warns: no source says for certain which messages a cancelled touch sends.
    accountsForStrayWhere: { watch in
      watch.hands.wasCancelled && watch.turns.touch == watch.now.turn && watch.now.event.isOfLift
    },
    passing: ["v - B S x W F |"],
    failing: ["v - B S x . W ↓ F |", "v - B S x ↓ F |", "v - B S x .9 v - W ↓ F B S hold ^ W F |"]
  )

  static let notYetDragging = Rule(
    "scroll.touch.not-yet-dragging",
    "Before willBeginDragging, isDragging is false, and isDecelerating at rest.",
    .invariant,
    catalogue: ["B03", "A14", "B14"],
    sources: ["S4:78", "S4:97", "S4:84", "AD/uiscrollview/isdragging"],
    topic: .dragging,
    check: .at(
      [
        .didScroll, .shouldScrollToTop, .didScrollToTop, .didChangeAdjustedContentInset,
        .touchesShouldBegin, .touchesShouldCancel,
      ],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.quiet), watch.course.isSurely(in: Phase.quiet),
          watch.program.animation.endsAllowed == 0,
          // A drag of which nothing is told is more than a flag.
          watch.now.event != .didScroll || watch.turns.call == watch.now.turn
            || watch.program.toTop.isOpen,
          !watch.now.known.isDisjoint(with: [.isDragging, .isDecelerating])
        else { return .notJudged }
        return Answer(watch.now.raised.isDisjoint(with: [.isDragging, .isDecelerating]))
      },
      found: { watch in
        let names = Words.flagNames(watch.now.raised.facts).map { "\($0.0) is true" }
        return "\(watch.now.event.word), where " + names.joined(separator: ", ")
      },
      expecting: { _ in "isDragging and isDecelerating false: no message has told of either" }
    ),
    passing: ["v jump:30 S@30:t - B:td S:td ^ W F |", "jump:30 S@30: |"],
    failing: [
      "v jump:30 ↓ S@30:td - B:td S:td ^ W F |", "jump:30 ↓ S@30:d |", "jump:30 ↓ S@30:c |",
      "at=300 tap ↓ Q=no:d |@300", "at=300 tap Q=yes: . ↓ S@100:d . S@0: P@0: |@0",
      "at=300 tap Q=yes: . S@100: . S@0: ↓ P@0:c |@0",
    ]
  )

  static let tracksAtOnce = Rule(
    "scroll.touch.tracks-at-once",
    "isTracking is true from touch-down, whether the finger moves or not.",
    .invariant,
    catalogue: ["B01"],
    sources: ["S4:77", "S4:90", "M073"],
    topic: .tracking,
    check: .at(
      [.didScroll, .didChangeAdjustedContentInset, .touchesShouldBegin],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.quiet), watch.hands.areRecorded,
          watch.hands.down == 1,
          watch.hands.most == 1, watch.isSurelyTouched, watch.now.known.contains(.isTracking),
          // In the very turn of the touch-down messages may be those of what it ends.
          watch.now.turn > watch.turns.touchDown || watch.now.event == .touchesShouldBegin,
          // A finger that content has taken is no longer the view's.
          watch.hasFingersAlone || watch.now.event == .touchesShouldBegin,
          // A finger that a view did not take, or lost, is not taken later (EN05).
          !watch.drag.wasDisabledSince,
          // A finger that goes sideways may swipe a row open, and is no longer the table's (R138).
          !watch.mayBeSwiped || watch.now.event == .touchesShouldBegin,
          !watch.mayHaveControls || watch.now.event == .touchesShouldBegin,
          watch.record.calls != .hidden, !watch.site.mayBeRemoved
        else { return .notJudged }
        return Answer(watch.now.raised.contains(.isTracking))
      },
      found: { "\($0.now.event.word), where isTracking is false" },
      expecting: { _ in "isTracking true: the finger is down" }
    ),
    passing: ["v jump:30 S@30:t - B:td S:td ^ W F |"],
    failing: ["v jump:30 ↓ S@30: - B:td S:td ^ W F |"]
  )
}

extension TouchRules {
  static let tracksFingers = Rule(
    "scroll.touch.tracks-fingers-only",
    "isTracking is true only while a finger is down, or as it is lifted.",
    .invariant,
    catalogue: ["B01", "B14", "A14"],
    sources: ["S4:77", "S4:90", "S4:113-114"],
    topic: .tracking,
    check: .at(
      [
        .didScroll, .shouldScrollToTop, .didScrollToTop, .didEndScrollingAnimation,
        .didChangeAdjustedContentInset,
      ],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.quiet), watch.course.isSurely(in: Phase.quiet),
          watch.hands.areRecorded, watch.now.known.contains(.isTracking), !watch.course.isMidway,
          watch.hands.down == 0, watch.turns.touch != watch.now.turn
        else { return .notJudged }
        return Answer(!watch.now.raised.contains(.isTracking))
      },
      found: { "\($0.now.event.word), where isTracking is true" },
      expecting: { _ in "isTracking false: no finger is down" }
    ),
    passing: ["jump:30 S@30: |", "v jump:30 S@30:t ^ |"],
    failing: [
      "jump:30 ↓ S@30:t |", "at=300 tap ↓ Q=no:t |@300",
      "at=300 tap Q=yes: . S@100: . S@0: ↓ P@0:t |@0",
    ]
  )

  static let animatesAlone = Rule(
    "scroll.animation.flag-only-then",
    "isScrollAnimating is true only while an animated scroll is under way.",
    .invariant,
    grade: .should,
    catalogue: ["F09"],
    sources: ["AD/uiscrollview/isscrollanimating"],
    topic: .program,
    check: .at(
      [
        .didScroll, .willBeginDragging, .willEndDragging, .didEndDraggingToRest,
        .didEndDraggingToGlide, .willBeginDecelerating, .didEndDecelerating,
      ],
      answer: { watch in
        guard watch.now.known.contains(.isScrollAnimating), watch.record.calls == .recorded,
          !watch.course.isMidway, watch.program.isIdle,
          !watch.program.toTop.isTapped, watch.program.call.block != .animate, watch.zoom == nil,
          watch.program.call.kind != .other, !watch.geometry.hasRefreshControl,
          !watch.setting.isTable
        else { return .notJudged }
        return Answer(!watch.now.raised.contains(.isScrollAnimating))
      },
      found: { "\($0.now.event.word), where isScrollAnimating is true" },
      expecting: { _ in "isScrollAnimating false: no animated scroll is under way" }
    ),
    passing: ["v - B:td S:td ^ W:td F:t |", "animate:300 . S@100:a . S@300:a A@300: |@300"],
    failing: ["v - B:td ↓ S:tda ^ W:td F:t |", "jump:300 ↓ S@300:a |@300"]
  )
}

extension Watch {
  /// The distance that the finger went, as a text.
  var reachText: String {
    let x = max(hands.farthest.x, -hands.nearest.x)
    let y = max(hands.farthest.y, -hands.nearest.y)
    return Place(x: x, y: y).text
  }
}
