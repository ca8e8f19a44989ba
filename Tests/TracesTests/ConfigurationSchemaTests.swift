import Foundation
import Testing
import TestSupport

/// The schema of a `touchstone.json`, which editors read; what reads the file is tested elsewhere.
@Suite("The schema of a configuration")
struct ConfigurationSchemaTests {
  static let file = "configuration.schema.json"

  private func schema() throws -> JSONSchema {
    let folder = Repository.traces.appending(path: "schema")
    let bytes = try PackageFiles.bytes(Self.file, in: folder)
    return try JSONSchema(JSONValue(parsing: String(decoding: bytes, as: UTF8.self)))
  }

  @Test(
    "is fitted by what is right",
    arguments: [
      "{}",
      ##"{"$schema":"./configuration.schema.json","#":"ours","traces":"traces"}"##,
      ##"{"subjects":{"mine":"node adapter.js","#":"x"},"traces":["a","b"],"subject":["mine"]}"##,
      ##"{"profile":"classic","strict":true,"jobs":2,"max-skipped":"10%","known-failures":["a"]}"##,
      ##"{"run":{"junit":"a.xml"},"audit":{"sites":"all"},"fuzz":{"runs":20}}"##,
      ##"{"rules":{"scroll.lift.order":"error"}}"##,
      ##"{"rules":{"scroll.lift.order":{"level":"off","reason":"It has none."}}}"##,
    ]
  )
  func fits(text: String) throws {
    #expect(try schema().mistakes(in: JSONValue(parsing: text)) == [])
  }

  @Test(
    "says where something is wrong",
    arguments: [
      (##"{"profle":"modern"}"##, "/profle"), (##"{"profile":"modren"}"##, "/profile"),
      (##"{"strict":1}"##, "/strict"), (##"{"traces":[]}"##, "/traces"),
      (##"{"traces":" "}"##, "/traces"), (##"{"subjects":{"a b":"x"}}"##, "/subjects/a b"),
      (##"{"rules":{"a":"off"}}"##, "/rules/a"),
      (##"{"rules":{"a":{"level":"warn"}}}"##, "/rules/a"),
      (##"{"rules":{"a":{"level":"warn","reason":""}}}"##, "/rules/a"),
      (##"{"run":{"rates":"1"}}"##, "/run/rates"), (##"{"id":"a"}"##, "/id"),
    ]
  )
  func misfits(text: String, path: String) throws {
    let mistakes = try schema().mistakes(in: JSONValue(parsing: text))
    #expect(mistakes.map(\.path) == [path])
  }
}
