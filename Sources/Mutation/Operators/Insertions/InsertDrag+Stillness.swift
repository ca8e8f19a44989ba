internal import Traces

/// The faults in which nothing drags, and a message of a drag comes.
extension Operators {
  static let whereNothingDrags: [Context] = [
    Context(
      ["A07"],
      "a drag pair for a tap on a resting view",
      at: .touch(.ended),
      needs: .touches,
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
      needs: .touches,
      edit: { $0.answering([(.didEndDecelerating, [])], []) }
    ) { $0.isTap },
    Context(
      ["A07"],
      "willBeginDragging for a tap on a resting view",
      at: .touch(.ended),
      needs: .touches,
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) { $0.isTap },
    Context(
      ["EN01"],
      "willBeginDragging at a move on a view that fingers may not scroll",
      at: .touch(.moved),
      needs: .touches,
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) {
      $0.isUnanswered && !$0.setup.isScrollEnabled
        && $0.touchDown?.setup.isScrollEnabled == false
    },
    Context(
      ["EN01"],
      "didScroll at a move on a view that fingers may not scroll",
      at: .touch(.moved),
      needs: .touches,
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
      needs: .touches,
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) {
      $0.isUnanswered && $0.setup.isFixed(.x) && $0.setup.isFixed(.y) && $0.isInside
        && abs($0.fingers.travel.y) > 20_000
    },
    Context(
      ["D03"],
      "the same, alwaysBounceVertical being on and bounces off",
      at: .touch(.moved),
      needs: .touches,
      edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
    ) {
      $0.isUnanswered && $0.setup.isFixed(.x) && $0.setup.isFixed(.y) && $0.isInside
        && abs($0.fingers.travel.y) > 20_000 && $0.setup.alwaysBouncesVertically
    },
    Context(
      ["E14"],
      "the content is given the touch that halted a glide, as a tap",
      at: .touch(.ended),
      needs: .touches,
      edit: { $0.givingContentTheTap }
    ) {
      $0.isAlone && $0.isPlain && $0.moment.place == .halted && $0.fingers.most == 1
        && !$0.fingers.hasMoved
    },
  ]
}
