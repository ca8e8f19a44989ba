internal import Traces

/// In a drag: a message that may not come in it.
extension Operators {
  static let whileDragging: [Context] = [
    Context(
      ["B07"],
      "willBeginDragging at a later move of the drag",
      .didScroll,
      edit: { $0.preceded(by: .willBeginDragging) }
    ) {
      $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.previousInTurn == nil
    },
    Context(
      ["C05"],
      "didEndDecelerating in a drag that caught nothing",
      .didScroll,
      edit: { $0.followed(by: .didEndDecelerating) }
    ) { $0.isPlain && $0.moment.place == .inDrag && $0.isFresh && $0.isQuiet },
    Context(
      ["E02"],
      "didEndDecelerating in a drag that caught a glide",
      .didScroll,
      edit: { $0.followed(by: .didEndDecelerating) { $0[.isDecelerating] = false } }
    ) { $0.isPlain && $0.moment.place == .inDrag && $0.isCaught && $0.isQuiet },
    Context(
      ["C03"],
      "willBeginDecelerating in the middle of a drag",
      .didScroll,
      edit: { $0.followed(by: .willBeginDecelerating) }
    ) { $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet },
    Context(
      ["B09", "V01"],
      "didScroll between willEndDragging and didEndDragging",
      .willEndDragging,
      needs: [.release, .times],
      edit: { site in
        [.insert(site.sibling(.didScroll) { $0.shift(by: 5000) }, before: site.line + 1)]
      }
    ) {
      $0.isPlain && $0.isModern && $0.moment.place == .inDrag && $0.isTurnQuiet
        && $0.nextInTurn?.name == .didEndDragging
    },
    Context(
      ["B12", "C05"],
      "didEndDecelerating after didEndDragging(false) of a view that does not glide",
      .didEndDragging,
      needs: .touches,
      edit: { $0.followed(by: .didEndDecelerating, [], .still) }
    ) { $0.isFreshStop },
    Context(
      ["B12"],
      "a glide after didEndDragging(false) of a view that does not glide",
      .didEndDragging,
      needs: .calls,
      edit: {
        $0.followed(by: .willBeginDecelerating, [], .gliding)
          + $0.followed(by: .didEndDecelerating, [], .still)
      }
    ) { $0.isFreshStop },
    Context(
      ["E15"],
      "willBeginDecelerating after didEndDragging(false) of a touch-stop",
      .didEndDragging,
      needs: .calls,
      edit: { $0.followed(by: .willBeginDecelerating, [], .gliding) }
    ) { $0.isPlain && $0.willDecelerate == false && $0.isCaught && $0.isTurnQuiet },
    Context(
      ["F06"],
      "didEndScrollingAnimation as a drag begins, nothing being animated",
      .willBeginDragging,
      needs: .times,
      edit: { $0.preceded(by: .didEndScrollingAnimation) }
    ) { $0.isPlain && $0.isFresh && $0.isUnanimated },
    Context(
      ["F06"],
      "didEndScrollingAnimation after a drag, nothing being animated",
      .didEndDragging,
      needs: .calls,
      edit: { $0.followed(by: .didEndScrollingAnimation, [], .still) }
    ) { $0.isFreshStop && $0.isUnanimated },
  ]
}
