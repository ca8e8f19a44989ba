// The actions of a row, as a delegate answers them, and those of an alert.

extension LineDecoder {
  /// Returns a value of a kind that only answers about a row's actions have, and alerts, checked.
  func actionValue(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind
  ) throws(LineProblem) -> Value {
    switch kind {
    case .rowActions: return .array(try actions(node, key, kind, Self.rowActionKeys))
    case .alertActions: return .array(try actions(node, key, kind, Self.alertActionKeys))
    case .titleOrPlace:
      if case .string = node.content { return .string(try string(node, key)) }
      guard case .number = node.content else { throw wrong(node, key, kind.expectation) }
      return .number(Millionths(whole: try wholeNumber(node, key, 0...Int64(Int32.max))))
    default: return try swipeActions(node, key, kind)
    }
  }

  private func swipeActions(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind
  ) throws(LineProblem) -> Value {
    guard case .object(let members) = node.content else { throw wrong(node, key, kind.expectation) }
    var parts: [Argument] = []
    for member in members {
      switch member.key {
      case "actions":
        let actions = try actions(member.value, member.key, .rowActions, Self.rowActionKeys)
        parts.append(Argument(.actions, .array(actions)))
      case "performsFirstActionWithFullSwipe":
        let value = try bool(member.value, member.key)
        parts.append(Argument(.performsFirstActionWithFullSwipe, .bool(value)))
      default: throw unknown(member, of: "configuration's", among: Self.configurationKeys)
      }
    }
    guard parts[.actions] != nil else { throw wrong(node, key, kind.expectation) }
    return .object(parts.sortedByLabel())
  }

  private static let configurationKeys = ["actions", "performsFirstActionWithFullSwipe"]
  private static let rowActionKeys: [(key: String, kind: ValueKind)] = [
    ("style", .oneOf(["default", "normal", "destructive"])), ("title", .text),
  ]
  private static let alertActionKeys: [(key: String, kind: ValueKind)] = [
    ("isEnabled", .bool), ("style", .oneOf(["default", "cancel", "destructive"])),
    ("title", .text),
  ]

  private func actions(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind,
    _ keys: [(key: String, kind: ValueKind)]
  ) throws(LineProblem) -> [Value] {
    guard case .array(let elements) = node.content else {
      throw wrong(node, key, kind.expectation)
    }
    var actions: [Value] = []
    for element in elements {
      guard case .object(let members) = element.content else {
        throw wrong(element, key, "an action, {\"style\":…,\"title\":…}")
      }
      var parts: [Argument] = []
      for member in members {
        guard let kind = keys.first(where: { $0.key == member.key })?.kind else {
          throw unknown(member, of: "action's", among: keys.map(\.key))
        }
        parts.append(Argument(Name(member.key), try value(member.value, member.key, kind)))
      }
      actions.append(.object(parts.sortedByLabel()))
    }
    return actions
  }

  private func unknown(
    _ member: JSONNode.Member,
    of line: String,
    among keys: [String]
  ) -> LineProblem {
    LineProblem(
      .unknownKey(
        member.key,
        line: line,
        allowed: keys,
        suggestion: Suggestion.closest(to: member.key, among: keys)
      ),
      at: member.keyOffset
    )
  }
}
