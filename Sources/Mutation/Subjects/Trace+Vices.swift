internal import Traces

extension Trace {
  /// The transcript of a component that tells nothing.
  var withoutMessages: Trace { keeping { _ in false } }

  /// The transcript of a component that tells no end.
  var withoutEnds: Trace { keeping { !Self.ends.contains($0) } }

  /// The transcript of a component that tells each message twice, apart from those that ask something.
  var toldTwice: Trace {
    var trace = self
    trace.lines = lines.flatMap { line in
      if case .message(let message) = line, message.answer == nil { [line, line] } else { [line] }
    }
    return trace
  }

  /// The transcript of a component that tells each end together with the begin.
  var endedAtOnce: Trace {
    var trace = self
    trace.lines = []
    /// The places in the new lines behind which an end may be told, by its view and name.
    var places: [End: (place: Int, begin: Line, state: State)] = [:]
    var states: [ViewIndex: State] = [:]
    for line in lines {
      if case .message(var message) = line, Self.ends.contains(message.name),
        let found = places.removeValue(forKey: End(name: message.name, view: message.view))
      {
        message.time = found.begin.time
        message.frame = nil
        message.state = found.state
        if case .message(let begin) = found.begin { message.frame = begin.frame }
        trace.lines.insert(.message(message), at: found.place)
        for end in places.keys where (places[end]?.place ?? 0) >= found.place {
          places[end]?.place += 1
        }
      } else {
        trace.lines.append(line)
        if case .message(let message) = line { states[message.view] = message.state }
        if let end = Self.end(begunBy: line) {
          places[end] = (trace.lines.count, line, states[end.view] ?? State())
        }
      }
    }
    return trace
  }

  private struct End: Hashable {
    var name: Name
    var view: ViewIndex
  }

  /// The ends by the messages with which they begin; an animation begins with a call.
  private static let endsByBegin: [Name: Name] = [
    .willBeginDragging: .didEndDragging, .willBeginDecelerating: .didEndDecelerating,
    .willBeginZooming: .didEndZooming,
  ]
  private static let ends = Set(endsByBegin.values).union([.didEndScrollingAnimation])

  private static func end(begunBy line: Line) -> End? {
    switch line {
    case .message(let message):
      endsByBegin[message.name].map { End(name: $0, view: message.view) }
    case .call(let call) where call.isAnimated:
      End(name: .didEndScrollingAnimation, view: call.view)
    case .touch, .call, .gap, .settle, .exception, .final, .expectation, .comment: nil
    }
  }

  private func keeping(_ isKept: (Name) -> Bool) -> Trace {
    var trace = self
    trace.lines.removeAll {
      if case .message(let message) = $0 { !isKept(message.name) } else { false }
    }
    return trace
  }
}
