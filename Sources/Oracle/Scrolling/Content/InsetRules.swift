internal import Traces
internal import Transcripts

/// Rules about the adjusted inset: what it is, that it is told, what it does at the top.
enum InsetRules {
  static let all = [isSum, toldOnce, isTold, sameAtRest, pinsTop, leavesDisabled]

  static let isSum = Rule(
    "scroll.inset.is-sum",
    "adjustedContentInset is contentInset with the system's part, which is nothing for .never.",
    .invariant,
    catalogue: ["N01"],
    sources: ["AD/uiscrollview/adjustedcontentinset"],
    topic: .offset,
    check: .at(
      [.didChangeAdjustedContentInset, .didScroll, .willBeginDragging, .final],
      scope: .rarely,
      answer: { watch in
        watch.now.known.contains(.adjustedInset) ? watch.answerOfSum : .notJudged
      },
      found: { "adjustedContentInset \($0.content.inset.told?.text ?? "")" },
      expecting: { watch in
        let (sum, most) = (watch.geometry.insets.plain, watch.mostOfSystem)
        let least = watch.leastOfSystem
        if least == most { return sum.adding(least).text }
        return "at least \(sum.text)" + (most.map { ", and at most \($0.text) more" } ?? "")
      }
    ),
    passing: [
      "adjusts=never inset:40 I%40 |", "adjusts=always safe=20 inset:40 I%60 |", "inset:40 I%74 |",
    ],
    failing: [
      "adjusts=never safe=20 inset:40 ↓ I%60 |", "inset:40 ↓ I%20 |",
      "adjusts=always safe=20 inset:40 ↓ I%80 |", "adjusts=always safe=20 inset:40 ↓ I%40 |",
      "adjusts=never control=yes |%0 refresh I%60 |%60:r refreshed v ^ ↓ |%60:n",
    ]
  )

  static let toldOnce = Rule(
    "scroll.inset.told-once",
    "didChangeAdjustedContentInset comes once for a change, and not without one.",
    .response,
    grade: .should,
    catalogue: ["N04"],
    sources: ["AD/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset"],
    topic: .program,
    check: .at(
      [.didChangeAdjustedContentInset],
      answer: { watch in
        guard watch.record.calls == .recorded, !watch.isNested else { return .notJudged }
        if watch.content.inset.noticedTurn == watch.now.turn,
          watch.now.known.contains(.adjustedInset),
          watch.content.inset.noticed == watch.content.inset.told
        {
          return .violated
        }
        let isOfTurn =
          watch.program.call.kind == .geometry && watch.program.call.turn == watch.now.turn
        // The content of a table becomes as wide as the table, and so may scroll another way.
        let isOther =
          watch.setting.isTable
          && (watch.content.inset.noticed != watch.content.inset.told
            || !watch.now.known.contains(.adjustedInset))
        if isOfTurn, watch.program.call.isOwn, watch.program.call.change.insetsTold > 0, !isOther {
          return .violated
        }
        if isOfTurn, watch.program.call.change.setsInset, watch.program.call.isOwn,
          watch.program.call.isPlain
        {
          if watch.program.call.change.changesInset == .no { return .violated }
          return .holds
        }
        guard watch.now.known.contains(.adjustedInset), let before = watch.content.inset.before
        else {
          return .notJudged
        }
        // Two changes of one turn may take it back to where it was.
        let isBack =
          watch.content.inset.noticedTurn == watch.now.turn
          && watch.content.inset.noticed != watch.content.inset.told
        return Answer(watch.content.inset.told != before || isBack)
      },
      found: { _ in "didChangeAdjustedContentInset, and the inset is what it was" },
      expecting: { _ in "one didChangeAdjustedContentInset for each change" }
    ),
    passing: ["inset:40 I |", "inset=40 inset:40 |"],
    failing: [
      "inset:40 I ↓ I |", "safe:40 I ↓ I |", "inset=40 inset:40 ↓ I |",
      "inset=40 size:900 ↓ I%40 |",
    ]
  )

  static let isTold = Rule(
    "scroll.inset.is-told",
    "A new contentInset sends didChangeAdjustedContentInset.",
    .response,
    grade: .should,
    catalogue: ["N04"],
    sources: ["AD/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset"],
    topic: .program,
    needs: .tellsInsets,
    check: .at(
      [.turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        guard watch.record.calls == .recorded, watch.program.call.isOwn,
          watch.hears(.didChangeAdjustedContentInset)
        else { return .notJudged }
        if watch.program.call.change.isInsetDue { return .violated }
        return watch.program.call.change.changesInset == .yes && watch.program.call.isTurnOpen
          ? .holds : .notJudged
      },
      found: { _ in "no didChangeAdjustedContentInset" },
      expecting: { _ in "didChangeAdjustedContentInset, once" }
    ),
    passing: ["jump:30 S%0@30 inset:40 I |", Example("inset:40 |", profile: .classic)],
    failing: ["jump:30 S%0@30 inset:40 ↓ |", "inset:40 ↓ |"]
  )

  static let sameAtRest = Rule(
    "scroll.inset.same-at-rest",
    "The adjusted inset at rest is the one that was told last, if no call changed one since.",
    .rest,
    grade: .should,
    catalogue: ["N04"],
    sources: ["AD/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset"],
    topic: .stillness,
    endsIn: [],
    check: .at(
      [.final],
      answer: { watch in
        guard watch.record.hasAllCalls, watch.hears(.didChangeAdjustedContentInset),
          watch.isInsetItsOwn, watch.now.known.contains(.adjustedInset),
          watch.content.inset.turn == watch.now.turn,
          let before = watch.content.inset.before, watch.content.inset.isKept
        else { return .notJudged }
        return Answer(watch.content.inset.told == before)
      },
      found: { "adjustedContentInset \($0.content.inset.told?.text ?? "")" },
      expecting: { "\($0.content.inset.before?.text ?? ""), as it was" }
    ),
    passing: ["v - B%0 S ^ W F |%0", "inset:40 I%40 |%40"],
    failing: ["v - B%0 S ^ W F ↓ |%9", "v - B%0 S ^ W F flash ↓ |%9"]
  )

  static let pinsTop = Rule(
    "scroll.inset.pins-top",
    "Content at its top stays there when the frame or the safe area moves the top.",
    .response,
    grade: .should,
    catalogue: ["N08"],
    topic: .program,
    check: .at(
      [.turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        guard watch.isTopMoved, watch.geometry.isScrollEnabled, watch.content.offset.isKnown else {
          return .notJudged
        }
        return Answer(abs(watch.content.offset.y &- watch.geometry.least.y) <= watch.setting.pixel)
      },
      found: { "the offset is still \($0.content.offset.text)" },
      expecting: { "didScroll to the new top, \($0.geometry.least.text)" }
    ),
    passing: [
      "adjusts=always safe=20 at=-20 v -10 B%20@-20 ^ W@-20 F@-20 safe:40 I%40 S@-40 |@-40"
    ],
    failing: ["adjusts=always safe=20 at=-20 v -10 B%20@-20 ^ W@-20 F@-20 safe:40 I%40 ↓ |@-20"]
  )

  static let leavesDisabled = Rule(
    "scroll.inset.leaves-disabled",
    "With isScrollEnabled false a new inset does not shift an offset that stays legal.",
    .response,
    grade: .should,
    catalogue: ["EN04"],
    topic: .program,
    check: .at(
      [.didScroll, .turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        guard watch.isTopMoved, !watch.geometry.isScrollEnabled, watch.content.offset.isKnown else {
          return .notJudged
        }
        let goesUp =
          watch.geometry.least.y < watch.program.call.change.top
          && watch.program.call.change.top <= watch.geometry.most.y
        // Content that is outside its range sideways is brought in (N05).
        guard goesUp, watch.geometry.excess(watch.content.offset, .horizontal) == 0 else {
          return .notJudged
        }
        return Answer(watch.now.event != .didScroll)
      },
      expecting: { _ in "nothing: the view is not enabled, and its offset is in the range" }
    ),
    passing: [
      "enabled=no adjusts=always safe=20 jump:90 S%20@90 jump:-20 S@-20 safe:40 I%40 |@-20"
    ],
    failing: [
      "enabled=no adjusts=always safe=20 jump:90 S%20@90 jump:-20 S@-20 safe:40 I%40 ↓ S@-40 |@-40"
    ]
  )
}

extension Watch {
  /// True if no safe area, no bar and no refresh control, but code alone changes the inset.
  var isInsetItsOwn: Bool {
    setting.isScroller && !geometry.hasRefreshControl && !geometry.insets.haveSafeArea
      && isLaidOutAlone
  }

  /// True if a change of the frame or the safe area, of the view alone and at rest, has moved the
  /// top at which the content stood, and a message has told the new one.
  var isTopMoved: Bool {
    program.call.kind == .geometry && program.call.isTurnOpen && program.call.isOwn
      && program.call.isAlone && program.call.change.movesTop && program.call.change.wasAtTop
      && record.calls == .recorded
      && program.call.turn == turns.call && content.inset.turn == turns.call
      && geometry.isRangeKnown
      && !setting.isTable
      && hands.down == 0 && geometry.least.y != program.call.change.top && hears(.didScroll)
      && turns.delegate != turns.call && program.call.change.insetsTold <= 1
  }
}

extension Watch {
  /// The answer that holds if the inset that is told now is a legal sum.
  ///
  /// It stands apart, for most messages tell no inset.
  @inline(never)
  fileprivate var answerOfSum: Answer {
    guard let told = content.inset.told, geometry.isSetUp, !record.calls.leavesOpen,
      !record.beginsInTheMiddle
    else { return .notJudged }
    let half = setting.halfPixel
    let (sum, share) = (geometry.insets.plain, leastOfSystem)
    let least = share == .zero ? sum : sum.adding(share)
    let isEnough = zip(told.edges, least.edges).allSatisfy { $0 >= $1 - half }
    let most = mostOfSystem?.edges
    let isTooMuch = most.map { most in
      told.edges.indices.contains { told.edges[$0] > sum.edges[$0] + max(0, most[$0]) + half }
    }
    return Answer(isEnough && isTooMuch != true)
  }

  /// The most that the system adds to the view's inset, which is never negative; nil: unknown.
  ///
  /// The place of a view decides which part of a safe area reaches it, but none has more than the
  /// whole while it is in its window.
  fileprivate var mostOfSystem: Insets? {
    // An open refresh control adds to it, whatever the system does.
    guard !geometry.hasRefreshControl || isControlToldClosed else { return nil }
    if geometry.insets.neverAdjust { return .zero }
    return site.standsStill && !isShownByController && !site.mayBeElsewhere
      ? geometry.insets.cover : nil
  }

  /// The least that the system adds to the view's inset: all of a safe area where it is always added to a view
  /// that has its window alone.
  fileprivate var leastOfSystem: Insets {
    guard geometry.insets.share == .all, site.isAlone, !site.mayBeRemoved,
      setting.declaration.container == nil, setting.declaration.frame == nil
    else { return .zero }
    return mostOfSystem ?? .zero
  }

  /// True if a final state tells that the refresh control is closed: its room is given back (R228).
  private var isControlToldClosed: Bool {
    now.event == .final && hands.down == 0 && now.known.contains(.isRefreshing)
      && !now.raised.contains(.isRefreshing)
  }
}

extension Insets {
  fileprivate var edges: [Int32] { [top.units, left.units, bottom.units, right.units] }

  /// Returns the sum at each edge; a negative edge of the other one adds nothing.
  fileprivate func adding(_ other: Insets) -> Insets {
    func sum(_ edge: KeyPath<Insets, Thousandths>) -> Thousandths {
      Thousandths(units: self[keyPath: edge].units &+ max(0, other[keyPath: edge].units))
    }
    return Insets(top: sum(\.top), left: sum(\.left), bottom: sum(\.bottom), right: sum(\.right))
  }

  fileprivate var text: String {
    "(" + edges.map { Words.decimal($0) }.joined(separator: ", ") + ")"
  }
}
