internal import Traces

/// A list of expected messages as a regular expression, run on sets of its places.
///
/// Place `n` means that the items before it have been served. The sets are bits in as many words as
/// the list needs, so that a list may have any length.
struct MessagePattern {
  let items: [Expectation.Item]
  /// Within what distance numbers match.
  let slack: Double
  private var places: [Bool]

  init(_ items: [Expectation.Item], slack: Double) {
    self.items = items
    self.slack = slack
    places = Array(repeating: false, count: items.count + 1)
    places[0] = true
    skipOptionals(&places)
  }

  /// Whether the list may end here.
  var isComplete: Bool { places[items.count] }

  /// What may come here, in words.
  var allowed: [String] {
    var words: [String] = []
    for place in items.indices where places[place] {
      let item = items[place]
      words.append(item.name.text + Words.arguments(item.arguments))
    }
    if isComplete { words.append("nothing more") }
    return words
  }

  /// Takes a message; returns false, and stays where it is, if it may not come here.
  mutating func take(_ message: Message) -> Bool {
    var next = [Bool](repeating: false, count: places.count)
    var isTaken = false
    for place in items.indices where places[place] && matches(items[place], message) {
      isTaken = true
      next[place + 1] = true
      if items[place].repetition.isRepeatable { next[place] = true }
    }
    guard isTaken else { return false }
    for place in items.indices where next[place] && !next[place + 1] {
      // A repeatable item that has been served once may be left.
      if places[place], items[place].repetition.isRepeatable { next[place + 1] = true }
    }
    skipOptionals(&next)
    places = next
    return true
  }

  private func skipOptionals(_ places: inout [Bool]) {
    for place in items.indices where places[place] && items[place].repetition.isOptional {
      places[place + 1] = true
    }
  }

  private func matches(_ item: Expectation.Item, _ message: Message) -> Bool {
    guard item.name == message.name else { return false }
    return item.arguments.allSatisfy { argument in
      guard let value = message.arguments[argument.label] else { return false }
      return isNear(value, argument.value)
    }
  }

  private func isNear(_ value: Value, _ expected: Value) -> Bool {
    if let numbers = value.numbers ?? value.number.map({ [$0] }),
      let wishes = expected.numbers ?? expected.number.map({ [$0] })
    {
      return numbers.count == wishes.count
        && zip(numbers, wishes).allSatisfy { ($0.double - $1.double).magnitude <= slack + 1e-9 }
    }
    return value == expected
  }
}

extension Expectation.Item.Repetition {
  /// Whether the item may be left out.
  var isOptional: Bool { self == .optional || self == .any }
  /// Whether the item may come again.
  var isRepeatable: Bool { self == .any || self == .several }
}

extension Expectations {
  /// Compares the messages of a view with a list, without those that the component does not have.
  func judge(
    _ all: [Expectation.Item],
    of names: [Name]?,
    in view: ViewIndex,
    at index: Int,
    _ verdict: inout Verdict
  ) throws(Transcript.Failure) {
    let items = all.filter { !transcript.header.lacks($0.name) }
    guard all.isEmpty || !items.isEmpty else { return }
    count(ExpectationRules.messages, &verdict)
    var pattern = MessagePattern(items, slack: 0.5 / transcript.header.effectiveScale)
    let recent = Recent()
    var stranger: (place: Int, message: Message)?
    try transcript.search { line, place in
      guard case .message(let message) = line, message.view == view else { return true }
      if let names, !names.contains(message.name) { return true }
      guard pattern.take(message) else {
        stranger = (place, message)
        return false
      }
      recent.add(Event.of(message))
      return true
    }
    if let (place, message) = stranger {
      tell(
        ExpectationRules.messages,
        at: place,
        time: message.time,
        state: message.state,
        found: Words.message(message),
        expected: pattern.allowed,
        prefix: recent.prefix(isRight: true),
        view: view,
        expectation: index,
        &verdict
      )
      return
    }
    guard !pattern.isComplete else { return }
    tell(
      ExpectationRules.messages,
      at: index,
      found: "no more messages",
      expected: pattern.allowed,
      prefix: recent.prefix(isRight: true),
      view: view,
      expectation: index,
      &verdict
    )
  }
}
