// The actions of a row, as a delegate answers them.

extension LineDecoder {
  /// A value of a kind that only answers about a row's actions have, checked.
  func actionValue(
    _ node: JSONNode,
    _ key: String,
    _ kind: ValueKind
  ) throws(LineProblem) -> Value {
    if kind == .rowActions { return .array(try rowActions(node, key)) }
    guard case .object(let members) = node.content else { throw wrong(node, key, kind.expectation) }
    var parts: [Argument] = []
    for member in members {
      switch member.key {
      case "actions":
        parts.append(Argument(.actions, .array(try rowActions(member.value, member.key))))
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
  private static let actionKeys = ["style", "title"]
  private static let actionStyles = ["default", "normal", "destructive"]

  private func rowActions(_ node: JSONNode, _ key: String) throws(LineProblem) -> [Value] {
    guard case .array(let elements) = node.content else {
      throw wrong(node, key, ValueKind.rowActions.expectation)
    }
    var actions: [Value] = []
    for element in elements {
      guard case .object(let members) = element.content else {
        throw wrong(element, key, "an action, {\"style\":…,\"title\":…}")
      }
      var parts: [Argument] = []
      for member in members {
        let kind: ValueKind
        switch member.key {
        case "style": kind = .oneOf(Self.actionStyles)
        case "title": kind = .text
        default: throw unknown(member, of: "action's", among: Self.actionKeys)
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
