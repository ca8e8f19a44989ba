internal import Traces

/// Calls that cannot matter, as the vocabulary says: they do nothing, or set what is set already.
extension Disturbance {
  /// A call that cannot matter.
  private struct IdleCall: Sendable {
    let entry: Vocabulary.Entry

    /// The name of its disturbance: `content-size`.
    var name: String {
      entry.text.prefix { $0 != "(" }.reduce(into: "") { name, letter in
        name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
    }

    /// The text for the call in a sentence.
    var sentence: String { setsValue ? "\(entry.text) as it is" : entry.text }

    /// True if it sets a property.
    private var setsValue: Bool { !entry.parameters.isEmpty }

    /// Returns the call to a view as it is set up; nil: it would change something, or nothing is known of
    /// its value.
    func made(of view: Header.View) -> (name: Name, arguments: [Argument])? {
      let name = Name(entry.text)
      switch entry.idleness {
      case .never: return nil
      case .always, .laidOut:
        return setsValue ? nil : (name, [])
      case .asItIs, .asItIsOrLarger:
        // A view that moves leaves the offset of its header, and a zoom changes the content's size.
        let moving: Changes = view.component == "scroll" ? [.offset, .bounds] : .sizes
        guard entry.changes.isDisjoint(with: [.offset, moving]),
          let value = view.config[name] ?? Self.usual[name]
        else { return nil }
        return (name, [Argument(name, value)])
      }
    }

    /// The values of properties that a header leaves out, for one property of each aspect.
    static let usual: [Name: Value] = [
      .bounces: .bool(true),
      .contentInset: .array([Value](repeating: .number(Millionths(0)), count: 4)),
      .decelerationRate: .string("normal"),
      .isScrollEnabled: .bool(true),
    ]
  }

  /// The calls to a scroll view that may change nothing, in the order of the vocabulary; of properties those
  /// of which it is always known what a view has.
  private static let calls = Vocabulary.callEntries
    .filter { entry in
      let isKnown =
        entry.parameters.isEmpty || entry.idleness == .asItIsOrLarger
        || IdleCall.usual[Name(entry.text)] != nil
      return isKnown && entry.owners.contains(.scroll) && entry.idleness != .never
    }
    .map { IdleCall(entry: $0) }

  /// The program calls between two lines.
  static let harmlessCalls = calls.map { call in
    Disturbance("call-\(call.name)", "The program calls \(call.sentence).") { transcript, moment in
      guard let new = harmless(call, in: transcript) else { return nil }
      return transcript.calling(new.name, new.arguments, at: moment)
    }
  }

  /// The delegate calls inside the last message before.
  static let callsByDelegate = calls.map { call in
    Disturbance("delegate-\(call.name)", "The delegate calls \(call.sentence) in a message.") {
      transcript,
      moment in
      guard let new = harmless(call, in: transcript) else { return nil }
      return transcript.callingInside(new.name, new.arguments, before: moment)
    }
  }

  /// Returns the call for a transcript's first view; nil: the call is not one of that view's, or the program
  /// has set the property since, so that it may have another value.
  private static func harmless(
    _ call: IdleCall,
    in transcript: Trace
  ) -> (name: Name, arguments: [Argument])? {
    guard let view = transcript.header.effectiveViews.first,
      ["scroll", "zoom"].contains(view.component), let call = call.made(of: view)
    else { return nil }
    let isSet = transcript.lines.contains { line in
      guard case .call(let other) = line, other.view == .first, !call.arguments.isEmpty else {
        return false
      }
      return other.name == call.name || other.name.isPart(of: call.name)
    }
    let hasParts = view.config.contains { $0.label.isPart(of: call.name) }
    return isSet || hasParts ? nil : call
  }
}

extension Name {
  /// Returns true if the property is one axis of another one, as `bouncesVertically` is of `bounces`: the
  /// whole property sets both axes.
  fileprivate func isPart(of whole: Name) -> Bool {
    text == whole.text + "Horizontally" || text == whole.text + "Vertically"
  }
}

extension Trace {
  /// Returns the transcript with a call at a moment; nil: all its lines come before.
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

  /// Returns the transcript with a call by the delegate after the last message of the first view before a
  /// moment.
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
