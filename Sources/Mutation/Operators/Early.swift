internal import Traces

extension Operators {
  static let early = Operator(
    "early",
    "A message is sent too early.",
    [
      Context(
        ["B02"],
        "willBeginDragging at touch-down, of a fresh drag that begins later",
        .willBeginDragging,
        edit: { $0.brought(to: $0.touchDown) }
      ) {
        $0.isPlain && $0.isAlone && $0.moment.place == .touched && $0.fingers.most == 1
          && $0.isQuiet && $0.moment.causeLine != $0.fingers.beganLine
      },
      Context(
        ["B09", "V01"],
        "willEndDragging before the last didScroll of the drag",
        .willEndDragging,
        edit: { $0.brought(ahead: $0.previous) }
      ) {
        $0.isPlain && $0.isModern && $0.moment.place == .inDrag && $0.isQuiet
          && $0.previous?.name == .didScroll
      },
      Context(
        ["E02"],
        "didEndDecelerating at the touch-down that stops the glide",
        .didEndDecelerating,
        edit: { $0.broughtToCatch }
      ) {
        $0.isPlain && $0.isAlone && $0.moment.place == .stopped && $0.fingers.most == 1
          && $0.isQuiet
      },
      Context(
        ["A05", "C21"],
        "didEndDecelerating in the middle of a glide that goes on",
        .didEndDecelerating,
        edit: { $0.brought(behind: $0.middle) }
      ) { $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.middle != nil },
      Context(
        ["D08"],
        "didEndDecelerating in the bounce, before the content is back",
        .didEndDecelerating,
        edit: { $0.brought(behind: $0.farthest) }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.farthest != nil
          && $0.release?.isInside == true
      },
      Context(
        ["A05", "F10"],
        "didEndScrollingAnimation in the middle of an animation that goes on",
        .didEndScrollingAnimation,
        edit: { $0.brought(behind: $0.middle) }
      ) {
        $0.isSoleAnimation && $0.middle != nil && $0.animatingCall?.name == .setContentOffset
      },
      Context(
        ["A05"],
        "didScrollToTop in the middle of a scroll that goes on",
        .didScrollToTop,
        edit: { $0.brought(behind: $0.middle) }
      ) { $0.isSoleToTop && $0.middle != nil },
    ]
  )

  static let late = Operator(
    "late",
    "A message is sent in a later turn.",
    [
      Context(
        ["A04"],
        "both messages of a lift that starts no glide, a frame later",
        .willEndDragging,
        edit: { site in site.deferring([site, site.next].compactMap(\.self), to: site.nextFrame) }
      ) {
        $0.isPlain && $0.isModern && $0.moment.place == .inDrag && $0.isFresh && $0.isQuiet
          && $0.moment.cause == .touch && $0.nextInTurn?.willDecelerate == false
      },
      Context(
        ["A04", "B09"],
        "didEndDragging(false) a frame after the lift",
        .didEndDragging,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) {
        $0.isPlain && $0.moment.place == .atLift && $0.isFresh && $0.isQuiet
          && $0.moment.cause == .touch && $0.willDecelerate == false
      },
      Context(
        ["A04", "C02"],
        "willBeginDecelerating a frame after the lift, and the glide with it",
        .willBeginDecelerating,
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
          && $0.previousInTurn?.name == .didScroll
      },
      Context(
        ["A04"],
        "a drag's didScroll in the frame after the finger's move",
        .didScroll,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) { $0.isPlain && $0.isFollowing && $0.previousInTurn == nil && $0.nextInTurn == nil },
      Context(
        ["A04", "B06"],
        "a drag's first didScroll in the frame after willBeginDragging",
        .didScroll,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) {
        $0.isPlain && $0.isFollowing && $0.isFresh && $0.nextInTurn == nil
          && $0.previousInTurn?.name == .willBeginDragging
      },
      Context(
        ["A04", "F01"],
        "the didScroll of setContentOffset(_:animated: false) in the next frame",
        .didScroll,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) { $0.isJump(by: [.setContentOffset]) && $0.isToldToRest },
      Context(
        ["A04", "F03"],
        "the didScroll of an assignment to contentOffset in the next frame",
        .didScroll,
        edit: { $0.deferring([$0], to: $0.nextFrame) }
      ) { $0.isJump(by: [.contentOffset]) && $0.isToldToRest },
      Context(
        ["G01"],
        "shouldScrollToTop after the first didScroll",
        .shouldScrollToTop,
        edit: { site in
          guard let next = site.next else { return [] }
          return site.dropped + [.insert(site.content.at(next.time), before: next.line + 1)]
        }
      ) { $0.isTurnOfOneCall && $0.moment.place == .atRest && $0.next?.name == .didScroll },
    ]
  )
}

extension Site {
  /// It is sent right after a touch line, at that line's time.
  fileprivate func brought(to touch: Site?) -> [Edit] {
    guard let touch else { return [] }
    return dropped + [.insert(content.at(touch.time), before: touch.line + 1)]
  }

  /// It is sent before another message, at that message's time.
  fileprivate func brought(ahead other: Site?) -> [Edit] {
    guard let other else { return [] }
    return dropped + [.insert(content.at(other.time), before: other.line)]
  }

  /// It is sent right after an earlier message, with that message's offset.
  fileprivate func brought(behind other: Site?) -> [Edit] {
    guard let other, let name, let offset = other.offset else { return [] }
    let line = sibling(name, at: other.time) { $0.move(to: offset) }
    return dropped + [.insert(line, before: other.line + 1)]
  }

  /// It is sent as the finger comes down on the glide, with the offset at which it is halted.
  fileprivate var broughtToCatch: [Edit] {
    guard let touchDown, let name, let offset = touchDown.moment.offset else { return [] }
    let line = sibling(name, at: touchDown.time) { $0.move(to: offset) }
    return dropped + [.insert(line, before: touchDown.line + 1)]
  }

  /// The didScroll in the middle of the motion that ends here: at least two come after it.
  fileprivate var middle: Site? {
    let scrolls = Array(forerunners.prefix { $0.name == .didScroll })
    guard scrolls.count >= 6 else { return nil }
    let middle = scrolls[scrolls.count / 2]
    return middle.offset == scrolls[0].offset ? nil : middle
  }

  /// The didScroll of the glide that ends here which shows the content farthest outside.
  fileprivate var farthest: Site? {
    let scrolls = forerunners.prefix { $0.name == .didScroll }.filter(\.isOverscrolled)
    let farthest = scrolls.max { $0.excess < $1.excess }
    return farthest.flatMap { $0.next?.name == .didScroll ? $0 : nil }
  }
}

extension Site {
  /// How far outside the range the content is, on the axis on which it is farther.
  var excess: Int32 {
    guard let offset else { return 0 }
    return Axis.allCases.map { abs(setup.excess(offset, $0) ?? 0) }.max() ?? 0
  }
}
