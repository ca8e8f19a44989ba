internal import Traces
internal import Transcripts

extension Operators {
  static let refresh = Operator(
    "refresh",
    "A refresh control reports what it may not, or moves the content.",
    [
      Context(
        ["P04"],
        "valueChanged twice",
        at: .message(.refreshControlValueChanged),
        needs: .calls,
        edit: { $0.doubled }
      ) { $0.hearsRefreshes },
      Context(
        ["P04"],
        "no valueChanged for a long pull",
        at: .message(.refreshControlValueChanged),
        needs: [.calls, .touches, .offsets, .setUp, .release],
        edit: { $0.dropped }
      ) { $0.isOfLongPull },
      Context(
        ["P04"],
        "valueChanged in a drag that pulls nothing",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.reportingRefresh }
      ) { $0.isDragWithoutPull },
      Context(
        ["P04"],
        "valueChanged in a pull while a refresh goes on",
        .didScroll,
        needs: .calls,
        edit: { $0.reportingRefresh }
      ) { $0.isPullWhileRefreshing },
      Context(
        ["P04"],
        "valueChanged for a scroll of the program",
        .didScroll,
        needs: .times,
        edit: { $0.reportingRefresh }
      ) {
        $0.hearsRefreshes && $0.isJump(changing: .offset)
      },
      Context(
        ["P04"],
        "valueChanged for beginRefreshing()",
        at: .call(.beginRefreshing),
        needs: .times,
        edit: { $0.answeringFromRest([.refreshControlValueChanged]) }
      ) { $0.hearsRefreshes && $0.moment.place == .atRest && $0.call?.isByDelegate == false },
      Context(
        ["P05"],
        "didScroll for beginRefreshing()",
        at: .call(.beginRefreshing),
        needs: .times,
        edit: { site in
          guard let rest = site.rest, let offset = rest.offset else { return [] }
          let place = Point(x: offset.x, y: offset.y.moved(by: -60_000))
          let moved = rest.next == nil ? rest.moved(to: place) : []
          return site.answeringFromRest([.didScroll]) { $0.move(to: place) } + moved
        }
      ) {
        $0.hearsRefreshes && $0.moment.place == .atRest && $0.call?.isByDelegate == false
          && $0.isFollowedByRest
      },
      Context(
        ["P06"],
        "didScroll a frame after endRefreshing() in a glide that it stopped",
        at: .call(.endRefreshing),
        needs: .scrollOffsets,
        edit: { site in
          guard let before = site.previous else { return [] }
          let on = before.sibling(.didScroll) { $0.shift(by: 0, 9000) }
          return site.inserting([on], at: site.nextFrame)
        }
      ) {
        $0.hearsRefreshes && $0.isPlain && $0.isModern && $0.moment.place == .inGlide
          && $0.call?.isByDelegate == false && $0.next?.name == .didEndDecelerating
          && $0.next?.moment.causeLine == $0.line && $0.previous?.state[.isRefreshing] == false
      },
    ]
  )

  static let keyboard = Operator(
    "keyboard",
    "The keyboard goes when it should stay, or stays when it should go.",
    edit: { $0.hidingKeyboard },
    [
      Context(
        ["P01"],
        "as a drag begins, keyboardDismissMode being none",
        .willBeginDragging,
        needs: .touches
      ) {
        $0.leavesKeyboard && $0.setup.dismissMode == "none"
      },
      Context(
        ["P03"],
        "as a drag begins, the mode being interactive",
        .willBeginDragging,
        needs: .touches
      ) {
        $0.leavesKeyboard && $0.setup.dismissMode.hasPrefix("interactive")
      },
      Context(
        ["P02"],
        "for a scroll of the program, the mode being onDrag",
        .didScroll,
        needs: [.calls, .touches]
      ) {
        $0.hasKeyboard && $0.dismissesOnDrag
          && $0.isJump(changing: [.offset, .rectangle])
      },
      Context(
        ["P02"],
        "for an animated scroll of the program, the mode being onDrag",
        .didScroll,
        needs: [.calls, .touches]
      ) {
        $0.hasKeyboard && $0.dismissesOnDrag && $0.isSoleAnimation
          && $0.previous?.name != .didScroll
      },
      Context(["P01"], "for a scroll of the program, the mode being none", .didScroll) {
        $0.hasKeyboard && $0.setup.dismissMode == "none"
          && $0.isJump(changing: [.offset, .rectangle])
      },
      Context(
        ["P02"],
        "twice as a drag begins, the mode being onDrag",
        at: .message(.keyboardWillHide),
        needs: .calls,
        edit: { $0.doubled }
      ) { $0.isHiddenByDrag },
      Context(
        ["P02"],
        "not at all as a drag begins, the mode being onDrag",
        at: .message(.keyboardWillHide),
        needs: .touches,
        edit: { $0.dropped }
      ) { $0.isHiddenByDrag },
      Context(
        ["P02"],
        "as the finger comes down, the mode being onDrag",
        at: .message(.keyboardWillHide),
        needs: .touches,
        edit: { $0.brought(to: $0.touchDown) }
      ) { site in
        site.isHiddenByDrag && site.fingers.most == 1 && site.touchDown?.time != site.time
      },
    ]
  )
}

extension Site {
  /// True if it tells of the only pull, whose finger lets go far below the top, and nothing is
  /// called.
  fileprivate var isOfLongPull: Bool {
    guard hearsRefreshes, isPlain, record.callLines.isEmpty, fingers.most == 1,
      let lift = followers.first(where: { $0.name == .didEndDragging }), let offset = lift.offset,
      forerunners.allSatisfy({ $0.name != .refreshControlValueChanged })
    else { return false }
    return offset.y.units < -(setup.inset?.top.units ?? 0) - 130_000 && !lift.fingers.wasCancelled
  }
}
