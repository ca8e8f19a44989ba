internal import Traces
internal import Transcripts

/// In a scroll by code: a message of a drag or a glide.
extension Operators {
  static let inPrograms: [Context] = [
    Context(
      ["F08"],
      "willBeginDragging in an animated scroll",
      .didScroll,
      needs: .times,
      edit: { $0.followed(by: .willBeginDragging) }
    ) { $0.isSoleAnimation && $0.next?.name == .didScroll },
    Context(
      ["F08"],
      "willBeginDecelerating in an animated scroll",
      .didScroll,
      needs: .calls,
      edit: { $0.followed(by: .willBeginDecelerating) }
    ) { $0.isSoleAnimation && $0.next?.name == .didScroll },
    Context(
      ["C05", "F08"],
      "didEndDecelerating at the end of an animated scroll",
      .didEndScrollingAnimation,
      edit: { $0.preceded(by: .didEndDecelerating) }
    ) { $0.isSoleAnimation },
    Context(
      ["C05", "F08"],
      "didEndDecelerating after a call that moves a resting view at once",
      .didScroll,
      needs: .times,
      edit: { $0.followed(by: .didEndDecelerating) }
    ) { $0.isJump(changing: [.offset, .rectangle]) },
    Context(
      ["F08"],
      "a drag pair around a call that moves a resting view at once",
      .didScroll,
      needs: .times,
      edit: { site in
        site.preceded(by: .willBeginDragging) { $0.raise([.isTracking, .isDragging]) }
          + site.followed(by: .willEndDragging, site.stillRelease)
          + site.followed(by: .didEndDragging, [Argument(.willDecelerate, .bool(false))])
      }
    ) { $0.isJump(changing: [.offset, .rectangle]) },
    Context(
      ["G04"],
      "willBeginDragging on the way to the top",
      .didScroll,
      needs: .times,
      edit: { $0.followed(by: .willBeginDragging) }
    ) { $0.isSoleToTop && $0.next?.name == .didScroll },
    Context(
      ["G04"],
      "didEndDecelerating before didScrollToTop",
      .didScrollToTop,
      needs: .times,
      edit: { $0.preceded(by: .didEndDecelerating) }
    ) { $0.isSoleToTop },
    Context(
      ["C05"],
      "didEndDecelerating after didScrollToTop",
      .didScrollToTop,
      needs: .times,
      edit: { $0.followed(by: .didEndDecelerating) }
    ) { $0.isSoleToTop && $0.isToldToRest },
  ]
}
