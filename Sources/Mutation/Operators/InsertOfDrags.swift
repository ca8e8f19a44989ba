internal import Traces

extension Operators {
  static let insertDrag = Operator(
    "insert-drag",
    "A message of a drag or a glide comes where none may come.",
    whileDragging + whileGliding + whereNothingDrags + inPrograms
  )

  private static let whileDragging: [Context] = [
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
    ) { $0.isPlain && $0.moment.place == .inDrag && !$0.isFresh && $0.isQuiet },
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
      edit: { $0.followed(by: .didEndDecelerating, [], .still) }
    ) { $0.isFreshStop },
    Context(
      ["B12"],
      "a glide after didEndDragging(false) of a view that does not glide",
      .didEndDragging,
      edit: {
        $0.followed(by: .willBeginDecelerating, [], .gliding)
          + $0.followed(by: .didEndDecelerating, [], .still)
      }
    ) { $0.isFreshStop },
    Context(
      ["E15"],
      "willBeginDecelerating after didEndDragging(false) of a touch-stop",
      .didEndDragging,
      edit: { $0.followed(by: .willBeginDecelerating, [], .gliding) }
    ) { $0.isPlain && $0.willDecelerate == false && !$0.isFresh && $0.isTurnQuiet },
    Context(
      ["F06"],
      "didEndScrollingAnimation as a drag begins, nothing being animated",
      .willBeginDragging,
      edit: { $0.preceded(by: .didEndScrollingAnimation) }
    ) { $0.isPlain && $0.moment.place == .touched && $0.isUnanimated },
    Context(
      ["F06"],
      "didEndScrollingAnimation after a drag, nothing being animated",
      .didEndDragging,
      edit: { $0.followed(by: .didEndScrollingAnimation, [], .still) }
    ) { $0.isFreshStop && $0.isUnanimated },
  ]

  private static let whileGliding: [Context] = [
    Context(
      ["E08"],
      "didEndDecelerating between two glides of a chain",
      .willBeginDecelerating,
      edit: { $0.preceded(by: .didEndDecelerating) { $0[.isDecelerating] = false } }
    ) {
      $0.isPlain && $0.moment.place == .letGo && $0.moment.isCaught && $0.isTurnQuiet
    },
    Context(
      ["E02", "E08"],
      "didEndDecelerating before willBeginDragging of a glide that is flicked again",
      .willBeginDragging,
      edit: { $0.preceded(by: .didEndDecelerating) { $0[.isDecelerating] = false } }
    ) {
      $0.isPlain && $0.isAlone && $0.moment.place == .halted && $0.isQuiet
        && $0.fingers.hasMoved
        && $0.followers.first { $0.name == .didEndDragging }?.willDecelerate == true
    },
    Context(
      ["E02"],
      "didEndDecelerating as a finger touches the glide",
      at: .touch(.began),
      edit: { site in
        guard
          let line = site.previous?.sibling(
            .didEndDecelerating,
            at: site.time,
            { $0.raise(.isTracking) }
          )
        else { return [] }
        return [.insert(line, before: site.line + 1)]
      }
    ) {
      $0.isAlone && $0.isPlain && $0.moment.place == .inGlide && $0.fingers.most == 1
        && $0.previous?.isQuiet == true
    },
    Context(
      ["E01"],
      "didScroll while the finger that halted the glide is still",
      at: .touch(.began),
      edit: { site in
        guard let last = site.previous, let before = last.previous?.offset, let now = last.offset
        else { return [] }
        let line = last.sibling(.didScroll) {
          $0.shift(by: now.x.units - before.x.units, now.y.units - before.y.units)
          $0.raise([.isTracking, .isDragging, .isDecelerating])
        }
        return site.inserting([line], at: site.nextFrame)
      }
    ) {
      $0.isAlone && $0.isPlain && $0.moment.place == .inGlide && $0.fingers.most == 1
        && $0.previous?.isQuiet == true && $0.previous?.name == .didScroll
        && $0.previous?.previous?.name == .didScroll
    },
    Context(
      ["C03"],
      "willBeginDecelerating in the middle of a glide",
      .didScroll,
      edit: { $0.followed(by: .willBeginDecelerating) }
    ) { $0.isMiddleOfGlide },
    Context(
      ["D08"],
      "a second willBeginDecelerating as a glide meets the edge",
      .didScroll,
      edit: { $0.preceded(by: .willBeginDecelerating) }
    ) { $0.isMiddleOfGlide && $0.isOverscrolled && $0.previous?.isOverscrolled == false },
    Context(
      ["D08"],
      "an end and a new beginning once a glide has passed the edge",
      .didScroll,
      edit: {
        $0.followed(by: .didEndDecelerating, [], .still)
          + $0.followed(by: .willBeginDecelerating, [], .gliding)
      }
    ) { $0.isMiddleOfGlide && $0.isOverscrolled && $0.previous?.isOverscrolled == false },
    Context(
      ["C18"],
      "didEndDecelerating after the gliding view was removed",
      at: .call(.removeFromSuperview),
      edit: { site in
        guard
          let line = site.previous?.sibling(.didEndDecelerating, at: site.time, { $0.raise([]) })
        else { return [] }
        return [.insert(line, before: site.line + 1)]
      }
    ) { $0.isPlain && $0.moment.place == .inGlide },
  ]

  private static let whereNothingDrags: [Context] = [
    Context(
      ["A07"],
      "a drag pair for a tap on a resting view",
      at: .touch(.ended),
      edit: { site in
        site.answering(
          [(.willBeginDragging, []), (.willEndDragging, site.stillRelease)]
            + [(.didEndDragging, [Argument(.willDecelerate, .bool(false))])],
          [.isTracking, .isDragging]
        )
      }
    ) { $0.isTap },
    Context(
      ["A07"],
      "didEndDecelerating for a tap on a resting view",
      at: .touch(.ended),
      edit: { $0.answering([(.didEndDecelerating, [])], []) }
    ) { $0.isTap },
    Context(
      ["A07"],
      "willBeginDragging for a tap on a resting view",
      at: .touch(.ended),
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) { $0.isTap },
    Context(
      ["EN01"],
      "willBeginDragging at a move on a view that fingers may not scroll",
      at: .touch(.moved),
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) {
      $0.isUnanswered && !$0.setup.isScrollEnabled
        && $0.touchDown?.setup.isScrollEnabled == false
    },
    Context(
      ["EN01"],
      "didScroll at a move on a view that fingers may not scroll",
      at: .touch(.moved),
      edit: { site in
        site.answering([(.didScroll, [])], []) { $0.shift(by: site.fingers.step) }
      }
    ) {
      $0.isUnanswered && !$0.setup.isScrollEnabled && $0.fingers.step != .zero
        && $0.touchDown?.setup.isScrollEnabled == false
    },
    Context(
      ["B20"],
      "willBeginDragging at a move on a view of which no axis can scroll",
      at: .touch(.moved),
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) {
      $0.isUnanswered && $0.setup.isFixed(.x) && $0.setup.isFixed(.y) && $0.isInside
        && abs($0.fingers.travel.y) > 20_000
    },
    Context(
      ["D03"],
      "the same, alwaysBounceVertical being on and bounces off",
      at: .touch(.moved),
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) {
      $0.isUnanswered && $0.setup.isFixed(.x) && $0.setup.isFixed(.y) && $0.isInside
        && abs($0.fingers.travel.y) > 20_000 && $0.setup.alwaysBouncesVertically
    },
    Context(
      ["E14"],
      "the content is given the touch that halts a glide",
      at: .touch(.began),
      edit: { $0.givingContentTheTouch }
    ) { $0.isAlone && $0.isPlain && $0.moment.place == .inGlide && $0.fingers.most == 1 },
  ]

  private static let inPrograms: [Context] = [
    Context(
      ["F08"],
      "willBeginDragging in an animated scroll",
      .didScroll,
      edit: { $0.followed(by: .willBeginDragging) }
    ) { $0.isSoleAnimation && $0.next?.name == .didScroll },
    Context(
      ["F08"],
      "willBeginDecelerating in an animated scroll",
      .didScroll,
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
      edit: { $0.followed(by: .didEndDecelerating) }
    ) { $0.isJump(by: [.setContentOffset, .contentOffset, .scrollRectToVisible]) },
    Context(
      ["F08"],
      "a drag pair around a call that moves a resting view at once",
      .didScroll,
      edit: { site in
        site.preceded(by: .willBeginDragging) { $0.raise([.isTracking, .isDragging]) }
          + site.followed(by: .willEndDragging, site.stillRelease)
          + site.followed(by: .didEndDragging, [Argument(.willDecelerate, .bool(false))])
      }
    ) { $0.isJump(by: [.setContentOffset, .contentOffset, .scrollRectToVisible]) },
    Context(
      ["G04"],
      "willBeginDragging on the way to the top",
      .didScroll,
      edit: { $0.followed(by: .willBeginDragging) }
    ) { $0.isSoleToTop && $0.next?.name == .didScroll },
    Context(
      ["G04"],
      "didEndDecelerating before didScrollToTop",
      .didScrollToTop,
      edit: { $0.preceded(by: .didEndDecelerating) }
    ) { $0.isSoleToTop },
    Context(
      ["C05"],
      "didEndDecelerating after didScrollToTop",
      .didScrollToTop,
      edit: { $0.followed(by: .didEndDecelerating) }
    ) { $0.isSoleToTop && $0.isToldToRest },
  ]
}
