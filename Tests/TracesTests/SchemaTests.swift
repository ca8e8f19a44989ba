import Foundation
import TestSupport
import Testing
import Traces

@Suite("The schemas of the lines")
struct SchemaTests {
  static let corpus = PackageFiles.paths(
    below: Repository.traces,
    endingIn: ".trace.jsonl",
    ".transcript.jsonl"
  )

  @Test("are one for each kind of line, in the draft of 2020-12")
  func oneEach() throws {
    let folder = Repository.traces.appending(path: "schema")
    #expect(
      PackageFiles.paths(below: folder, endingIn: "")
        == (LineSchema.allCases.map(\.fileName) + [
          ConfigurationSchemaTests.file, Self.anyLine, "touchstone.code-snippets",
        ]).sorted()
    )
    for kind in LineSchema.allCases {
      let document = try kind.schema().document
      #expect(document["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
      #expect(document["required"]?.elements.contains(.string(kind.tellingKey)) == true, "\(kind)")
    }
  }

  private static let anyLine = "any-line.schema.json"

  @Test("are one for any line as well, with the same keys, which right lines fit")
  func anyLine() throws {
    let bytes = try PackageFiles.bytes("schema/" + Self.anyLine, in: Repository.traces)
    let document = try JSONValue(parsing: String(decoding: bytes, as: UTF8.self))
    #expect(document["$id"]?.string == "urn:touchstone:schema:any-line:1")
    let kinds = try #require(document["anyOf"]).elements
    #expect(kinds.count == LineSchema.allCases.count)
    for kind in LineSchema.allCases {
      let own = try #require(kind.schema().document["properties"]).members.keys
      let title = try kind.schema().document["title"]?.string
      let row = try #require(kinds.first { $0["title"]?.string == title }, "\(kind)")
      #expect(Set(try #require(row["properties"]).members.keys) == Set(own), "\(kind)")
      #expect(row["examples"]?.elements.count == 1)
    }
  }

  @Test("are fitted by every line of the corpus")
  func corpusFits() throws {
    var schemas: [LineSchema: JSONSchema] = [:]
    for kind in LineSchema.allCases { schemas[kind] = try kind.schema() }
    var count = 0
    // More than half of the lines stand in several traces.
    var known: Set<Substring> = []
    let paths = Self.corpus.part(every: 4)
    for path in paths {
      let bytes = try PackageFiles.bytes(path, in: Repository.traces)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      for (index, line) in lines.enumerated() where known.insert(line).inserted {
        let value = try JSONValue(parsing: String(line))
        let kind = try #require(LineSchema(telling: value), "\(path):\(index + 1)")
        let mistakes = schemas[kind]?.mistakes(in: value)
        #expect(mistakes == [], "\(path):\(index + 1)")
        count += 1
      }
    }
    #expect(count > paths.count && !paths.isEmpty)
  }

  @Test("are fitted by lines that are right, and the reader takes those", arguments: kinds)
  func rightLines(_ kind: LineSchema) throws {
    let schema = try kind.schema()
    for line in right(kind) {
      #expect(schema.mistakes(in: try JSONValue(parsing: line)) == [], "\(line)")
      #expect(try ReaderVerdict(on: line, of: kind).problem == nil, "\(line)")
    }
  }

  @Test("say where a line is wrong, and the reader refuses that line", arguments: kinds)
  func wrongLines(_ kind: LineSchema) throws {
    let schema = try kind.schema()
    let wrong = LineExamples.wrong.filter { $0.kind == kind }.flatMap(\.lines)
    #expect(wrong.count > 1)
    for (path, line) in wrong {
      let mistakes = schema.mistakes(in: try JSONValue(parsing: line))
      #expect(mistakes.contains { $0.path == path }, "\(line): \(mistakes)")
      #expect(try ReaderVerdict(on: line, of: kind).problem != nil, "\(line)")
    }
  }

  @Test("and the reader refuse any key that is unknown, unless it begins with x-", arguments: kinds)
  func unknownKeys(_ kind: LineSchema) throws {
    let schema = try kind.schema()
    for text in right(kind) {
      for (key, isAllowed) in [("zzz", false), ("X-a", false), ("x-a", true), ("x-", true)] {
        var members = try JSONValue(parsing: text).members
        members[key] = .array([.null, .object(["deep": .number(1.5)])])
        let line = JSONValue.object(members)
        #expect(schema.mistakes(in: line).isEmpty == isAllowed, "\(line)")
        let problem = try ReaderVerdict(on: line.description, of: kind).problem
        #expect((problem == nil) == isAllowed, "\(line)")
      }
    }
  }

  @Test("and the reader agree on every key that is left out", arguments: kinds)
  func missingKeys(_ kind: LineSchema) throws {
    let schema = try kind.schema()
    for text in right(kind) {
      let members = try JSONValue(parsing: text).members
      // The name of a call decides which arguments it must have, and the schema does not know it.
      for key in members.keys.sorted() where !(kind == .call && key == "args") {
        let line = JSONValue.object(members.filter { $0.key != key })
        let problem = try ReaderVerdict(on: line.description, of: kind).problem
        #expect(schema.mistakes(in: line).isEmpty == (problem == nil), "\(key) of \(text)")
      }
    }
  }

  static let kinds = LineSchema.allCases

  private func right(_ kind: LineSchema) -> [String] {
    LineExamples.right.filter { $0.kind == kind }.flatMap(\.lines)
  }
}
