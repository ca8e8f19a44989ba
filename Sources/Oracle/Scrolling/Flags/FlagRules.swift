internal import Traces

/// Rules about the flags at each message of a drag chain.
enum FlagRules {
  static let all = [
    dragging, tracking, dragScroll, caughtDecelerates, caughtLift, lift, isOver, notYetDecelerating,
    glideDecelerates, glideNotTracked, glideDragging, atEnd,
  ]

  static let dragging = Rule(
    "scroll.drag.dragging-flag",
    "isDragging is true when willBeginDragging comes.",
    .invariant,
    catalogue: ["B04", "A03"],
    topic: .dragging,
    check: .flags([
      FlagDemand(.willBeginDragging, in: .drag, .caught, .caughtRelease, raised: .isDragging)
    ]),
    passing: ["B:td S:td W:td F:t"],
    failing: ["v - ↓ B:t S:td ^ W:td F:t"]
  )

  static let tracking = Rule(
    "scroll.drag.tracking-flag",
    "isTracking is true while the finger is down, moving or not.",
    .invariant,
    catalogue: ["B01", "B15"],
    sources: ["S4:77", "S4:90", "M073"],
    topic: .tracking,
    check: .flags([
      FlagDemand(.willBeginDragging, in: .drag, .caught, .caughtRelease, raised: .isTracking),
      FlagDemand(.didScroll, in: .drag, .caught, raised: .isTracking),
    ]),
    passing: ["B:td S:td W:td F:t"],
    failing: [
      "v - ↓ B:d S:d ^ W:d F:", "unheard=BWFTGE v - ↓ S@10:d - S@30:td hold ^ |@30",
      """
      unheard=BWFTGE v - S@10 - S@30 - S@50 ^ . S@60 . S@65 v .6 ^ .30 jump:0 S@0 |@0 .60 \
      v - ↓ S@10:d - S@30:td hold ^ |@30
      """,
    ]
  )

  static let dragScroll = Rule(
    "scroll.drag.scroll-flags",
    "In a drag isDragging is true, and isDecelerating false unless the drag caught a glide.",
    .invariant,
    catalogue: ["B15", "B14", "A14", "E10"],
    topic: .dragging,
    check: .flags([
      FlagDemand(.willBeginDragging, in: .drag, lowered: .isDecelerating),
      FlagDemand(.didScroll, in: .drag, raised: .isDragging, lowered: .isDecelerating),
      FlagDemand(.didScroll, in: .caught, raised: .isDragging),
    ]),
    passing: ["B:td S:td W:td F:t"],
    failing: [
      "v - B:td ↓ S:t ^ W:td F:t", "v - B:td ↓ S:tdc ^ W:td F:t",
      "v - B S ^ W T G S . S v - B:tdc ↓ S:tc ^ W:tdc F:tc E: |",
    ]
  )

  static let caughtDecelerates = Rule(
    "scroll.catch.decelerating-flag",
    "While a finger holds or drags a caught glide, isDecelerating stays true.",
    .invariant,
    catalogue: ["E03", "E10", "E07"],
    sources: ["L10", "L11(2)", "L02", "M005", "M077"],
    topic: .decelerating,
    check: .flags([
      FlagDemand(.willBeginDragging, in: .caught, .caughtRelease, raised: .isDecelerating),
      FlagDemand(.didScroll, in: .caught, raised: .isDecelerating),
      FlagDemand(.didEndDraggingToRest, in: .caughtRest, raised: .isDecelerating),
    ]),
    passing: ["v - B S ^ W T G S . S v .6 ^ B:tdc W:tdc F:tc E: |"],
    failing: [
      "v - B S ^ W T G S . S v .6 ^ B:tdc W:tdc ↓ F:t E: |",
      "v - B S ^ W T G S . S v - ↓ B:td S:td ^ W:td F:t E: |",
    ]
  )

  static let caughtLift = Rule(
    "scroll.catch.lift-flags",
    "At a touch-stop's didEndDragging isTracking is true and isDragging false.",
    .invariant,
    catalogue: ["E07"],
    topic: .dragging,
    check: .flags([
      FlagDemand(.didEndDraggingToRest, in: .caughtRest, raised: .isTracking, lowered: .isDragging)
    ]),
    passing: ["v - B S ^ W T G S . S v .6 ^ B:tdc W:tdc F:tc E: |"],
    failing: ["v - B S ^ W T G S . S v .6 ^ B:tdc W:tdc ↓ F:tdc E: |"]
  )

  static let lift = Rule(
    "scroll.lift.flags",
    "At didEndDragging isTracking is still true.",
    .invariant,
    grade: .should,
    catalogue: ["B13"],
    sources: ["L11", "S4:112-113"],
    topic: .tracking,
    needs: .tracksAtLift,
    // No demand of the table: what is contested must not tell what the view is doing.
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide],
      answer: { watch in
        // At a touch-stop it is not contested (E07).
        let phases = Phase.dropped.set | Phase.due.set | Phase.caughtDue.set
        guard watch.now.known.contains(.isTracking), !watch.isZooming,
          watch.course.isSurely(in: phases)
        else { return .notJudged }
        return Answer(watch.now.raised.contains(.isTracking))
      },
      found: { "\($0.now.event.word), where isTracking is false" },
      expecting: { _ in "isTracking true" }
    ),
    passing: ["B:td S:td W:td F:t", Example("v - B:td S:td ^ W:td F:", profile: .classic)],
    failing: [
      "v - B:td S:td ^ W:td ↓ F:", "v - B:td S:td ^ W:td ↓ T: G:dc S:dc E:",
    ]
  )

  static let isOver = Rule(
    "scroll.lift.drag-is-over",
    "At the didEndDragging of a slow drag isDragging and isDecelerating are false.",
    .invariant,
    catalogue: ["B14", "B15"],
    sources: ["L11(3)", "S4:113-114"],
    topic: .dragging,
    check: .flags([
      FlagDemand(.didEndDraggingToRest, in: .dropped, lowered: [.isDragging, .isDecelerating])
    ]),
    passing: ["B:td S:td W:td F:t"],
    failing: [
      "v - B:td S:td ^ W:td ↓ F:td", "v - B:td S:td ^ W:td ↓ F:tc",
      Example("v - B:td S:td ^ W:td ↓ F:d", profile: .classic),
    ]
  )

  static let notYetDecelerating = Rule(
    "scroll.lift.not-yet-decelerating",
    "At a fresh flick's didEndDragging isDecelerating is still false.",
    .invariant,
    catalogue: ["C08"],
    topic: .decelerating,
    needs: .deceleratesAfterLift,
    check: .flags([FlagDemand(.didEndDraggingToGlide, in: .due, lowered: .isDecelerating)]),
    passing: ["v - B:td S:td ^ W:td T:td G:dc S:dc E:"],
    failing: ["v - B:td S:td ^ W:td ↓ T:tdc G:dc S:dc E:"]
  )

  static let glideDecelerates = Rule(
    "scroll.glide.decelerating-flag",
    "isDecelerating is true at a glide's didScroll and false at didEndDecelerating.",
    .invariant,
    catalogue: ["C07", "C11", "E07", "A03", "A14"],
    topic: .decelerating,
    check: .flags([
      FlagDemand(.didScroll, in: .glide, raised: .isDecelerating),
      FlagDemand(.didEndDecelerating, in: .closed, lowered: .isDecelerating),
    ]),
    passing: ["v - B:td S:td ^ W:td T:td G:dc S:dc E:"],
    failing: [
      "v - B:td S:td ^ W:td T:td G:dc ↓ S: . S: E:",
      "v - B:td S:td ^ W:td T:td G:dc ↓ S:d E:", "v - B:td S:td ^ W:td T:td G:dc S:dc ↓ E:c",
      "v - B S ^ W T G S . S v .6 ^ B:tdc W:tdc F:tc ↓ E:c |",
    ]
  )

  static let glideNotTracked = Rule(
    "scroll.glide.tracking-flag",
    "In a glide, with no finger down, isTracking is false.",
    .invariant,
    catalogue: ["C09"],
    topic: .tracking,
    check: .flags([FlagDemand(.didScroll, in: .glide, lowered: .isTracking)]),
    passing: ["v - B:td S:td ^ W:td T:td G:dc S:dc E:"],
    failing: ["v - B:td S:td ^ W:td T:td G:dc ↓ S:tdc E:"]
  )

  static let glideDragging = Rule(
    "scroll.glide.dragging-flag",
    "isDragging stays true through a glide inside the range.",
    .invariant,
    grade: .should,
    catalogue: ["C10"],
    topic: .dragging,
    needs: .dragsWhileGliding,
    check: .at(
      [.didScroll],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.now.known.contains(.isDragging),
          !watch.motion.horizontal.wasOutside, !watch.motion.vertical.wasOutside
        else { return .notJudged }
        if watch.now.raised.contains(.isDragging) { return .holds }
        guard watch.geometry.isRangeKnown, watch.now.offset.isKnown,
          !watch.geometry.isOutside(watch.now.offset),
          // If isDecelerating is wrong too, C07 says more.
          watch.now.raised.contains(.isDecelerating) || !watch.now.known.contains(.isDecelerating),
          watch.isStrictlyInside(watch.now.offset), watch.isInside(watch.motion.liftOffset)
        else { return .notJudged }
        return .violated
      },
      found: { _ in "didScroll of a glide, where isDragging is false" },
      expecting: { _ in "isDragging true" }
    ),
    passing: [
      "unheard=W v + B:td@0 S:td@-5 ^ T:td@-5 G:c@-5 . S:c@20 . S:c@60 E:@60",
      "v - B S@10 ^ W@10 T@10 G@10 S@30:dc . S@40:dc E@40:",
      "at=90 v + B S@80 ^ W@80 T@80 G@80 S@40:dc . S@0:c E@0:",
    ],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 ↓ S@30:c . S@40:c E@40:"]
  )

  static let atEnd = Rule(
    "scroll.glide.flags-at-end",
    "At didEndDecelerating isTracking and isDragging are false.",
    .invariant,
    catalogue: ["C11", "E07", "B14"],
    sources: ["L11(1)", "L11(2)"],
    topic: .dragging,
    check: .flags([
      FlagDemand(.didEndDecelerating, in: .closed, lowered: [.isTracking, .isDragging])
    ]),
    passing: ["v - B:td S:td ^ W:td T:td G:dc S:dc E:"],
    failing: ["v - B:td S:td ^ W:td T:td G:dc S:dc ↓ E:d"]
  )
}

extension Watch {
  /// Returns true if an offset is more than a pixel away from the ends of each axis that has a
  /// range.
  func isStrictlyInside(_ place: Place) -> Bool {
    Axis.each.allSatisfy { axis in
      geometry.isShort(axis)
        || (place[axis] > geometry.least[axis] + setting.pixel
          && place[axis] < geometry.most[axis] - setting.pixel)
    }
  }
}
