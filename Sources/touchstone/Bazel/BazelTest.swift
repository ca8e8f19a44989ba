import Conformance
import Foundation
import Oracle
import Reporting
import Synchronization

/// The requests of Bazel to a test runner, by variables of the environment.
///
/// | variable | what is done |
/// |---|---|
/// | `TEST_TOTAL_SHARDS`, `TEST_SHARD_INDEX` | one share is run |
/// | `TEST_SHARD_STATUS_FILE` | is touched, where that share is run |
/// | `XML_OUTPUT_FILE` | has the JUnit report, where `--junit` names no other |
/// | `TEST_UNDECLARED_OUTPUTS_DIR` | has the log, where `--log` names no other |
/// | `TESTBRIDGE_TEST_ONLY` | is one more filter |
/// | `TESTBRIDGE_TEST_RUNNER_FAIL_FAST` | ends the run at the first failure |
/// | `TEST_PREMATURE_EXIT_FILE` | stands there until the command ends by itself |
/// | `TEST_WARNINGS_OUTPUT_FILE` | has the warnings, a line each |
/// | `TEST_INFRASTRUCTURE_FAILURE_FILE` | says which input could not be read |
///
/// The command line beats all of them, apart from the filter, which narrows what it chooses.
final class BazelTest: Sendable {
  /// The variable that holds one more filter.
  static let filterVariable = "TESTBRIDGE_TEST_ONLY"
  /// The file in the directory of outputs that has the log.
  static let logName = "touchstone.jsonl"

  private struct Notes {
    var warnings: [String] = []
    var unreadable: String?
  }

  private let environment: [String: String]
  private let notes = Mutex(Notes())

  /// Creates the runner's part; nil: Bazel does not run the command.
  init?(_ environment: [String: String]) {
    guard Self.isRunning(environment) else { return nil }
    self.environment = environment
  }

  /// Returns true if Bazel runs the command as a test.
  static func isRunning(_ environment: [String: String]) -> Bool {
    [
      "BAZEL_TEST", "TEST_TARGET", "TEST_SRCDIR", "TEST_TOTAL_SHARDS", "XML_OUTPUT_FILE",
      "TEST_PREMATURE_EXIT_FILE", "TEST_UNDECLARED_OUTPUTS_DIR", filterVariable,
    ].contains { !(environment[$0] ?? "").isEmpty }
  }

  private func path(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The filter of `--test_filter`.
  var filter: String? { path(Self.filterVariable) }

  /// True if the first failure ends the run.
  var failsFast: Bool { environment["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1" }

  /// Returns the arguments, with the reports that Bazel asks for.
  func completing(_ arguments: Arguments) -> Arguments {
    let log = path("TEST_UNDECLARED_OUTPUTS_DIR").map { $0 + "/" + Self.logName }
    return arguments.with("junit", path("XML_OUTPUT_FILE")).with("log", log)
  }

  /// Does something between the first word to Bazel and the last.
  ///
  /// - Parameters:
  ///   - test: the runner's part; nil: Bazel does not run the command.
  ///   - choice: the share that is run.
  ///   - body: what is done.
  /// - Returns: what the process answers.
  /// - Throws: what the body throws.
  static func around(
    _ test: BazelTest?,
    _ choice: ShardChoice,
    _ body: () throws(UsageError) -> ExitCode
  ) throws(UsageError) -> ExitCode {
    guard let test else { return try body() }
    let premature = test.path("TEST_PREMATURE_EXIT_FILE")
    if let premature { touch(premature) }
    if choice.isOfBazel, let status = test.path("TEST_SHARD_STATUS_FILE") { touch(status) }
    // A command that is wrong ends by itself too.
    defer { if let premature { try? FileManager.default.removeItem(atPath: premature) } }
    let code = try body()
    test.writeNotes(code)
    return code
  }

  /// Notes what Bazel wants to know of a result.
  func take(_ result: CaseResult) {
    notes.withLock { notes in
      if result.fault == .input, notes.unreadable == nil { notes.unreadable = result.why }
      guard result.outcome == .pass else { return }
      for finding in result.findings where finding.isWarning {
        notes.warnings.append("\(finding.place): \(result.id): \(finding.violation.rule)")
      }
    }
  }

  private func writeNotes(_ code: ExitCode) {
    let notes = notes.withLock(\.self)
    if let path = path("TEST_WARNINGS_OUTPUT_FILE"), !notes.warnings.isEmpty {
      Self.write(notes.warnings.map { $0 + "\n" }.joined(), to: path)
    }
    if let path = path("TEST_INFRASTRUCTURE_FAILURE_FILE"), code == .failed,
      let why = notes.unreadable
    {
      Self.write("touchstone\n\(why)\n", to: path)
    }
  }

  /// Tells Bazel as well as possible: a file that cannot be written changes no verdict.
  private static func touch(_ path: String) { write("", to: path) }

  private static func write(_ text: String, to path: String) {
    try? AtomicFile(path).write(Array(text.utf8))
  }
}
