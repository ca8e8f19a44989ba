internal import Traces
internal import Transcripts

/// Rules about sizes and insets that change.
enum GeometryRules {
  static let all = [clamps, clampsToNearest, clampIsTold, quiet, endsNothing]

  static let clamps = Rule(
    "scroll.geometry.clamps",
    "What a change of size or inset moves back into the range is told to be in the range.",
    .response,
    catalogue: ["N02", "A02", "A03"],
    sources: ["S4", "RE", "FS", "L28", "L29"],
    topic: .program,
    check: .at(
      [.didScroll],
      scope: .afterCall,
      answer: { watch in
        guard watch.isClampDue, watch.now.offset.isKnown, watch.program.call.scrolls == 0 else {
          return .notJudged
        }
        return Answer(watch.geometry.excess(watch.now.offset) <= watch.setting.pixel)
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "one didScroll, into the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "at=1500 size:1000 S@520 |@520", Example("at=1500 size:1000 |@520", profile: .classic),
    ],
    failing: [
      "at=1500 size:1000 ↓ S@700 |@700", "at=1500 size:1000 ↓ S@1500 |@520",
      Example("at=1500 size:1000 ↓ S@700 |@700", profile: .classic),
    ]
  )

  static let clampsToNearest = Rule(
    "scroll.geometry.clamps-to-nearest",
    "What a change of size or inset moves back goes to the nearest place of the range, no farther.",
    .response,
    grade: .should,
    catalogue: ["N05"],
    topic: .program,
    needs: .notifiesClamp,
    check: .at(
      [.didScroll],
      scope: .afterCall,
      answer: { watch in
        guard watch.isClampDue, watch.now.offset.isKnown, watch.program.call.scrolls == 0,
          watch.program.call.toldBefore.isKnown, watch.program.call.change.isPlain,
          watch.geometry.excess(watch.now.offset) <= watch.setting.pixel
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.clampedPlace))
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { "one didScroll, to \($0.clampedPlace.text)" }
    ),
    passing: ["at=1500 size:1000 S@520 |@520"],
    failing: ["at=1500 size:1000 ↓ S@0 |@0", "at=1500 size:1000 ↓ S@300 |@300"]
  )

  static let clampIsTold = Rule(
    "scroll.geometry.clamp-is-told",
    "A change of size or inset that leaves the resting offset outside is told, and clamps it at once.",
    .response,
    grade: .should,
    catalogue: ["N05"],
    topic: .program,
    needs: .notifiesClamp,
    check: .at(
      [.turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        watch.isClampDue ? Answer(watch.program.call.scrolls > 0) : .notJudged
      },
      found: { _ in "no didScroll after the change" },
      expecting: { "one didScroll, into the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "at=1500 size:1000 S@520 |@520", Example("at=1500 size:1000 |@520", profile: .classic),
    ],
    failing: ["at=1500 size:1000 ↓ |@1500", "at=1500 size:1000 ↓ |@520"]
  )

  static let quiet = Rule(
    "scroll.geometry.quiet",
    "A change of size or inset that leaves the offset in the range moves nothing.",
    .response,
    catalogue: ["N06", "A02", "N10", "N02", "EN04"],
    sources: ["M038"],
    topic: .program,
    check: .at(
      [.didScroll, .turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        guard watch.isTurnOfCall([.geometry, .bounds]),
          watch.program.call.change.wasInside == .yes,
          watch.program.call.change.isInside == .yes, watch.program.call.change.isPlain,
          watch.program.call.kind == .geometry || watch.program.call.moves == .no,
          !watch.setting.isTable, !watch.isLaidOutByOthers, !watch.isDraggedInTurn,
          // New sizes may change insets, which one who cannot hear of it does not know.
          watch.hears(.didChangeAdjustedContentInset) || watch.isFartherThanBars
        else { return .notJudged }
        return Answer(watch.now.event != .didScroll)
      },
      expecting: { _ in "nothing: the offset is in the range" }
    ),
    passing: [
      "at=300 size:1000 |@300", "at=300 inset:40 I |@300", "at=300 size:1000 I S@260 |@260",
    ],
    failing: [
      "at=300 size:1000 ↓ S@300 |@300", "at=300 inset:40 I ↓ S@260 |@260",
      "inset=40 at=1530 size:1990 ↓ S@1510 |@1510", "enabled=no at=300 inset:40 I ↓ S@260 |@260",
      "at=300 bounds:300 ↓ S@0 |@0", "at=300 v - B S hold ^ W F .30 size:1990 ↓ S |",
    ]
  )

  static let endsNothing = Rule(
    "scroll.geometry.ends-nothing",
    "A change of size or inset under a drag or a glide does not end it.",
    .response,
    grade: .should,
    catalogue: ["N11"],
    sources: ["L28", "L29"],
    topic: .order,
    check: .at(
      [.willEndDragging, .didEndDraggingToRest, .didEndDecelerating],
      scope: .afterCall,
      answer: { watch in
        guard watch.program.call.kind == .geometry, watch.program.call.isOwn,
          watch.record.calls == .recorded,
          watch.program.call.turn == watch.now.turn, watch.turns.call == watch.now.turn,
          watch.turns.delegate != watch.now.turn, watch.turns.touch != watch.now.turn,
          watch.hands.areRecorded, watch.now.time >= 0
        else { return .notJudged }
        if watch.course.wasSurely(in: Phase.dragging) { return .violated }
        // At an edge that does not bounce a glide is over (D17).
        guard watch.geometry.bounces(.horizontal), watch.geometry.bounces(.vertical) else {
          return .notJudged
        }
        // C19: what shorter content does to a glide is not established; a slow one may just end.
        let isQuick = watch.program.call.interruption.lastStep >= 2000
        let isOfInset =
          watch.program.call.change.setsInset || !watch.program.call.change.isPlain
          || watch.program.call.leavesMotion
        let isAtOnce = watch.now.time == watch.program.call.time
        let isInside =
          watch.program.call.interruption.isInside == .yes && !watch.now.offset.isAtLimit
        // The last motion may have been an animation, and the glide under it may be over.
        let isOfGlide = watch.program.call.interruption.isOfGlide
        let isCut =
          isQuick && isInside || watch.program.call.leavesMotion && watch.endsBetweenFrames
        return watch.course.wasSurely(in: Phase.gliding) && isOfGlide && isCut && isOfInset
          && isAtOnce
          ? .violated : .notJudged
      },
      expecting: { _ in "didScroll at most: the drag or glide goes on" }
    ),
    passing: [
      "v - B S inset:40 I - S ^ W F", "v - B S@10 ^ W@10 T@10 G@10 . S@60 inset:40 I . S@90 E@90",
      "v - B S@10 ^ W@10!1.25>634 T@10 G@10 . S@30 size:9000 . S@50",
    ],
    failing: [
      "v - B S size:900 ↓ W F x", "v - B S@10 ^ W@10 T@10 G@10 . S@60 inset:40 I ↓ E@60 |@60",
      "v - B S@10 ^ W@10!1.25>634 T@10 G@10 . S@30 size:9000 ↓ E@30 |@30",
    ]
  )
}

extension Watch {
  /// True if nothing but the program has a part in the insets.
  var areInsetsPlain: Bool { geometry.insets.areKnown && !geometry.insets.haveSafeArea }

  /// True if the content has gone farther than any bar is high: 200 points, twice a large title's.
  fileprivate var isFartherThanBars: Bool {
    let before = program.call.toldBefore
    return areInsetsPlain && now.offset.isKnown && before.isKnown
      && now.offset.distance(to: before) > 200_000
  }

  /// True if a layout may change more than the view's own content.
  fileprivate var isLaidOutByOthers: Bool { program.call.isLayout && !isLaidOutAlone }

  /// The place to which a clamp brings the content that the latest change has left outside the
  /// range.
  fileprivate var clampedPlace: Place { geometry.nearest(to: program.call.toldBefore) }

  /// True if this turn's call has left the resting content outside the range.
  fileprivate var isClampDue: Bool {
    isTurnOfCall(.geometry) && program.call.change.wasInside == .yes
      && program.call.change.isInside == .no
      && geometry.isScrollEnabled && hands.down == 0 && !setting.isTable && hears(.didScroll)
  }
}
