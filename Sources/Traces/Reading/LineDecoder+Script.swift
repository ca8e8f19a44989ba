// The scripted delegate's entries.

extension LineDecoder {
  func script(_ node: JSONNode) throws(LineProblem) -> Script {
    var entries: [Script.Entry] = []
    for member in try members(node, "delegate") {
      entries.append(try entry(member))
    }
    return Script(
      entries.sorted { $0.message.text.utf8.lexicographicallyPrecedes($1.message.text.utf8) }
    )
  }

  private func entry(_ member: JSONNode.Member) throws(LineProblem) -> Script.Entry {
    guard member.key.hasPrefix("x-") || Vocabulary.messageNames.contains(member.key) else {
      throw LineProblem(
        .unknownWord(
          member.key,
          is: "message",
          allowed: Vocabulary.messageNames,
          suggestion: Suggestion.closest(to: member.key, among: Vocabulary.messageNames)
        ),
        at: member.keyOffset
      )
    }
    let message = Name(member.key)
    guard case .array(let elements) = member.value.content else {
      let reply = try reply(member.value, to: message)
      return Script.Entry(message: message, replies: [reply], isList: false)
    }
    guard !elements.isEmpty else { throw wrong(member.value, member.key, "at least one reply") }
    var replies: [Script.Reply] = []
    for element in elements { replies.append(try reply(element, to: message)) }
    return Script.Entry(message: message, replies: replies, isList: true)
  }

  private func reply(_ node: JSONNode, to message: Name) throws(LineProblem) -> Script.Reply {
    let entry = Vocabulary.message(message)
    guard case .object(let members) = node.content else {
      return Script.Reply(action: .answer(try answer(node, entry)))
    }
    if members.contains(where: { $0.key == "call" }) { return try scriptedCall(node, members) }
    if let answers = try answersByPlace(members, entry) {
      return Script.Reply(action: .answerByIndexPath(answers))
    }
    guard let entry else { throw wrong(node, message.text, "an answer or a call") }
    return Script.Reply(action: .write(try inOutArguments(members, entry)))
  }

  /// Answers by row or section; nil where the message is about neither.
  private func answersByPlace(
    _ members: [JSONNode.Member],
    _ entry: Vocabulary.Entry?
  ) throws(LineProblem) -> [Argument]? {
    guard !members.isEmpty else { return nil }
    guard let entry else { return try answersByAnyPlace(members) }
    guard let topic = entry.topic else { return nil }
    var answers: [Argument] = []
    for member in members {
      guard ScriptedAnswers.Place(member.key, in: topic) != nil else {
        throw LineProblem(
          .badPlace(member.key, message: entry.text, expected: topic.expectation),
          at: member.keyOffset
        )
      }
      answers.append(Argument(Name(member.key), try answer(member.value, entry)))
    }
    return answers.sortedByLabel()
  }

  /// Returns the same of a message that the vocabulary does not know: its keys tell whether they are
  /// places.
  private func answersByAnyPlace(
    _ members: [JSONNode.Member]
  ) throws(LineProblem) -> [Argument]? {
    let arePlaces = members.allSatisfy { member in
      [Vocabulary.Topic.row, .section].contains {
        ScriptedAnswers.Place(member.key, in: $0) != nil
      }
    }
    guard arePlaces else { return nil }
    var answers: [Argument] = []
    for member in members {
      answers.append(Argument(Name(member.key), try anyValue(member.value, member.key)))
    }
    return answers.sortedByLabel()
  }

  private static let callKeys = ["call", "view", "args", "in"]
  private static let replyKeys = callKeys + ["then", "times"]

  private func scriptedCall(
    _ node: JSONNode,
    _ members: [JSONNode.Member]
  ) throws(LineProblem) -> Script.Reply {
    var times: Int?
    if let node = members.first(where: { $0.key == "times" })?.value {
      times = try wholeNumber(node, "times", 1...1_000_000_000)
    }
    var then: [Call] = []
    if let node = members.first(where: { $0.key == "then" })?.value {
      for element in try elements(node, "then") {
        let members = try self.members(element, "then")
        then.append(try scriptedCall(members, keys: Self.callKeys))
      }
    }
    let call = try scriptedCall(members, keys: Self.replyKeys)
    return Script.Reply(action: .call(call), times: times, then: then)
  }

  private func scriptedCall(
    _ members: [JSONNode.Member],
    keys: [String]
  ) throws(LineProblem) -> Call {
    for member in members where !keys.contains(member.key) {
      throw LineProblem(
        .unknownKey(
          member.key,
          line: "scripted call's",
          allowed: keys,
          suggestion: Suggestion.closest(to: member.key, among: keys)
        ),
        at: member.keyOffset
      )
    }
    let fields = Fields(line: .call, members: members, extensions: .none)
    var call = try call(fields)
    call.isByDelegate = true
    return call
  }
}

extension Vocabulary.Topic {
  /// The keys that may stand in front of an answer.
  fileprivate var expectation: String {
    switch self {
    case .row: "a row \"section-row\", a section's rows \"section-*\", or \"*\" for the rest"
    case .section: "the number of a section, or \"*\" for the rest"
    }
  }
}
