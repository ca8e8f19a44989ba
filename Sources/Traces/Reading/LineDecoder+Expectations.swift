// Expectation lines, and the small notation of the messages that they list.

extension LineDecoder {
  private static let kinds = ["messages", "final", "exception", "violation"]

  func expectation(_ fields: Fields) throws(LineProblem) -> Expectation {
    let node = try required("expect", fields)
    let kind: Expectation.Kind
    let used: [String]
    var table = TableState()
    switch try word(node, "expect", is: "expectation", among: Self.kinds) {
    case "messages":
      kind = try messages(fields)
      used = ["are", "of", "view"]
    case "final":
      var within: Millionths?
      if let node = fields["within"] { within = try tolerance(node) }
      let told = try state(try required("is", fields), "is")
      kind = .final(told.state, within: within)
      table = told.table
      used = ["is", "within", "view"]
    case "exception":
      kind = .exception(try string(try required("is", fields), "is"))
      used = ["is"]
    default:
      kind = try violation(fields)
      used = [fields["rule"] == nil ? "catalogue" : "rule", "view"]
    }
    for member in fields.members
    where member.key != "expect" && !used.contains(member.key) && !member.key.hasPrefix("x-") {
      throw LineProblem(
        .unknownKey(
          member.key,
          line: "\"expect\":\(quoted((try? string(node, "expect")) ?? ""))",
          allowed: used,
          suggestion: nil
        ),
        at: member.keyOffset
      )
    }
    return Expectation(
      kind: kind,
      view: try view(fields),
      table: table,
      extensions: fields.extensions
    )
  }

  private func tolerance(_ node: JSONNode) throws(LineProblem) -> Millionths {
    let within = try factor(node, "within")
    guard within >= .zero else { throw wrong(node, "within", "a number that is not negative") }
    return within
  }

  private func violation(_ fields: Fields) throws(LineProblem) -> Expectation.Kind {
    if let rule = fields["rule"] { return .violationOfRule(try string(rule, "rule")) }
    if let number = fields["catalogue"] {
      return .violationOfCatalogue(try string(number, "catalogue"))
    }
    throw LineProblem(.missingKey("rule", line: "expectation of a violation"), at: 0)
  }

  private func messages(_ fields: Fields) throws(LineProblem) -> Expectation.Kind {
    var items: [Expectation.Item] = []
    for element in try elements(try required("are", fields), "are") {
      items.append(try item(try string(element, "are"), at: element.start))
    }
    guard let node = fields["of"] else { return .messages(items, of: nil) }
    var names: [Name] = []
    for element in try elements(node, "of") {
      names.append(try name(element, "of", is: "message", among: Vocabulary.messageNames))
    }
    return .messages(items, of: names)
  }

  /// Reads a name, then `[label=JSON,…]` if arguments matter, then `*`, `+` or `?`.
  private func item(_ text: String, at offset: Int) throws(LineProblem) -> Expectation.Item {
    var repetition = Expectation.Item.Repetition.once
    var rest = text[...]
    if let last = rest.last, let found = Expectation.Item.Repetition(rawValue: String(last)) {
      repetition = found
      rest.removeLast()
    }
    let nameText = String(rest.prefix { $0 != "[" })
    guard nameText.hasPrefix("x-") || Vocabulary.messageNames.contains(nameText) else {
      let near = Suggestion.closest(to: nameText, among: Vocabulary.messageNames)
      throw LineProblem(
        .unknownWord(
          nameText,
          is: "message",
          allowed: Vocabulary.messageNames,
          suggestion: near
        ),
        at: offset
      )
    }
    let name = Name(nameText)
    let bracket = rest.dropFirst(nameText.count)
    let arguments = try itemArguments(bracket, of: name, in: text, at: offset)
    return Expectation.Item(name: name, arguments: arguments, repetition: repetition)
  }

  private func itemArguments(
    _ bracket: Substring,
    of name: Name,
    in item: String,
    at offset: Int
  ) throws(LineProblem) -> [Argument] {
    guard !bracket.isEmpty else { return [] }
    let bad = LineProblem(
      .badItem(item, expected: "a name, then [label=JSON,…] if arguments matter, then *, + or ?"),
      at: offset
    )
    let bytes = Array(bracket.utf8)
    guard bytes.last == UInt8(ascii: "]"), bytes.count > 2 else { throw bad }
    var arguments: [Argument] = []
    var position = 1
    while position < bytes.count {
      guard let equals = bytes[position...].firstIndex(of: UInt8(ascii: "=")) else { throw bad }
      let label = String(decoding: bytes[position..<equals], as: UTF8.self)
      var parser = JSONParser(bytes, at: equals + 1)
      do {
        let value = try parser.parseValue(depth: 1)
        let member = JSONNode.Member(key: label, keyOffset: offset, value: value)
        let decoder = LineDecoder(parser: parser, views: views)
        arguments.append(try decoder.argument(member, Vocabulary.message(name)))
      } catch {
        throw LineProblem(error.problem, at: offset)
      }
      guard parser.position < bytes.count else { throw bad }
      let isLast = parser.position == bytes.count - 1
      guard isLast || bytes[parser.position] == UInt8(ascii: ",") else { throw bad }
      position = parser.position + 1
    }
    return arguments.sortedByLabel()
  }
}
