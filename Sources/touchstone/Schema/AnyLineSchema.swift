import Traces

/// One JSON schema for any line of a trace or a transcript: editors complete and explain by it.
///
/// The schemas of the kinds, beside it in `traces/schema`, say more exactly what is right.
enum AnyLineSchema {
  /// The schema, in the draft of 2020-12.
  static var text: String { SchemaNode.object(document).text + "\n" }

  private static var document: [(String, SchemaNode)] {
    [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("urn:touchstone:schema:any-line:1")),
      ("title", .text("Any line")),
      ("description", .text("A line of a trace or a transcript of Touchstone.")),
      ("type", .text("object")),
      ("anyOf", .array(LineTable.rows.map(schema))),
    ]
  }

  private static func schema(of row: LineRow) -> SchemaNode {
    .object([
      ("title", .text(row.title)),
      ("description", .text(row.sentence)),
      ("required", .texts(row.required)),
      ("properties", .object(row.keys.map { ($0.name, schema(of: $0)) })),
      others,
      ("additionalProperties", .bool(false)),
      ("examples", .array([.literal(row.example)])),
    ])
  }

  private static func schema(of key: LineRow.Key) -> SchemaNode {
    .object([("description", .text(key.sentence))] + members(of: key.value))
  }

  private static func members(of value: LineRow.Value) -> [(String, SchemaNode)] {
    switch value {
    case .version: [("const", .number(1))]
    case .count: [("type", .text("integer"))]
    case .number: [("type", .text("number"))]
    case .text: [("type", .text("string"))]
    case .words(let words): [("enum", .texts(words))]
    case .name(let names): name(names)
    case .names(let names):
      [("type", .text("array")), ("items", .object(name(names)))]
    case .object(let entries):
      [
        ("type", .text("object")), ("properties", .object(entries.map(property))), others,
        ("additionalProperties", .bool(false)),
      ]
    case .anyObject: [("type", .text("object"))]
    case .texts: [("type", .text("array")), ("items", .string)]
    case .anything: []
    }
  }

  /// Returns a name of the vocabulary, or one that begins with `x-`.
  private static func name(_ names: [String]) -> [(String, SchemaNode)] {
    [("anyOf", .array([.choices(names), .object([("pattern", .text("^x-"))])]))]
  }

  private static func property(_ entry: Vocabulary.Entry) -> (String, SchemaNode) {
    let values = entry.parameters.map(\.kind.expectation).joined(separator: "; ")
    return (entry.text, .object([("description", .text(values))]))
  }

  private static let others: (String, SchemaNode) = (
    "patternProperties", .object([("^x-", .object([]))])
  )
}
