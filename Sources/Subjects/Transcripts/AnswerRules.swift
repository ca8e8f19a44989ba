import Traces

/// A mistake in a line of an answer, apart from its text.
struct Mistake: Error, Hashable {
  /// The mistake, and what was expected.
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

/// The rules about what a header and a handshake allow to be told.
struct AnswerRules {
  /// The times of the frames.
  let frames: FrameTimes
  /// The messages and keys of `state` that the component does not have, as its handshake tells.
  let lacks: [Name]
  private let dropped: [Int]
  private let observes: Set<Name>?
  private let messages: Set<Name>?
  private let stateKeys: Set<Name>?
  private let facts: State.Facts?

  init(_ header: Header, _ identity: SubjectIdentity) {
    frames = FrameTimes(rate: header.effectiveRate)
    dropped = header.dropped
    observes = header.observes.map { Set($0) }
    messages = identity.tells.messages
    stateKeys = identity.tells.state
    facts = stateKeys.map { State.facts(named: $0) }
    lacks = Self.lacks(header, identity.tells)
  }

  private static func lacks(_ header: Header, _ tells: SubjectIdentity.Tells) -> [Name] {
    let components = header.effectiveViews.map(\.component)
    let messages = tells.messages.map { told in
      Vocabulary.messages(of: components).filter { !told.contains($0) }
    }
    let keys = tells.state.map { told in
      Vocabulary.stateKeys(of: components).filter { !told.contains($0) }
    }
    let ofSample = header.sample == nil ? [] : SampleApplication.unheard
    return ofSample + ((messages ?? []) + (keys ?? [])).filter { !ofSample.contains($0) }
  }

  /// Returns true if a frame does not come.
  func isDropped(_ frame: Int64) -> Bool {
    !dropped.isEmpty && dropped.contains { Int64($0) == frame }
  }

  /// Refuses what the header or the handshake says cannot be told.
  func check(_ line: Line) throws(Mistake) {
    switch line {
    case .message(let message):
      try check(message)
      try check(message.state, message.table)
    case .final(let final): try check(final.state, final.table)
    case .touch, .call, .settle, .exception, .gap, .expectation, .comment: break
    }
  }

  private func check(_ message: Message) throws(Mistake) {
    if let observes, !observes.contains(message.name) {
      throw Mistake(
        "it is a \"\(message.name)\", which the header's \"observes\" leaves out; a subject never"
          + " sends such a message"
      )
    }
    if let messages, !messages.contains(message.name), !message.name.text.hasPrefix("x-") {
      throw Mistake(
        "it is a \"\(message.name)\", which the handshake's \"tells\" leaves out; add it there"
      )
    }
  }

  private func check(_ state: State, _ table: TableState) throws(Mistake) {
    guard let facts, let stateKeys else { return }
    guard state.known.isSubset(of: facts), table.keys.allSatisfy(stateKeys.contains) else {
      let stray = (state.keys + table.keys).first { !stateKeys.contains($0) }
      throw Mistake(
        "its state has \"\(stray?.text ?? "")\", which the handshake's \"tells\" leaves out; add it"
          + " there"
      )
    }
  }
}
