import Conformance
import Foundation
import Oracle
import Reporting
import Synchronization

/// Turns the results of a run into everything that its command line asks for.
final class RunReporter: Sendable {
  private struct Contents {
    var junit: JUnitReport
    var matrix: MatrixReport
    var draft = KnownFailureDraft()
    var log: [UInt8] = []
    var progress = ProgressLine()
    /// What the subject broke by in cases that were told.
    var breakagesTold: Set<String> = []
  }

  private let arguments: Arguments
  private let terminal: Terminal
  private let console: ConsoleReport
  private let writesJSON: Bool
  /// The names of the subjects; none: transcripts alone are judged.
  private let subjects: [String]
  /// What to say where there was nothing to judge.
  private let whyNothing: String
  private let began = Date()
  private let start = ContinuousClock.now
  private let contents: Mutex<Contents>

  init(_ arguments: Arguments, _ terminal: Terminal, subjects: [String], whyNothing: String) {
    self.subjects = subjects
    self.whyNothing = whyNothing
    self.arguments = arguments
    self.terminal = terminal
    let style = terminal.style(color: arguments["color"])
    let words = arguments.all("subject")
    console = ConsoleReport(style: style, subjects: words)
    writesJSON = arguments["format"] == "jsonl"
    let isNamed = subjects.count > 1 || subjects.contains { $0 != SubjectArgument.reference }
    contents = Mutex(
      Contents(
        junit: JUnitReport(hasSuiteForSubject: isNamed, subjects: words),
        matrix: MatrixReport(of: subjects, style: style, isVerbose: arguments.has("verbose"))
      )
    )
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

  private var files: [String] {
    ["junit", "log", "write-known-failures"].compactMap { arguments[$0] }
  }

  private var isMatrix: Bool { subjects.count > 1 }

  /// Takes one result.
  func take(_ result: CaseResult) {
    contents.withLock { contents in
      let line = writesJSON || arguments.has("log") ? JSONLinesReport.line(for: result) : ""
      if arguments.has("junit") { contents.junit.add(result) }
      if arguments.has("log") { contents.log += Array(line.utf8) }
      if arguments.has("write-known-failures") { contents.draft.add(result) }
      let text = writesJSON ? line : words(on: result, &contents)
      // A pass that says nothing leaves the line where it is, or nobody could ever read it.
      if !text.isEmpty { eraseProgress(&contents.progress) }
      terminal.output.write(text)
      showProgress(&contents.progress, result)
    }
  }

  private func words(on result: CaseResult, _ contents: inout Contents) -> String {
    guard !isMatrix else { return contents.matrix.text(after: result) }
    let isTold =
      switch result.outcome {
      case .pass, .fail: true
      case .skip: arguments.has("verbose")
      // A subject that breaks in the same way in every case is told of once, and counted.
      case .error:
        result.fault != .subject || contents.breakagesTold.insert(result.why ?? "").inserted
          || arguments.has("verbose")
      }
    return isTold ? console.text(for: result) : ""
  }

  /// Ends the report, and says what the process answers.
  ///
  /// - Parameters:
  ///   - totals: the counts.
  ///   - limit: how much may be skipped.
  ///   - complaints: what there is to say of subjects that did not leave as they should.
  /// - Returns: the exit code.
  func close(_ totals: Totals, _ limit: SkipLimit?, leaving complaints: [String]) -> ExitCode {
    contents.withLock { eraseProgress(&$0.progress) }
    if !writesJSON { terminal.output.write(closing(totals)) }
    let stale = console.staleness(totals, isVerbose: arguments.has("verbose"))
    (writesJSON ? terminal.errors : terminal.output).write(stale)
    for complaint in complaints { terminal.errors.write("touchstone: \(complaint)\n") }
    explain(totals, limit)
    let isWritten = writeFiles(totals)
    let code = totals.exitCode(limit)
    return isWritten && complaints.isEmpty ? code : max(code, .failed)
  }

  private func closing(_ totals: Totals) -> String {
    let rules = RuleBook.rules.map(\.id)
    guard !isMatrix else {
      return contents.withLock(\.matrix).closing(totals, rules: rules)
    }
    return console.closing(
      totals.all,
      rules: rules,
      isVerbose: arguments.has("verbose"),
      subject: subjects.first { $0 != SubjectArgument.reference }
    )
  }

  /// Says why a run in which nothing failed is no success all the same.
  private func explain(_ totals: Totals, _ limit: SkipLimit?) {
    if totals.all.cases == 0 {
      terminal.errors.write("touchstone: \(whyNothing)\n")
    } else if totals.unjudged.isEmpty, totals.isUnjudged {
      terminal.errors.write("touchstone: not one case was judged, so nothing is proved\n")
    }
    for name in totals.unjudged where totals.all.cases > 0 {
      terminal.errors.write(
        "touchstone: not one case of \(name) was judged, so nothing is proved\n"
      )
    }
    for misnaming in totals.misnamedSubjects {
      terminal.errors.write(
        "touchstone: the known failures speak of \"\(misnaming.name)\", which is no subject of this"
          + " run; did you mean \"\(misnaming.suggestion)\"?\n"
      )
    }
    guard let limit else { return }
    for (name, summary) in totals.skippedTooMany(limit) {
      let whose = isMatrix ? name.map { " by \($0)" } ?? "" : ""
      terminal.errors.write(
        "touchstone: \(summary.skipped) of \(summary.cases) cases were skipped\(whose);"
          + " --max-skipped allows \(limit)\n"
      )
    }
  }

  private func writeFiles(_ totals: Totals) -> Bool {
    do throws(FileFailure) {
      if let path = arguments["junit"] {
        var junit = contents.withLock(\.junit)
        junit.add(totals.staleEntries)
        try AtomicFile(path).write(Array(junit.document(facts(totals.all)).utf8))
      }
      if let path = arguments["log"] {
        try AtomicFile(path).write(contents.withLock(\.log))
      }
      if let path = arguments["write-known-failures"] {
        let draft = contents.withLock(\.draft)
        try AtomicFile(path).writeNew(Array(draft.text.utf8))
        let entries =
          switch draft.count {
          case 0: "nothing fails, so the list is empty: \(path)"
          case 1: "1 entry written to \(path); say why it is accepted"
          default: "\(draft.count) entries written to \(path); say in each why it is accepted"
          }
        terminal.errors.write("touchstone: \(entries)\n")
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
      ] + subjectProperty
    )
  }
}

extension RunReporter {
  private var subjectProperty: [JUnitReport.Property] {
    let isPlain = subjects.isEmpty || subjects == [SubjectArgument.reference]
    return isPlain ? [] : [JUnitReport.Property("subjects", subjects.joined(separator: ", "))]
  }

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
