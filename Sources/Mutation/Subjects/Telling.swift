public import Traces

/// The part of a component's life that it tells: its messages, and the state that can be read in them.
public struct Telling: Sendable, Hashable {
  /// The name: `all`, or that of a wrapper's set, with `-stateless` behind it where no state is told.
  public let name: String
  /// The messages; nil: all.
  public let messages: Set<Name>?
  /// True if its state can be read in messages and at rest.
  public let hasState: Bool

  /// Everything, then all messages without a state, then the sets of wrappers, each with a state and without.
  public static let all: [Telling] =
    ([("all", nil)] + WrapperSet.all.map { ($0.name, $0.messages) }).flatMap { name, messages in
      [true, false].map { hasState in
        Telling(
          name: hasState ? name : "\(name)-stateless",
          messages: messages,
          hasState: hasState
        )
      }
    }

  /// Returns what is told of a transcript.
  ///
  /// - Parameter transcript: the transcript of a component that tells everything.
  /// - Returns: the transcript, whose header says what the component does not have; nil: a wrapper has no such
  ///   view, or the trace's delegate answers a message that it does not tell.
  public func told(of transcript: Trace) -> Trace? {
    let views = transcript.header.effectiveViews
    let answered = views.flatMap(\.delegate.entries).map(\.message)
    guard messages == nil || transcript.header.hasWrapper, answered.allSatisfy(tells) else {
      return nil
    }
    var trace = transcript
    trace.lines.removeAll {
      if case .message(let message) = $0 { !tells(message.name) } else { false }
    }
    let components = views.map(\.component)
    var lacks = Vocabulary.messageNames.map { Name($0) }.filter { !tells($0) }
    if !hasState {
      trace.emptyStates()
      lacks += Vocabulary.stateKeys(of: components)
    }
    trace.header.lacks += lacks.filter { !trace.header.lacks.contains($0) }
    return trace
  }

  private func tells(_ message: Name) -> Bool { messages?.contains(message) ?? true }
}

extension Header {
  /// True if all its views are scroll views, or plain content of theirs.
  fileprivate var hasWrapper: Bool {
    sample == nil
      && effectiveViews.allSatisfy { ["scroll", "zoom", "content"].contains($0.component) }
  }
}

extension Trace {
  /// Leaves out the states of messages; the states at rest stay, and are empty.
  fileprivate mutating func emptyStates() {
    for index in lines.indices {
      switch lines[index] {
      case .message(var message):
        message.state = State()
        message.table = .unknown
        lines[index] = .message(message)
      case .final(let final):
        lines[index] = .final(Final(time: final.time, view: final.view, state: State()))
      case .touch, .call, .gap, .settle, .exception, .expectation, .comment: break
      }
    }
  }
}
