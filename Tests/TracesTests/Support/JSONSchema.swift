/// Judges values by a JSON Schema (draft 2020-12): the keywords that the format's schemas use, and
/// no others.
struct JSONSchema {
  /// A value that does not fit, with its place.
  struct Mistake: Hashable, CustomStringConvertible {
    /// The value's place as a JSON pointer; empty for the whole.
    let path: String
    let what: String

    var description: String { "\(path.isEmpty ? "/" : path): \(what)" }
  }

  /// A reason that a schema cannot be used to judge.
  enum Flaw: Error, Hashable {
    case unknownKeyword(String, at: String)
    case unknownReference(String)
  }

  /// Those that say something about a value, and those that only tell people something.
  static let keywords: Set<String> = [
    "$defs", "$ref", "additionalProperties", "anyOf", "const", "enum", "exclusiveMaximum",
    "exclusiveMinimum", "items", "maxItems", "maxLength", "maximum", "minItems", "minProperties",
    "minimum", "oneOf", "pattern", "patternProperties", "prefixItems", "properties", "required",
    "type", "uniqueItems",
    "$schema", "description", "title",
  ]

  let document: JSONValue
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  /// Reads a schema, and refuses one that says what this cannot judge.
  init(_ document: JSONValue) throws {
    self.document = document
    try prepare(document, at: "")
  }

  /// The part of the schema at these keys, references followed.
  func part(_ keys: String...) -> JSONValue? {
    keys.reduce(document) { part, key in
      part.flatMap { $0["$ref"].flatMap(referred) ?? $0 }?[key]
    }
  }

  /// All that does not fit, in the order of the paths' keys.
  func mistakes(in value: JSONValue) -> [Mistake] { mistakes(value, document, "") }

  // MARK: - The schema itself

  private mutating func prepare(_ schema: JSONValue, at path: String) throws {
    for (keyword, content) in schema.members.sorted(by: { $0.key < $1.key }) {
      let place = "\(path)/\(keyword)"
      guard Self.keywords.contains(keyword) else {
        throw Flaw.unknownKeyword(keyword, at: path)
      }
      switch keyword {
      case "$defs", "properties", "patternProperties":
        for (name, part) in content.members.sorted(by: { $0.key < $1.key }) {
          if keyword == "patternProperties" { patterns[name] = try Regex(name) }
          try prepare(part, at: "\(place)/\(name)")
        }
      case "anyOf", "oneOf", "prefixItems":
        for part in content.elements { try prepare(part, at: place) }
      case "additionalProperties", "items": try prepare(content, at: place)
      case "pattern": if let text = content.string { patterns[text] = try Regex(text) }
      case "$ref": if referred(content) == nil { throw Flaw.unknownReference("\(content)") }
      default: break
      }
    }
  }

  private func referred(_ reference: JSONValue) -> JSONValue? {
    guard let text = reference.string, text.hasPrefix("#/$defs/") else { return nil }
    return document["$defs"]?[String(text.dropFirst("#/$defs/".count))]
  }

  private func fits(_ text: String, _ pattern: String) -> Bool {
    patterns[pattern].map { text.firstMatch(of: $0) != nil } ?? false
  }

  // MARK: - Values

  private func mistakes(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [Mistake] {
    if schema == .bool(false) { return [Mistake(path: path, what: "must not be there")] }
    var mistakes: [Mistake] = []
    if let target = schema["$ref"].flatMap(referred) {
      mistakes += self.mistakes(value, target, path)
    }
    let complaints =
      complaintsOfAny(value, schema) + complaintsOfNumber(value, schema)
      + complaintsOfText(value, schema) + complaintsOfCount(value, schema)
      + complaintsOfChoice(value, schema, path)
    mistakes += complaints.map { Mistake(path: path, what: $0) }
    return mistakes + mistakesOfElements(value, schema, path)
      + mistakesOfMembers(value, schema, path)
  }

  private func complaintsOfAny(_ value: JSONValue, _ schema: JSONValue) -> [String] {
    var complaints: [String] = []
    if let type = schema["type"]?.string, !value.isOf(type: type) {
      complaints.append("\(value) is not of type \(type)")
    }
    if let constant = schema["const"], value != constant {
      complaints.append("\(value) is not \(constant)")
    }
    if let words = schema["enum"], !words.elements.contains(value) {
      complaints.append("\(value) is not one of \(words)")
    }
    return complaints
  }

  private func complaintsOfNumber(_ value: JSONValue, _ schema: JSONValue) -> [String] {
    guard let number = value.number else { return [] }
    var complaints: [String] = []
    if let least = schema["minimum"]?.number, number < least {
      complaints.append("\(value) is less than \(least)")
    }
    if let most = schema["maximum"]?.number, number > most {
      complaints.append("\(value) is more than \(most)")
    }
    if let bound = schema["exclusiveMinimum"]?.number, number <= bound {
      complaints.append("\(value) is not more than \(bound)")
    }
    if let bound = schema["exclusiveMaximum"]?.number, number >= bound {
      complaints.append("\(value) is not less than \(bound)")
    }
    return complaints
  }

  private func complaintsOfText(_ value: JSONValue, _ schema: JSONValue) -> [String] {
    guard let text = value.string else { return [] }
    var complaints: [String] = []
    if let most = schema["maxLength"]?.number, Double(text.unicodeScalars.count) > most {
      complaints.append("the text is longer than \(most)")
    }
    if let pattern = schema["pattern"]?.string, !fits(text, pattern) {
      complaints.append("\(value) does not match \(pattern)")
    }
    return complaints
  }

  private func complaintsOfCount(_ value: JSONValue, _ schema: JSONValue) -> [String] {
    if case .object(let members) = value {
      let isTooSmall = schema["minProperties"]?.number.map { Double(members.count) < $0 } ?? false
      return isTooSmall ? ["\(members.count) members are too few"] : []
    }
    guard case .array(let elements) = value else { return [] }
    let count = Double(elements.count)
    let isTooShort = schema["minItems"]?.number.map { count < $0 } ?? false
    let isTooLong = schema["maxItems"]?.number.map { count > $0 } ?? false
    var complaints: [String] = []
    if isTooShort || isTooLong {
      complaints.append("\(elements.count) elements are too many or too few")
    }
    if schema["uniqueItems"] == .bool(true), Set(elements).count < elements.count {
      complaints.append("an element is there twice")
    }
    return complaints
  }

  private func complaintsOfChoice(
    _ value: JSONValue,
    _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    let fitting = { (choices: JSONValue) in
      choices.elements.count { mistakes(value, $0, path).isEmpty }
    }
    var complaints: [String] = []
    if let choices = schema["anyOf"], fitting(choices) == 0 {
      complaints.append("fits none of \(choices.elements.count) alternatives")
    }
    if let choices = schema["oneOf"], fitting(choices) != 1 {
      complaints.append("fits \(fitting(choices)) of \(choices.elements.count), not exactly one")
    }
    return complaints
  }

  private func mistakesOfElements(
    _ value: JSONValue,
    _ schema: JSONValue,
    _ path: String
  ) -> [Mistake] {
    let first = schema["prefixItems"]?.elements ?? []
    return value.elements.enumerated().flatMap { index, element in
      let part = index < first.count ? first[index] : schema["items"]
      return part.map { mistakes(element, $0, "\(path)/\(index)") } ?? []
    }
  }

  private func mistakesOfMembers(
    _ value: JSONValue,
    _ schema: JSONValue,
    _ path: String
  ) -> [Mistake] {
    guard case .object(let members) = value else { return [] }
    let missing = (schema["required"]?.elements ?? []).compactMap(\.string)
      .filter { members[$0] == nil }
    var found = missing.map { Mistake(path: path, what: "lacks the key \"\($0)\"") }
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      let named = schema["properties"]?[key].map { [$0] } ?? []
      let spelt = (schema["patternProperties"]?.members ?? [:]).sorted { $0.key < $1.key }
        .filter { fits(key, $0.key) }.map(\.value)
      let parts = named + spelt
      let others = parts.isEmpty ? schema["additionalProperties"].map { [$0] } ?? [] : parts
      found += others.flatMap { mistakes(member, $0, "\(path)/\(key)") }
    }
    return found
  }
}

extension JSONValue {
  /// Returns true if the value is of one of JSON Schema's types; 1.0 is an integer there.
  fileprivate func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
