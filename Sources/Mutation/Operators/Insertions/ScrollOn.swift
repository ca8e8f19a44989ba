internal import Traces
internal import Transcripts

extension Operators {
  static let scrollOn = Operator(
    "scroll-on",
    "didScroll comes where nothing moves the content.",
    [
      Context(
        ["A05"],
        "a frame after didEndDragging(false)",
        .didEndDragging,
        needs: .scrollOffsets,
        edit: { $0.scrollingOn }
      ) { $0.isFreshStop && $0.isToldToRest && $0.isQuiet },
      Context(
        ["A05"],
        "a frame after didEndDecelerating",
        .didEndDecelerating,
        needs: .times,
        edit: { $0.scrollingOn }
      ) { $0.isPlain && $0.isToldToRest && $0.isQuiet && $0.moment.place == .inGlide },
      Context(
        ["A05"],
        "a frame after the didEndDecelerating of a touch-stop",
        .didEndDecelerating,
        needs: .calls,
        edit: { $0.scrollingOn }
      ) { $0.isPlain && $0.isToldToRest && $0.isQuiet && $0.moment.place == .stopped },
      Context(
        ["A05"],
        "a frame after didEndScrollingAnimation",
        .didEndScrollingAnimation,
        needs: .times,
        edit: { $0.scrollingOn }
      ) { $0.isSoleAnimation && $0.isToldToRest },
      Context(
        ["A05"],
        "a frame after didScrollToTop",
        .didScrollToTop,
        needs: .times,
        edit: { $0.scrollingOn }
      ) { $0.isSoleToTop && $0.isToldToRest },
      Context(
        ["A07"],
        "at a tap on a resting view",
        at: .touch(.ended),
        needs: .scrollOffsets,
        edit: { $0.answering([(.didScroll, [])], []) { $0.shift(by: 0, 5000) } }
      ) { $0.isTap },
      Context(
        ["A02", "F02"],
        "after a call without animation to the offset that holds",
        at: .call(.setContentOffset),
        needs: .times,
        edit: { $0.answeringFromRest([.didScroll]) }
      ) { $0.isIdleCall && $0.call?.isAnimated == false },
      Context(
        ["A02", "F02"],
        "after an assignment of the offset that holds",
        at: .call(.contentOffset),
        needs: .times,
        edit: { $0.answeringFromRest([.didScroll]) }
      ) { $0.isIdleCall },
      Context(
        ["F05"],
        "after an animated call to the offset that holds",
        at: .call(.setContentOffset),
        needs: .scrollOffsets,
        edit: { $0.answeringFromRest([.didScroll]) }
      ) { $0.isIdleCall && $0.call?.isAnimated == true },
      Context(
        ["F13"],
        "after a call for a rectangle that is visible",
        at: .call(.scrollRectToVisible),
        needs: .scrollOffsets,
        edit: { $0.answeringFromRest([.didScroll]) { $0.shift(by: 0, 10_000) } }
      ) { $0.isIdleCall },
      Context(
        ["N06", "N10"],
        "after contentInset changed, the offset still in the range",
        at: .call(.contentInset),
        needs: .times,
        edit: { $0.answeringFromRest([.didScroll]) { $0.shift(by: 0, 10_000) } }
      ) { $0.isHarmlessChange },
      Context(
        ["EN04"],
        "after contentInset changed on a view that fingers may not scroll",
        at: .call(.contentInset),
        needs: .times,
        edit: { $0.answeringFromRest([.didScroll]) { $0.shift(by: 0, 10_000) } }
      ) { $0.isHarmlessChange && !$0.setup.isScrollEnabled },
      Context(
        ["N06"],
        "after contentSize changed, the offset still in the range",
        at: .call(.contentSize),
        needs: .times,
        edit: { $0.answeringFromRest([.didScroll]) { $0.shift(by: 0, 10_000) } }
      ) { $0.isHarmlessChange },
      Context(
        ["F01"],
        "before the didScroll of setContentOffset(_:animated: false), half way",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.halved }
      ) { $0.isJump(by: [.setContentOffset]) },
      Context(
        ["F03"],
        "before the didScroll of an assignment to contentOffset, half way",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.halved }
      ) { $0.isJump(by: [.contentOffset]) },
      Context(
        ["D15"],
        "in a frame of a glide that sent its didScroll already, half way",
        .didScroll,
        needs: .times,
        edit: { $0.halved }
      ) {
        $0.record.hasTouches && $0.isMiddleOfGlide && $0.moment.cause == .frame && $0.isFast
          && $0.isFarFromTouches
      },
      Context(
        ["D15"],
        "in a frame of a glide on both axes, for the other axis",
        .didScroll,
        needs: .times,
        edit: { site in
          guard let offset = site.offset, let last = site.moment.lastScroll else { return [] }
          return site.preceded(by: .didScroll) { $0.move(to: Point(x: offset.x, y: last.y)) }
        }
      ) {
        $0.isMiddleOfGlide && $0.moment.cause == .frame && $0.step(.x) != 0 && $0.step(.y) != 0
          && $0.isFarFromTouches
      },
      Context(
        ["F20"],
        "after stopScrollingAndZooming in a glide inside the range",
        at: .call(.stopScrollingAndZooming),
        needs: .scrollOffsets,
        edit: { site in
          let line = site.previous?.sibling(.didScroll, [], at: site.time) {
            $0.shift(by: 0, 30_000)
            $0.raise([])
          }
          return line.map { [.insert($0, before: site.line + 1)] } ?? []
        }
      ) { $0.isUnpaged && $0.moment.place == .inGlide && $0.isInside },
      Context(
        ["O03"],
        "after flashScrollIndicators()",
        at: .call(.flashScrollIndicators),
        needs: .times,
        edit: { $0.answeringFromRest([.didScroll]) { $0.shift(by: 0, 10_000) } }
      ) {
        $0.moment.place == .atRest && $0.isFollowedByRest && $0.call?.isByDelegate == false
          && $0.record.hasCalls
      },
      Context(
        ["F25"],
        "after scrollRectToVisible(_:animated: false) in a glide, which goes on",
        at: .call(.scrollRectToVisible),
        needs: .scrollOffsets,
        edit: { $0.glidingOn }
      ) { $0.isJumpInGlide },
      Context(
        ["F16"],
        "after setContentOffset(_:animated: false) in a glide, which goes on",
        at: .call(.setContentOffset),
        needs: .scrollOffsets,
        edit: { $0.glidingOn }
      ) { $0.isJumpInGlide },
    ]
  )
}
