import Conformance
import Foundation
import Testing

@testable import Reporting

@Suite("A JUnit report before its schema")
struct JUnitSchemaTests {
  /// The schemas that accept each dialect.
  static let pairs: [(dialect: JUnitDialect, schema: String)] = [
    (.core, "ant-junit"), (.core, "xunit-plugin-junit-10"), (.core, "jenkins-junit-4"),
    (.jenkins, "xunit-plugin-junit-10"), (.surefire, "surefire-3.0.2"),
  ]

  @Test(
    "is valid",
    .enabled(if: OtherPrograms.hasSchemas, "xmllint and TOUCHSTONE_SCHEMAS=DIR are needed"),
    arguments: pairs
  )
  func isValid(dialect: JUnitDialect, schema: String) throws {
    for document in try documents(dialect) {
      #expect(try exitCode(validating: document, OtherPrograms.schemas + "/\(schema).xsd") == 0)
    }
  }

  @Test(
    "is valid in the dialect rich by a schema of our own, for nobody has published one",
    .enabled(if: OtherPrograms.validator != nil, "xmllint is needed")
  )
  func isRich() throws {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Schemas/junit-rich.xsd").path
    for document in try documents(.rich) {
      #expect(try exitCode(validating: document, schema) == 0)
    }
    // The schema does not accept everything.
    #expect(try exitCode(validating: documents(.surefire)[0], schema) != 0)
  }

  private func documents(_ dialect: JUnitDialect) throws -> [[UInt8]] {
    var report = JUnitReport(.sample, dialect: dialect, folder: "/build")
    for result in CaseResult.oneOfEach + [.fickle, .known] { report.add(result) }
    report.add([
      RunRemark(
        StaleEntry(entry: .sample, why: "it has expired")
      )
    ])
    let facts = JUnitReport.Facts(
      timestamp: "2026-01-02T03:04:05",
      isTimeFixed: false,
      properties: [.init("tool.version", "1.2.3")]
    )
    var audit = JUnitReport(of: AuditReportTests.eventful, dialect: dialect)
    var empty = JUnitReport(.sample, dialect: dialect)
    return [report.document(facts), audit.document(facts), empty.document(facts)]
  }

  private func exitCode(validating document: [UInt8], _ schema: String) throws -> Int32 {
    let file = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString).xml"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try AtomicFile(file).write(document)

    let validator = try #require(OtherPrograms.validator)
    return try OtherPrograms.run(validator, ["--noout", "--nonet", "--schema", schema, file]).code
  }
}
