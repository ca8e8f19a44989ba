internal import Traces

extension Operators {
  static let ask = Operator(
    "ask",
    "shouldScrollToTop is asked, or a view scrolls, where the tap is not for it.",
    [
      Context(
        ["G06"],
        "a view with scrollsToTop off is asked",
        at: .call(.tapStatusBar),
        needs: .calls,
        edit: { $0.answeringFromRest([.shouldScrollToTop], answer: .bool(true)) }
      ) { $0.isUnansweredTap && !$0.setup.scrollsToTop },
      Context(
        ["G09"],
        "a view that may not scroll is asked",
        at: .call(.tapStatusBar),
        needs: .calls,
        edit: { $0.answeringFromRest([.shouldScrollToTop], answer: .bool(true)) }
      ) { $0.isUnansweredTap && !$0.setup.isScrollEnabled },
      Context(
        ["G07"],
        "one of two candidates goes to the top",
        at: .call(.tapStatusBar),
        needs: .times,
        edit: { site in
          guard let line = site.rest?.sibling(.didScroll, { $0.shift(by: 0, -10_000) })
          else { return [] }
          return site.inserting([line], at: site.nextFrame)
        }
      ) { $0.isTapWithTwoCandidates },
      Context(
        ["G08"],
        "didScroll although the content is at the top",
        .shouldScrollToTop,
        needs: .touches,
        edit: { site in
          [.insert(site.sibling(.didScroll) { $0.shift(by: 0, 5000) }, before: site.line + 1)]
        }
      ) {
        $0.isTurnOfOneCall && $0.isToldToRest && $0.isAtTop && $0.moment.place == .atRest
      },
    ]
  )
}
