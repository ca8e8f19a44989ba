internal import Traces
internal import Transcripts

extension Operators {
  static let insertEnd = Operator(
    "insert-end",
    "didEndScrollingAnimation or didScrollToTop comes where none may come.",
    [
      Context(
        ["C22"],
        "after a glide, nothing being animated",
        .didEndDecelerating,
        needs: .touches,
        edit: { $0.followed(by: .didEndScrollingAnimation) }
      ) { $0.isPlain && $0.isQuiet && $0.isUnanimated },
      Context(
        ["C22"],
        "before didEndDecelerating, nothing being animated",
        .didEndDecelerating,
        needs: .touches,
        edit: { $0.preceded(by: .didEndScrollingAnimation) }
      ) { $0.isPlain && $0.isQuiet && $0.isUnanimated },
      Context(
        ["K03"],
        "in place of the didEndDecelerating of a scroll to a page",
        .didEndDecelerating,
        needs: .calls,
        edit: { site in site.replaced(by: site.sibling(.didEndScrollingAnimation) { _ in }) }
      ) { $0.isPaged && $0.isQuiet && $0.isUnanimated && $0.isToldToRest },
      Context(
        ["K03"],
        "before the didEndDecelerating of a scroll to a page",
        .didEndDecelerating,
        edit: { $0.preceded(by: .didEndScrollingAnimation) }
      ) { $0.isPaged && $0.isQuiet && $0.isUnanimated },
      Context(
        ["D09"],
        "before the didEndDecelerating of a bounce",
        .didEndDecelerating,
        needs: .touches,
        edit: { $0.preceded(by: .didEndScrollingAnimation) }
      ) { $0.isPlain && $0.isQuiet && $0.isUnanimated && $0.endsBounce },
      Context(
        ["F06"],
        "after a call that moves a resting view at once",
        .didScroll,
        needs: .times,
        edit: { $0.followed(by: .didEndScrollingAnimation) }
      ) { $0.isJump(changing: [.offset, .rectangle]) },
      Context(
        ["F07"],
        "after an animated call inside performWithoutAnimation",
        .didScroll,
        needs: .calls,
        edit: { $0.followed(by: .didEndScrollingAnimation) }
      ) {
        $0.moment.place == .atRest && $0.isTurnOfOneCall
          && $0.causingCall?.block == .performWithoutAnimation
      },
      Context(
        ["F23"],
        "after an offset set inside an animation block",
        .didScroll,
        needs: .calls,
        edit: { $0.followed(by: .didEndScrollingAnimation) }
      ) {
        $0.moment.place == .atRest && $0.isTurnOfOneCall && $0.causingCall?.block == .animate
      },
      Context(
        ["F05"],
        "after an animated call to the offset that holds",
        at: .call(.setContentOffset),
        needs: .scrollOffsets,
        edit: { $0.answeringFromRest([.didEndScrollingAnimation]) }
      ) { $0.isIdleCall && $0.call?.isAnimated == true },
      Context(
        ["F13"],
        "after an animated call for a rectangle that is visible",
        at: .call(.scrollRectToVisible),
        needs: .scrollOffsets,
        edit: { $0.answeringFromRest([.didEndScrollingAnimation]) }
      ) { $0.isIdleCall && $0.call?.isAnimated == true },
      Context(
        ["A12"],
        "inside didEndScrollingAnimation, for the scroll that is begun there",
        .didEndScrollingAnimation,
        needs: .calls,
        edit: { $0.afterDelegatesCall }
      ) { $0.moment.place == .inAnimation && !$0.afterDelegatesCall.isEmpty },
      Context(
        ["G04"],
        "before didScrollToTop",
        .didScrollToTop,
        edit: { $0.preceded(by: .didEndScrollingAnimation) }
      ) { $0.isSoleToTop },
      Context(
        ["G04"],
        "after didScrollToTop",
        .didScrollToTop,
        needs: .calls,
        edit: { $0.followed(by: .didEndScrollingAnimation) }
      ) { $0.isSoleToTop && $0.isToldToRest },
      Context(
        ["G02"],
        "didScrollToTop although the delegate refused",
        .shouldScrollToTop,
        needs: .calls,
        edit: { $0.followed(by: .didScrollToTop) }
      ) { $0.message?.answer?.bool == false && $0.isTurnQuietBehind && $0.isToldToRest },
      Context(
        ["G02"],
        "the delegate's answer is no, and the scroll comes all the same",
        .shouldScrollToTop,
        edit: { site in
          guard var message = site.message else { return [] }
          message.answer = .bool(false)
          return site.replaced(by: .message(message))
        }
      ) {
        $0.message?.answer?.bool == true && $0.isTurnOfOneCall && $0.moment.place == .atRest
          && $0.next?.name == .didScroll
      },
    ]
  )
}
