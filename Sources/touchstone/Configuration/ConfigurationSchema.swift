import Oracle

/// The JSON schema of a configuration, from the tables that read it.
enum ConfigurationSchema {
  /// The schema, in the draft of 2020-12.
  static var text: String { SchemaNode.object(document).text + "\n" }

  private static var document: [(String, SchemaNode)] {
    var properties: [(String, SchemaNode)] = [
      ("$schema", .string),
      ("#", .string),
      ("subjects", subjects),
      ("traces", described(texts, "The paths that commands take where none is given.")),
      ("rules", rules),
    ]
    properties += ConfigurationKeys.shared.map { ($0.configurationKey, reference(to: $0)) }
    properties += ConfigurationKeys.commands.map { ($0.name, section($0)) }
    return [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Configuration")),
      (
        "description",
        .text("A touchstone.json: what a command line would say, for all who work on a project.")
      ),
      ("type", .text("object")),
      ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
      (
        "$defs",
        .object(ConfigurationKeys.shared.map { ($0.configurationKey, schema(of: $0)) })
      ),
    ]
  }

  private static var subjects: SchemaNode {
    let sentence = "The subjects by name: a command that speaks the subject protocol, or reference."
    return .object([
      ("description", .text(sentence)),
      ("type", .text("object")),
      ("properties", .object([("#", .string)])),
      ("patternProperties", .object([("^[A-Za-z0-9][A-Za-z0-9._+-]*$", filled)])),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static var rules: SchemaNode {
    let levels = RuleSettings.Level.allCases
    let reasoned = levels.filter { $0 != .error }.map(\.rawValue)
    func rule(_ levels: [String], needs required: [String]) -> SchemaNode {
      .object([
        ("type", .text("object")),
        ("required", .texts(required)),
        (
          "properties",
          .object([("level", .choices(levels)), ("reason", filled), ("#", .string)])
        ),
        ("additionalProperties", .bool(false)),
      ])
    }
    let error = RuleSettings.Level.error.rawValue
    let setting = SchemaNode.object([
      (
        "anyOf",
        .array([
          .choices([error]), rule([error], needs: ["level"]),
          rule(reasoned, needs: ["level", "reason"]),
        ])
      )
    ])
    return .object([
      ("description", .text("How much rules weigh; what does not fail needs a reason.")),
      ("type", .text("object")),
      ("properties", .object([("#", .string)])),
      ("additionalProperties", setting),
    ])
  }

  private static func section(_ command: Command) -> SchemaNode {
    let options = ConfigurationKeys.options(of: command)
    return .object([
      ("description", .text("Options of `touchstone \(command.name)` alone.")),
      ("type", .text("object")),
      (
        "properties",
        .object([("#", .string)] + options.map { ($0.configurationKey, reference(to: $0)) })
      ),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// Returns an option, which is told once if it may stand at the top.
  private static func reference(to option: Option) -> SchemaNode {
    guard ConfigurationKeys.shared.contains(option) else { return schema(of: option) }
    return .object([("$ref", .text("#/$defs/\(option.configurationKey)"))])
  }

  private static func schema(of option: Option) -> SchemaNode {
    described(value(of: option), option.sentence)
  }

  private static func value(of option: Option) -> SchemaNode {
    let one: SchemaNode
    switch option.meaning {
    case .none: return .object([("type", .text("boolean"))])
    case .choices(let words): one = .choices(words)
    case .file, .directory: one = filled
    case .text:
      one = .object([("anyOf", .array([filled, .object([("type", .text("number"))])]))])
    }
    guard option.isRepeatable else { return one }
    let list = SchemaNode.object([("type", .text("array")), ("items", one)])
    guard option.takesPairs else { return .object([("anyOf", .array([one, list]))]) }
    let pairs = SchemaNode.object([
      ("type", .text("object")), ("additionalProperties", one),
    ])
    return .object([("anyOf", .array([one, list, pairs]))])
  }

  private static var texts: SchemaNode {
    let list = SchemaNode.object([
      ("type", .text("array")), ("minItems", .number(1)), ("items", filled),
    ])
    return .object([("anyOf", .array([filled, list]))])
  }

  /// A text that is not empty.
  private static let filled = SchemaNode.object([
    ("type", .text("string")), ("pattern", .text("\\S")),
  ])

  private static func described(_ schema: SchemaNode, _ sentence: String) -> SchemaNode {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .text(sentence))] + members)
  }
}

/// A JSON value with its keys in order, to be printed as the other schemas are.
indirect enum SchemaNode: Sendable {
  case text(String)
  case number(Int)
  case bool(Bool)
  case array([SchemaNode])
  case object([(String, SchemaNode)])
  /// JSON as it is, in one line.
  case literal(String)

  static let string = SchemaNode.object([("type", .text("string"))])

  static func texts(_ texts: [String]) -> SchemaNode { .array(texts.map { .text($0) }) }

  static func choices(_ words: [String]) -> SchemaNode { .object([("enum", .texts(words))]) }

  /// The value over several lines, two blanks a level.
  var text: String { text(margin: "") }

  private func text(margin: String) -> String {
    let inner = margin + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .bool(let value): return String(value)
    case .literal(let json): return json
    case .array(let elements):
      let lines = elements.map { inner + $0.text(margin: inner) }
      return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
    case .object(let members):
      let lines = members.map { key, value in
        inner + Self.quoted(key) + ": " + value.text(margin: inner)
      }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
