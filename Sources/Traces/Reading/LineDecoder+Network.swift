// The answers of the network. An address that leads nowhere, or in a circle, is a mistake of the
// header.

extension LineDecoder {
  private static let pageKeys = ["contentSize", "delay", "error", "frames", "redirect"]
  private static let errorKeys = ["code", "domain"]

  /// Returns an absolute address.
  func address(_ node: JSONNode, _ key: String) throws(LineProblem) -> String {
    let text = try string(node, key)
    guard Address.isWellFormed(text) else {
      let expected = ValueKind.address.expectation
      throw LineProblem(.badAddress(text, expected: expected), at: node.start)
    }
    return text
  }

  /// Returns the answers of a network, by address.
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
    let addresses = Set(members.map(\.key))
    for way in ways where !addresses.contains(way.target) {
      throw LineProblem(
        .unknownAddress(
          way.target,
          key: way.key,
          page: way.page,
          suggestion: Suggestion.closest(to: way.target, among: members.lazy.map(\.key))
        ),
        at: way.offset
      )
    }
    try refuseLongWays(ways)
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

  /// Refuses redirects and frames that come back to where they began, for no load would ever end, and such
  /// as lead on through too many pages.
  ///
  /// Ways to pages from which all ways end are taken out, page by page. Each then leads on as far as the
  /// longest way from its page does, and one step more. The ways that are left lead into a circle.
  private func refuseLongWays(_ ways: [Way]) throws(LineProblem) {
    var waysTo: [String: [Int]] = [:]
    var waysFrom: [String: Int] = [:]
    for (index, way) in ways.enumerated() {
      waysTo[way.target, default: []].append(index)
      waysFrom[way.page, default: 0] += 1
    }
    var lengths: [String: Int] = [:]
    var isLeft = Array(repeating: true, count: ways.count)
    var ended = waysTo.keys.filter { waysFrom[$0] == nil }
    while let page = ended.popLast() {
      for index in waysTo[page] ?? [] {
        let way = ways[index]
        isLeft[index] = false
        lengths[way.page] = max(lengths[way.page] ?? 0, 1 + (lengths[page] ?? 0))
        waysFrom[way.page, default: 0] -= 1
        if waysFrom[way.page] == 0 { ended.append(way.page) }
      }
    }
    try refuseCircle(ways.indices.filter { isLeft[$0] }.map { ways[$0] })
    // The first in the line that leads too far is told, whatever the order in which they were found.
    let tooLong = ways.first { lengths[$0.page] ?? 0 > Trace.deepest }
    if let tooLong { throw LineProblem(.tooDeep("redirects and frames"), at: tooLong.offset) }
  }

  /// Refuses the circle into which the first of some ways leads.
  private func refuseCircle(_ ways: [Way]) throws(LineProblem) {
    guard var way = ways.first else { return }
    let next = Dictionary(ways.map { ($0.page, $0) }, uniquingKeysWith: { first, _ in first })
    var passed: Set<String> = []
    while passed.insert(way.page).inserted {
      guard let following = next[way.target] else { return }
      way = following
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
