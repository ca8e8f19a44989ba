import Traces

/// Reads a map: JSON Lines, first what the framework is, then a row an event.
struct FrameworkMapReader {
  /// Reads a file.
  static func read(_ bytes: [UInt8]) throws(ImportProblem) -> FrameworkMap {
    let source = ImportSource(bytes: bytes, settings: ImportSettings(id: "map"))
    try source.checkText()
    var map: FrameworkMap?
    for line in source.lines {
      guard !line.isAtEnd else { continue }
      let json = try JSONSource(bytes, line.rest.startIndex..<line.rest.endIndex)
      if json.member("#", of: json.root) != nil { continue }
      if map == nil {
        map = try head(json)
      } else {
        map?.rows.append(try row(json))
      }
    }
    guard let map, !map.rows.isEmpty else {
      throw ImportProblem(
        bytes.count,
        "the map has no event",
        expected: "a first line {\"map\":1,…}, and a line {\"event\":…} for each event"
      )
    }
    return map
  }

  private static let headKeys = [
    "map", "name", "framework", "source", "component", "lacks", "cannot", "view",
  ]
  private static let rowKeys = [
    "event", "value", "from", "to", "means", "reads", "repeats", "nearly",
  ]

  private static func head(_ json: JSONSource) throws(ImportProblem) -> FrameworkMap {
    _ = try json.integer(try json.required("map", of: json.root), "\"map\"", 1...1)
    try checkKeys(json, headKeys)
    let component = try text("component", json) ?? "scroll"
    guard Vocabulary.components.contains(component) else {
      let node = try json.required("component", of: json.root)
      throw ImportProblem(
        json.offset(of: node),
        unknown: "component",
        component,
        among: Vocabulary.components
      )
    }
    let name = try json.string(try json.required("name", of: json.root), "\"name\"")
    return FrameworkMap(
      name: name,
      framework: try text("framework", json) ?? name,
      source: try text("source", json) ?? "",
      component: component,
      lacks: try lacks(json),
      cannot: try texts("cannot", json),
      view: try text("view", json),
      rows: []
    )
  }

  private static func lacks(_ json: JSONSource) throws(ImportProblem) -> [Name] {
    let known = Vocabulary.messageNames + Vocabulary.stateKeyNames
    let names = try texts("lacks", json)
    for name in names where !known.contains(name) {
      let node = try json.required("lacks", of: json.root)
      throw ImportProblem(
        json.offset(of: node),
        "unknown message \(quoted(name))",
        expected: "names that `touchstone rules --names` prints",
        suggestion: Suggestion.closest(to: name, among: known).map { "did you mean \($0)?" }
      )
    }
    return names.map { Name($0) }
  }

  private static func row(_ json: JSONSource) throws(ImportProblem) -> FrameworkMap.Row {
    try checkKeys(json, rowKeys)
    _ = try json.required("event", of: json.root)
    var row = FrameworkMap.Row(
      events: try texts("event", json),
      values: try texts("value", json),
      from: try text("from", json),
      to: try text("to", json),
      means: [],
      reads: try flag("reads", json),
      repeats: try flag("repeats", json),
      nearly: try text("nearly", json)
    )
    guard let means = json.member("means", of: json.root) else { return row }
    for node in try json.elements(means, "\"means\"") { row.means.append(try meaning(node, json)) }
    return row
  }

  private static func meaning(
    _ node: JSONNode,
    _ json: JSONSource
  ) throws(ImportProblem) -> FrameworkMap.Meaning {
    if case .string(let name) = node.content {
      return FrameworkMap.Meaning(message: try message(name, node, json), arguments: [])
    }
    let named = try json.required("message", of: node)
    let name = try json.string(named, "\"message\"")
    var meaning = FrameworkMap.Meaning(message: try message(name, named, json), arguments: [])
    guard let list = json.member("args", of: node), case .object(let members) = list.content else {
      return meaning
    }
    for member in members {
      guard case .bool(let value) = member.value.content else {
        throw json.wrong(member.value, quoted(member.key), expected: "true or false")
      }
      meaning.arguments.append(Argument(Name(member.key), .bool(value)))
    }
    return meaning
  }

  private static func message(
    _ name: String,
    _ node: JSONNode,
    _ json: JSONSource
  ) throws(ImportProblem) -> Name {
    guard Vocabulary.message(Name(name)) != nil else {
      throw ImportProblem(
        json.offset(of: node),
        "unknown message \(quoted(name))",
        expected: "a name that `touchstone rules --names` prints",
        suggestion: Suggestion.closest(to: name, among: Vocabulary.messageNames)
          .map { "did you mean \($0)?" }
      )
    }
    return Name(name)
  }

  private static func checkKeys(_ json: JSONSource, _ keys: [String]) throws(ImportProblem) {
    guard case .object(let members) = json.root.content else {
      throw json.wrong(json.root, "the line", expected: "an object")
    }
    for member in members where !keys.contains(member.key) && !member.key.hasPrefix("x-") {
      throw ImportProblem(
        json.offset(of: member.value),
        unknown: "key",
        member.key,
        among: keys
      )
    }
  }

  private static func flag(_ key: String, _ json: JSONSource) throws(ImportProblem) -> Bool {
    guard let node = json.member(key, of: json.root) else { return false }
    guard case .bool(let value) = node.content else {
      throw json.wrong(node, quoted(key), expected: "true or false")
    }
    return value
  }

  private static func text(_ key: String, _ json: JSONSource) throws(ImportProblem) -> String? {
    guard let node = json.member(key, of: json.root) else { return nil }
    return try json.string(node, quoted(key))
  }

  /// Returns a text, or an array of them.
  private static func texts(_ key: String, _ json: JSONSource) throws(ImportProblem) -> [String] {
    guard let node = json.member(key, of: json.root) else { return [] }
    if case .string(let text) = node.content { return [text] }
    var texts: [String] = []
    for element in try json.elements(node, quoted(key)) {
      texts.append(try json.string(element, quoted(key)))
    }
    return texts
  }
}
