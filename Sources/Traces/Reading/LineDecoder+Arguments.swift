// Arguments, properties and answers: what the vocabulary says about each name.

extension LineDecoder {
  /// Returns a value of a kind, checked.
  func value(_ node: JSONNode, _ key: String, _ kind: ValueKind) throws(LineProblem) -> Value {
    switch kind {
    case .bool: return .bool(try bool(node, key))
    case .integer(let least):
      let number = try wholeNumber(node, key, Int64(least)...Int64(Int32.max))
      return .number(Millionths(units: Int64(number) * 1_000_000))
    case .coordinate: return .number(Millionths(try coordinate(node, key)))
    case .factor: return .number(try factor(node, key))
    case .point, .size: return Value(try point(node, key, kind))
    case .velocity: return try velocity(node, key)
    case .rect, .insets:
      let parts = try coordinates(node, key, count: 4, kind)
      return .list(parts.map { .number(Millionths($0)) })
    case .counts: return try counts(node, key)
    case .decelerationRate: return try decelerationRate(node, key)
    case .oneOf(let words): return .string(try word(node, key, is: "value of \(key)", among: words))
    case .text: return node.isNull ? .null : .string(try string(node, key))
    case .title: return .string(try string(node, key))
    case .optional(let kind): return node.isNull ? .null : try value(node, key, kind)
    case .list(let kind):
      var values: [Value] = []
      for element in try elements(node, key) { values.append(try value(element, key, kind)) }
      return .list(values)
    case .length, .dimension, .section, .indexPath, .indexPathRange, .sectionTops:
      return try tableValue(node, key, kind)
    case .address: return .string(try address(node, key))
    case .network: return try network(node, key)
    case .characterRange, .texts, .propertyList: return try formValue(node, key, kind)
    case .rowActions, .swipeActions, .alertActions, .titleOrPlace:
      return try actionValue(node, key, kind)
    case .nothing: throw wrong(node, key, kind.expectation)
    }
  }

  private func velocity(_ node: JSONNode, _ key: String) throws(LineProblem) -> Value {
    guard case .array(let parts) = node.content, parts.count == 2 else {
      throw wrong(node, key, ValueKind.velocity.expectation)
    }
    return .pair(try factor(parts[0], key), try factor(parts[1], key))
  }

  private func counts(_ node: JSONNode, _ key: String) throws(LineProblem) -> Value {
    var numbers: [Value] = []
    for element in try elements(node, key) {
      let count = try wholeNumber(element, key, 0...100_000_000)
      numbers.append(.number(Millionths(units: Int64(count) * 1_000_000)))
    }
    return .list(numbers)
  }

  private func decelerationRate(_ node: JSONNode, _ key: String) throws(LineProblem) -> Value {
    if case .string = node.content {
      return .string(try word(node, key, is: "deceleration rate", among: ["normal", "fast"]))
    }
    let rate = try factor(node, key)
    guard (1...999_999).contains(rate.units) else {
      throw wrong(node, key, ValueKind.decelerationRate.expectation)
    }
    return .number(rate)
  }

  /// Reads any value, as a name that the vocabulary does not know may have it.
  func anyValue(_ node: JSONNode, _ key: String) throws(LineProblem) -> Value {
    switch node.content {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number: return .number(try factor(node, key))
    case .string(let text): return .string(text)
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(try anyValue(element, key)) }
      return .list(values)
    case .object(let members):
      var arguments: [Argument] = []
      for member in members {
        arguments.append(Argument(Name(member.key), try anyValue(member.value, member.key)))
      }
      return .object(arguments.sortedByLabel())
    }
  }

  /// Returns the arguments of a message or call, by its entry; nil stands for a name that begins
  /// with `x-`.
  func arguments(
    _ node: JSONNode,
    _ entry: Vocabulary.Entry?
  ) throws(LineProblem) -> [Argument] {
    var arguments: [Argument] = []
    for member in try members(node, "args") {
      arguments.append(try argument(member, entry))
    }
    return arguments.sortedByLabel()
  }

  func argument(
    _ member: JSONNode.Member,
    _ entry: Vocabulary.Entry?
  ) throws(LineProblem) -> Argument {
    let label = Name(member.key)
    guard let entry, !member.key.hasPrefix("x-") else {
      return Argument(label, try anyValue(member.value, member.key))
    }
    guard let parameter = entry.parameters.first(where: { $0.label == member.key }) else {
      let labels = entry.parameters.map(\.label)
      throw LineProblem(
        .unknownKey(
          member.key,
          line: "\"\(entry.text)\"",
          allowed: labels.isEmpty ? ["x-…"] : labels,
          suggestion: Suggestion.closest(to: member.key, among: labels)
        ),
        at: member.keyOffset
      )
    }
    return Argument(label, try value(member.value, member.key, parameter.kind))
  }

  /// Returns the properties of a `config`; there `bounds` is `[width,height]`.
  func config(_ node: JSONNode) throws(LineProblem) -> [Argument] {
    var properties: [Argument] = []
    for member in try members(node, "config") {
      let name = Name(member.key)
      if member.key.hasPrefix("x-") {
        properties.append(Argument(name, try anyValue(member.value, member.key)))
      } else if let kind = Vocabulary.kind(ofProperty: name) {
        properties.append(Argument(name, try value(member.value, member.key, kind)))
      } else {
        let known = Vocabulary.propertyNames
        throw LineProblem(
          .unknownWord(
            member.key,
            is: "property",
            allowed: known,
            suggestion: Suggestion.closest(to: member.key, among: known)
          ),
          at: member.keyOffset
        )
      }
    }
    return properties.sortedByLabel()
  }

  /// Returns the state that a message or final line tells, and what it tells of a table besides.
  func state(
    _ node: JSONNode,
    _ key: String
  ) throws(LineProblem) -> (state: State, table: TableState) {
    var state = State()
    var table = TableState()
    for member in try members(node, key) where !member.key.hasPrefix("x-") {
      if try set(member.key, member.value, in: &table) { continue }
      if try set(member.key, member.value, in: &table.form) { continue }
      if try set(member.key, member.value, in: &table.control) { continue }
      try set(member, in: &state)
    }
    return (state, table)
  }

  private func set(_ member: JSONNode.Member, in state: inout State) throws(LineProblem) {
    let (key, node) = (member.key, member.value)
    switch key {
    case "contentOffset": state.contentOffset = try point(node, key)
    case "bounds": state.bounds = try rect(node, key)
    case "contentSize": state.contentSize = try point(node, key, .size)
    case "adjustedContentInset": state.adjustedContentInset = try insets(node, key)
    case "zoomScale": state.zoomScale = try factor(node, key)
    default:
      guard let flag = State.flagsByKey.first(where: { $0.key == key })?.flag else {
        let known = Vocabulary.stateKeyNames
        throw LineProblem(
          .unknownWord(
            key,
            is: "state key",
            allowed: known,
            suggestion: Suggestion.closest(to: key, among: known)
          ),
          at: member.keyOffset
        )
      }
      state[flag] = try bool(node, key)
    }
  }

  /// Returns the name of a message or call: the vocabulary's, or one that begins with `x-`.
  func name(
    _ node: JSONNode,
    _ key: String,
    is kind: String,
    among names: [String]
  ) throws(LineProblem) -> Name {
    let text = try string(node, key)
    guard text.hasPrefix("x-") || names.contains(text) else {
      let near = Suggestion.closest(to: text, among: names)
      throw LineProblem(
        .unknownWord(text, is: kind, allowed: names, suggestion: near),
        at: node.start
      )
    }
    return Name(text)
  }
}

extension JSONNode {
  /// True if the value is `null`.
  var isNull: Bool {
    if case .null = content { return true }
    return false
  }
}

extension [Argument] {
  /// Returns the arguments in the canonical order: by their labels' bytes.
  func sortedByLabel() -> [Argument] {
    count < 2 ? self : sorted { $0.label.text.utf8.lexicographicallyPrecedes($1.label.text.utf8) }
  }
}

extension State {
  /// The flags by the names of their properties, sorted.
  package static let flagsByKey: [(key: String, flag: Facts)] = [
    ("isDecelerating", .isDecelerating),
    ("isDragging", .isDragging),
    ("isEditing", .isEditing),
    ("isHighlighted", .isHighlighted),
    ("isRefreshing", .isRefreshing),
    ("isScrollAnimating", .isScrollAnimating),
    ("isSelected", .isSelected),
    ("isTracking", .isTracking),
    ("isZoomBouncing", .isZoomBouncing),
    ("isZooming", .isZooming),
  ]
}
