internal import Traces
internal import Transcripts

/// Rules about a tap on the status bar.
enum ToTopRules {
  static let all = [
    contested, atTop, needsEnabled, isAnswered, asksOnce, refused, endsOnce, onlyItsMessages, lands,
    notAsked,
  ]

  static let asksOnce = Rule(
    "scroll.to-top.asks-first",
    "A tap on the status bar asks shouldScrollToTop once, before any didScroll.",
    .sequence,
    catalogue: ["G01"],
    topic: .toTop,
    check: .at(
      [.shouldScrollToTop],
      answer: { watch in
        if watch.program.toTop.isTapped, watch.program.toTop.scrollsBeforeQuestion > 0 {
          // In a later turn the question is late, whatever else has moved the content.
          let isLate = watch.program.call.turn < watch.now.turn
          return watch.program.call.kind == .tapStatusBar && (isLate || watch.program.call.isAlone)
            ? .violated : .notJudged
        }
        // Whoever taps the status bar is recorded with the calls.
        if watch.record.calls == .recorded, !watch.course.isMidway, !watch.program.toTop.isTapped,
          !watch.program.toTop.isOpen
        {
          return .violated
        }
        // Without times and calls two questions may be those of two taps (G08).
        let isRepeated =
          (watch.program.toTop.isOpen || watch.program.toTop.answer == .no)
          && (watch.record.calls == .recorded
            ? !watch.program.toTop.isTapped
            : watch.latest.message.event == .shouldScrollToTop && watch.isRightAfterPrevious
              && watch.now.time >= 0 && watch.hears(.didScroll))
        return Answer(!isRepeated)
      },
      expecting: { _ in "one shouldScrollToTop, then didScroll" }
    ),
    passing: ["at=300 tap Q=yes . S@100 . S@0 P@0 |@0", "Q S Q S P"],
    failing: [
      "at=300 tap Q=yes ↓ Q=yes . S@0 P@0 |@0", "at=300 tap Q=no ↓ Q=no |@300",
      "at=300 tap S@200 ↓ Q=yes . S@0 P@0 |@0",
      "unheard=BWFTGEAP v - S@10 - S@30 ^ . S@50 . S@60 .90 tap . S@40 ↓ Q=yes . S@0",
      "at=300 v ^ .9 ↓ Q=no |@300",
      "v - B S@10 ↓ Q=no ^ W@10 F@10 |@10", "inputs=call at=300 ↓ Q=yes . S@100 . S@0 P@0 |@0",
    ]
  )

  static let refused = Rule(
    "scroll.to-top.refused",
    "Where shouldScrollToTop is answered false, nothing further comes.",
    .response,
    catalogue: ["G02"],
    topic: .toTop,
    check: .at(
      [.didScroll, .didScrollToTop, .didEndScrollingAnimation, .final],
      scope: .atRest,
      answer: { watch in
        guard watch.program.toTop.answer == .no, !watch.program.toTop.isOpen else {
          return .notJudged
        }
        if watch.now.event == .didScrollToTop { return watch.isUnaskedTop ? .violated : .notJudged }
        guard watch.course.isSurely(in: Phase.atRest),
          watch.program.animation.endsAllowed == 0, watch.isAnswerFresh, !watch.isOnItsWayHome,
          !watch.site.mayBeRemoved, !watch.isNested
        else { return .notJudged }
        return Answer(watch.now.event == .final)
      },
      expecting: { _ in "nothing: the delegate refused" }
    ),
    passing: [
      "at=300 tap Q=no |@300", "inputs=touch at=300 Q=no .60 S@90",
      // One that began before the record ends here.
      "Q=no S S P",
    ],
    failing: [
      "at=300 tap Q=no ↓ S@100 . S@0 P@0 |@0", "at=300 tap Q=no ↓ P@300 |@300",
      "B S W F . Q=no . S . S ↓ P",
    ]
  )

  static let endsOnce = Rule(
    "scroll.to-top.ends-once",
    "A scroll to the top ends with exactly one didScrollToTop.",
    .response,
    catalogue: ["G03", "G01"],
    sources: ["S4:72", "L07", "M113", "M123"],
    topic: .toTop,
    check: .at(
      [.didScrollToTop, .turnEnd, .final],
      answer: { watch in
        if watch.now.event != .didScrollToTop {
          guard let debt = watch.program.toTop.debt, watch.hears(.didScrollToTop) else {
            return .notJudged
          }
          // Of one that has arrived another rule says more.
          let isUnpaid = watch.isOverdue(debt) && !watch.isAnimationLeftOpen
          return watch.now.event == .final || isUnpaid ? .violated : .notJudged
        }
        if watch.program.toTop.isOpen { return .holds }
        return watch.isUnaskedTop ? .violated : .notJudged
      },
      found: { watch in
        switch watch.now.event {
        case .didScrollToTop: watch.now.event.word
        case .final: "at rest, and the scroll to the top has not ended"
        default: "the scroll to the top has not ended"
        }
      },
      expecting: { _ in "one didScrollToTop, after shouldScrollToTop and didScroll" }
    ),
    passing: [
      "at=300 tap Q=yes . S@100 . S@0 P@0 |@0", "Q S S P", "at=0 tap Q=yes |@0", "S P Q S P",
      "at=300 tap Q=yes . S@200 tap Q=no . S@100 . S@0 P@0 |@0",
    ],
    failing: [
      "at=300 tap Q=yes . S@100 . S@0 ↓ |@0", "at=300 tap Q=yes . S@100 . S@0 P@0 ↓ P@0 |@0",
      "at=300 tap Q=yes . S@100 .300 ↓ jump:90 S@90 |@90", "Q S P S ↓ P", "Q S B S W F S ↓ P",
    ]
  )

  static let onlyItsMessages = Rule(
    "scroll.to-top.only-its-messages",
    "A scroll to the top sends no drag or glide message and no didEndScrollingAnimation.",
    .sequence,
    catalogue: ["G04", "F08", "F06"],
    topic: .toTop,
    check: .at(
      [.didEndScrollingAnimation, .didScrollToTop, .willBeginDragging],
      answer: { watch in
        if watch.now.event == .willBeginDragging {
          guard watch.course.wasSurely(in: Phase.atRest), watch.hands.areRecorded,
            watch.program.toTop.isOpen
          else { return .notJudged }
          return Answer(watch.hasFinger)
        }
        if watch.now.event == .didEndScrollingAnimation {
          return watch.strayEnd == .ofToTop ? .violated : .notJudged
        }
        let isStray =
          watch.latest.message.event == .didEndScrollingAnimation && watch.isRightAfterPrevious
          && watch.record.calls != .recorded && watch.record.calls != .hidden
          && watch.hears(.didScroll)
        return Answer(!isStray)
      },
      expecting: { _ in "didScroll and one didScrollToTop, nothing else" }
    ),
    accountsForStrayWhere: { $0.isStrayAtRest && $0.program.toTop.isOpen },
    passing: [
      "at=300 tap Q=yes . S@100 . S@0 P@0 |@0",
      // An animation that was under way before the record began ends here.
      "midway S@300 . tap Q=yes A S@200 . S@100 . S@0 P@0 |@0",
    ],
    failing: [
      "at=300 tap Q=yes ↓ B . S@100 . S@0 P@0 |@0",
      "at=300 tap Q=yes . S@100 . S@0 ↓ A@0 P@0 |@0",
      "at=300 tap Q=yes . S@100 . S@0 P@0 ↓ A@0 |@0",
      "at=300 tap Q=yes . S@100 . S@0 ↓ E@0 P@0 |@0",
    ]
  )

  static let lands = Rule(
    "scroll.to-top.lands",
    "A scroll to the top ends at minus the adjusted top inset, x as before.",
    .invariant,
    catalogue: ["G05"],
    sources: ["AD/scrollstotop", "M075"],
    topic: .toTop,
    check: .at(
      [.didScrollToTop, .final],
      answer: { watch in
        if watch.now.event == .final {
          // A finger that nobody recorded may have stopped it.
          guard watch.isSentToTop, watch.hands.areRecorded, watch.now.offset.isKnown else {
            return .notJudged
          }
          let top = -watch.geometry.insets.adjusted.top.units
          return Answer(abs(watch.now.offset.y - top) <= watch.setting.halfPixel)
        }
        // G10: what a finger does to it is not established.
        guard watch.program.toTop.isOpen, watch.program.toTop.isPure,
          watch.geometry.insets.areKnown,
          !watch.geometry.isAligned || watch.geometry.isRangeKnown, watch.now.offset.isKnown,
          !watch.isNested
        else { return .notJudged }
        let top = -watch.geometry.insets.adjusted.top.units
        if abs(watch.now.offset.y - top) > watch.setting.halfPixel { return .violated }
        // Content that a bounce had past an edge is brought back on the way.
        guard watch.geometry.isSurelyInside(watch.program.toTop.start, .horizontal) else {
          return .holds
        }
        return Answer(
          abs(watch.now.offset.x - watch.program.toTop.start.x) <= watch.setting.halfPixel
        )
      },
      found: { watch in
        let event = watch.now.event == .final ? "rests" : watch.now.event.word
        return "\(event) at \(watch.now.offset.text)"
      },
      expecting: { "y at \(Words.decimal(-$0.geometry.insets.adjusted.top.units)), x as before" }
    ),
    passing: [
      "at=300 tap Q=yes . S@200 v .6 ^ P@200 |@200",
      "inset=40 at=300 tap Q=yes . S@100 . S@-40 P@-40 |@-40",
    ],
    failing: [
      "inset=40 at=300 tap Q=yes . S@100 . S@0 ↓ P@0 |@0", "unheard=SQP at=300 tap ↓ |@300",
    ]
  )

  static let notAsked = Rule(
    "scroll.to-top.not-asked",
    "With scrollsToTop false the delegate is not even asked.",
    .response,
    catalogue: ["G06"],
    sources: ["AD/uiscrollview/scrollstotop"],
    topic: .toTop,
    check: .at(
      [.shouldScrollToTop],
      answer: { watch in
        guard watch.geometry.isSetUp else { return .notJudged }
        return Answer(watch.geometry.scrollsToTop)
      },
      expecting: { _ in "nothing: scrollsToTop is false" }
    ),
    passing: ["top=no at=300 tap |@300"],
    failing: ["top=no at=300 tap ↓ Q=no |@300"]
  )
}

extension Watch {
  /// True if a scroll to the top that ends now was asked for neither in the record nor before it.
  fileprivate var isUnaskedTop: Bool {
    guard hears(.shouldScrollToTop), !program.toTop.isOpen else { return false }
    return !program.toTop.mayBeOld || record.beginsAtRest || record.hasAllCalls && !course.isMidway
  }

  /// True if nothing but the scroll to the top that was refused can be behind what comes: a call
  /// that was not recorded may have moved the view later.
  var isAnswerFresh: Bool {
    record.calls == .recorded
      || (latest.message.event == .shouldScrollToTop && isRightAfterPrevious && now.time >= 0)
  }
}
