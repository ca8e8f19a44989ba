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
    if members.allSatisfy({ $0.key == "*" || JSONNode.isIndexPath($0.key) }), !members.isEmpty {
      var answers: [Argument] = []
      for member in members {
        answers.append(Argument(Name(member.key), try anyValue(member.value, member.key)))
      }
      return Script.Reply(action: .answerByIndexPath(answers.sortedByLabel()))
    }
    guard let entry else { throw wrong(node, message.text, "an answer or a call") }
    return Script.Reply(action: .write(try inOutArguments(members, entry)))
  }

  private static let callKeys = ["call", "view", "args", "in", "times"]

  private func scriptedCall(
    _ node: JSONNode,
    _ members: [JSONNode.Member]
  ) throws(LineProblem) -> Script.Reply {
    for member in members where !Self.callKeys.contains(member.key) {
      throw LineProblem(
        .unknownKey(
          member.key,
          line: "scripted call's",
          allowed: Self.callKeys,
          suggestion: Suggestion.closest(to: member.key, among: Self.callKeys)
        ),
        at: member.keyOffset
      )
    }
    var times: Int?
    if let node = members.first(where: { $0.key == "times" })?.value {
      times = try wholeNumber(node, "times", 1...1_000_000_000)
    }
    let fields = Fields(line: .call, members: members, extensions: .none)
    var call = try call(fields)
    call.isByDelegate = true
    return Script.Reply(action: .call(call), times: times)
  }
}

extension JSONNode {
  /// Whether a text is an index path, `"section-row"`.
  static func isIndexPath(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }
}
