// Values that only forms and text fields have.

extension LineDecoder {
  /// Returns a value of a kind that only forms have, checked.
  func formValue(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind
  ) throws(LineProblem) -> Value {
    switch kind {
    case .characterRange:
      guard case .array(let parts) = node.content, parts.count == 2 else {
        throw wrong(node, key, kind.expectation)
      }
      let most = Int64(Int32.max)
      return .list([
        .number(Millionths(whole: try wholeNumber(parts[0], key, 0...most))),
        .number(Millionths(whole: try wholeNumber(parts[1], key, 0...most))),
      ])
    case .texts: return .object(try texts(node, key))
    case .propertyList: return try propertyList(node, key)
    default: throw wrong(node, key, kind.expectation)
    }
  }

  /// Texts by their keys.
  func texts(_ node: JSONNode, _ key: String) throws(LineProblem) -> [Argument] {
    guard case .object(let members) = node.content else {
      throw wrong(node, key, ValueKind.texts.expectation)
    }
    var texts: [Argument] = []
    for member in members {
      let value = try value(member.value, member.key, .text)
      texts.append(Argument(Name(member.key), value))
    }
    return texts.sortedByLabel()
  }

  // MARK: - Property lists

  private static let rowKeys = ["CellType", "DataKey", "Label", "Value"]

  /// Returns the rows of a form: an array of dictionaries, each with the class of its cell.
  private func propertyList(_ node: JSONNode, _ key: String) throws(LineProblem) -> Value {
    guard case .array(let elements) = node.content else {
      throw wrong(node, key, ValueKind.propertyList.expectation)
    }
    var rows: [Value] = []
    for element in elements { rows.append(.object(try formRow(element, key))) }
    return .array(rows)
  }

  private func formRow(_ node: JSONNode, _ key: String) throws(LineProblem) -> [Argument] {
    guard case .object(let members) = node.content else {
      throw wrong(node, key, "a dictionary with a CellType")
    }
    var row: [Argument] = []
    for member in members {
      guard Self.rowKeys.contains(member.key) else {
        let near = Suggestion.closest(to: member.key, among: Self.rowKeys)
        throw LineProblem(
          .unknownKey(
            member.key,
            line: "property list's dictionary's",
            allowed: Self.rowKeys,
            suggestion: near
          ),
          at: member.keyOffset
        )
      }
      let text =
        member.key == "CellType"
        ? try word(
          member.value,
          member.key,
          is: "class of cells",
          among: Vocabulary.cellClasses
        )
        : try string(member.value, member.key)
      row.append(Argument(Name(member.key), .string(text)))
    }
    guard row[.cellType] != nil else {
      throw LineProblem(.missingKey("CellType", line: "property list's"), at: node.start)
    }
    return row.sortedByLabel()
  }

  // MARK: - State

  /// Reads a fact of a form's or a text field's own; whether the key is one.
  func set(
    _ key: String,
    _ node: JSONNode,
    in state: inout FormState
  ) throws(LineProblem) -> Bool {
    switch key {
    case "isFirstResponder": state.isFirstResponder = try bool(node, key)
    case "label": state.label = try value(node, key, .text)
    case "text": state.text = try value(node, key, .text)
    case "values": state.values = try texts(node, key)
    default: return false
    }
    return true
  }
}
