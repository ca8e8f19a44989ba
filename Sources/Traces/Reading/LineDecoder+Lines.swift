// The kinds of line, but for headers and expectations.

extension LineDecoder {
  func touch(_ fields: Fields) throws(LineProblem) -> Touch {
    let phaseNode = try required("touch", fields)
    let text = try word(phaseNode, "touch", is: "phase", among: Vocabulary.touchPhases)
    let place = Vocabulary.touchPhases.firstIndex(of: text) ?? 0
    guard let phase = Touch.Phase(rawValue: UInt8(place)) else {
      throw wrong(phaseNode, "touch", "a phase")
    }
    let finger = try wholeNumber(try required("id", fields), "id", 0...Int64(Int32.max))
    let x = try coordinate(try required("x", fields), "x")
    let y = try coordinate(try required("y", fields), "y")
    return Touch(
      time: try time(fields),
      phase: phase,
      finger: Int32(finger),
      location: Point(x: x, y: y),
      extensions: fields.extensions
    )
  }

  func call(_ fields: Fields) throws(LineProblem) -> Call {
    let node = try required("call", fields)
    let name = try name(node, "call", is: "call", among: Vocabulary.callNames)
    var call = Call(time: try time(fields), name: name, view: try view(fields))
    if let block = fields["in"] {
      let words = Call.Block.allCases.map(\.rawValue)
      call.block = Call.Block(rawValue: try word(block, "in", is: "block", among: words))
    }
    if let by = fields["by"] {
      call.isByDelegate = try word(by, "by", is: "caller", among: ["delegate"]) == "delegate"
    }
    call.arguments = try callArguments(fields["args"], name, node)
    call.extensions = fields.extensions
    return call
  }

  /// Returns a call's arguments: all that its entry demands, and no others that it does not name.
  func callArguments(
    _ node: JSONNode?,
    _ name: Name,
    _ nameNode: JSONNode
  ) throws(LineProblem) -> [Argument] {
    let entry = Vocabulary.call(name)
    var arguments: [Argument] = []
    if let node { arguments = try self.arguments(node, entry) }
    for parameter in entry?.parameters ?? []
    where !parameter.isOptional && arguments[Name(parameter.label)] == nil {
      throw LineProblem(
        .missingKey(parameter.label, line: "\"\(name.text)\" call"),
        at: node?.start ?? nameNode.start
      )
    }
    return arguments
  }

  func comment(_ fields: Fields) throws(LineProblem) -> Comment {
    Comment(try string(try required("#", fields), "#"), extensions: fields.extensions)
  }

  func gap(_ fields: Fields) throws(LineProblem) -> Gap {
    Gap(
      time: try time(fields),
      reason: try string(try required("gap", fields), "gap"),
      extensions: fields.extensions
    )
  }

  func settle(_ fields: Fields) throws(LineProblem) -> Settle {
    let limit = try wholeNumber(try required("settle", fields), "settle", 0...1_000_000_000_000)
    return Settle(
      time: try time(fields),
      limit: Microseconds(limit),
      extensions: fields.extensions
    )
  }

  func message(_ fields: Fields) throws(LineProblem) -> Message {
    let node = try required("message", fields)
    let name = try name(node, "message", is: "message", among: Vocabulary.messageNames)
    let entry = Vocabulary.message(name)
    var message = Message(time: try time(fields), name: name, view: try view(fields))
    if let frame = fields["frame"] {
      message.frame = Int32(try wholeNumber(frame, "frame", 1...Header.mostFrames))
    }
    if let moved = fields["moved"] { message.hasMoved = try bool(moved, "moved") }
    if let args = fields["args"] { message.arguments = try arguments(args, entry) }
    if let answer = fields["answer"] { message.answer = try self.answer(answer, entry) }
    if let state = fields["state"] {
      let told = try self.state(state, "state")
      message.state = told.state
      if !told.table.isEmpty { message.table = told.table }
    }
    message.extensions = fields.extensions
    return message
  }

  /// Returns an answer: of the entry's kind, or in-out arguments by label.
  func answer(_ node: JSONNode, _ entry: Vocabulary.Entry?) throws(LineProblem) -> Value {
    guard let entry else { return try anyValue(node, "answer") }
    let inOut = entry.parameters.filter(\.isInOut)
    guard !inOut.isEmpty else { return try value(node, "answer", entry.answer) }
    return .object(try inOutArguments(try members(node, "answer"), entry))
  }

  /// Reads in-out arguments that a delegate writes.
  func inOutArguments(
    _ members: [JSONNode.Member],
    _ entry: Vocabulary.Entry
  ) throws(LineProblem) -> [Argument] {
    let writable = entry.parameters.filter(\.isInOut).map(\.label)
    var arguments: [Argument] = []
    for member in members {
      guard writable.contains(member.key) else {
        throw LineProblem(
          .unknownWord(
            member.key,
            is: "in-out argument of \(entry.text)",
            allowed: writable.isEmpty ? ["none"] : writable,
            suggestion: Suggestion.closest(to: member.key, among: writable)
          ),
          at: member.keyOffset
        )
      }
      arguments.append(try argument(member, entry))
    }
    return arguments.sortedByLabel()
  }

  func exception(_ fields: Fields) throws(LineProblem) -> RaisedException {
    var exception = RaisedException(
      time: try time(fields),
      name: try string(try required("exception", fields), "exception"),
      reason: nil,
      extensions: fields.extensions
    )
    if let why = fields["why"] { exception.reason = try string(why, "why") }
    return exception
  }

  func final(_ fields: Fields) throws(LineProblem) -> Final {
    let told = try state(try required("final", fields), "final")
    return Final(
      time: try time(fields),
      view: try view(fields),
      state: told.state,
      table: told.table,
      extensions: fields.extensions
    )
  }
}
