import Conformance
import Foundation
import Testing

@testable import Reporting

/// What schemas and a validator are needed for; neither comes with the package.
private enum Schemas {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/truth/schemas")

  static let validator = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static var isThere: Bool {
    validator != nil && FileManager.default.fileExists(atPath: folder.path)
  }
}

@Suite("A JUnit report before its schemas")
struct JUnitSchemaTests {
  @Test(
    "is valid",
    .enabled(if: Schemas.isThere, "xmllint and ../shared/truth/schemas are needed"),
    arguments: ["ant-junit", "xunit-plugin-junit-10", "jenkins-junit-4"]
  )
  func isValid(schema: String) throws {
    var report = JUnitReport()
    for result in CaseResult.oneOfEach { report.add(result) }
    let facts = JUnitReport.Facts(
      timestamp: "2026-01-02T03:04:05",
      isTimeFixed: false,
      properties: [.init("tool.version", "1.2.3")]
    )
    for report in [report, JUnitReport(of: AuditReportTests.eventful)] {
      #expect(try exitCode(validating: report.document(facts), schema) == 0)
    }
  }

  private func exitCode(validating document: String, _ schema: String) throws -> Int32 {
    let file = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString).xml"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try AtomicFile(file).write(Array(document.utf8))

    let process = Process()
    process.executableURL = Schemas.validator.map { URL(fileURLWithPath: $0) }
    let schemaFile = Schemas.folder.appendingPathComponent("\(schema).xsd").path
    process.arguments = ["--noout", "--nonet", "--schema", schemaFile, file]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
