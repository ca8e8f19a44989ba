import Testing

/// The judge itself: a keyword that nothing fails would let every line through.
@Suite("The schema validator")
struct JSONSchemaTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let schema: String
    let fitting: [String]
    /// Each with the path of what does not fit.
    let unfitting: [(value: String, path: String)]

    var testDescription: String { schema }
  }

  @Test("says what fits, and where something does not", arguments: cases)
  func keyword(_ example: Case) throws {
    let schema = try JSONSchema(JSONValue(parsing: example.schema))
    for text in example.fitting {
      #expect(schema.mistakes(in: try JSONValue(parsing: text)) == [], "\(text)")
    }
    for (text, path) in example.unfitting {
      #expect(schema.mistakes(in: try JSONValue(parsing: text)).map(\.path) == [path], "\(text)")
    }
  }

  static let cases: [Case] = [
    Case(
      schema: #"{"type":"integer","minimum":0,"maximum":9}"#,
      fitting: ["0", "9", "1.0"],
      unfitting: [("-1", ""), ("10", ""), ("1.5", ""), ("true", ""), (#""1""#, ""), ("null", "")]
    ),
    Case(
      schema: #"{"type":"boolean"}"#,
      fitting: ["true", "false"],
      unfitting: [("0", ""), ("1", ""), ("[]", "")]
    ),
    Case(
      schema: #"{"exclusiveMinimum":0,"exclusiveMaximum":1}"#,
      fitting: ["0.5", "0.000001", "0.999999", #""1""#],
      unfitting: [("0", ""), ("-1", ""), ("1", ""), ("2", "")]
    ),
    Case(schema: #"{"const":1}"#, fitting: ["1"], unfitting: [("true", ""), ("2", "")]),
    Case(schema: #"{"enum":["a",2]}"#, fitting: [#""a""#, "2"], unfitting: [(#""b""#, "")]),
    Case(
      schema: #"{"type":"string","pattern":"^a+$","maxLength":2}"#,
      fitting: [#""a""#, #""aa""#],
      unfitting: [(#""ab""#, ""), (#""a\n""#, ""), (#""aaa""#, "")]
    ),
    Case(
      schema:
        #"{"type":"array","prefixItems":[{"const":1}],"items":{"const":2},"minItems":1,"maxItems":3}"#,
      fitting: ["[1]", "[1,2,2]"],
      unfitting: [("[]", ""), ("[2]", "/0"), ("[1,1]", "/1"), ("[1,2,2,2]", "")]
    ),
    Case(
      schema:
        ##"{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/$defs/b"}},"patternProperties":{"^x-":{}},"additionalProperties":false,"$defs":{"b":{"type":"object","properties":{"c":{"const":1}}}}}"##,
      fitting: [#"{"a":{}}"#, #"{"a":{"c":1,"d":2},"x-e":3}"#],
      unfitting: [("{}", ""), (#"{"a":{},"b":1}"#, "/b"), (#"{"a":{"c":2}}"#, "/a/c")]
    ),
    Case(
      schema: #"{"uniqueItems":true}"#,
      fitting: ["[]", #"[1,true,"1",[1]]"#, #"{"a":1,"b":1}"#],
      unfitting: [("[1,2,1.0]", ""), (#"[{"a":1,"b":2},{"b":2,"a":1}]"#, "")]
    ),
    Case(schema: #"{"uniqueItems":false}"#, fitting: ["[1,1]"], unfitting: []),
    Case(
      schema: #"{"minProperties":2}"#,
      fitting: [#"{"a":1,"b":1}"#, "[]", #""""#],
      unfitting: [("{}", ""), (#"{"a":1}"#, "")]
    ),
    Case(
      schema: #"{"properties":{"a":false}}"#,
      fitting: ["{}", #"{"b":1}"#, #""a""#],
      unfitting: [(#"{"a":null}"#, "/a")]
    ),
    Case(
      schema: #"{"additionalProperties":{"type":"string"}}"#,
      fitting: [#"{"a":"b"}"#],
      unfitting: [(#"{"a":1}"#, "/a")]
    ),
    Case(
      schema: #"{"anyOf":[{"const":1},{"type":"integer"}]}"#,
      fitting: ["1", "2"],
      unfitting: [("1.5", "")]
    ),
    Case(
      schema: #"{"oneOf":[{"const":1},{"type":"integer"}]}"#,
      fitting: ["2"],
      unfitting: [("1", ""), ("1.5", "")]
    ),
  ]

  @Test("refuses a schema that it cannot judge by, wherever the keyword stands")
  func unknownKeyword() throws {
    let schemas = [
      (#"{"multipleOf":2}"#, ""),
      (#"{"properties":{"a":{"multipleOf":2}}}"#, "/properties/a"),
      (#"{"oneOf":[{"items":{"multipleOf":2}}]}"#, "/oneOf/items"),
    ]
    for (text, path) in schemas {
      #expect(throws: JSONSchema.Flaw.unknownKeyword("multipleOf", at: path)) {
        try JSONSchema(JSONValue(parsing: text))
      }
    }
    #expect(throws: JSONSchema.Flaw.self) {
      try JSONSchema(JSONValue(parsing: ##"{"$ref":"#/$defs/a"}"##))
    }
  }
}
