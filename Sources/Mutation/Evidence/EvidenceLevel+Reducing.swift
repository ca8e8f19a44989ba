public import Traces

extension EvidenceLevel {
  /// Returns what is told of a transcript at this level.
  ///
  /// - Parameter transcript: a transcript that tells everything.
  /// - Returns: the transcript as somebody would have recorded it who knows less; nil: there is none,
  ///   such as that of a component without `willEndDragging` whose delegate answers it.
  public func reduced(_ transcript: Trace) -> Trace? {
    var trace = transcript
    switch self {
    case .everything: break
    case .scrollOffsets: trace.changeStates { $0.forgetOffset(unless: $1 == .didScroll) }
    case .noFlags: trace.changeStates { state, _ in state.forgetFlags() }
    case .releaseUnheard:
      guard !transcript.answersRelease else { return nil }
      trace.removeRelease()
      trace.header.unhearRelease()
    case .releaseLacking:
      guard !transcript.answersRelease else { return nil }
      trace.removeRelease()
      trace.header.lackRelease()
    case .stateless: trace.forgetStates()
    case .arguments:
      trace.forgetStates()
      trace.forgetTimes()
      trace.forget(.touch)
    case .names:
      trace.forgetStates()
      trace.forgetArguments()
      trace.forgetTimes()
      trace.forget(.touch)
      trace.forget(.call)
      trace.forgetSetUp()
    case .farView: return transcript.besideAFarView
    case .quietBefore: return transcript.afterAQuietMinute
    case .quietAfter: return transcript.beforeAQuietMinute
    case .jitter: return transcript.jittered
    }
    return trace
  }

  /// Returns true if what is left of a legal transcript at this level is also the record of a
  /// fault.
  ///
  /// - Parameter transcript: a transcript without a fault that tells everything.
  /// - Returns: true where the call or the finger that explains a message is not told.
  public func isAmbiguous(_ transcript: Trace) -> Bool {
    switch self {
    case .stateless: transcript.isChangedByReading
    case .arguments: transcript.isChangedByReading || transcript.hasFingersInATable
    case .names: transcript.isChangedByReading || transcript.hasNamesOfAFault
    case .quietAfter: transcript.endsInMotion
    case .everything, .scrollOffsets, .noFlags, .releaseUnheard, .releaseLacking, .farView,
      .quietBefore, .jitter:
      false
    }
  }
}

extension Trace {
  /// True if a delegate answers `willEndDragging`, or could.
  fileprivate var answersRelease: Bool {
    header.effectiveViews.contains { view in
      view.delegate.entries.contains { $0.message == .willEndDragging }
    }
  }

  /// Changes the state of each message, and of each final.
  fileprivate mutating func changeStates(_ body: (inout State, Name?) -> Void) {
    for index in lines.indices {
      switch lines[index] {
      case .message(var message):
        body(&message.state, message.name)
        lines[index] = .message(message)
      case .final(var final):
        // The place at rest is told whoever tells of places at all.
        body(&final.state, .didScroll)
        lines[index] = .final(final)
      default: break
      }
    }
  }

  fileprivate mutating func removeRelease() {
    lines.removeAll {
      if case .message(let message) = $0 { message.name == .willEndDragging } else { false }
    }
  }

  mutating func forgetStates() {
    lines.removeAll { if case .final = $0 { true } else { false } }
    for index in lines.indices {
      guard case .message(var message) = lines[index] else { continue }
      message.state = State()
      message.table = TableState()
      lines[index] = .message(message)
    }
  }

  mutating func forgetArguments() {
    for index in lines.indices {
      guard case .message(var message) = lines[index] else { continue }
      message.arguments = []
      message.answer = nil
      lines[index] = .message(message)
    }
  }

  fileprivate mutating func forgetTimes() {
    lines.removeAll { if case .settle = $0 { true } else { false } }
    for index in lines.indices {
      lines[index].time = nil
      guard case .message(var message) = lines[index], message.frame != nil else { continue }
      message.frame = nil
      lines[index] = .message(message)
    }
  }

  /// Leaves out a kind of input, and the claim that it was recorded.
  mutating func forget(_ input: Header.Input) {
    let inputs = header.inputs?.filter { $0 != input }
    header.inputs = inputs?.isEmpty == true ? nil : inputs
    lines.removeAll {
      switch $0 {
      case .touch: input == .touch
      case .call: input == .call
      default: false
      }
    }
  }

  fileprivate mutating func forgetSetUp() {
    header.config = []
    header.delegate = Script()
    for index in header.views.indices {
      header.views[index].config = []
      header.views[index].delegate = Script()
    }
  }
}

extension Header {
  fileprivate mutating func unhearRelease() {
    let names = observes ?? Vocabulary.messageNames.map { Name($0) }
    observes = names.filter { $0 != .willEndDragging }
  }

  fileprivate mutating func lackRelease() {
    if !lacks(.willEndDragging) { lacks.append(.willEndDragging) }
  }
}

extension State {
  fileprivate mutating func forgetOffset(unless isTold: Bool) {
    guard !isTold else { return }
    contentOffset = nil
    bounds = nil
  }

  fileprivate mutating func forgetFlags() {
    for bit in 0..<State.Facts.RawValue.bitWidth {
      let flag = State.Facts(rawValue: 1 << State.Facts.RawValue(bit))
      if State.Facts.flags.contains(flag) { self[flag] = nil }
    }
  }
}
