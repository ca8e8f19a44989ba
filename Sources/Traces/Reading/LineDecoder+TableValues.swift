// Values that only tables have.

extension LineDecoder {
  /// Returns a value of a kind that only tables have, checked.
  func tableValue(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind
  ) throws(LineProblem) -> Value {
    switch kind {
    case .length: return try length(node, key, kind)
    case .dimension:
      guard case .string = node.content else { return try length(node, key, kind) }
      return .string(try word(node, key, is: "value of \(key)", among: ["automaticDimension"]))
    case .section: return .number(Millionths(whole: try section(node, key)))
    case .indexPath: return Value(try rowPath(node, key))
    case .indexPathRange:
      let range = try rowRange(node, key)
      return .list([Value(range.lowerBound), Value(range.upperBound)])
    case .sectionTops: return .list(try edges(node, key).map(\.value))
    default: throw wrong(node, key, kind.expectation)
    }
  }

  private func length(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind
  ) throws(LineProblem) -> Value {
    let expected = kind.expectation
    guard case .number = node.content else { throw wrong(node, key, expected) }
    let length = try coordinate(node, key)
    guard length >= .zero else { throw wrong(node, key, expected) }
    return .number(Millionths(length))
  }

  private func section(_ node: JSONNode, _ key: String) throws(LineProblem) -> Int {
    try wholeNumber(node, key, 0...Int64(Int32.max))
  }

  /// Returns an index path, `"section-row"`.
  func rowPath(_ node: JSONNode, _ key: String) throws(LineProblem) -> RowPath {
    guard case .string(let text) = node.content else {
      throw wrong(node, key, ValueKind.indexPath.expectation)
    }
    guard let path = RowPath(text) else {
      let expected = ValueKind.indexPath.expectation
      throw LineProblem(.badItem(text, expected: expected), at: node.start)
    }
    return path
  }

  private func rowRange(
    _ node: JSONNode,
    _ key: String
  ) throws(LineProblem) -> ClosedRange<RowPath> {
    let expected = ValueKind.indexPathRange.expectation
    guard case .array(let ends) = node.content, ends.count == 2 else {
      throw wrong(node, key, expected)
    }
    let (first, last) = (try rowPath(ends[0], key), try rowPath(ends[1], key))
    guard first <= last else { throw wrong(node, key, expected) }
    return first...last
  }

  private func edges(
    _ node: JSONNode,
    _ key: String
  ) throws(LineProblem) -> [TableState.Edge] {
    var edges: [TableState.Edge] = []
    for element in try elements(node, key) {
      guard case .array(let parts) = element.content, parts.count == 2 else {
        throw wrong(element, key, "[section,y]")
      }
      edges.append(
        TableState.Edge(section: try section(parts[0], key), top: try coordinate(parts[1], key))
      )
    }
    return edges.sorted { $0.section < $1.section }
  }

  // MARK: - State

  /// Reads a fact of a table's own; whether the key is one.
  func set(
    _ key: String,
    _ node: JSONNode,
    in state: inout TableState
  ) throws(LineProblem) -> Bool {
    switch key {
    case "indexPathsForSelectedRows":
      var rows: [RowPath] = []
      for element in try elements(node, key) { rows.append(try rowPath(element, key)) }
      state.selectedRows = rows.sorted()
    case "visibleFooters": state.visibleFooters = try edges(node, key)
    case "visibleHeaders": state.visibleHeaders = try edges(node, key)
    case "visibleRows":
      state.visibleRows = TableState.VisibleRows(node.isNull ? nil : try rowRange(node, key))
    default: return try set(key, node, in: &state.page)
    }
    return true
  }
}

extension TableState.Edge {
  /// `[section,y]`.
  var value: Value { .pair(Millionths(whole: section), Millionths(top)) }
}

extension Millionths {
  /// The number that is as large as a small whole one.
  init(whole number: Int) {
    self.init(units: Int64(number) * 1_000_000)
  }
}
