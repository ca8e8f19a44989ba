/// Turns one line of JSON into a line of a trace, or says what is wrong with it.
struct LineDecoder {
  /// A decoded line of a file.
  enum Decoded {
    case header(Header)
    case line(Line)
    case end(Int, Extensions)
  }

  let parser: JSONParser
  /// The names of the views that the trace's header declares; on a header line those that it does.
  private(set) var views: [Name]
  /// True if numbers may have more places than the format keeps, and are rounded.
  var roundsNumbers = false

  /// Decodes a line.
  static func decode(_ bytes: [UInt8], views: [Name]) throws(LineProblem) -> Decoded {
    var parser = JSONParser(bytes)
    let node = try parser.parseLine()
    guard case .object(let members) = node.content else {
      throw LineProblem(.notAnObject, at: node.start)
    }
    return try decode(members, in: bytes, views: views)
  }

  /// Decodes an object that was read already.
  static func decode(
    _ members: [JSONNode.Member],
    in bytes: [UInt8],
    views: [Name]
  ) throws(LineProblem) -> Decoded {
    var decoder = LineDecoder(parser: JSONParser(bytes), views: views)
    let kind = try decoder.kind(of: members)
    if kind == .header { decoder.views = Self.viewsDeclared(by: members) }
    let fields = try decoder.fields(members, of: kind)
    return try decoder.decode(kind, fields)
  }

  func decode(_ kind: LineKind, _ fields: Fields) throws(LineProblem) -> Decoded {
    switch kind {
    case .header: .header(try header(fields))
    case .touch: .line(.touch(try touch(fields)))
    case .call: .line(.call(try call(fields)))
    case .gap: .line(.gap(try gap(fields)))
    case .settle: .line(.settle(try settle(fields)))
    case .message: .line(.message(try message(fields)))
    case .exception: .line(.exception(try exception(fields)))
    case .final: .line(.final(try final(fields)))
    case .expectation: .line(.expectation(try expectation(fields)))
    case .comment: .line(.comment(try comment(fields)))
    case .end:
      .end(
        try wholeNumber(try required("end", fields), "end", 0...TraceOrder.mostLines),
        fields.extensions
      )
    }
  }

  /// Returns the views of a header: a scripted call may name any of them, one that is declared
  /// later too.
  private static func viewsDeclared(by members: [JSONNode.Member]) -> [Name] {
    guard case .object(let views)? = members.first(where: { $0.key == "views" })?.value.content
    else { return [.main] }
    return views.map { Name($0.key) }
  }

  // MARK: - Keys

  /// The members of a line, known to be allowed there.
  struct Fields {
    let line: LineKind
    let members: [JSONNode.Member]
    let extensions: Extensions

    subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }
  }

  func kind(of members: [JSONNode.Member]) throws(LineProblem) -> LineKind {
    for member in members {
      if let kind = LineKind.allCases.first(where: { $0.tellingKey == member.key }) { return kind }
    }
    let tellingKeys = LineKind.allCases.map(\.tellingKey)
    for member in members {
      if let near = Suggestion.closest(to: member.key, among: tellingKeys) {
        throw LineProblem(.unknownLine(suggestion: near), at: member.keyOffset)
      }
    }
    throw LineProblem(.unknownLine(suggestion: nil), at: 0)
  }

  func fields(
    _ members: [JSONNode.Member],
    of line: LineKind
  ) throws(LineProblem) -> Fields {
    for member in members where !line.keys.contains(member.key) && !member.key.hasPrefix("x-") {
      throw strayKey(member, in: line)
    }
    for key in line.requiredKeys where !members.contains(where: { $0.key == key }) {
      throw LineProblem(.missingKey(key, line: line.title), at: 0)
    }
    return Fields(line: line, members: members, extensions: extensions(members, in: line))
  }

  private func strayKey(_ member: JSONNode.Member, in line: LineKind) -> LineProblem {
    let near = Suggestion.closest(to: member.key, among: line.keys)
    let other = LineKind.allCases.first { $0 != line && $0.keys.contains(member.key) }
    if let other {
      let problem = Problem.keyOfAnotherLine(member.key, line: line.title, other: other.title)
      return LineProblem(problem, at: member.keyOffset)
    }
    return LineProblem(
      .unknownKey(member.key, line: line.title, allowed: line.keys, suggestion: near),
      at: member.keyOffset
    )
  }

  /// Returns the `x-` keys of a line, with those in the state that it tells.
  private func extensions(_ members: [JSONNode.Member], in line: LineKind) -> Extensions {
    var extensions = extensions(members)
    if let stateKey = line.stateKey,
      let state = members.first(where: { $0.key == stateKey })?.value,
      case .object(let facts) = state.content
    {
      extensions.entries += self.extensions(facts).entries.map {
        Extensions.Entry(key: $0.key, json: $0.json, isInState: true)
      }
    }
    return extensions
  }

  /// Returns the `x-` keys among some, in the canonical order.
  func extensions(_ members: [JSONNode.Member]) -> Extensions {
    let strangers = members.filter { $0.key.hasPrefix("x-") }
    guard !strangers.isEmpty else { return .none }
    let entries = strangers.map {
      Extensions.Entry(key: $0.key, json: CompactJSON.text(of: $0.value, in: parser.bytes))
    }
    return Extensions(entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  func required(_ key: String, _ fields: Fields) throws(LineProblem) -> JSONNode {
    guard let node = fields[key] else {
      throw LineProblem(.missingKey(key, line: fields.line.title), at: 0)
    }
    return node
  }
}
