internal import Traces
internal import Transcripts

extension Operators {
  static let late = Operator(
    "late",
    "A message is sent in a later turn.",
    [
      Context(
        ["A04"],
        "both messages of a lift that starts no glide, a frame later",
        .willEndDragging,
        needs: .times,
        edit: { site in site.deferring([site, site.next].compactMap(\.self), to: site.nextFrame) }
      ) {
        $0.isPlain && $0.isModern && $0.moment.place == .inDrag && $0.isFresh && $0.isQuiet
          && $0.moment.cause == .touch && $0.nextInTurn?.willDecelerate == false
      },
      Context(
        ["A04", "B09"],
        "didEndDragging(false) a frame after the lift",
        .didEndDragging,
        needs: .times,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) {
        $0.isPlain && $0.moment.place == .atLift && $0.isFresh && $0.isQuiet
          && $0.moment.cause == .touch && $0.willDecelerate == false
      },
      Context(
        ["A04", "C02"],
        "willBeginDecelerating a frame after the lift, and the glide with it",
        .willBeginDecelerating,
        needs: .calls,
        edit: { site in
          let first = site.nextInTurn.flatMap { $0.name == .didScroll ? $0 : nil }
          return site.deferring([site, first].compactMap(\.self), to: site.nextFrame)
        }
      ) {
        $0.isPlain && $0.moment.place == .letGo && $0.isQuiet && $0.moment.cause == .touch
      },
      Context(
        ["A04", "E04"],
        "didEndDecelerating a frame after the lift of a touch-stop",
        .didEndDecelerating,
        needs: .times,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.moment.cause == .touch
      },
      Context(
        ["C21"],
        "didEndDecelerating half a second after the glide's last didScroll",
        .didEndDecelerating,
        edit: { $0.deferring([$0], to: $0.time.map { $0 + 500_000 }) }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet
          && $0.previousInTurn?.name == .didScroll && $0.header.dropped.isEmpty
      },
      Context(
        ["A04"],
        "a drag's didScroll in the frame after the finger's move",
        .didScroll,
        needs: [.times, .scrollOffsets, .offsets],
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) { $0.isPlain && $0.isFollowing && $0.previousInTurn == nil && $0.nextInTurn == nil },
      Context(
        ["A04", "B06"],
        "a drag's first didScroll in the frame after willBeginDragging",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) {
        $0.isPlain && $0.isFollowing && $0.isFresh && $0.nextInTurn == nil
          && $0.previousInTurn?.name == .willBeginDragging
      },
      Context(
        ["A04", "F01"],
        "the didScroll of setContentOffset(_:animated: false) in the next frame",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) { $0.isJump(by: [.setContentOffset]) && $0.isToldToRest },
      Context(
        ["A04", "F03"],
        "the didScroll of an assignment to contentOffset in the next frame",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) { $0.isJump(by: [.contentOffset]) && $0.isToldToRest },
      Context(
        ["G01"],
        "shouldScrollToTop after the first didScroll",
        .shouldScrollToTop,
        needs: .times,
        edit: { site in
          guard let next = site.next else { return [] }
          return site.dropped + [.insert(site.content.at(next.time), before: next.line + 1)]
        }
      ) { $0.isTurnOfOneCall && $0.moment.place == .atRest && $0.next?.name == .didScroll },
    ] + lateInZooms
  )
}
