internal import Traces

/// Rules about rest: what must not come any more, final states.
enum RestRules {
  static let all = [nothingAfterDrag, silent, flags, inside, lastOffset, whereFingerLeft]

  static let nothingAfterDrag = Rule(
    "scroll.rest.nothing-after-drag",
    "After didEndDragging(false) on a view that does not glide nothing comes without a new cause.",
    .response,
    catalogue: ["B11", "A05"],
    sources: ["S4:113-114", "L04", "L05", "L22"],
    topic: .order,
    check: silence(afterDrag: true),
    passing: ["v - B S@10 ^ W@10 F@10 jump:90 S@90 |@90"],
    failing: ["v - B S@10 ^ W@10 F@10 . ↓ S@12 |@12"]
  )

  static let silent = Rule(
    "scroll.rest.silent",
    "At rest nothing comes without a new cause.",
    .response,
    catalogue: ["A05"],
    sources: ["S4:114", "S4:118", "L01", "L07", "L16", "M101"],
    // A message that follows from a wrong answer to a call is no fault of its own.
    topic: .program,
    check: silence(afterDrag: false),
    passing: [
      "v - B S@10 ^ W@10 T@10 G@10 . S@50 jump:100 E@50 S@100 |@100",
      "animate:90 S@50 . S@90 A@90 |@90", "v - B S ^ W T G S E |",
    ],
    failing: [
      "animate:90 S@50 . S@90 A@90 . ↓ S@95 |@95", "v ^ . ↓ S@7 |@7", "jump:90 S@90 . ↓ S@97 |@97",
      "v -4 ^ .9 ↓ S@7 |@7", "v - B S@10 ^ W@10 F@10 .9 set:90 S@90 . ↓ S@97 |@97",
      "size:900 . ↓ S@7 |@7", "enabled=no v - - ^ .9 ↓ S@7 |@7",
      "nested=yes jump:90 S@90 .9 ↓ S@97 | |'",
    ]
  )

  /// Returns a question about content at rest that moves, after a drag that ended in no glide or after
  /// anything else.
  private static func silence(afterDrag isAfterDrag: Bool) -> Check {
    .at(
      [.didScroll, .final],
      scope: .atRest,
      answer: { watch in
        guard watch.record.calls == .recorded,
          (watch.latestEnd == .didEndDraggingToRest) == isAfterDrag
        else { return .notJudged }
        if watch.now.event == .final {
          return watch.latest.terminal == .other ? .notJudged : .holds
        }
        // After a glide C21 says more.
        guard watch.course.wasSurely(in: Phase.atRest), watch.isCauseless, !watch.isOnItsWayHome,
          !watch.isContentOther,
          watch.latestEnd != .didEndDecelerating
        else { return .notJudged }
        return .violated
      },
      found: { watch in
        watch.latestEnd == .other
          ? "didScroll, though nothing is under way that could move the content"
          : "didScroll, though nothing has happened since \(watch.latestEnd.word)"
      },
      expecting: { _ in "nothing before a touch, a call or a change of geometry" }
    )
  }

  static let flags = Rule(
    "scroll.rest.flags",
    "At rest all flags are false.",
    .rest,
    catalogue: ["Z01", "B14"],
    sources: ["S4:118", "M061", "M073"],
    topic: .stillness,
    endsIn: [],
    check: .at(
      [.final],
      answer: { watch in
        guard !watch.now.known.isDisjoint(with: .flags), !watch.isStillMoving else {
          return .notJudged
        }
        return Answer(watch.now.raised.isDisjoint(with: .flags))
      },
      found: { watch in
        // A view that reaches the limit is not at rest.
        let isLimit = watch.now.time >= 0 && watch.now.time >= watch.site.stage.patience
        return (isLimit ? "not at rest by the settle's limit: " : "at rest ")
          + Words.raised(watch.now.raised)
      },
      expecting: { _ in "all flags false once the view has come to rest" }
    ),
    passing: ["v - B S ^ W F |:"],
    failing: ["v - B S ^ W F ↓ |:t", "v - B S ^ W T G S ↓ |:c"]
  )

  static let inside = Rule(
    "scroll.rest.inside-range",
    "After a finger's scroll the offset rests inside the range.",
    .rest,
    catalogue: ["Z02", "D07", "N02", "N03"],
    topic: .rest,
    check: .at(
      [.final],
      answer: { watch in
        guard watch.content.isMovedByFinger, watch.now.offset.isKnown, watch.geometry.isRangeKnown,
          watch.course.phases & Phase.gone.set == 0,
          !watch.isRefreshStartedByCode, !watch.isStillMoving
        else { return .notJudged }
        return Answer(watch.geometry.excess(watch.now.offset) <= watch.setting.halfPixel)
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: { "an offset in the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "inputs=call jump:-90 S@-90 |@-90", "unheard=BSWFTGE content=300 at=90 v -1 ^ |@90",
      "inputs=touch v + B S@-5 hold ^ W@-5 T@-5 G@-5 . S@-40 E@-40 |@-40",
      "v + B S@-40 ^ W@-40 T@-40 G S@-20 . S@0 E@0 |@0",
      "v + B S@-40 ^ W@-40 T@-40 ~jump:-90 S@-90 G@-90 E@-90 |@-90",
    ],
    failing: ["v - B S ^ W T G S E ↓ |@-20", "v + B S@-40 x W@-40 F@-40 ↓ |@-40"]
  )

  static let lastOffset = Rule(
    "scroll.rest.last-offset",
    "The offset at rest is that of the last didScroll.",
    .rest,
    catalogue: ["Z07", "A06", "A03", "B08"],
    sources: ["L01", "L03"],
    topic: .offset,
    endsIn: [],
    check: .at(
      [.final],
      answer: { watch in
        guard watch.now.offset.isKnown else { return .notJudged }
        guard watch.content.lastScroll.isKnown else { return watch.answerOfLatestMessage }
        guard
          watch.latest.story.count > 0
            || (watch.record.calls == .recorded && watch.hands.areRecorded)
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.content.lastScroll, within: watch.setting.halfPixel))
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: { watch in
        watch.content.lastScroll.isKnown
          ? "the offset of the last didScroll, \(watch.content.lastScroll.text)"
          : "the offset of the last message, \(watch.content.offset.text)"
      }
    ),
    passing: ["v - B S@10 ^ W@10 F@10 |@10"],
    failing: [
      "v - B S@10 ^ W@10 F@10 ↓ |@30", "v -5 ^ ↓ |@30", "unheard=S v - B@0 hold ^ W@20 F@20 ↓ |@30",
      """
      table=3 tall=60 sections()=1 rows(0)=3 cell(0-0)=cell-1 willDisplay(cell-1,0-0) \
      cell(0-1)=cell-2 willDisplay(cell-2,0-1) bounds:50 didEnd(cell-1,0-0)@50 cell(0-2)=cell-3 \
      willDisplay(cell-3,0-2) ↓ |@60
      """,
    ]
  )

  static let whereFingerLeft = Rule(
    "scroll.rest.where-finger-left",
    "After a hold, or a slow drag, the content rests where the finger has left it, or at the edge.",
    .rest,
    grade: .should,
    catalogue: ["B18", "B06", "B11", "B17", "D07"],
    sources: ["motion.slop", "recordings.ios-26.1"],
    topic: .offset,
    check: .at(
      [.final],
      scope: .rarely,
      answer: { watch in
        guard watch.drag.sure.placeLeft.isKnown, watch.now.offset.isKnown,
          watch.record.calls == .recorded,
          max(watch.turns.call, watch.turns.delegate) < watch.turns.touchDown,
          watch.isLaidOutAlone
        else { return .notJudged }
        let sure = watch.drag.sure
        return Answer(watch.now.offset.distance(to: sure.placeLeft) <= sure.slack)
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: {
        "rest at \($0.drag.sure.placeLeft.text), where a finger without velocity leaves it"
      }
    ),
    passing: ["unheard=SWFG v - B@0 - - hold ^ |@50", "unheard=SWFG v - B@0 -3 -3 -3 ^ |@19"],
    failing: [
      "unheard=SWFG v - B@0 - - hold ^ ↓ |@53", "unheard=SWFG v - B@0 -3 -3 -3 ^ ↓ |@30",
      "unheard=BSWTFGE v - - - hold ^ ↓ |@9", "unheard=SWTFG v + B@0 + + hold ^ .90 E ↓ |@3",
    ]
  )
}

extension Watch {
  /// The answer about content at rest: its offset is that of the latest message, which came after
  /// any call that may move it unheard.
  var answerOfLatestMessage: Answer {
    guard record.hasAllCalls, hands.areRecorded, law.switches.contains(.notifiesClamp),
      content.offset.isKnown,
      content.offsetTurn >= turns.call, course.wasSurely(in: Phase.atRest),
      // Of content that a change of size moves another rule says more (N05).
      setting.isTable || program.call.kind != .geometry || content.offsetTurn > turns.call
    else { return .notJudged }
    return Answer(mayBeAt(content.offset, within: setting.halfPixel))
  }

  /// The message that ended the latest motion, where nothing has come since; `other`: something has.
  fileprivate var latestEnd: Event { latest.hasCause ? .other : latest.terminal }
}
