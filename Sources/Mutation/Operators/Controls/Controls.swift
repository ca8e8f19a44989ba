internal import Traces

extension Operators {
  static let controlEvents = Operator(
    "controls",
    "A control sends its events in another order, too often, too seldom, or for a finger that is not its own.",
    downs + drags + lifts + looks + reaches + coded + controlValues
  )

  private static let downs: [Context] = [
    Context(
      ["R593"],
      "touchDown is not sent",
      .sendActions,
      needs: [.arguments, .calls],
      edit: \.dropped
    ) { $0.isTouched("touchDown") && $0.hasAllTouchActions && !$0.hasRepeat },
    Context(
      ["R593"],
      "touchDownRepeat is sent in the midst of a drag",
      .sendActions,
      needs: [.arguments, .calls],
      edit: { [.insert($0.sent("touchDownRepeat", at: $0.time), before: $0.line + 1)] }
    ) { $0.isTouched("touchDragInside") && $0.hasAllTouchActions },
    Context(
      ["R593"],
      "touchDownRepeat is sent and no touchDown",
      .sendActions,
      needs: [.arguments, .calls],
      edit: \.dropped
    ) { $0.isTouched("touchDown") && $0.hasAllTouchActions && $0.hasRepeat },
    Context(
      ["R593"],
      "touchDownRepeat is sent for the first finger",
      .sendActions,
      needs: .touches,
      edit: { [.insert($0.sent("touchDownRepeat", at: $0.time), before: $0.line + 1)] }
    ) {
      $0.isTouched("touchDown") && $0.hasAllTouchActions && $0.isByTouch && $0.isOfFirstTouch
    },
    Context(
      ["R593"],
      "touchDownRepeat is sent long after another finger",
      .sendActions,
      needs: [.touches, .times],
      edit: { [.insert($0.sent("touchDownRepeat", at: $0.time), before: $0.line + 1)] }
    ) {
      $0.isTouched("touchDown") && $0.hasAllTouchActions && $0.isByTouch && $0.isOfSingleFingers
        && !$0.hasRepeat && $0.pauseBeforeTouch.map { $0 >= 900_000 } ?? false
    },
  ]

  private static let drags: [Context] = [
    Context(
      ["R594"],
      "a movement inside is not told",
      .sendActions,
      needs: .touches,
      edit: \.dropped
    ) {
      $0.isTouched("touchDragInside") && $0.hasAllTouchActions && $0.isOnlyInTurn
    },
    Context(
      ["R594"],
      "the finger leaves twice",
      .sendActions,
      needs: .arguments,
      edit: \.doubled
    ) { $0.isTouched("touchDragExit") && $0.hasAllTouchActions },
    Context(
      ["R594"],
      "the finger comes back twice",
      .sendActions,
      needs: .arguments,
      edit: \.doubled
    ) { $0.isTouched("touchDragEnter") && $0.hasAllTouchActions },
    Context(
      ["R594"],
      "that the finger leaves is not told",
      .sendActions,
      needs: [.arguments, .calls],
      edit: \.dropped
    ) {
      $0.isTouched("touchDragExit") && $0.hasAllTouchActions
        && $0.next?.controlEvent == "touchDragOutside"
    },
    Context(
      ["R594"],
      "that the finger comes back is not told",
      .sendActions,
      needs: [.arguments, .calls],
      edit: \.dropped
    ) {
      $0.isTouched("touchDragEnter") && $0.hasAllTouchActions
        && $0.next?.controlEvent == "touchDragInside"
    },
  ]

  private static let lifts: [Context] = [
    Context(
      ["R595"],
      "a touch ends twice",
      .sendActions,
      needs: [.arguments, .calls],
      edit: \.doubled
    ) { $0.isEnd && $0.hasAllTouchActions },
    Context(
      ["R595"],
      "the lift is not told",
      .sendActions,
      needs: .touches,
      edit: \.dropped
    ) { $0.isEnd && $0.controlEvent != "touchCancel" && $0.hasAllTouchActions },
    Context(
      ["R596"],
      "that the finger is taken away is not told",
      .sendActions,
      needs: .touches,
      edit: \.dropped
    ) { $0.isTaken },
    Context(
      ["R596"],
      "touchUpInside in place of touchCancel",
      .sendActions,
      needs: .touches,
      edit: { $0.sending("touchUpInside") }
    ) { $0.isTaken },
  ]

  private static let looks: [Context] = [
    Context(
      ["R598"],
      "the control is not highlighted under a finger inside",
      .sendActions,
      needs: .otherState,
      edit: { site in site.showing { $0[.isHighlighted] = false } }
    ) {
      $0.isTouched("touchDragInside") && $0.hasAllTouchActions && $0.state[.isHighlighted] == true
        && $0.isAfterLike
    },
    Context(
      ["R598"],
      "the control is highlighted under a finger outside",
      .sendActions,
      needs: .otherState,
      edit: { site in site.showing { $0[.isHighlighted] = true } }
    ) {
      $0.isTouched("touchDragOutside") && $0.hasAllTouchActions
        && $0.state[.isHighlighted] == false && $0.isAfterLike
    },
    Context(
      ["R598"],
      "the control is highlighted without a finger",
      at: .final,
      needs: .finals,
      edit: { site in site.showing { $0[.isHighlighted] = true } }
    ) { $0.isOfControl && $0.state[.isHighlighted] == false },
    Context(
      ["R597"],
      "touchUpOutside of a finger that is inside",
      .sendActions,
      needs: .touches,
      edit: { $0.sending("touchUpOutside") }
    ) {
      $0.isTouched("touchUpInside") && $0.isOutermost && $0.isWithoutCalls && $0.isLiftedInside
    },
  ]

  private static let reaches: [Context] = [
    Context(
      ["R599"],
      "a disabled control sends touchDown",
      at: .final,
      needs: .arguments,
      edit: { $0.sending("touchDown", after: .began) }
    ) {
      $0.isOfPlainControl && $0.isWithoutCalls && $0.declared.config[.isEnabled]?.bool == false
    },
    Context(
      ["R607"],
      "a view that takes no touches gets a finger",
      at: .final,
      needs: .touches,
      edit: { $0.sending("touchDown", after: .began) }
    ) {
      $0.isOfPlainControl && $0.isWithoutCalls && $0.isPassedOver && $0.isOfSingleFingers
    },
    Context(
      ["R608"],
      "a finger that comes down outside the bounds is told",
      at: .final,
      needs: .touches,
      edit: { $0.sending("touchDown", after: .began) }
    ) {
      $0.isOfPlainControl && $0.isWithoutCalls && $0.isOutermost && $0.isOfSingleFingers
        && $0.firstDepth.map { $0 < 0 } ?? false
    },
    Context(
      ["R609"],
      "a finger on the far edge is told",
      at: .final,
      needs: .touches,
      edit: { $0.sending("touchDown", after: .began) }
    ) {
      $0.isOfPlainControl && $0.isWithoutCalls && $0.moment.view == 0 && $0.isOfSingleFingers
        && $0.firstDepth == 0
    },
  ]

  private static let coded: [Context] = [
    Context(
      ["R600"],
      "an event is sent without an action for it",
      at: .final,
      needs: [.arguments, .setUp],
      edit: { $0.sending("touchUpInside", after: .ended) }
    ) { $0.isOfControl && $0.hasAction(for: "touchUpInside") == false },
    Context(
      ["R600"],
      "an event that code asks for is not sent",
      .sendActions,
      needs: [.arguments, .calls],
      edit: \.dropped
    ) { $0.isCoded },
    Context(
      ["R600"],
      "an event that code asks for is sent twice",
      .sendActions,
      needs: [.arguments, .calls, .touches],
      edit: \.doubled
    ) { $0.isCoded },
    Context(
      ["R603"],
      "a switch tells that code has turned it",
      at: .call(.setOn),
      needs: [.arguments, .calls],
      edit: { [.insert($0.sent("valueChanged", at: $0.time), before: $0.line + 1)] }
    ) { $0.isOfControl },
    Context(
      ["A04"],
      "an event is sent at rest",
      at: .final,
      needs: [.touches, .calls, .times],
      edit: { $0.breakingRest(by: 600_000, with: $0.sent("valueChanged", at: nil)) }
    ) { $0.isOfControl && $0.isAtRest && $0.hasAction(for: "valueChanged") == true },
  ]
}

extension Site {
  /// Returns true if it sends an event that a finger causes.
  fileprivate func isTouched(_ event: String) -> Bool {
    isOfPlainControl && controlEvent == event && !isNestedTurn && causeCall == nil
      && isOfSingleFingers && isWithoutCalls
  }

  private var turnEvents: [String] {
    (earlierInTurn + [self] + laterInTurn).compactMap(\.controlEvent)
  }

  fileprivate var hasRepeat: Bool { turnEvents.contains("touchDownRepeat") }

  /// True if no finger was lifted before it.
  fileprivate var isOfFirstTouch: Bool {
    record.transcript.lines[..<line].allSatisfy { line in
      guard case .touch(let touch) = line else { return true }
      return touch.phase != .ended && touch.phase != .cancelled
    }
  }

  /// The touches before it, the latest first.
  private var touches: [Touch] {
    record.transcript.lines[..<line].reversed().compactMap { line in
      if case .touch(let touch) = line { touch } else { nil }
    }
  }

  /// The time between the lift before and the touch-down of the finger; nil if it is the first.
  fileprivate var pauseBeforeTouch: Microseconds? {
    let touches = touches
    guard let down = touches.first, down.phase == .began,
      let lift = touches.first(where: { $0.phase == .ended || $0.phase == .cancelled }),
      let start = lift.time, let end = down.time
    else { return nil }
    return end - start
  }

  /// True if nothing else is sent in the turn.
  fileprivate var isOnlyInTurn: Bool { turnEvents.count == 1 }

  /// True if the event before it was the same, in another turn.
  fileprivate var isAfterLike: Bool {
    let before = forerunners.first { $0.name == .sendActions }
    return before?.controlEvent == controlEvent && before?.moment.turn != moment.turn
      && isOnlyInTurn
  }

  /// True if it ends a touch.
  fileprivate var isEnd: Bool {
    ["touchUpInside", "touchUpOutside", "touchCancel"].contains { isTouched($0) }
  }

  /// True if it tells that a finger was taken away, with its view in place.
  fileprivate var isTaken: Bool {
    isTouched("touchCancel") && hasAllTouchActions
      && !record.callLines.contains { index in
        guard case .call(let call) = record.transcript.lines[index] else { return false }
        return call.name == .removeFromSuperview
      }
  }

  /// True if the call of the turn has it sent.
  fileprivate var isCoded: Bool {
    isOfControl && causeCall?.name == .sendActions && !isNestedTurn
      && Int(causeCall?.view.place ?? 0) == moment.view
  }

  /// True if its `config` keeps fingers from it.
  fileprivate var isPassedOver: Bool {
    let config = declared.config
    return config[.isHidden]?.bool == true || config[.isUserInteractionEnabled]?.bool == false
      || config[.alpha]?.number.map { $0.units < 10_000 } ?? false
  }

  private func depth(of touch: Touch) -> Int64? {
    let frames = header.effectiveViews.map {
      $0.frame ?? $0.config[.bounds]?.point.map { Rect(origin: .zero, size: $0) }
    }
    guard let own = frames[moment.view], let first = frames[0] else { return nil }
    let x = Int64(touch.location.x.units + first.origin.x.units - own.origin.x.units)
    let y = Int64(touch.location.y.units + first.origin.y.units - own.origin.y.units)
    return min(x, y, Int64(own.size.x.units) - x, Int64(own.size.y.units) - y)
  }

  /// The depth inside the view at which the latest finger before it came down, in thousandths;
  /// negative if outside.
  fileprivate var firstDepth: Int64? { latestTouch(.began).flatMap(depth) }

  fileprivate var isLiftedInside: Bool {
    latestTouch(.ended).flatMap(depth).map { $0 > 0 } ?? false
  }

  private func latestTouch(_ phase: Touch.Phase) -> Touch? {
    for line in record.transcript.lines[..<line].reversed() {
      if case .touch(let touch) = line, touch.phase == phase { return touch }
    }
    return nil
  }
}
