internal import Traces

/// Calls that cannot matter: they do nothing, or set what is set already.
extension Disturbance {
  /// A call, made of a view as it is set up; nil: there is nothing to set.
  private typealias Making = @Sendable (Header.View) -> (name: Name, arguments: [Argument])?

  private static let calls: [(name: String, sentence: String, make: Making)] = [
    ("layout", "layoutIfNeeded()", { _ in (.layoutIfNeeded, []) }),
    ("flash", "flashScrollIndicators()", { _ in (.flashScrollIndicators, []) }),
    (
      "content-size", "contentSize as it is",
      // A zoom makes another size of it.
      { $0.component == "scroll" ? again(.contentSize, of: $0) : nil }
    ),
    ("inset", "contentInset as it is", { view in again(.contentInset, of: view) ?? noInset }),
    (
      "bounces", "bounces as it is",
      { view in again(.bounces, of: view) ?? (.bounces, [Argument(.bounces, .bool(true))]) }
    ),
  ]

  private static let noInset = (
    name: Name.contentInset,
    arguments: [
      Argument(.contentInset, .array([Value](repeating: .number(Millionths(0)), count: 4)))
    ]
  )

  /// The program calls between two lines.
  static let harmlessCalls = calls.map { call in
    Disturbance("call-\(call.name)", "The program calls \(call.sentence).") { transcript, moment in
      guard let new = harmless(call.make, in: transcript) else { return nil }
      return transcript.calling(new.name, new.arguments, at: moment)
    }
  }

  /// The delegate calls inside the last message before.
  static let callsByDelegate = calls.map { call in
    Disturbance("delegate-\(call.name)", "The delegate calls \(call.sentence) in a message.") {
      transcript,
      moment in
      guard let new = harmless(call.make, in: transcript) else { return nil }
      return transcript.callingInside(new.name, new.arguments, before: moment)
    }
  }

  /// The call for a transcript's first view; nil: the call is not one of that view's, or the program
  /// has set the property since, so that it may have another value.
  private static func harmless(
    _ make: Making,
    in transcript: Trace
  ) -> (name: Name, arguments: [Argument])? {
    guard let view = transcript.header.effectiveViews.first,
      ["scroll", "zoom"].contains(view.component), let call = make(view)
    else { return nil }
    let isSet = transcript.lines.contains { line in
      guard case .call(let other) = line else { return false }
      return other.view == .first && other.name == call.name && !call.arguments.isEmpty
    }
    return isSet ? nil : call
  }

  private static func again(
    _ property: Name,
    of view: Header.View
  ) -> (name: Name, arguments: [Argument])? {
    view.config[property].map { (property, [Argument(property, $0)]) }
  }
}

extension Trace {
  /// The transcript with a call at a moment; nil: all its lines come before.
  fileprivate func calling(
    _ name: Name,
    _ arguments: [Argument],
    at moment: Microseconds
  ) -> Trace? {
    guard let place = lines.firstIndex(where: { ($0.time ?? -1) > moment }) else { return nil }
    var trace = self
    trace.lines.insert(.call(Call(time: moment, name: name, arguments: arguments)), at: place)
    trace.moveSettle(over: place, at: moment)
    return trace
  }

  /// The transcript with a call by the delegate after the last message of the first view before a moment.
  fileprivate func callingInside(
    _ name: Name,
    _ arguments: [Argument],
    before moment: Microseconds
  ) -> Trace? {
    let place = lines.lastIndex { line in
      guard case .message(let message) = line, message.view == .first else { return false }
      return message.time.map { $0 < moment } ?? false
    }
    guard let place, case .message(let message) = lines[place] else { return nil }
    var call = Call(time: message.time, name: name, arguments: arguments)
    call.isByDelegate = true
    var trace = self
    trace.lines.insert(.call(call), at: place + 1)
    return trace
  }

  /// Moves the settle that waits at a moment behind the call there: no call comes while one waits.
  private mutating func moveSettle(over place: Int, at moment: Microseconds) {
    let waiting = lines[..<place].lastIndex { if case .settle = $0 { true } else { false } }
    guard let waiting, case .settle(var settle) = lines[waiting], let time = settle.time,
      time + settle.limit > moment
    else { return }
    settle.time = moment
    settle.limit = time + settle.limit - moment
    lines.insert(.settle(settle), at: place + 1)
    lines.remove(at: waiting)
  }
}
