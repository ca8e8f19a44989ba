internal import Traces

/// Rules about when a tap on the status bar scrolls at all.
extension ToTopRules {
  static let contested = Rule(
    "scroll.to-top.contested",
    "Where several views on a phone's screen would scroll to the top, none does.",
    .response,
    catalogue: ["G07"],
    topic: .toTop,
    check: .at(
      [.didScroll, .didScrollToTop, .final],
      scope: .afterCall,
      answer: { watch in
        guard watch.program.toTop.isContested, watch.program.call.isAlone,
          watch.program.call.kind == .tapStatusBar,
          watch.turns.call == watch.program.call.turn, watch.turns.touch < watch.program.call.turn,
          watch.turns.delegate < watch.program.call.turn, watch.course.isSurely(in: Phase.quiet),
          watch.program.animation.endsAllowed == 0, !watch.isOnItsWayHome,
          !watch.content.measured.mayHaveChanged(since: watch.program.call.turn),
          // One that was not heard may be under way already.
          watch.hears(.shouldScrollToTop)
        else { return .notJudged }
        return Answer(watch.now.event == .final)
      },
      expecting: { _ in "nothing: more than one view has scrollsToTop" }
    ),
    passing: [
      "beside=yes at=300 tap |@300 |'@300", "beside=yes top=no at=300 tap |@300 |'@300",
    ],
    failing: [
      "beside=yes at=300 tap Q=yes . ↓ S@100 . S@0 P@0 |@0 |'@300",
      "beside=yes at=300 tap . ↓ S'@100 . S'@0 P'@0 |@300 |'@0",
    ]
  )

  static let isAnswered = Rule(
    "scroll.to-top.is-answered",
    "A tap on the status bar asks the one view that there is, unless it is at its top.",
    .response,
    catalogue: ["G01"],
    topic: .toTop,
    check: .at(
      [.shouldScrollToTop, .turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        // If the question cannot be heard, a refusal cannot be heard either.
        guard watch.isTapMeant, watch.hears(.shouldScrollToTop) else { return .notJudged }
        if watch.now.event == .shouldScrollToTop { return .holds }
        return watch.program.toTop.isTapped ? .violated : .notJudged
      },
      found: { _ in "nothing, and the view is not at its top" },
      expecting: { _ in "shouldScrollToTop" }
    ),
    passing: ["unheard=Q at=300 tap . S@100 . S@0 P@0 |@0", "at=300 tap Q=no |@300"],
    failing: ["at=300 tap ↓ |@300"]
  )

  static let atTop = Rule(
    "scroll.to-top.at-top",
    "A view that stands at its top already sends no didScroll for a tap on the status bar.",
    .response,
    grade: .should,
    catalogue: ["G08"],
    topic: .toTop,
    needs: .restsAtTop,
    check: .at(
      [.didScroll, .didScrollToTop, .final],
      scope: .atRest,
      answer: { watch in
        guard watch.program.toTop.isOpen, watch.program.toTop.isPure,
          watch.program.toTop.startsAtTop,
          watch.turns.delegate != watch.now.turn,
          !watch.record.calls.leavesOpen,
          watch.geometry.isSurelyInside(watch.program.toTop.start, .horizontal),
          // The delegate may have moved the top meanwhile.
          watch.geometry.insets.areKnown,
          watch.program.toTop.start.y &+ watch.geometry.insets.adjusted.top.units == 0
        else { return .notJudged }
        return Answer(watch.now.event != .didScroll)
      },
      expecting: { _ in "nothing, or didScrollToTop alone: the view is at its top" }
    ),
    passing: [
      "at=0 tap Q=yes |@0", "at=0 tap Q=yes P@0 |@0",
      Example("at=0 tap Q=yes S P@0 |@0", profile: .classic),
    ],
    failing: ["at=0 tap Q=yes ↓ S P@0 |@0"]
  )

  static let needsEnabled = Rule(
    "scroll.to-top.needs-enabled",
    "A view whose isScrollEnabled is false takes no part in a scroll to the top.",
    .response,
    grade: .should,
    catalogue: ["G09"],
    topic: .toTop,
    check: .at(
      [.shouldScrollToTop],
      answer: { watch in
        guard watch.geometry.isSetUp, !watch.record.calls.leavesOpen else { return .notJudged }
        return Answer(watch.geometry.isScrollEnabled)
      },
      expecting: { _ in "nothing: isScrollEnabled is false" }
    ),
    passing: ["enabled=no at=300 tap |@300"],
    failing: [
      "enabled=no at=300 tap ↓ Q=yes . S@100 . S@0 P@0 |@0", "enabled=no at=300 tap ↓ Q=yes |@300",
    ]
  )
}

extension Watch {
  /// True if a tap on the status bar can only mean this view, which is not at its top.
  fileprivate var isTapMeant: Bool {
    program.call.kind == .tapStatusBar && program.call.isAlone
      && isOnlyCandidate
      && isSurelyOnScreen
      && record.calls == .recorded && turns.call == program.call.turn
      && turns.touch < program.call.turn
      && turns.delegate < program.call.turn && geometry.isSetUp && geometry.insets.areKnown
      && geometry.scrollsToTop && geometry.isScrollEnabled && hands.down == 0 && !site.mayBeRemoved
      && !site.mayBeElsewhere && program.call.interruption.place.isKnown
      && abs(program.call.interruption.place.y &+ geometry.insets.adjusted.top.units)
        > setting.pixel
  }

  /// True if a tap on the status bar has surely sent this view to its top: its delegate has no say (G02).
  var isSentToTop: Bool {
    isTapMeant && law.implemented?.contains(.shouldScrollToTop) == false && isPlainScreen
  }

  /// True if it has an area, and all views that scroll around it have one: what has none is on no screen.
  private var isSurelyOnScreen: Bool {
    let size = geometry.size
    if setting.isScroller { guard size.isKnown, size.x > 0, size.y > 0 else { return false } }
    let watches = site.stage.watches
    guard let container = site.container, watches.indices.contains(container) else { return true }
    return watches[container].surelyShows(self) && watches[container].isSurelyOnScreen
  }

  /// Returns true if a view that stands in this one is not scrolled out of it.
  private func surelyShows(_ inner: Watch) -> Bool {
    guard setting.isScroller else { return true }
    let frame = inner.setting.declaration.frame
    let start = frame.map { Place($0.origin) } ?? Place(x: 0, y: 0)
    let size = frame.map { Place($0.size) } ?? inner.geometry.size
    guard content.offset.isKnown, geometry.size.isKnown, size.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      let first = Int64(start[axis]) - Int64(content.offset[axis])
      return first < geometry.size[axis] && first + Int64(size[axis]) > 0
    }
  }
}
