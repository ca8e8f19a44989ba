internal import Traces

/// Rules about a finger that touches a gliding view.
enum CatchRules {
  static let all = [
    halts, noEarlyEnd, endsAtLift, isClosed, oneEnd, noNewGlide, dragPair, keepsOffset,
    unmovedStays, bounceResumes,
  ]

  static let halts = Rule(
    "scroll.catch.halts",
    "A finger put on a gliding view halts it: no didScroll until the finger moves.",
    .response,
    catalogue: ["E01"],
    topic: .order,
    check: .table,
    passing: [
      "v - B S ^ W T G S . S v .6 ^ B W F E |",
      "v -30 B S@20 ^ W@20 T@20 G@20 S@40 tall:100 v S@120 . S@140 ^ E@140 |@140",
    ],
    failing: ["v - B S ^ W T G S . S v . ↓ S . ^ B W F E |"]
  )

  static let noEarlyEnd = Rule(
    "scroll.catch.no-early-end",
    "didEndDecelerating is not sent when a finger touches a gliding view, nor while it is down.",
    .sequence,
    catalogue: ["E02", "E08"],
    sources: ["L02", "L09", "L10", "L12", "M021", "M035"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S . S v .6 ^ B W F E |"],
    failing: [
      "v - B:td S:td ^ W:td T:td G:dc S:dc . S:dc v ↓ E: .6 ^ B:tdc W:tdc F:tc |",
      "v - B S ^ W T G S . S v ↓ E - B S ^ W F |",
      "v - B S ^ W T G S . S v ↓ E - B S ^ W T G S E |",
      "v - B S ^ W T G S . S v - B ↓ E S ^ W F |",
      "nested=yes v - B' S' ^ W' T' G' . S' v ↓ E' - B' S' ^ W' F' |'",
    ]
  )

  static let endsAtLift = Rule(
    "scroll.catch.ends-at-lift",
    "A touch-stop ends at the lift: didEndDragging(false), then didEndDecelerating, never later.",
    .response,
    catalogue: ["E04", "E11", "C06", "E09", "Z04", "A04", "B10", "B24"],
    sources: ["L02", "L10", "L11(2)", "L12", "M053", "M061", "M087"],
    topic: .order,
    check: .table,
    passing: [
      "v - B S ^ W T G S . S v .6 ^ B W F E |", "v - B S ^ W T G S . S v - B S hold ^ W F E |",
      Example("v - B S ^ W T G S . S v .6 ^ B W F |", profile: .classic),
    ],
    failing: [
      "v - B S ^ W T G S . S v .6 ^ B W ↓ E |",
      "v - B S ^ W T G S . S v .6 ^ B ↓ E W F |", "v - B S ^ W T G S . S v .6 ^ ↓ E B W F |",
      "v - B S ^ W T G S . S v .6 ^ ↓ |",
      "v - B S ^ W T G S . S v .6 ^ ↓ E |", "v - B S ^ W T G S . S v - B S hold ^ ↓ E W F |",
      "v - B S ^ W T G S . S v .6 ^ B W F . ↓ E |",
      "v - B S ^ W T G S . S v .6 ^ B W F settle . ↓ E |",
    ]
  )

  static let isClosed = Rule(
    "scroll.catch.is-closed",
    "After the didEndDragging(false) of a touch-stop didEndDecelerating closes the glide.",
    .response,
    grade: .should,
    catalogue: ["E06", "E04", "E11", "C06", "E09", "Z04"],
    topic: .order,
    needs: .closesTouchStop,
    check: .table,
    passing: [
      "v - B S ^ W T G S . S v .6 ^ B W F E |",
      Example("v - B S ^ W T G S . S v .6 ^ B W F |", profile: .classic),
      // Neither the drag that halts the glide is heard, nor the end.
      "unheard=BWFTE v - S - S - S ^ G S . S . S v + S + S + S + S + S hold ^ |",
    ],
    failing: [
      "v - B S ^ W T G S . S v .6 ^ B W F ↓ |", "v - B S ^ W T G S . S v .6 ^ B W F . ↓ |",
      "v - B S ^ W T G S . S v .6 x B W F ↓ |",
      "v - B S ^ W T G S . S v .6 ^ B W F . v - ↓ B S ^ W F |",
    ]
  )

  static let oneEnd = Rule(
    "scroll.catch.one-end",
    "A glide that is caught and flicked again is not ended between the two glides.",
    .sequence,
    catalogue: ["E08", "C02"],
    sources: ["L09", "L02", "M129"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S . S v - B S ^ W T G S . S E |"],
    failing: ["v - B S ^ W T G S . S v - B S ^ W T ↓ E G S E |"]
  )

  static let noNewGlide = Rule(
    "scroll.catch.no-new-glide",
    "didEndDragging(false) after a touch-stop is not followed by willBeginDecelerating.",
    .sequence,
    catalogue: ["E15", "B12", "C03"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S . S v .6 ^ B W F E |"],
    failing: ["v - B S ^ W T G S . S v .6 ^ B W F ↓ G S E |"]
  )

  static let dragPair = Rule(
    "scroll.catch.drag-pair",
    "A touch-stop sends the whole pair: willBeginDragging comes before its willEndDragging.",
    .sequence,
    catalogue: ["E05", "B10", "Z04"],
    sources: ["L02"],
    topic: .order,
    needs: .pairsTouchStop,
    check: .table,
    passing: [
      "v - B S ^ W T G S . S v .6 ^ B W F E |",
      Example("v - B S ^ W T G S . S v .6 ^ W F E |", profile: .classic),
    ],
    failing: ["v - B S ^ W T G S . S v .6 ^ ↓ W F E |"]
  )

  static let keepsOffset = Rule(
    "scroll.catch.keeps-offset",
    "A touch-stop leaves the content where the glide was halted.",
    .invariant,
    catalogue: ["E12", "Z03"],
    sources: ["S4:64", "M104", "M082"],
    topic: .motion,
    check: .at(
      [.willBeginDragging, .willEndDragging, .didEndDraggingToRest, .didEndDecelerating],
      answer: { watch in
        guard watch.isUnmovedTouchStop, watch.now.offset.isKnown, watch.content.lastScroll.isKnown
        else {
          return .notJudged
        }
        return Answer(watch.mayBeAt(watch.content.lastScroll, within: watch.setting.halfPixel))
      },
      found: { "\($0.now.event.word) at offset \($0.now.offset.text)" },
      expecting: { "offset \($0.content.lastScroll.text), that of the glide's last didScroll" }
    ),
    passing: ["v - B S@10 ^ W T G S@20 . S@30 v .6 ^ B@30 W@30 F@30 E@30 |@30"],
    failing: [
      "v - B S@10 ^ W T G S@20 . S@30 v .6 ^ ↓ B@60 W@60 F@60 E@60 |@60",
      "v + B S@-40 ^ W@-40 T@-40 G S@-20 v .6 ^ ↓ B@0 W@0 T@0 G@0 E@0 |@0",
    ]
  )

  static let unmovedStays = Rule(
    "scroll.catch.unmoved-stays",
    "A touch-stop inside the range that is lifted without movement starts no new glide.",
    .response,
    catalogue: ["E04", "B11", "E15"],
    sources: ["L02", "L10", "L12"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToGlide, .didEndDraggingToRest],
      answer: { watch in
        guard watch.isUnmovedTouchStop, watch.isSurelyInside(watch.liftPlace),
          !watch.motion.isRewritten,
          watch.law.knowsTargets,
          !watch.geometry.isPagingEnabled
        else { return .notJudged }
        return Answer(watch.now.event == .didEndDraggingToRest)
      },
      expecting: { _ in "didEndDragging(false), then didEndDecelerating" }
    ),
    passing: ["v - B S@10 ^ W T G S@20 . S@30 v .6 ^ B@30 W@30 F@30 E@30 |@30"],
    failing: ["v - B S@10 ^ W T G S@20 . S@30 v .6 ^ B@30 W@30 ↓ T@30 G@30 S@40 . E@40 |@40"]
  )
}

extension CatchRules {
  static let bounceResumes = Rule(
    "scroll.catch.bounce-resumes",
    "A finger that held a bounce resumes it as it is lifted: didEndDragging(true), and a glide.",
    .response,
    grade: .should,
    catalogue: ["E13"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide, .didScroll, .didEndDecelerating, .final],
      scope: .rarely,
      answer: { watch in
        guard watch.drag.isBounceHeld, watch.turns.call != watch.now.turn,
          watch.hears(.didEndDraggingToGlide), !watch.geometry.hasRefreshControl
        else { return .notJudged }
        return Answer(watch.now.event == .didEndDraggingToGlide)
      },
      expecting: { _ in "willEndDragging, didEndDragging(true), willBeginDecelerating" }
    ),
    passing: [
      "v + B S@-40 ^ W@-40 T@-40 G S@-20 v .6 ^ B@-20 W@-20 T@-20 G@-20 S@-10 . S@0 E@0 |@0"
    ],
    failing: [
      "v + B S@-40 ^ W@-40 T@-40 G S@-20 v .6 ^ B@-20 W@-20 ↓ F@-20 E@-20",
      "v + B S@-40 ^ W@-40 T@-40 G S@-20 v .6 ^ . ↓ S@-10 . S@0 E@0 |@0",
    ]
  )
}

extension Watch {
  /// True if this turn lifts a finger that halted a glide and never moved.
  var isUnmovedTouchStop: Bool {
    let stopped = Phase.letGo.set | Phase.caughtDrags | (drag.isBounceHeld ? Phase.glide.set : 0)
    return course.wasSurely(in: stopped) && hands.areRecorded && hands.isLastLifted
      && !hands.hasMoved
      && !hands.wasCancelled && turns.touch == now.turn && turns.call != now.turn
      && !motion.isDisturbed
  }
}
