import Foundation
import TestSupport
import Testing

/// Programs of others that read our reports, and the schemas that they publish.
///
/// None of them comes
/// with the package: where one is not installed, the test that needs it is skipped and says so.
enum OtherPrograms {
  private static let environment = ProcessInfo.processInfo.environment

  /// The folder of the schemas: `TOUCHSTONE_SCHEMAS`, or the one among the files outside the package.
  static let schemas: String =
    environment["TOUCHSTONE_SCHEMAS"] ?? OutsideFiles.url("truth/schemas")?.path ?? ""

  static let validator = program("xmllint")
  static let transformer = program("xsltproc")
  static let prove = program("prove")

  /// True if JUnit XML can be held to the schemas.
  static var hasSchemas: Bool { validator != nil && isThere(schemas + "/ant-junit.xsd") }

  /// The schema of SARIF, as OASIS publishes it.
  static let sarifSchema = schemas + "/sarif-schema-2.1.0.json"

  /// The style sheets of Ant, which make pages of JUnit XML.
  static let antSheets =
    environment["TOUCHSTONE_ANT"] ?? "/usr/share/ant/etc"

  /// A Python that has some packages: `TOUCHSTONE_PYTHON`, or `python3`.
  static func python(with packages: [String]) -> String? {
    guard let python = environment["TOUCHSTONE_PYTHON"] ?? program("python3") else { return nil }
    let script = "import " + packages.joined(separator: ", ")
    return (try? run(python, ["-c", script]).code) == 0 ? python : nil
  }

  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func program(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Runs a program; returns what it answered and printed.
  static func run(_ path: String, _ words: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
