internal import Traces

/// The properties of a line about gesture recognizers.
extension Site {
  /// True if it is of a recognizer of which everything is heard.
  var isOfRecognizer: Bool {
    Vocabulary.recognizers.contains(view.component) && header.observes == nil
      && header.lacks.isEmpty && header.begins == nil
      && header.inputs.map { $0.count == 2 } ?? true
  }

  /// The state of the recognizer that the line tells.
  var recognizerState: String? { controlState.recognizer }

  /// Returns true if it is an action for a state, of a kind of recognizer.
  func isAction(_ state: String, of component: String? = nil) -> Bool {
    isOfRecognizer && name == .gestureAction && recognizerState == state
      && (component.map { view.component == $0 } ?? true)
  }

  /// True if it is the only recognizer.
  var isOnlyRecognizer: Bool { recognizers.count == 1 }

  /// True if a single tap in the header waits for its longer one.
  var waitsForLongerTap: Bool {
    declared.config[.requiresFailureOf] != nil && view.component == "tap-recognizer"
  }

  private var recognizers: [Header.View] {
    header.effectiveViews.filter { Vocabulary.recognizers.contains($0.component) }
  }

  /// Returns the latest touch event of a phase before it, as the place of its line.
  func latestTouchLine(_ phase: Touch.Phase) -> Int? {
    record.transcript.lines[..<line].lastIndex { line in
      if case .touch(let touch) = line { touch.phase == phase } else { false }
    }
  }

  /// Returns the recognizer's message as it could stand behind a line, with another state.
  func gesture(
    _ name: Name,
    _ state: String,
    answer: Bool? = nil,
    at time: Microseconds?
  ) -> Line {
    var message = Message(time: time, name: name, view: ViewIndex(moment.view))
    message.table.control.recognizer = state
    message.answer = answer.map { .bool($0) }
    return .message(message)
  }

  /// Returns the edits by which the recognizer's message stands right behind the latest touch of a phase.
  func gesture(
    _ name: Name,
    _ state: String,
    answer: Bool? = nil,
    after phase: Touch.Phase
  ) -> [Edit] {
    guard let touch = latestTouchLine(phase) else { return [] }
    let line = gesture(name, state, answer: answer, at: record.transcript.lines[touch].time)
    return [.insert(line, before: touch + 1)]
  }

  /// Returns the edits by which the recognizer is asked whether it may begin, and its action runs, behind
  /// the latest touch of a phase.
  func recognized(_ state: String, after phase: Touch.Phase) -> [Edit] {
    gesture(.gestureShouldBegin, "possible", answer: true, after: phase)
      + gesture(.gestureAction, state, after: phase)
  }

  /// The edits by which an action is left out, and the question before it whether the recognizer may begin.
  var droppedWithQuestion: [Edit] {
    dropped + (previous?.name == .gestureShouldBegin ? previous?.dropped ?? [] : [])
  }

  /// Returns the edits by which the recognizer stands elsewhere.
  func standing(_ state: String) -> [Edit] { showingControl { $0.recognizer = state } }

  /// True if all its touches are one finger's, come down once, with no call.
  var isOfOneTouch: Bool {
    let downs = record.transcript.lines.count { line in
      if case .touch(let touch) = line { touch.phase == .began } else { false }
    }
    return downs == 1 && isWithoutCalls
  }

  /// The greatest distance of the finger from its first place up to the line, in thousandths.
  var farthestWay: Int64 {
    var start: Point?
    var way: Int64 = 0
    for case .touch(let touch) in record.transcript.lines[..<line] {
      let begin = start ?? touch.location
      start = begin
      let x = abs(Int64(touch.location.x.units) - Int64(begin.x.units))
      let y = abs(Int64(touch.location.y.units) - Int64(begin.y.units))
      way = max(way, x, y)
    }
    return way
  }

  /// True if the finger came down in the view that the recognizer watches.
  var hasFingerInside: Bool {
    guard let touch = latestTouchLine(.began),
      case .touch(let finger) = record.transcript.lines[touch],
      let frame = header.effectiveViews.first(where: { $0.name == declared.container })?.frame
    else { return false }
    let (x, y) = (finger.location.x.units, finger.location.y.units)
    return x > 0 && y > 0 && x < frame.size.x.units && y < frame.size.y.units
  }

  /// The time for which the finger was down, in microseconds, at the end of the record.
  var heldFor: Microseconds {
    guard let start = latestTouchLine(.began), let end = latestTouchLine(.ended),
      let down = record.transcript.lines[start].time, let up = record.transcript.lines[end].time
    else { return 0 }
    return up - down
  }
}
