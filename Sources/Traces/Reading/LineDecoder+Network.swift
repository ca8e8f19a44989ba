// What the network answers: addresses that lead nowhere, or in a circle, are mistakes of the header.

extension LineDecoder {
  private static let pageKeys = ["contentSize", "delay", "error", "frames", "redirect"]
  private static let errorKeys = ["code", "domain"]

  /// An absolute address.
  func address(_ node: JSONNode, _ key: String) throws(LineProblem) -> String {
    let text = try string(node, key)
    guard Address.isWellFormed(text) else {
      let expected = ValueKind.address.expectation
      throw LineProblem(.badAddress(text, expected: expected), at: node.start)
    }
    return text
  }

  /// The answers of a network, by address.
  func network(_ node: JSONNode, _ key: String) throws(LineProblem) -> Value {
    var pages: [Argument] = []
    var ways: [Way] = []
    let members = try members(node, key)
    for member in members {
      guard Address.isWellFormed(member.key), !member.key.contains("#") else {
        throw LineProblem(
          .badAddress(member.key, expected: "\(ValueKind.address.expectation), without a fragment"),
          at: member.keyOffset
        )
      }
      pages.append(Argument(Name(member.key), try page(member, &ways)))
    }
    let addresses = members.map(\.key)
    for way in ways where !addresses.contains(way.target) {
      throw LineProblem(
        .unknownAddress(
          way.target,
          key: way.key,
          page: way.page,
          suggestion: Suggestion.closest(to: way.target, among: addresses)
        ),
        at: way.offset
      )
    }
    try refuseCircles(ways)
    return .object(pages.sortedByLabel())
  }

  /// A way from one page to another: a redirect, or a frame.
  private struct Way {
    let page: String
    let key: String
    let target: String
    let offset: Int
  }

  private func page(
    _ member: JSONNode.Member,
    _ ways: inout [Way]
  ) throws(LineProblem) -> Value {
    let parts = try members(member.value, member.key)
    try refuse(parts, unlessAmong: Self.pageKeys, line: "page's")
    let replacement = parts.first { $0.key == "redirect" || $0.key == "error" }
    var values: [Argument] = []
    for part in parts {
      let isUnwanted = part.key == "delay" ? false : part.key != replacement?.key
      if let replacement, isUnwanted {
        throw wrong(
          part.value,
          part.key,
          "nothing: a page with \(quoted(replacement.key)) has no document"
        )
      }
      values.append(Argument(Name(part.key), try pagePart(part, of: member.key, &ways)))
    }
    return .object(values.sortedByLabel())
  }

  private func pagePart(
    _ part: JSONNode.Member,
    of page: String,
    _ ways: inout [Way]
  ) throws(LineProblem) -> Value {
    switch part.key {
    case "delay":
      return .number(Millionths(whole: try wholeNumber(part.value, "delay", 0...1_000_000_000)))
    case "contentSize": return Value(try point(part.value, part.key, .size))
    case "redirect": return .string(try target(part.value, "redirect", of: page, &ways))
    case "frames":
      var frames: [Value] = []
      for element in try elements(part.value, "frames") {
        frames.append(.string(try target(element, "frames", of: page, &ways)))
      }
      return .array(frames)
    default: return try error(part.value)
    }
  }

  private func target(
    _ node: JSONNode,
    _ key: String,
    of page: String,
    _ ways: inout [Way]
  ) throws(LineProblem) -> String {
    let text = try address(node, key)
    let target = Address.withoutFragment(text)
    ways.append(Way(page: page, key: key, target: target, offset: node.start))
    return text
  }

  private func error(_ node: JSONNode) throws(LineProblem) -> Value {
    let parts = try members(node, "error")
    try refuse(parts, unlessAmong: Self.errorKeys, line: "error's")
    guard let code = parts.first(where: { $0.key == "code" }) else {
      throw LineProblem(.missingKey("code", line: "error's"), at: node.start)
    }
    let number = try wholeNumber(code.value, "code", -1_000_000...1_000_000)
    var values = [Argument(.code, .number(Millionths(whole: number)))]
    if let domain = parts.first(where: { $0.key == "domain" }) {
      values.append(Argument(.domain, .string(try string(domain.value, "domain"))))
    }
    return .object(values)
  }

  private func refuse(
    _ parts: [JSONNode.Member],
    unlessAmong keys: [String],
    line: String
  ) throws(LineProblem) {
    for part in parts where !keys.contains(part.key) {
      throw LineProblem(
        .unknownKey(
          part.key,
          line: line,
          allowed: keys,
          suggestion: Suggestion.closest(to: part.key, among: keys)
        ),
        at: part.keyOffset
      )
    }
  }

  /// Refuses redirects and frames that come back to where they began: no load would ever end.
  ///
  /// Ways to pages that lead to none are taken out, again and again; what is left leads into a circle.
  private func refuseCircles(_ ways: [Way]) throws(LineProblem) {
    var rest = ways
    var count = rest.count + 1
    while rest.count < count {
      count = rest.count
      let origins = Set(rest.map(\.page))
      rest.removeAll { !origins.contains($0.target) }
    }
    guard var way = rest.first else { return }
    var passed: Set<String> = []
    while passed.insert(way.page).inserted {
      guard let next = rest.first(where: { $0.page == way.target }) else { return }
      way = next
    }
    throw LineProblem(.addressesInCircle(way.page, key: way.key), at: way.offset)
  }
}

extension LineDecoder {
  /// Reads a fact of a web view's own; whether the key is one.
  func set(
    _ key: String,
    _ node: JSONNode,
    in state: inout PageState
  ) throws(LineProblem) -> Bool {
    switch key {
    case "canGoBack": state.canGoBack = try bool(node, key)
    case "canGoForward": state.canGoForward = try bool(node, key)
    case "isLoading": state.isLoading = try bool(node, key)
    case "request": state.request = node.isNull ? .null : .string(try string(node, key))
    default: return false
    }
    return true
  }
}
