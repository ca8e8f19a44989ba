import TestSupport
import Testing
import Traces

/// The schemas are written by hand: a new row of the vocabulary must reach them, and none other.
@Suite("The vocabulary and the schemas")
struct VocabularyTests {
  /// The facts of a state with what each may be.
  static let stateKeys: [(name: String, kind: ValueKind)] = [
    ("adjustedContentInset", .insets), ("bounds", .rect), ("canGoBack", .bool),
    ("canGoForward", .bool), ("contentOffset", .point),
    ("contentSize", .size), ("currentPage", .integer(atLeast: -1_000_000)),
    ("indexPathsForSelectedRows", .list(.indexPath)),
    ("interactionState", .oneOf(["none", "discrete", "continuous"])),
    ("isDecelerating", .bool), ("isDragging", .bool), ("isEditing", .bool),
    ("isFirstResponder", .bool), ("isHighlighted", .bool), ("isLoading", .bool),
    ("isOn", .bool),
    ("isRefreshing", .bool), ("isScrollAnimating", .bool),
    ("isSelected", .bool), ("isTracking", .bool), ("isZoomBouncing", .bool), ("isZooming", .bool),
    ("label", .text), ("request", .optional(.title)),
    ("state", .oneOf(["possible", "began", "changed", "ended", "cancelled", "failed"])),
    ("text", .text), ("value", .factor),
    ("values", .texts),
    ("visibleFooters", .sectionTops), ("visibleHeaders", .sectionTops),
    ("visibleRows", .optional(.indexPathRange)), ("zoomScale", .factor),
  ]

  static let properties = Vocabulary.propertyNames

  // MARK: - Keys and words

  @Test("have the same keys on each kind of line", arguments: LineSchema.allCases)
  func lineKeys(_ kind: LineSchema) throws {
    let lines = LineExamples.right.filter { $0.kind == kind }.flatMap(\.lines)
    var members = try JSONValue(parsing: try #require(lines.first)).members
    members["zzz"] = .null
    let verdict = try ReaderVerdict(on: JSONValue.object(members).description, of: kind)
    let keys = try kind.schema().part("properties")?.members.keys.sorted()
    #expect(keys == verdict.allowed.sorted())
    let used = Set(try lines.flatMap { try JSONValue(parsing: $0).members.keys })
    #expect(
      used.filter { !$0.hasPrefix("x-") }.sorted() == keys,
      "the examples leave a key out"
    )
  }

  @Test("have the same properties, state keys and keys of a view")
  func names() throws {
    let header = try LineSchema.header.schema()
    #expect(header.part("$defs", "config", "properties")?.keys == Self.properties.sorted())
    let view = try ReaderVerdict(on: Self.header(#""views":{"v":{"zzz":1}}"#), of: .header)
    #expect(header.part("$defs", "view", "properties")?.keys == view.allowed.sorted())
    for (kind, line) in Self.stateLines(#""zzz":1"#) {
      let state = try ReaderVerdict(on: line, of: kind)
      #expect(state.allowed.sorted() == Self.stateKeys.map(\.name), "\(kind)")
      let keys = try kind.schema().part("$defs", "state", "properties")?.keys
      #expect(keys == Self.stateKeys.map(\.name), "\(kind)")
    }
  }

  @Test("have the same words wherever there is a choice")
  func words() throws {
    let touch = #"{"t":0,"touch":"zzz","id":1,"x":0,"y":0}"#
    try expectSameWords(.touch, touch, ["properties", "touch", "enum"])
    let call = #"{"t":0,"call":"tapStatusBar()","in":"zzz"}"#
    try expectSameWords(.call, call, ["properties", "in", "enum"])
    try expectSameWords(.expectation, #"{"expect":"zzz"}"#, ["properties", "expect", "enum"])
    for (text, path) in [
      (#""profile":"zzz""#, ["properties", "profile", "enum"]),
      (#""begins":"zzz""#, ["properties", "begins", "enum"]),
      (#""inputs":["zzz"]"#, ["properties", "inputs", "items", "enum"]),
      (
        #""config":{"contentInsetAdjustmentBehavior":"zzz"}"#,
        ["$defs", "config", "properties", "contentInsetAdjustmentBehavior", "enum"]
      ),
      (
        #""config":{"accessoryTypes":["zzz"]}"#,
        ["$defs", "config", "properties", "accessoryTypes", "items", "enum"]
      ),
    ] {
      try expectSameWords(.header, Self.header(text), path)
    }
  }

  private func expectSameWords(_ kind: LineSchema, _ line: String, _ path: [String]) throws {
    let document = try kind.schema().document
    let words = path.reduce(Optional(document)) { $0?[$1] }?.elements.compactMap(\.string)
    let allowed = try ReaderVerdict(on: line, of: kind).allowed
    #expect(!allowed.isEmpty)
    #expect(words?.sorted() == allowed.sorted(), "\(path.joined(separator: "/"))")
  }

  @Test("know a name by any way to write it")
  func equalNames() {
    // The sign of the kelvin, which equals the letter.
    #expect(Name("setValue(_:for\u{212a}ey:)") == Name("setValue(_:forKey:)"))
    #expect(Name("x-own") == Name("x-own"))
    #expect(Name("x-own").text == "x-own")
  }

  // MARK: - Values

  @Test(
    "agree on every property's values, in a header and in a view",
    arguments: properties.part(every: 3)
  )
  func property(_ name: String) throws {
    let entry = try #require(Vocabulary.property(Name(name)))
    // A view's bounds are set by their size alone.
    let kind = name == "bounds" ? ValueKind.size : try #require(entry.parameters.first?.kind)
    let schema = try LineSchema.header.schema()
    for value in ValueExamples(of: kind).right + ValueExamples(of: kind).wrong {
      let isRight = ValueExamples(of: kind).right.contains(value)
      for line in Self.configLines("\"\(name)\":\(value)") {
        try expect(isRight, line, .header, schema)
      }
    }
  }

  @Test("agree on every fact of a state", arguments: stateKeys.map(\.name))
  func stateKey(_ name: String) throws {
    let kind = try #require(Self.stateKeys.first { $0.name == name }?.kind)
    for value in ValueExamples(of: kind).right + ValueExamples(of: kind).wrong {
      let isRight = ValueExamples(of: kind).right.contains(value)
      for (line, text) in Self.stateLines("\"\(name)\":\(value)") {
        try expect(isRight, text, line, try line.schema())
      }
    }
  }

  @Test("refuse a name that nobody gave, and take one that begins with x-")
  func inventedNames() throws {
    let schema = try LineSchema.header.schema()
    for (name, isRight) in [("contentofset", false), ("isTracking", false), ("x-own", true)] {
      for line in Self.configLines("\"\(name)\":true") {
        try expect(isRight, line, .header, schema)
      }
    }
    for (name, isRight) in [("contentofset", false), ("bounces", false), ("x-own", true)] {
      for (kind, line) in Self.stateLines("\"\(name)\":true") {
        try expect(isRight, line, kind, try kind.schema())
      }
    }
  }

  @Test(
    "agree on every message, wherever it is named",
    arguments: Vocabulary.messageNames.part(every: 3)
  )
  func message(_ name: String) throws {
    let entry = try #require(Vocabulary.message(Name(name)))
    let arguments = Self.arguments(entry)
    let list = entry.parameters.map { "\($0.label)=\(ValueExamples(of: $0.kind).right[0])" }
    let item = list.isEmpty ? name : "\(name)[\(list.joined(separator: ","))]"
    let header = try LineSchema.header.schema()
    try expect(
      true,
      #"{"t":0,"message":"\#(name)","args":{\#(arguments)}}"#,
      .message,
      try LineSchema.message.schema()
    )
    try expect(true, Self.header(#""observes":["\#(name)"]"#), .header, header)
    let expectation = try LineSchema.expectation.schema()
    for sign in ["", "*", "+", "?"] {
      let line = JSONValue.object([
        "expect": .string("messages"),
        "are": .array([.string(item + sign)]),
        "of": .array([.string(name)]),
      ])
      try expect(true, line.description, .expectation, expectation)
    }
  }

  @Test("agree on every call", arguments: Vocabulary.callNames.part(every: 3))
  func call(_ name: String) throws {
    let entry = try #require(Vocabulary.call(Name(name)))
    let line = #"{"t":0,"call":"\#(name)","args":{\#(Self.arguments(entry))}}"#
    try expect(true, line, .call, try LineSchema.call.schema())
  }

  // MARK: - Parts of lines

  private func expect(
    _ isRight: Bool,
    _ line: String,
    _ kind: LineSchema,
    _ schema: JSONSchema
  ) throws {
    let mistakes = schema.mistakes(in: try JSONValue(parsing: line))
    #expect(mistakes.isEmpty == isRight, "the schema says \(mistakes) to \(line)")
    let problem = try ReaderVerdict(on: line, of: kind).problem
    #expect(
      (problem == nil) == isRight,
      "the reader says \(problem?.description ?? "yes") to \(line)"
    )
  }

  private static func arguments(_ entry: Vocabulary.Entry) -> String {
    entry.parameters.map { "\"\($0.label)\":\(ValueExamples(of: $0.kind).right[0])" }
      .joined(separator: ",")
  }

  private static func header(_ text: String) -> String {
    #"{"trace":1,"id":"a","component":"scroll",\#(text)}"#
  }

  private static func configLines(_ text: String) -> [String] {
    [
      header(#""config":{\#(text)}"#),
      header(#""views":{"v":{"component":"scroll","config":{\#(text)}}}"#),
    ]
  }

  private static func stateLines(_ text: String) -> [(LineSchema, String)] {
    [
      (.message, #"{"t":0,"message":"x-own","state":{\#(text)}}"#),
      (.final, #"{"t":0,"final":{\#(text)}}"#),
      (.expectation, #"{"expect":"final","is":{\#(text)}}"#),
    ]
  }
}

extension JSONValue {
  /// The keys of an object, sorted.
  fileprivate var keys: [String] { members.keys.sorted() }
}
