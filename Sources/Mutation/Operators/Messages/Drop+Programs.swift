internal import Traces
internal import Transcripts

/// Messages of scrolls by code that are not sent.
extension Operators {
  static let dropsOfPrograms: [Context] = [
    Context(
      ["F04"],
      "didEndScrollingAnimation",
      .didEndScrollingAnimation,
      needs: .finals
    ) { $0.moment.place == .inAnimation && $0.isSoleAnimation && $0.isToldToRest },
    Context(
      ["G03"],
      "didScrollToTop after a scroll",
      .didScrollToTop,
      needs: .finals
    ) { $0.isSoleToTop && $0.previous?.name == .didScroll && $0.isToldToRest },
    Context(
      ["G01"],
      "shouldScrollToTop, and the scroll comes all the same",
      .shouldScrollToTop,
      needs: .calls
    ) {
      $0.message?.answer?.bool == true && $0.isAlone && $0.moment.place == .atRest
        && $0.next?.name == .didScroll && $0.isTurnOfOneCall
    },
    Context(
      ["F01"],
      "the didScroll of setContentOffset(_:animated: false)",
      .didScroll,
      needs: .scrollOffsets
    ) { $0.isJump(by: [.setContentOffset]) },
    Context(
      ["F03"],
      "the didScroll of an assignment to contentOffset",
      .didScroll,
      needs: .scrollOffsets
    ) { $0.isJump(by: [.contentOffset]) },
    Context(
      ["F14"],
      "the didScroll of scrollRectToVisible(_:animated: false)",
      .didScroll,
      needs: .times
    ) { $0.isJump(by: [.scrollRectToVisible]) },
    Context(
      ["F21", "EN02"],
      "the didScroll of code on a view that fingers cannot scroll",
      .didScroll,
      needs: .scrollOffsets
    ) { $0.isJump(changing: .offset) && !$0.setup.isScrollEnabled },
    Context(
      ["F23"],
      "the didScroll of an offset set inside an animation block",
      .didScroll,
      needs: .times
    ) { $0.isTurnOfOneCall && $0.causingCall?.block == .animate && $0.isToldToRest },
    Context(
      ["N04"],
      "didChangeAdjustedContentInset after contentInset was set",
      .didChangeAdjustedContentInset,
      needs: .times
    ) { $0.isTurnOfOneCall && $0.causingCall?.name == .contentInset },
    Context(
      ["N05"],
      "the didScroll that clamps an offset after a change of size or inset",
      .didScroll,
      needs: .times
    ) { $0.isModern && $0.isClamp },
    Context(
      ["F26"],
      "the didScroll of an offset set under a finger that drags",
      .didScroll,
      needs: [.scrollOffsets, .release]
    ) { $0.isSetInDrag },
    Context(
      ["A13"],
      "the didScroll of an offset set inside didScroll",
      .didScroll,
      needs: .scrollOffsets
    ) { $0.isNestedScroll && $0.isToldToRest },
  ]
}
