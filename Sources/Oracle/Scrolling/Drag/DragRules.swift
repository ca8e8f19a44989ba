internal import Traces

/// Rules about how a drag begins and goes on.
enum DragRules {
  static let all = [
    beginsOnce, beginsFirst, isTold, notAtTouchDown, needsMovement, needsMovableAxis, keepsAxis,
    keepsLock, staysAtRest,
  ]

  static let beginsOnce = Rule(
    "scroll.drag.begins-once",
    "A drag sends willBeginDragging once, not at every move.",
    .sequence,
    catalogue: ["B07", "B10", "Z04"],
    sources: ["L01", "L03", "L04", "M001"],
    topic: .order,
    check: .table,
    passing: ["v - B S - S ^ W F", "B S W T G S B S W T G S E"],
    failing: ["v - B S - ↓ B S ^ W F", "B S ↓ B S W F"]
  )

  static let beginsFirst = Rule(
    "scroll.drag.begins-first",
    "A fresh drag's willBeginDragging comes before its first didScroll.",
    .sequence,
    catalogue: ["B05"],
    sources: ["L01", "L03", "L04", "L16"],
    topic: .order,
    check: .at(
      [.willBeginDragging],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.atRest), watch.hands.areRecorded else {
          return .notJudged
        }
        let isLate =
          watch.latest.message.event == .didScroll && watch.isRightAfterPrevious
          && watch.turns.touch == watch.now.turn && watch.turns.call != watch.now.turn
          && watch.program.isIdle
          // A change of the offset by the end of a zoom comes in the same turn.
          && watch.zoom?.zoomTurn != watch.now.turn
        return Answer(!isLate)
      },
      found: { _ in "willBeginDragging after the drag's first didScroll" },
      expecting: { _ in "willBeginDragging first, then didScroll" }
    ),
    passing: ["v - B S@10 ^ W F"],
    failing: ["v - S@10 ↓ B - S@20 ^ W F"]
  )

  static let isTold = Rule(
    "scroll.drag.is-told",
    "Content that follows a finger is told of with willBeginDragging.",
    .rest,
    catalogue: ["B10", "B05", "B07"],
    sources: ["L01", "L03", "M121", "M127"],
    topic: .rest,
    check: .at(
      [.didScroll, .final],
      answer: { watch in
        // One that stands alone may only have come before the begin.
        if watch.now.event == .didScroll, !watch.isUntold || watch.drag.untoldScrolls != 1 {
          return .notJudged
        }
        guard watch.record.calls == .recorded, watch.hands.areRecorded,
          watch.hears(.willBeginDragging),
          watch.geometry.isScrollEnabled || !watch.drag.wasDisabledAtTouch,
          // A finger may lead a whole view back, whose content is laid out anew.
          watch.screen?.isPlainAtRest ?? true
        else { return .notJudged }
        return Answer(watch.drag.untoldScrolls == 0)
      },
      found: {
        "\(max(1, $0.drag.untoldScrolls)) didScroll as the finger moved, and no willBeginDragging"
      },
      expecting: { _ in "willBeginDragging, didScroll, willEndDragging, didEndDragging" }
    ),
    passing: ["v - B S@10 - S@30 hold ^ W@30 F@30 |@30", "v -4 ~jump:50 S@50 ^ |@50"],
    failing: ["v - S@10 - ↓ S@30 ^ |@30", "v - S@10 ^ ↓ |@10"]
  )

  static let notAtTouchDown = Rule(
    "scroll.drag.not-at-touch-down",
    "willBeginDragging is not sent when the finger comes down.",
    .sequence,
    catalogue: ["B02"],
    sources: ["H4", "AD/uiscrollviewdelegate/scrollviewwillbegindragging"],
    topic: .order,
    check: .at(
      [.willBeginDragging],
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.atRest | Phase.held.set), watch.hands.areRecorded
        else {
          return .notJudged
        }
        let isTooEarly =
          watch.hands.deeds == [.began] && watch.hands.most == 1
          && watch.turns.touch == watch.now.turn
        return Answer(!isTooEarly)
      },
      found: { _ in "willBeginDragging at touch-down" },
      expecting: { _ in "nothing before the finger moves, or rests for some time" }
    ),
    passing: ["v - B S ^ W F"],
    failing: ["v ↓ B - S ^ W F", "v - B S ^ W T G S . S v ↓ B - S ^ W F E |"]
  )

  static let needsMovement = Rule(
    "scroll.drag.needs-movement",
    "A touch that does not go far enough to drag a resting view sends nothing.",
    .sequence,
    catalogue: ["A07", "B02"],
    sources: ["S4:91", "L32", "motion.slop"],
    topic: .order,
    check: .at(
      [.willBeginDragging, .didScroll, .final],
      scope: .atRest,
      answer: { watch in
        if watch.now.event == .final { return watch.drag.wasTapped ? .holds : .notJudged }
        guard watch.course.wasSurely(in: Phase.atRest), watch.hands.areRecorded,
          watch.isLiftTurn || watch.isUnderRestingFinger,
          watch.turns.call != watch.now.turn, watch.program.isIdle,
          !watch.program.toTop.isTapped
        else { return .notJudged }
        if watch.now.event == .didScroll,
          watch.record.calls != .recorded || watch.mayGoHomeAtLift
            || watch.content.measured.mayHaveChanged(since: watch.turns.touchDown)
            // A finger beside the view stops nothing that goes on from an earlier one.
            || !watch.isSurelyHit
        {
          return .notJudged
        }
        return Answer(!watch.hands.isWithinSlop)
      },
      expecting: { _ in "nothing: the finger did not go far enough to drag" }
    ),
    passing: ["v ^ v - B S ^ W F"],
    failing: [
      "v ^ ↓ B W F", "v ^ ↓ S@5 |@5", "v . ↓ S@5 ^ |@5", "v -2 ^ ↓ B W F", "v -2 ^ ↓ S |",
      "nested=yes v ^ ↓ S'@5 |'@5",
    ]
  )

  static let needsMovableAxis = Rule(
    "scroll.drag.needs-movable-axis",
    "Where no axis can scroll, touches send no drag messages; nor does a finger that goes along a fixed axis alone.",
    .sequence,
    catalogue: ["B20", "D03"],
    topic: .order,
    check: .at(
      [.willBeginDragging],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.atRest), watch.geometry.isRangeKnown,
          // A delegate's change of the content as the drag begins came too late for it.
          watch.turns.delegate != watch.now.turn,
          // Two fingers that nobody recorded may pinch, and what that tells of a drag is not known (H13).
          watch.hands.areRecorded || watch.zoom?.mayZoom != true
        else { return .notJudged }
        // A view that stands outside its range can be pulled back.
        let mayGo = watch.hasMovableAxis && !watch.goesAlongFixedAxis
        return Answer(mayGo || watch.geometry.isOutside(watch.whereabouts))
      },
      expecting: { watch in
        watch.hasMovableAxis
          ? "nothing: the finger goes along an axis that cannot scroll"
          : "nothing: the content fits, and no axis always bounces"
      }
    ),
    passing: [
      "content=300 always=yes v + B S ^ W F", "content=300 v - - ^ |",
      "inputs=call content=300 zooms=1,4 B O Z L W F",
    ],
    failing: [
      "content=300 v - ↓ B ^ W F", "inputs=call content=300 ↓ B W F", "v +0,40 ↓ B ^ W F |",
      "content=300 bounces=no always=yes v - ↓ B ^ W F",
    ]
  )

  static let keepsAxis = Rule(
    "scroll.drag.keeps-immovable-axis",
    "A finger does not move an axis that cannot scroll.",
    .invariant,
    catalogue: ["D05", "T01", "R077"],
    sources: ["AD/uiscrollview/alwaysbouncevertical", "S0"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inMotion,
      answer: { watch in
        guard watch.course.phases & Phase.atRest == 0,
          watch.now.offset.isKnown, watch.content.lastScroll.isKnown, watch.geometry.isRangeKnown,
          !watch.motion.isDisturbed
        else { return .notJudged }
        for axis in Axis.each where !watch.geometry.mayMove(axis, isTable: watch.setting.isTable) {
          let isMoved =
            abs(watch.now.offset[axis] - watch.content.lastScroll[axis]) > watch.setting.halfPixel
          if isMoved, watch.geometry.excess(watch.content.lastScroll, axis) == 0 {
            return .violated
          }
        }
        return .holds
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "the axis that cannot scroll left as it was in \($0.content.lastScroll.text)" }
    ),
    passing: ["at=0 v - B S@10 ^ W F"],
    failing: ["at=0 v -20,20 B ↓ S@-10,10 ^ W F"]
  )

  static let keepsLock = Rule(
    "scroll.drag.keeps-lock",
    "With isDirectionalLockEnabled a drag that starts along one axis leaves the other alone.",
    .invariant,
    catalogue: ["DL02", "DL04"],
    sources: ["S0:104", "AD/uiscrollview/isdirectionallockenabled"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      answer: { watch in
        guard watch.course.isSurely(in: Phase.dragging), let lock = watch.motion.lockedAxis,
          watch.now.offset.isKnown, watch.motion.dragStart.isKnown, !watch.motion.isDisturbed
        else { return .notJudged }
        let drift = abs(watch.now.offset[lock] - watch.motion.dragStart[lock])
        return Answer(drift <= watch.setting.halfPixel)
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "the locked axis left as it was at the start, \($0.motion.dragStart.text)" }
    ),
    passing: ["wide=900 lock=yes v - B@0,0 S@0,10 -20,15 S@0,30 ^ W F"],
    failing: [
      "wide=900 lock=yes v - B@0,0 S@0,10 -20,-15 ↓ S@15,30 ^ W F",
      "wide=900 lock=yes v -0,-20 B@0 S@10,0 hold ^ W@10,0 F@10,0 v - B@10,0 S@10,9 -0,-9 ↓ S@19,9 x",
    ]
  )

  static let staysAtRest = Rule(
    "scroll.drag.stays-at-rest",
    "After didEndDragging(false) on a view that does not glide no glide begins or ends.",
    .sequence,
    catalogue: ["B12", "B11", "C05", "C03", "C01", "A05"],
    sources: ["S4:114", "AD/scrollviewdidenddragging", "L22", "M128", "M109"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W F |", "v - B S ^ W F v - B S ^ W T G S E |"],
    failing: ["v - B S ^ W F ↓ E", "v - B S ^ W F ↓ G S E"]
  )
}

extension Watch {
  /// True if the message comes as the last finger is lifted.
  fileprivate var isLiftTurn: Bool { hands.isLastLifted && turns.touch == now.turn }

  /// True if a finger lies on the view that has not gone far yet, and nothing but the finger has come
  /// since.
  fileprivate var isUnderRestingFinger: Bool {
    now.event == .didScroll && hands.down == 1 && hands.most == 1 && hands.isWithinSlop
      && turns.touchDown < now.turn && turns.call < turns.touchDown && !setting.isTable
      // If the end of an animation is not told, it may still go on.
      && (program.call.kind == .none || hears(.didEndScrollingAnimation))
  }

  /// True if an axis may scroll.
  fileprivate var hasMovableAxis: Bool { mayMove(.vertical) || mayMove(.horizontal) }

  private func mayMove(_ axis: Axis) -> Bool {
    geometry.mayMove(axis, isTable: setting.isTable)
  }

  /// True if a single finger has gone along an axis that cannot scroll, and hardly along the other.
  fileprivate var goesAlongFixedAxis: Bool {
    let isVertical = mayMove(.vertical)
    guard isVertical != mayMove(.horizontal) else { return false }
    // Asked first: nearly every drag goes along the axis that scrolls.
    let axis: Axis = isVertical ? .vertical : .horizontal
    guard hands.nearest[axis] >= -2_000, hands.farthest[axis] <= 2_000 else { return false }
    return hands.areRecorded && hands.most == 1 && hands.origin.isKnown && !hands.mayGoOn
      && zoom == nil && hasFinger && abs(hands.travel[axis]) <= 2_000
      // Of a finger that drags another view a rule about that speaks (A11).
      && !site.stage.isDraggedBeside(self)
  }
}
