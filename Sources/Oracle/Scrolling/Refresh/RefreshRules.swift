internal import Traces
internal import Transcripts

/// Rules about refresh controls.
enum RefreshRules {
  static let all = [
    onceUntilEnded, onlyForPulls, isTold, isTrueWhenTold, growsInset, beginLeavesOffset, endStops,
    holdsOpen, endReturns,
  ]

  static let onlyForPulls = Rule(
    "scroll.refresh.only-for-pulls",
    "A refresh control tells of a pull by a finger past the top, and of nothing that code does.",
    .response,
    catalogue: ["P04", "R221", "R225"],
    topic: .refresh,
    check: .at(
      [.refreshControlValueChanged],
      answer: { $0.pullAnswer },
      found: { watch in
        let place = watch.whereabouts.isKnown ? " at \(watch.whereabouts.text)" : ""
        return "refreshControlValueChanged\(place), and no finger pulls"
      },
      expecting: { _ in "nothing before a finger pulls the content down past its top" }
    ),
    passing: [
      "control=yes v +250 B S@-90 R - S@-80 ^ W T G S@-60 E@-60",
      "control=yes v +250 B S@-90 hold ^ W@-90 R T@-90 G@-90 S@-60 E@-60",
    ],
    failing: [
      "control=yes refresh ↓ R |", "control=yes at=30 jump:-90 S@-90 ↓ R |",
      "control=yes at=30 v -30 B S@50 - S@70 ↓ R ^ W F |", "v - B S ^ W F refresh ↓ R",
      "control=yes at=900 v -30 B S - S - S ↓ R ^ W F |",
    ]
  )

  static let onceUntilEnded = Rule(
    "scroll.refresh.once-until-ended",
    "A refresh control tells of a pull once, until endRefreshing() was called.",
    .sequence,
    catalogue: ["P04", "R221", "R230"],
    topic: .refresh,
    check: .at(
      [.refreshControlValueChanged],
      answer: { watch in
        guard watch.record.calls == .recorded else { return .notJudged }
        return Answer(!watch.refresh.isPulled)
      },
      found: { _ in "refreshControlValueChanged again, and endRefreshing() has not been called" },
      expecting: { _ in "nothing before endRefreshing()" }
    ),
    passing: [
      "control=yes v +250 B S@-90 R hold ^ W T G S@-60 E refreshed S@-30 . S@0 v +250 B S@-90 R hold ^ W T G S@-60 E"
    ],
    failing: [
      "control=yes v +250 B S@-90 R + S@-99 ↓ R hold ^ W T G S@-60 E",
      "control=yes v +250 B S@-90 R hold ^ W T G S@-60 E v +150 B S@-90 ↓ R hold ^ W T G S@-60 E",
    ]
  )

  static let isTold = Rule(
    "scroll.refresh.is-told",
    "A finger that lets go of content far below its top has the refresh control tell of a pull.",
    .response,
    catalogue: ["R221", "P04"],
    sources: ["AD/uirefreshcontrol"],
    topic: .refresh,
    check: .at(
      [.didEndDecelerating, .final],
      scope: .rarely,
      answer: { watch in
        guard watch.isSurelyPulled else { return .notJudged }
        return Answer(watch.refresh.isPulled)
      },
      found: { "let go at \($0.motion.liftOffset.text), and no refreshControlValueChanged" },
      expecting: { _ in "refreshControlValueChanged, once the pull is long enough" }
    ),
    passing: [
      "control=yes v +600 B S@-180 R hold ^ W@-180!0 T@-180 G@-180 . S@-60 E@-60 |@-60",
      "control=yes v +30 B S@-11 hold ^ W@-11!0 T@-11 G@-11 . S@0 E@0 |@0",
    ],
    failing: ["control=yes v +600 B S@-180 hold ^ W@-180!0 T@-180 G@-180 . S@0 ↓ E@0 |@0"]
  )

  static let growsInset = Rule(
    "scroll.refresh.grows-inset",
    "While a refresh control refreshes, with no finger on the view, the inset at the top holds it.",
    .rest,
    catalogue: ["R227"],
    topic: .refresh,
    check: .at(
      [.final],
      scope: .rarely,
      answer: { watch in
        guard watch.now.known.contains(.adjustedInset), let told = watch.content.inset.told,
          watch.geometry.isSetUp, watch.geometry.hasRefreshControl, watch.refresh.isOpen == .yes,
          watch.record.calls == .recorded, watch.hands.down == 0, !watch.site.mayBeRemoved,
          watch.turns.delegate < max(watch.turns.call, watch.turns.touch)
        else { return .notJudged }
        let room = Int64(told.top.units) - Int64(watch.geometry.insets.plain.top.units)
        return Answer(room >= 20_000)
      },
      found: { watch in
        "adjustedContentInset.top \(Words.decimal(watch.content.inset.told?.top.units ?? 0))"
      },
      expecting: { watch in
        "\(Words.decimal(watch.geometry.insets.plain.top.units)), and the height of the control"
      }
    ),
    passing: ["control=yes refresh I%60 |@0%60", "control=yes |@0%0"],
    failing: ["control=yes refresh ↓ |@0%0"]
  )

  static let isTrueWhenTold = Rule(
    "scroll.refresh.is-refreshing",
    "isRefreshing is true from the pull, or from beginRefreshing(), to endRefreshing().",
    .invariant,
    catalogue: ["P04", "P05", "R222"],
    topic: .refresh,
    check: .at(
      [
        .refreshControlValueChanged, .didScroll, .willBeginDragging, .willEndDragging,
        .didEndDraggingToGlide, .willBeginDecelerating, .didEndDecelerating, .final,
      ],
      scope: .rarely,
      answer: { watch in
        guard watch.now.known.contains(.isRefreshing) else { return .notJudged }
        let isRefreshing = watch.now.raised.contains(.isRefreshing)
        if watch.now.event == .refreshControlValueChanged { return Answer(isRefreshing) }
        guard watch.record.calls == .recorded else { return .notJudged }
        switch watch.refresh.isOpen {
        case .unknown: return .notJudged
        case .yes: return Answer(isRefreshing)
        // Before the pull is told it may be true already.
        case .no: return watch.now.event == .final ? Answer(!isRefreshing) : .notJudged
        }
      },
      found: { watch in
        let isRefreshing = watch.now.raised.contains(.isRefreshing)
        return "\(watch.now.event.word), where isRefreshing is \(isRefreshing)"
      },
      expecting: { "isRefreshing \(!$0.now.raised.contains(.isRefreshing))" }
    ),
    passing: ["control=yes v +250 B S@-90 R:tdr hold ^ W T G S@-60 E |@-60:r refreshed S@0 |@0:n"],
    failing: [
      "control=yes v +250 B S@-90 ↓ R:tdn hold ^ W T G S@-60 E",
      "control=yes refresh ↓ |:n", "control=yes refresh refreshed ↓ |:r",
    ]
  )

  static let beginLeavesOffset = Rule(
    "scroll.refresh.begin-leaves-offset",
    "beginRefreshing() alone does not move the content.",
    .response,
    catalogue: ["P05", "R226"],
    topic: .refresh,
    check: .at(
      [.didScroll, .final],
      scope: [.atRest, .rarely],
      answer: { $0.stillAnswer(.beginRefreshing) },
      found: { "\($0.now.event.word) at \($0.now.offset.text), after beginRefreshing()" },
      expecting: { _ in "nothing: only the program itself brings the control into view" }
    ),
    passing: ["control=yes refresh |@0", "control=yes refresh jump:-60 S@-60 |@-60"],
    failing: ["control=yes refresh ↓ S@-60 |@-60", "control=yes refresh . ↓ S@-30 . S@-60 |@-60"]
  )

  static let endStops = Rule(
    "scroll.refresh.end-stops",
    "endRefreshing() stops content that glides.",
    .response,
    grade: .should,
    catalogue: ["P06", "R229"],
    topic: .motion,
    check: .at(
      [.didScroll, .final],
      scope: .afterCall,
      answer: { watch in
        guard watch.hasInterruptedGlide(.endRefreshing), watch.geometry.hasRefreshControl,
          watch.program.call.interruption.isInside == .yes, let top = watch.refresh.closedTop,
          // Near the top the content may have to go back to it.
          watch.program.call.interruption.place.y &- top > watch.size.y / 2,
          // Between two pages it has to go on to one (Z06).
          !watch.geometry.isPagingEnabled
        else { return .notJudged }
        return Answer(watch.now.event == .final || watch.now.turn == watch.program.call.turn)
      },
      found: { "didScroll to \($0.now.offset.text): the glide goes on" },
      expecting: { _ in "no more of the glide" }
    ),
    passing: [
      "control=yes at=500 v - B S@510 ^ W@510 T@510 G@510 . S@560 refreshed E@560 |@560",
      "control=yes paging=yes content=1920 at=480 v -70 B S@540 ^ W@540!4.375>960 T@540 G@540 . S@800 refreshed . S@900 . S@960 E@960 |@960",
    ],
    failing: [
      "control=yes at=500 v - B S@510 ^ W@510 T@510 G@510 . S@560 refreshed . ↓ S@600 . S@630 E@630 |@630"
    ]
  )

  static let holdsOpen = Rule(
    "scroll.refresh.holds-open",
    "A refresh that was pulled open rests with its control in view, below the old top.",
    .rest,
    catalogue: ["N08", "P04", "R227"],
    sources: ["AD/uirefreshcontrol", "L23"],
    topic: .rest,
    check: .at(
      [.final],
      scope: .rarely,
      answer: { watch in
        guard watch.refresh.isPulled, watch.refresh.isOfLatestDrag, watch.record.calls == .recorded,
          watch.content.isMovedByFinger, watch.turns.call < watch.drag.pull.turn,
          // Below the control a page may rest, and the first does so where the top was.
          !watch.geometry.isPagingEnabled, !watch.refresh.isSentElsewhere,
          watch.law.knowsTargets,
          let top = watch.refresh.closedTop,
          watch.now.offset.isKnown, !watch.hands.wasCancelled
        else { return .notJudged }
        return Answer(abs(watch.now.offset.y &- top) > watch.setting.pixel)
      },
      found: { "rests at \($0.now.offset.text), as though nothing were open" },
      expecting: { _ in "rest at the control's height above that" }
    ),
    passing: [
      "control=yes v +250 B S@-90 R hold ^ W@-90!0 T@-90 G@-90 . S@-60 E@-60 |@-60",
      "control=yes v +250 B S@-90 R - S@-80 ^ W@-80!0.6 T@-80 G@-80 . S@-30 . S@0 E@0 |@0",
    ],
    failing: ["control=yes v +250 B S@-90 R hold ^ W@-90!0 T@-90 G@-90 . S@0 E@0 ↓ |@0"]
  )

  static let endReturns = Rule(
    "scroll.refresh.end-returns",
    "After endRefreshing() the room of the control is gone: the inset is the old one, and the content does not stay above the old top.",
    .rest,
    catalogue: ["N08", "P04", "R228", "R231"],
    sources: ["AD/uirefreshcontrol", "L23"],
    topic: .rest,
    check: .at(
      [.final],
      scope: [.afterCall, .rarely],
      answer: { watch in
        guard let top = watch.refresh.closedTop, watch.record.calls == .recorded,
          watch.isRefreshJustEnded || watch.restsLater,
          // No source says where the alignment puts content that fits.
          !watch.geometry.isAligned
        else { return .notJudged }
        let room = watch.roomLeft(above: top)
        if let room, room != 0 { return .violated }
        guard watch.isRefreshJustEnded, watch.refresh.isReturnDue, watch.now.offset.isKnown,
          watch.hands.down == 0, watch.geometry.isScrollEnabled
        else { return room == nil ? .notJudged : .holds }
        return Answer(watch.now.offset.y >= top - watch.setting.pixel)
      },
      found: { watch in
        let room = watch.refresh.closedTop.flatMap { watch.roomLeft(above: $0) } ?? 0
        return room == 0
          ? "rests at \(watch.now.offset.text), as though the control were still there"
          : "the inset at the top is \(Words.decimal(room)) more than before"
      },
      expecting: { watch in
        let top = watch.refresh.closedTop ?? 0
        let hasRoom = watch.roomLeft(above: top).map { $0 != 0 } ?? false
        return hasRoom
          ? "an inset of \(Words.decimal(-top)) at the top"
          : "rest at \(Words.decimal(top)) at least"
      }
    ),
    passing: [
      "control=yes v +250 B S@-90 R hold ^ W@-90 T@-90 G@-90 . S@-60 E@-60 refreshed S@-30 . S@0 |@0"
    ],
    failing: [
      "control=yes v +250 B S@-90 R hold ^ W@-90 T@-90 G@-90 . S@-60 E@-60 refreshed ↓ |@-60",
      "control=yes |%0 refresh refreshed ↓ |%60",
      "control=yes |%0 refresh I%60 |%60:r refreshed v ^ ↓ |%60:n",
    ]
  )
}

extension Watch {
  /// True if the end of the refresh is the latest that has come to the view.
  fileprivate var isRefreshJustEnded: Bool {
    program.call.kind == .endRefreshing && geometry.hasRefreshControl
      && turns.call == program.call.turn && turns.touch < turns.call && turns.delegate < turns.call
  }

  /// True if the view rests, and what was called or touched last is over.
  fileprivate var restsLater: Bool {
    hands.down == 0 && course.isSurely(in: Phase.atRest)
      && max(turns.call, turns.delegate, turns.touch) < now.turn
  }

  /// True if one finger has let go of content that it had pulled two heights of a refresh control
  /// past the top, and nothing else has a part in what follows.
  fileprivate var isSurelyPulled: Bool {
    guard geometry.hasRefreshControl, hears(.refreshControlValueChanged), setting.isSetUpAtAll,
      record.hasAllCalls, hands.areRecorded, hands.most == 1, !hands.wasCancelled, hands.down == 0,
      refresh.isPulled || !refresh.hasRefreshed,
      turns.call < drag.pull.turn, turns.delegate < drag.pull.turn || refresh.isPulled,
      motion.liftOffset.isKnown, motion.dragStart.isKnown, !site.mayBeRemoved, !geometry.isAligned,
      let top = refresh.isPulled
        ? refresh.closedTop : geometry.isRangeKnown ? geometry.least.y : nil
    else { return false }
    // The control is 60 points high (R227); how far is enough is in no source. Content that a finger has
    // caught outside may have been pulled by none.
    return motion.liftOffset.y < top - 120_000 && motion.dragStart.y >= top - 1000
  }

  /// Returns the top inset beyond that of the closed refresh control; nil if nothing tells it.
  fileprivate func roomLeft(above top: Int32) -> Int32? {
    guard refresh.isOpen == .no, now.known.contains(.adjustedInset), !site.isInNavigation,
      let inset = content.inset.told
    else { return nil }
    // Rounding to pixels leaves no room.
    let room = inset.top.units &+ top
    return abs(room) > setting.pixel ? room : 0
  }

  /// The answer about a refresh control that says it was pulled (P04).
  ///
  /// Within the pull any moment will do (P07).
  var pullAnswer: Answer {
    let isDelegates = turns.delegate == now.turn
    // A refresh control that does not exist sends nothing.
    if setting.isSetUpAtAll, !geometry.hasRefreshControl, record.hasAllCalls { return .violated }
    if turns.call == now.turn, !isDelegates {
      // A call is no finger.
      return course.isSurely(in: Phase.atRest) && record.calls != .hidden ? .violated : .notJudged
    }
    guard hands.areRecorded, record.calls == .recorded, !course.isMidway else { return .notJudged }
    if course.isSurely(in: Phase.atRest), !hasFinger { return .violated }
    guard hasFinger, course.isSurely(in: Phase.dragging), geometry.isRangeKnown, !isDelegates
    else { return .notJudged }
    if whereabouts.isKnown { return Answer(geometry.excess(whereabouts, .vertical) < 0) }
    // A finger that has not gone down pulls nothing down.
    let hasPushed =
      hands.most == 1 && hands.farthest.y <= 0 && drag.touchStart.isKnown
      && geometry.excess(drag.touchStart, .vertical) >= 0
    return hasPushed ? .violated : .notJudged
  }

  /// Judges if a call that moves nothing has left the content in its place.
  func stillAnswer(_ kind: StillCall.Kind) -> Answer {
    guard isStill, program.still.kind == kind else { return .notJudged }
    guard now.event == .final else {
      return course.wasSurely(in: Phase.atRest) ? .violated : .notJudged
    }
    guard program.still.place.isKnown, now.offset.isKnown else { return .notJudged }
    return Answer(mayBeAt(program.still.place, within: setting.halfPixel))
  }
}
