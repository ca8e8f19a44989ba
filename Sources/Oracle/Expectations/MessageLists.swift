internal import Traces

/// A list of expected messages, and how far a transcript follows it.
struct MessageList {
  /// The view whose messages are compared, and which of them; nil: all.
  let view: ViewIndex
  let names: Set<Name>?
  /// The progress of the transcript in the list.
  fileprivate(set) var pattern: MessagePattern
  fileprivate let recent = Recent()
  /// The first message that may not come where it does.
  fileprivate(set) var stranger: (place: Int, message: Message)?

  /// Tells whether a message is one of those that are compared.
  fileprivate func hears(_ message: borrowing Message) -> Bool {
    stranger == nil && message.view == view && names?.contains(message.name) ?? true
  }

  fileprivate mutating func take(_ message: borrowing Message, at place: Int) {
    if pattern.take(message) {
      recent.add(Event.of(message))
    } else {
      stranger = (place, copy message)
    }
  }
}

extension Expectations {
  /// The lists of messages that are expected, without those that the component does not have, by the indices
  /// of their lines.
  var messageLists: [Int: MessageList] {
    var lists: [Int: MessageList] = [:]
    for wish in account.wishes {
      guard case .messages(let all, let names) = wish.expectation.kind else { continue }
      let items = all.filter { !transcript.header.lacks($0.name) }
      guard all.isEmpty || !items.isEmpty else { continue }
      lists[wish.index] = MessageList(
        view: wish.expectation.view,
        names: names.map { Set($0) },
        pattern: MessagePattern(items, slack: 0.5 / transcript.header.effectiveScale)
      )
    }
    return lists
  }

  /// Goes through the transcript once, and holds all lists against it.
  ///
  /// - Parameters:
  ///   - lists: the lists, before the first message.
  ///   - meter: looks at the time: a trace may expect a thousand lists of a million messages.
  /// - Returns: how far each has come.
  /// - Throws: why the lines stopped coming.
  func follow(
    _ lists: [Int: MessageList],
    _ meter: inout JudgingMeter
  ) throws(Transcript.Failure) -> [Int: MessageList] {
    guard !lists.isEmpty, !meter.isOver else { return lists }
    let indices = lists.keys.sorted()
    var all = indices.compactMap { lists[$0] }
    var goingOn = Array(all.indices)
    try transcript.search { line, place in
      guard case .message(let message) = line else { return true }
      var hasEnded = false
      for index in goingOn {
        meter.countStep()
        guard all[index].hears(message) else { continue }
        all[index].take(message, at: place)
        hasEnded = hasEnded || all[index].stranger != nil
      }
      if hasEnded { goingOn.removeAll { all[$0].stranger != nil } }
      return !goingOn.isEmpty && !meter.isOver
    }
    return Dictionary(uniqueKeysWithValues: zip(indices, all))
  }

  /// Tells where the messages of a view leave a list.
  func judge(_ list: MessageList, at index: Int, _ verdict: inout Verdict) {
    count(ExpectationRules.messages, &verdict)
    let prefix = list.recent.prefix(isRight: true)
    if let (place, message) = list.stranger {
      tell(
        ExpectationRules.messages,
        at: place,
        time: message.time,
        state: message.state,
        found: Words.message(message),
        expected: list.pattern.allowed,
        prefix: prefix,
        view: list.view,
        expectation: index,
        &verdict
      )
      return
    }
    guard !list.pattern.isComplete else { return }
    tell(
      ExpectationRules.messages,
      at: index,
      found: "no more messages",
      expected: list.pattern.allowed,
      prefix: prefix,
      view: list.view,
      expectation: index,
      &verdict
    )
  }
}
