internal import Traces

/// Rules about the offset that messages show.
enum OffsetRules {
  static let all = [isOrigin, changes, changesAreTold, staysAtRest, sameAtTerminal, onPixels]
  /// The id of A06's rule, which the hearing itself tells.
  static let sameAtEnd = "scroll.offset.same-at-end"

  static let isOrigin = Rule(
    "scroll.offset.is-bounds-origin",
    "contentOffset is bounds.origin at every message, insets notwithstanding.",
    .invariant,
    catalogue: ["A01"],
    sources: ["S4:98", "S0:57-66", "M017", "M070", "M030"],
    topic: .offset,
    check: .at(
      [
        .didScroll, .willBeginDragging, .willEndDragging, .didEndDraggingToRest,
        .didEndDraggingToGlide, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation, .shouldScrollToTop, .didScrollToTop,
        .didChangeAdjustedContentInset, .willBeginZooming, .didZoom, .didEndZooming,
      ],
      answer: { watch in
        guard watch.now.offset.isKnown, watch.now.origin.isKnown else { return .notJudged }
        return Answer(watch.mayBeAt(watch.now.origin, within: watch.setting.halfPixel))
      },
      found: { "contentOffset \($0.now.offset.text), bounds.origin \($0.now.origin.text)" },
      expecting: { _ in "one point for both" }
    ),
    passing: ["inset=40 v - B@0/0 S@10/10 ^ W@10/10 F@10/10"],
    failing: [
      "inset=40 v - B@0/0 ↓ S@10/50 ^ W@10/50 F@10/50",
      "zooms=1,4 vv <>200 O@0/0 <>240 ↓ Z@40*1.2/0 ^^ L*1.2!1.2 |",
    ]
  )

  static let changes = Rule(
    "scroll.offset.changes",
    "didScroll comes only when the offset differs from that of the didScroll before.",
    .invariant,
    catalogue: ["A02", "A03"],
    sources: ["H4", "L14", "M019", "M115"],
    topic: .offset,
    // Content that is told twice to be in one place may have gone on.
    leaves: .place,
    check: .at(
      [.didScroll],
      answer: { watch in
        let last = watch.lastTold
        guard watch.now.offset.isKnown, last.isKnown, !watch.now.offset.isAtLimit,
          !watch.mayRepeatOffset
        else { return .notJudged }
        return Answer(watch.now.offset != last || watch.now.hasMoved || watch.mayMoveUnseen)
      },
      found: { "didScroll, though the offset is still \($0.now.offset.text)" },
      expecting: { _ in "another offset, or no didScroll" }
    ),
    passing: [
      "v - B S@10 - S@30 ^ W@30 F@30",
      "zooms=1,4 vv <>200 O@0*1 <>240 Z@40*1.2 S@40*1.2 <>280 S@80*1.4 Z@80*1.4 ^^ L*1.4!1.4 |",
      Example("bare component=zoom unheard=OZ S@0 S@0 L!1", profile: .classic),
      "v - B S@10 ^ W@10 T@10 G@10 S@30 . S@30.004 . S@30.004 . S@30.005 E@30.005",
    ],
    failing: [
      "v - B S@10 - ↓ S@10 ^ W@10 F@10",
      "v - B S@10 ^ W@10 T@10 G@10 S@30 . S@30.01 . ↓ S@30.01 . S@31 E@31",
      "at=1490 v - B S@1500 - S@1520 size:1000 ↓ S@1520 S@520 ^ W F",
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 S@40 <>280 ↓ S@40 ^^ L |",
    ]
  )

  static let changesAreTold = Rule(
    "scroll.offset.changes-are-told",
    "No drag and no lift moves the content without a didScroll.",
    .invariant,
    catalogue: ["B08", "A02", "C20"],
    sources: ["S4:98", "H4", "M009"],
    topic: .offset,
    check: .at(
      [
        .willBeginDragging, .willEndDragging, .didEndDraggingToGlide, .didEndDraggingToRest,
        .willBeginDecelerating,
      ],
      answer: { watch in
        // At the end of all motion A06 says it.
        if watch.now.event == .didEndDraggingToRest,
          !watch.course.isSurely(in: Phase.caughtRest.set)
        {
          return .notJudged
        }
        guard watch.now.offset.isKnown, watch.content.lastScroll.isKnown,
          watch.record.calls == .recorded,
          watch.turns.call != watch.now.turn, watch.hears(.didScroll), !watch.motion.isDisturbed
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.content.lastScroll, within: watch.setting.halfPixel))
      },
      found: { "\($0.now.event.word) at offset \($0.now.offset.text)" },
      expecting: { "a didScroll first, for the way from \($0.content.lastScroll.text)" }
    ),
    passing: ["v - B@0 S@10 ^ W@10 T@10 G@10 S@30 . S@40 E@40"],
    failing: [
      "v - B@0 S@10 ^ W@10 T@10 ↓ G@300 S@310 . S@320 E@320",
      "v - B S ^ W T G S . S@40 v - B@40 S@50 hold ^ W@50 ↓ F@59 E@50 |@50",
    ]
  )

  static let staysAtRest = Rule(
    "scroll.offset.stays-at-rest",
    "A table that rests is where the message before has shown it.",
    .invariant,
    catalogue: ["A02", "Z07", "A05"],
    sources: ["S4:98", "H4", "L01", "L03"],
    topic: .offset,
    check: .at(
      [
        .touchesShouldBegin, .shouldHighlightRow, .didHighlightRow, .willSelectRow, .didSelectRow,
        .viewWillDisappear,
      ],
      scope: .atRest,
      answer: { watch in
        guard watch.now.offset.isKnown, watch.hears(.didScroll), watch.program.isIdle,
          watch.turns.call != watch.now.turn
        else { return .notJudged }
        return watch.answerOfLatestMessage
      },
      found: { "\($0.now.event.word) at offset \($0.now.offset.text)" },
      expecting: { "the offset of the last message, \($0.content.offset.text)" }
    ),
    passing: ["table=40 v .9 lights(0-5)@0 .3 ^ didUnhighlight(0-5) picks(0-5) |@0"],
    failing: [
      "table=40 |@0 v .9 lights(0-5)@0 .3 ^ didUnhighlight(0-5) ↓ willSelect(0-5)=0-5@60 didSelect(0-5)@60 changed() |"
    ]
  )

  static let onPixels = Rule(
    "scroll.offset.on-pixels",
    "Fingers and glides put the content on whole device pixels, where the record tells the scale.",
    .invariant,
    grade: .should,
    catalogue: ["F24"],
    sources: ["motion.pixel-grid"],
    topic: .offset,
    check: .at(
      [.didScroll],
      scope: [.inMotion, .rarely],
      answer: { watch in
        guard watch.setting.pixelGrid > 0, watch.course.phases & Phase.atRest == 0,
          watch.now.offset.isKnown,
          watch.content.lastScroll.isKnown, watch.geometry.isRangeKnown, !watch.motion.isDisturbed,
          !watch.motion.isRewritten
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.now.offset[axis] != watch.content.lastScroll[axis] else { return .notJudged }
          // An edge is where the sizes put it.
          guard watch.geometry.excess(watch.now.offset, axis) == 0,
            watch.now.offset[axis] != watch.geometry.least[axis],
            watch.now.offset[axis] != watch.geometry.most[axis]
          else { return .notJudged }
          let part = abs(watch.now.offset[axis]) % 1000 * watch.setting.pixelGrid % 1000
          return Answer(min(part, 1000 - part) <= watch.setting.pixelGrid)
        }
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "a multiple of 1/\($0.setting.pixelGrid) point" }
    ),
    passing: [
      "scale=3 v - B S@10 - S@30 -9.3 S@39.333 hold ^ W F",
      "v - B S@10 - S@30 -9.3 S@39.3 hold ^ W F",
    ],
    failing: ["scale=3 v - B S@10 - S@30 -9.3 ↓ S@39.5 hold ^ W F"]
  )

  static let sameAtTerminal = Rule(
    sameAtEnd,
    "At a terminal message the offset is that of the last didScroll.",
    .invariant,
    catalogue: ["A06", "A03", "Z07"],
    sources: ["L01", "L03", "L07", "M075"],
    topic: .offset,
    check: .at(
      [.didEndDraggingToRest, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop],
      answer: { watch in
        guard watch.now.offset.isKnown, watch.content.lastScroll.isKnown else { return .notJudged }
        // A difference is told once it is clear that no didScroll follows late.
        let isSame = !watch.now.offset.differs(
          from: watch.content.lastScroll,
          by: watch.setting.halfPixel
        )
        return isSame ? .holds : .notJudged
      },
      expecting: { _ in "the offset of the last didScroll" }
    ),
    passing: ["W@90 F@90 |@90", "E@320 |@320", "v - B S@10 ^ W@10 F@10 |@10"],
    failing: ["v - B S@10 ^ W@10 ↓ F@12 |@12"]
  )
}

extension Watch {
  /// True if an early system may be zooming, which repeated offsets (L15).
  fileprivate var mayRepeatOffset: Bool {
    guard let zoom, !law.switches.contains(.pairsZooms) else { return false }
    return !zoom.course.isSurely(in: ZoomPhase.shut)
  }

  /// True if content that moved by less than a hundredth of a point may move by less than can be
  /// told: a glide that is computed in floating point ends so, and a record may begin in its midst.
  fileprivate var mayMoveUnseen: Bool {
    content.lastStep == 0 ? record.beginsInTheMiddle : content.lastStep < 10
  }

  /// The offset at the `didScroll` before; after a change of size, which may clamp it silently, the
  /// one before that change.
  fileprivate var lastTold: Place {
    if content.lastScroll.isKnown || turns.call != now.turn || program.call.scrolls > 0 {
      return content.lastScroll
    }
    return program.call.toldBefore
  }
}
