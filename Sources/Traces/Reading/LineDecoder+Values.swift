// Single values, each with the message that says what it should have been.

extension LineDecoder {
  func wrong(_ node: JSONNode, _ key: String, _ expected: String) -> LineProblem {
    LineProblem(.wrongValue(key: key, found: found(node), expected: expected), at: node.start)
  }

  private func found(_ node: JSONNode) -> String {
    guard case .number = node.content else { return node.kindName }
    let text = String(decoding: parser.bytes[node.start..<node.end].prefix(24), as: UTF8.self)
    return text
  }

  func string(_ node: JSONNode, _ key: String) throws(LineProblem) -> String {
    guard case .string(let text) = node.content else { throw wrong(node, key, "a string") }
    return text
  }

  func bool(_ node: JSONNode, _ key: String) throws(LineProblem) -> Bool {
    guard case .bool(let value) = node.content else { throw wrong(node, key, "true or false") }
    return value
  }

  func elements(_ node: JSONNode, _ key: String) throws(LineProblem) -> [JSONNode] {
    guard case .array(let elements) = node.content else { throw wrong(node, key, "an array") }
    return elements
  }

  func members(_ node: JSONNode, _ key: String) throws(LineProblem) -> [JSONNode.Member] {
    guard case .object(let members) = node.content else { throw wrong(node, key, "an object") }
    return members
  }

  func wholeNumber(
    _ node: JSONNode,
    _ key: String,
    _ range: ClosedRange<Int64>
  ) throws(LineProblem) -> Int {
    // Put together only where it is needed: it takes ten times as long as the number.
    let expected = { "a whole number from \(range.lowerBound) to \(range.upperBound)" }
    guard case .number = node.content else { throw wrong(node, key, expected()) }
    let text = parser.bytes[node.start..<node.end]
    guard !text.contains(UInt8(ascii: ".")) else { throw wrong(node, key, expected()) }
    let limit = max(range.upperBound, -range.lowerBound)
    let value = try DecimalText.units(text, places: 0, limit: limit, expected: expected())
    guard range.contains(value) else { throw wrong(node, key, expected()) }
    return Int(value)
  }

  func time(_ fields: Fields) throws(LineProblem) -> Microseconds? {
    guard let node = fields["t"] else { return nil }
    return Microseconds(try wholeNumber(node, "t", 0...1_000_000_000_000))
  }

  func coordinate(_ node: JSONNode, _ key: String) throws(LineProblem) -> Thousandths {
    let expected = ValueKind.coordinate.expectation
    guard case .number = node.content else { throw wrong(node, key, expected) }
    let units = try units(node, places: 3, limit: 1_000_000, expected)
    return Thousandths(units: Int32(truncatingIfNeeded: units))
  }

  func factor(_ node: JSONNode, _ key: String) throws(LineProblem) -> Millionths {
    let expected = ValueKind.factor.expectation
    guard case .number = node.content else { throw wrong(node, key, expected) }
    return Millionths(units: try units(node, places: 6, limit: Millionths.limit, expected))
  }

  private func units(
    _ node: JSONNode,
    places: Int,
    limit: Int64,
    _ expected: String
  ) throws(LineProblem) -> Int64 {
    let text = parser.bytes[node.start..<node.end]
    guard roundsNumbers else {
      return try DecimalText.units(text, places: places, limit: limit, expected: expected)
    }
    return try DecimalText.roundedUnits(text, places: places, limit: limit, expected: expected)
  }

  func coordinates(
    _ node: JSONNode,
    _ key: String,
    count: Int,
    _ kind: ValueKind
  ) throws(LineProblem) -> [Thousandths] {
    guard case .array(let elements) = node.content, elements.count == count else {
      throw wrong(node, key, kind.expectation)
    }
    var parts: [Thousandths] = []
    for element in elements { parts.append(try coordinate(element, key)) }
    let sizes = kind == .size ? parts[...] : kind == .rect ? parts[2...] : []
    if let negative = sizes.firstIndex(where: { $0 < .zero }) {
      throw wrong(elements[negative], key, "a size that is not negative")
    }
    return parts
  }

  func point(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind = .point
  ) throws(LineProblem) -> Point {
    let parts = try coordinates(node, key, count: 2, kind)
    return Point(x: parts[0], y: parts[1])
  }

  func rect(_ node: JSONNode, _ key: String) throws(LineProblem) -> Rect {
    let parts = try coordinates(node, key, count: 4, .rect)
    return Rect(
      origin: Point(x: parts[0], y: parts[1]),
      size: Point(x: parts[2], y: parts[3])
    )
  }

  func insets(_ node: JSONNode, _ key: String) throws(LineProblem) -> Insets {
    let parts = try coordinates(node, key, count: 4, .insets)
    return Insets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// Returns a word out of a list.
  func word(
    _ node: JSONNode,
    _ key: String,
    is kind: String,
    among words: [String]
  ) throws(LineProblem) -> String {
    let text = try string(node, key)
    guard words.contains(text) else {
      let near = Suggestion.closest(to: text, among: words)
      throw LineProblem(
        .unknownWord(text, is: kind, allowed: words, suggestion: near),
        at: node.start
      )
    }
    return text
  }

  func strings(_ node: JSONNode, _ key: String) throws(LineProblem) -> [String] {
    var texts: [String] = []
    for element in try elements(node, key) { texts.append(try string(element, key)) }
    return texts
  }

  /// Returns the view that a line names, or the first.
  func view(_ fields: Fields) throws(LineProblem) -> ViewIndex {
    guard let node = fields["view"] else { return .first }
    let text = try string(node, "view")
    guard let place = views.firstIndex(where: { $0.text == text }) else {
      throw LineProblem(.unknownView(text, allowed: views.map(\.text)), at: node.start)
    }
    return ViewIndex(place)
  }
}
