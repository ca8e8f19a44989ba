import Conformance
import Foundation
import Oracle
import Reporting
import Synchronization

/// Turns the results of a run into everything that its command line asks for.
final class RunReporter: Sendable {
  private struct Contents {
    var junit = JUnitReport()
    var log: [UInt8] = []
    var progress = ProgressLine()
  }

  private let arguments: Arguments
  private let terminal: Terminal
  private let console: ConsoleReport
  private let writesJSON: Bool
  /// What to say where there was nothing to judge.
  private let whyNothing: String
  private let began = Date()
  private let start = ContinuousClock.now
  private let contents = Mutex(Contents())

  init(_ arguments: Arguments, _ terminal: Terminal, whyNothing: String) {
    self.whyNothing = whyNothing
    self.arguments = arguments
    self.terminal = terminal
    console = ConsoleReport(style: terminal.style(color: arguments["color"]))
    writesJSON = arguments["format"] == "jsonl"
  }

  /// Whether all files can be written; what cannot is said before a long run, not after it.
  func canBegin() -> Bool {
    do throws(FileFailure) {
      for path in files { try AtomicFile(path).probe() }
      return true
    } catch {
      terminal.errors.write("touchstone: \(error.description)\n")
      return false
    }
  }

  private var files: [String] { ["junit", "log"].compactMap { arguments[$0] } }

  /// Takes one result.
  func take(_ result: CaseResult) {
    contents.withLock { contents in
      let line = writesJSON || arguments.has("log") ? JSONLinesReport.line(for: result) : ""
      if arguments.has("junit") { contents.junit.add(result) }
      if arguments.has("log") { contents.log += Array(line.utf8) }
      let isTold = result.outcome != .skip || arguments.has("verbose")
      let text = writesJSON ? line : isTold ? console.text(for: result) : ""
      // A pass that says nothing leaves the line where it is, or nobody could ever read it.
      if !text.isEmpty { eraseProgress(&contents.progress) }
      terminal.output.write(text)
      if writesJSON, result.outcome == .error || result.outcome == .skip {
        // The objects have no room for the reason, and nothing else may stand among them.
        terminal.errors.write(console.text(for: result))
      }
      showProgress(&contents.progress, result)
    }
  }

  /// Ends the report, and says what the process answers.
  func close(_ summary: Summary) -> ExitCode {
    contents.withLock { eraseProgress(&$0.progress) }
    if summary.cases == 0 { terminal.errors.write("touchstone: \(whyNothing)\n") }
    if !writesJSON {
      let rules = RuleBook.rules.map(\.id)
      terminal.output.write(
        console.closing(summary, rules: rules, isVerbose: arguments.has("verbose"))
      )
    }
    return writeFiles(summary) ? summary.exitCode : max(summary.exitCode, .failed)
  }

  private func writeFiles(_ summary: Summary) -> Bool {
    do throws(FileFailure) {
      if let path = arguments["junit"] {
        let document = contents.withLock(\.junit).document(facts(summary))
        try AtomicFile(path).write(Array(document.utf8))
      }
      if let path = arguments["log"] {
        try AtomicFile(path).write(contents.withLock(\.log))
      }
      return true
    } catch {
      terminal.errors.write("touchstone: \(error.description)\n")
      return false
    }
  }

  private func facts(_ summary: Summary) -> JUnitReport.Facts {
    let profiles = summary.profilesUsed.joined(separator: " ")
    let timestamp = began.formatted(.iso8601)
    return JUnitReport.Facts(
      timestamp: String(timestamp.prefix(19)),
      isTimeFixed: arguments.has("fixed-time"),
      properties: [
        JUnitReport.Property("tool.version", Touchstone.version),
        JUnitReport.Property("profile", profiles.isEmpty ? "none" : profiles),
        JUnitReport.Property("strict", arguments.has("strict") ? "true" : "false"),
      ]
    )
  }
}

extension RunReporter {
  private var showsProgress: Bool { terminal.errors.isTerminal }

  private func showProgress(_ progress: inout ProgressLine, _ result: CaseResult) {
    guard showsProgress else { return }
    let elapsed = ContinuousClock.now - start
    guard let text = progress.text(after: result, elapsed: elapsed) else { return }
    terminal.errors.write(text)
  }

  private func eraseProgress(_ progress: inout ProgressLine) {
    guard showsProgress, let erasure = progress.erase() else { return }
    terminal.errors.write(erasure)
  }
}
