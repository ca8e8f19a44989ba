internal import Traces
internal import Transcripts

/// The properties of a line about a property animator.
extension Site {
  /// A property animator, with all calls about it.
  struct Animator {
    let calls: [(line: Int, call: Call)]

    /// Returns the call of a name, if there is one alone.
    func only(_ name: Name) -> (line: Int, call: Call)? {
      let found = calls.filter { $0.call.name == name }
      return found.count == 1 ? found[0] : nil
    }

    /// Returns true if nothing is called but what stands here, and each of these once at most.
    func has(only names: Set<Name>) -> Bool {
      calls.allSatisfy { names.contains($0.call.name) }
        && Set(calls.map(\.call.name)).count == calls.count
    }

    /// The time of its start, if it was started without delay.
    var start: Microseconds? { only(.startAnimation)?.call.time }

    /// The duration of its way, in microseconds.
    var length: Microseconds {
      let maker = calls.first { Vocabulary.animatorMakers.contains($0.call.name.text) }
      return Microseconds((maker?.call.arguments[.duration]?.number?.double ?? 0) * 1_000_000)
    }

    /// Returns true if it is stopped to be finished, or for good.
    func isStopped(forGood isForGood: Bool) -> Bool {
      only(.stopAnimation)?.call.arguments[.withoutFinishing]?.bool == isForGood
    }
  }

  /// The animator that the message is about, where the program has no other and the delegate calls nothing.
  var animator: Animator? {
    guard let id = message?.arguments[.animatorID], header.inputs?.contains(.call) == true else {
      return nil
    }
    var calls: [(line: Int, call: Call)] = []
    for (line, event) in record.transcript.lines.enumerated() {
      guard case .call(let call) = event else { continue }
      if call.isByDelegate || Vocabulary.animators.contains(call.name.text) { return nil }
      guard let other = call.arguments[.animatorID] else { continue }
      guard other == id else { return nil }
      calls.append((line, call))
    }
    return calls.isEmpty ? nil : Animator(calls: calls)
  }

  /// True if the animator goes its whole way undisturbed, and fades a view on it.
  var isPlainWay: Bool {
    guard let animator, animator.start != nil, animator.length >= 200_000 else { return false }
    let fades = record.transcript.lines.count { line in
      guard case .call(let call) = line, call.name == .alpha else { return false }
      return call.block == .animate && call.arguments[.alpha]?.number?.double != 1
    }
    return fades == 1
      && animator.has(only: [
        .animatorWithCurve, .animatorWithDampingRatio, .addCompletion, .startAnimation,
      ])
  }

  /// True if the animator is stopped, and then told to finish.
  var isFinishedWay: Bool {
    guard let animator else { return false }
    return animator.isStopped(forGood: false) && animator.only(.finishAnimation) != nil
      && animator.only(.addCompletion) != nil && animator.only(.startAnimation) != nil
      && animator.only(.isReversed) == nil && animator.only(.pausesOnCompletion) == nil
  }

  /// Returns a completion of the animator, as it could stand at a time.
  func arrival(at time: Microseconds, _ position: String) -> Line? {
    guard let id = message?.arguments[.animatorID] else { return nil }
    var arrival = Message(
      time: time,
      name: .animatorCompletion,
      view: ViewIndex(moment.view)
    )
    arrival.arguments = [
      Argument(.animatorID, id), Argument(.finalPosition, .string(position)),
      Argument(.isRunning, .bool(true)),
    ]
    return .message(arrival)
  }

  /// The edits by which a completion is called right after the animator was stopped.
  var toldWhenStopped: [Edit] {
    guard let (line, call) = animator?.only(.stopAnimation), let time = call.time,
      let arrival = arrival(at: time, "current")
    else { return [] }
    return [.insert(arrival, before: line + 1)]
  }

  /// The edits by which a completion is called at the end of the way, before anything that comes later.
  var toldAtTheEnd: [Edit] {
    guard let animator, let start = animator.start else { return [] }
    let end = start + animator.length
    let lines = record.transcript.lines
    let place = lines.indices.first { place in
      if case .final = lines[place] { return true }
      return lines[place].time ?? -1 > end
    }
    guard let place, let arrival = arrival(at: min(end, lines[place].time ?? end), "end") else {
      return []
    }
    return [.insert(arrival, before: place)]
  }

  /// The edits by which the completion is called as the way begins.
  var toldAtTheStart: [Edit] {
    guard let start = animator?.start, var message else { return [] }
    let lines = record.transcript.lines
    guard let place = lines.indices.first(where: { lines[$0].time ?? -1 > start }), place <= line
    else { return [] }
    message.time = start
    message.frame = nil
    return dropped + [.insert(.message(message), before: place)]
  }

  /// The edits by which the completion gets another place.
  var misplaced: [Edit] {
    let place = message?.arguments[.finalPosition]?.string
    return saying(.finalPosition, .string(place == "current" ? "end" : "current"))
  }
}
