/// A request to a subject, on one line.
package enum SubjectRequest: Sendable {
  /// The question for the subject's name and abilities, with the protocol's version.
  case hello(Int)
  /// Play a trace; the request has this number.
  case play(Int, RequestedTrace)
  /// Goodbye.
  case bye

  private static let keys = ["hello", "play", "bye"]

  /// Reads a request.
  ///
  /// - Parameter line: the line, with ``AnswerReader/padding`` bytes behind it.
  /// - Throws: `AnswerProblem` where it is none.
  package init(_ line: [UInt8]) throws(AnswerProblem) {
    let members = try JSONMembers.read(line)
    guard let member = members.first(where: { Self.keys.contains($0.key) }) else {
      throw AnswerProblem("no key tells the request; expected \"hello\", \"play\" or \"bye\"")
    }
    let text = String(decoding: line[member.value], as: UTF8.self)
    guard let number = Int(text), number >= 0, text.first?.isNumber == true else {
      throw AnswerProblem("\"\(member.key)\" is \(quoted(text)); expected a number", member)
    }
    switch member.key {
    case "hello": self = .hello(number)
    case "bye": self = .bye
    default: self = .play(number, RequestedTrace(members: members, line: line))
    }
  }
}

/// The trace of a request, not yet read: a header, which may have no id, and lines to play.
package struct RequestedTrace: Sendable {
  fileprivate let members: [JSONMembers.Member]
  fileprivate let line: [UInt8]

  /// Reads it.
  ///
  /// - Throws: `AnswerProblem` for whatever is wrong with it.
  package func trace() throws(AnswerProblem) -> Trace {
    guard let member = members.first(where: { $0.key == "trace" }) else {
      throw AnswerProblem("the request lacks the key \"trace\"")
    }
    var search = JSONMembers(line, at: member.value.lowerBound)
    var lineNumber = 1
    do {
      try search.expect(UInt8(ascii: "["), "an array of lines")
      var trace = Trace(header: try header(try node(&search)))
      let views = trace.header.effectiveViews.map(\.name)
      var order = TraceOrder(trace.header)
      while try Self.goesOn(&search) {
        lineNumber += 1
        let event = try event(try node(&search), views)
        try order.accept(event, at: lineNumber)
        trace.lines.append(event)
      }
      try order.acceptEnd(stating: trace.lines.count)
      return trace
    } catch {
      throw AnswerProblem(error, in: line, line: lineNumber)
    }
  }

  private static func goesOn(_ search: inout JSONMembers) throws(LineProblem) -> Bool {
    search.skipWhiteSpace()
    guard search.peek != UInt8(ascii: "]") else { return false }
    try search.expect(UInt8(ascii: ","), "\",\" or \"]\"")
    return true
  }

  private func node(_ search: inout JSONMembers) throws(LineProblem) -> JSONNode {
    let range = try search.skipValue()
    guard range.count <= LineSource.longestLine else {
      throw LineProblem(.lineTooLong, at: range.lowerBound)
    }
    var parser = JSONParser(line, at: range.lowerBound)
    return try parser.parseValue(depth: 3)
  }

  private func header(_ node: JSONNode) throws(LineProblem) -> Header {
    guard case .object(var members) = node.content else {
      throw LineProblem(.notAnObject, at: node.start)
    }
    if !members.contains(where: { $0.key == "id" }) {
      // No id is sent, for nothing that is played may depend on it.
      let id = JSONNode(content: .string("request"), start: node.start, end: node.start)
      members.append(JSONNode.Member(key: "id", keyOffset: node.start, value: id))
    }
    guard members.contains(where: { $0.key == "trace" }),
      case .header(let header) = try LineDecoder.decode(members, in: line, views: [])
    else { throw LineProblem(.missingHeader, at: node.start) }
    return header
  }

  private func event(_ node: JSONNode, _ views: [Name]) throws(LineProblem) -> Line {
    guard case .object(let members) = node.content else {
      throw LineProblem(.notAnObject, at: node.start)
    }
    guard case .line(let event) = try LineDecoder.decode(members, in: line, views: views),
      event.isPlayed
    else { throw LineProblem(.notAnEvent, at: node.start) }
    return event
  }
}
