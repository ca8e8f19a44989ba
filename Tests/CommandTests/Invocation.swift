import Conformance
import Foundation
import TestSupport

@testable import touchstone

/// The result of a command line.
struct Invocation {
  var code: ExitCode
  var output: String
  var errors: String

  /// Runs a command line inside this process.
  init(_ words: [String], environment: [String: String] = [:]) {
    let output = Channel(descriptor: nil)
    let errors = Channel(descriptor: nil)
    let terminal = Terminal(
      output: output,
      errors: errors,
      environment: environment,
      commandLine: Self.startsProcesses(words) ? builtCommand.map { [$0] + words } ?? [] : []
    )
    code = terminal.close(Touchstone.run(words, on: terminal))
    self.output = output.text
    self.errors = errors.text
  }

  init(_ words: String...) { self.init(words) }

  /// True if a line needs processes of the built command: for the jobs that it asks for, for the reference beside
  /// another subject, or to be measured.
  ///
  /// Every other line plays one case after the other in this process. A crew as large as the machine would be
  /// started for each, which took longer than all that the lines do.
  private static func startsProcesses(_ words: [String]) -> Bool {
    words.first == "bench"
      || words.contains { $0.hasPrefix("--jobs") || $0.hasPrefix("--subject") }
  }
}

/// The built command; nil: it was not built beside the tests.
var builtCommand: String? {
  let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let command = tests.deletingLastPathComponent().appendingPathComponent("touchstone").path
  return FileManager.default.isExecutableFile(atPath: command) ? command : nil
}

/// Runs the built command in a process of its own, through a shell.
///
/// - Parameters:
///   - script: what the shell runs; `touchstone` is the command, and `$touchstone` its path.
///   - folder: where it runs.
/// - Returns: the exit code and the output; nil: the command was not built beside the tests.
/// - Throws: whatever keeps the shell from running.
func shell(_ script: String, in folder: String) throws -> (code: Int32, output: String)? {
  guard let command = builtCommand else { return nil }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  process.arguments = [
    "-o", "pipefail", "-c",
    "touchstone='\(command)'; touchstone() { \"$touchstone\" \"$@\"; }; \(script)",
  ]
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  process.environment = developersEnvironment()
  return try process.outcome()
}
