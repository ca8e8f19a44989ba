internal import Traces

extension Operators {
  static let recognizers = Operator(
    "recognizers",
    "A gesture recognizer tells of a gesture that was none, of none that was one, or in another way.",
    actions + presses + requirements + questions
  )

  private static let actions: [Context] = [
    Context(
      ["R621"],
      "an action runs for a recognizer that failed",
      at: .final,
      needs: .otherState,
      edit: { $0.gesture(.gestureAction, "failed", after: .ended) }
    ) { $0.isOfRecognizer && $0.isOfOneTouch && $0.previous?.name == .gestureShouldReceive },
    Context(
      ["R622"],
      "a recognizer is not ready again",
      at: .final,
      needs: [.finals, .otherState],
      edit: { $0.standing("ended") }
    ) { $0.isOfRecognizer && $0.recognizerState == "possible" },
    Context(
      ["R623"],
      "a tap or a swipe begins",
      .gestureAction,
      needs: .otherState,
      edit: { $0.standing("began") }
    ) { $0.isAction("ended") && $0.view.component != "long-press-recognizer" },
    Context(
      ["R624"],
      "a recognizer gets a touch beside its view",
      at: .final,
      needs: .touches,
      edit: { $0.gesture(.gestureShouldReceive, "possible", answer: true, after: .began) }
    ) { $0.isOfRecognizer && $0.isOfOneTouch && !$0.hasFingerInside },
    Context(
      ["R301"],
      "a tap is told as the finger comes down",
      .gestureAction,
      needs: .touches,
      edit: { $0.droppedWithQuestion + $0.recognized("ended", after: .began) }
    ) { $0.isOfSimpleTap && $0.previous?.name == .gestureShouldBegin },
    Context(
      ["R301"],
      "a tap is not told",
      .gestureAction,
      needs: [.touches, .calls, .setUp],
      edit: \.droppedWithQuestion
    ) { $0.isOfSimpleTap && $0.previous?.name == .gestureShouldBegin },
    Context(
      ["R640"],
      "a swipe that went elsewhere is told",
      at: .final,
      needs: [.touches, .setUp, .otherState],
      edit: { $0.recognized("ended", after: .moved) }
    ) { $0.isOfWrongSwipe },
    Context(
      ["R640"],
      "a swipe is not told",
      .gestureAction,
      needs: [.touches, .calls, .setUp, .times],
      edit: \.droppedWithQuestion
    ) { $0.isOfClearSwipe && $0.previous?.name == .gestureShouldBegin },
  ]

  private static let presses: [Context] = [
    Context(
      ["R635"],
      "a long press ends without having begun",
      .gestureAction,
      needs: [.otherState, .beginning],
      edit: { $0.dropped }
    ) { $0.isAction("began") },
    Context(
      ["R635"],
      "a long press that was lifted is not told to be over",
      .gestureAction,
      needs: [.touches, .calls, .otherState],
      edit: \.dropped
    ) { $0.isAction("ended") && $0.isPressOfOneTouch },
    Context(
      ["R635"],
      "a long press ends while its finger is down",
      .gestureAction,
      needs: [.touches, .calls, .otherState],
      edit: { site in
        guard let begin = site.forerunners.first(where: { $0.recognizerState == "began" }) else {
          return []
        }
        return site.dropped
          + [.insert(site.gesture(.gestureAction, "ended", at: begin.time), before: begin.line + 1)]
      }
    ) { $0.isAction("ended") && $0.isPressOfOneTouch },
    Context(
      ["R635"],
      "a long press changes though no finger has moved",
      .gestureAction,
      needs: [.touches, .calls, .otherState],
      edit: {
        [.insert($0.gesture(.gestureAction, "changed", at: $0.time), before: $0.line + 1)]
      }
    ) { $0.isAction("began") && $0.isPressOfOneTouch },
    Context(
      ["R635", "R637"],
      "a movement in a long press is not told",
      .gestureAction,
      needs: [.touches, .calls, .otherState],
      edit: \.dropped
    ) {
      $0.isAction("changed") && $0.isPressOfOneTouch && $0.next?.isAction("ended") == true
    },
    Context(
      ["R638"],
      "a finger that was lifted too soon is a long press",
      at: .final,
      needs: [.touches, .calls, .otherState],
      edit: { $0.recognized("began", after: .ended) }
    ) {
      $0.isPressOfOneTouch && $0.heldFor > 0 && $0.heldFor < 400_000
        && $0.declared.config[.minimumPressDuration] == nil
    },
    Context(
      ["R637"],
      "a finger that moved too far is a long press",
      at: .final,
      needs: [.touches, .calls, .setUp, .otherState],
      edit: { $0.recognized("began", after: .moved) }
    ) {
      $0.isPressOfOneTouch && $0.farthestWay > 12_000 && $0.previous?.name != .gestureAction
        && $0.declared.config[.allowableMovement] == nil
    },
    Context(
      ["R634"],
      "a long press that is switched off is not cancelled",
      .gestureAction,
      needs: [.calls, .otherState],
      edit: \.dropped
    ) { $0.isAction("cancelled") && $0.causeCall?.name == .isEnabled },
  ]

  private static let requirements: [Context] = [
    Context(
      ["R629"],
      "a single tap does not wait for the double one",
      .gestureAction,
      needs: [.touches, .calls, .setUp, .otherState],
      edit: { $0.droppedWithQuestion + $0.recognized("ended", after: .ended) }
    ) {
      $0.isAction("ended") && $0.waitsForLongerTap && $0.isOfOneTouch
        && $0.previous?.name == .gestureShouldBegin
    },
    Context(
      ["R629"],
      "a single tap that has waited is not told",
      .gestureAction,
      needs: [.touches, .calls, .setUp, .otherState],
      edit: \.droppedWithQuestion
    ) {
      $0.isAction("ended") && $0.waitsForLongerTap && $0.isOfOneTouch
        && $0.previous?.name == .gestureShouldBegin
    },
    Context(
      ["R633"],
      "whether to wait is asked twice",
      .gestureShouldWait,
      needs: [.touches, .arguments],
      edit: \.doubled
    ) { $0.isOfRecognizer && $0.isOfOneTouch },
    Context(
      ["R632"],
      "two go on together though no delegate agrees",
      .gestureShouldJoin,
      needs: [.touches, .calls, .arguments, .otherState],
      edit: { $0.answering(.bool(false)) }
    ) {
      $0.isOfRecognizer && $0.message?.answer?.bool == true && $0.isOfOneTouch
        && $0.isOnlyAgreement
    },
  ]

  private static let questions: [Context] = [
    Context(
      ["R625"],
      "a delegate is not asked about a touch",
      .gestureShouldReceive,
      needs: [.touches, .calls, .setUp],
      edit: \.dropped
    ) { $0.isOfRecognizer && $0.isOfOneTouch && $0.hasFingerInside },
    Context(
      ["R646"],
      "a view is told of a touch before the recognizer",
      .gestureShouldReceive,
      needs: [.touches, .calls],
      edit: { $0.dropped + [.insert($0.content, before: $0.line + 2)] }
    ) { $0.isOfRecognizer && $0.isOnlyRecognizer && $0.isOfOneTouch && $0.isBeforeTouch },
    Context(
      ["R625"],
      "a touch that was kept from a recognizer is a tap",
      at: .final,
      needs: [.touches, .calls, .arguments, .otherState],
      edit: { $0.recognized("ended", after: .ended) }
    ) {
      $0.isOfRecognizer && $0.isOfOneTouch && $0.previous?.name == .gestureShouldReceive
        && $0.previous?.message?.answer?.bool == false
    },
    Context(
      ["R627"],
      "a delegate is not asked whether a recognizer may begin",
      .gestureShouldBegin,
      needs: .otherState,
      edit: \.dropped
    ) { $0.isOfRecognizer && $0.message?.answer?.bool == true && $0.next?.name == .gestureAction },
    Context(
      ["R627"],
      "a recognizer that may not begin is told all the same",
      .gestureShouldBegin,
      needs: [.arguments, .otherState],
      edit: { site in
        let state = site.view.component == "long-press-recognizer" ? "began" : "ended"
        return [.insert(site.gesture(.gestureAction, state, at: site.time), before: site.line + 1)]
      }
    ) { $0.isOfRecognizer && $0.message?.answer?.bool == false },
  ]
}

extension Site {
  /// True if it tells of one tap by one finger, with nothing else that may be told.
  fileprivate var isOfSimpleTap: Bool {
    isAction("ended", of: "tap-recognizer") && isOnlyRecognizer && isOfOneTouch
      && declared.config.isEmpty
  }

  /// True if it is of a long press alone, that one finger has made or has not.
  fileprivate var isPressOfOneTouch: Bool {
    isOfRecognizer && view.component == "long-press-recognizer" && isOnlyRecognizer
      && isOfOneTouch && declared.delegate.entries.isEmpty
  }

  /// True if its view is told next that a touch has begun.
  fileprivate var isBeforeTouch: Bool {
    let lines = record.transcript.lines
    guard line + 1 < lines.count, case .message(let message) = lines[line + 1] else { return false }
    return message.name == .touchesBegan
  }

  /// True if no other answer lets two recognizers go on together.
  fileprivate var isOnlyAgreement: Bool {
    record.transcript.lines.count { line in
      guard case .message(let message) = line else { return false }
      return message.name == .gestureShouldJoin && message.answer?.bool == true
    } == 1
  }

  /// True if it tells of a swipe to the right by a finger that went there far, fast and straight.
  fileprivate var isOfClearSwipe: Bool {
    guard isAction("ended", of: "swipe-recognizer"), isOnlyRecognizer, isOfOneTouch,
      declared.config.isEmpty, declared.delegate.entries.isEmpty
    else { return false }
    let touches = record.transcript.lines.compactMap { line -> Touch? in
      guard case .touch(let touch) = line else { return nil }
      return touch
    }
    guard let first = touches.first, let last = touches.last, last.phase == .ended,
      let start = first.time, let end = last.time, end - start <= 300_000
    else { return false }
    return last.location.x.units - first.location.x.units >= 80_000
      && touches.allSatisfy { abs($0.location.y.units - first.location.y.units) <= 10_000 }
  }

  /// True if a finger went a long way that is no swipe to the right, which the header alone asks
  /// for.
  fileprivate var isOfWrongSwipe: Bool {
    guard isOfRecognizer, view.component == "swipe-recognizer", isOnlyRecognizer, isOfOneTouch,
      declared.config.isEmpty, let first = latestTouchLine(.began),
      let last = latestTouchLine(.moved), previous?.name == .gestureShouldReceive,
      case .touch(let start) = record.transcript.lines[first],
      case .touch(let end) = record.transcript.lines[last]
    else { return false }
    return end.location.x < start.location.x
  }
}
