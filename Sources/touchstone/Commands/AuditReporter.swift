import Conformance
import Reporting
import Synchronization

/// Runs an audit, and turns what it finds out into everything that its command line asks for.
struct AuditReporter {
  private let arguments: Arguments
  private let terminal: Terminal
  private let began = Timestamp.now

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Runs the audit and reports it; returns what the process answers.
  func run(_ audit: Audit) -> ExitCode {
    do throws(FileFailure) {
      let sink = try arguments["junit"].map { path throws(FileFailure) in
        try ReportSink(path, terminal)
      }
      let report = terminal.watching { audit.report($0) }
      if report.summary.cases == 0 {
        for remark in report.extent.remarks(onNoCase: "no case was selected") {
          terminal.errors.say("touchstone: \(remark)")
        }
      }
      write(report)
      if let sink {
        let dialect = arguments["junit-dialect"].flatMap(JUnitDialect.init(named:)) ?? .core
        var junit = JUnitReport(of: report, dialect: dialect)
        sink.write(junit.document(facts))
        try sink.finish()
      }
      return report.exitCode
    } catch {
      terminal.errors.say("touchstone: \(error.description)")
      return .failed
    }
  }

  private func write(_ report: AuditReport) {
    let style = terminal.style(color: arguments["color"])
    if arguments["format"] == "jsonl" {
      // The objects have no room for what could not be audited.
      let console = ConsoleReport()
      for trouble in report.troubles { terminal.errors.write(page: console.text(for: trouble)) }
      terminal.output.write(objects: AuditLines.text(of: report))
    } else {
      let text = AuditText(style: style, isVerbose: arguments.has("verbose"))
      let isTaken = arguments["junit"] == ReportPaths.standardOutput
      (isTaken ? terminal.errors : terminal.output).write(page: text.text(of: report))
    }
    // How fast it went differs from run to run, and so it is no part of the report.
    if !arguments.has("fixed-time"), let speed = AuditText.speed(of: report) {
      terminal.errors.write(page: speed)
    }
  }

  private var facts: JUnitReport.Facts {
    JUnitReport.Facts(
      timestamp: began,
      isTimeFixed: arguments.has("fixed-time"),
      properties: [
        JUnitReport.Property("tool.version", Touchstone.version),
        JUnitReport.Property("profile", arguments["profile"] ?? "the header's, or modern"),
        JUnitReport.Property("sites", arguments["sites"] ?? "4"),
      ]
    )
  }
}

extension Terminal {
  /// Runs an audit, with a line on the terminal that says how far it has come.
  ///
  /// - Parameter audit: makes the report, and says on the way how far it has come.
  /// - Returns: the report.
  func watching<Report>(
    _ audit: (_ progress: @escaping @Sendable (AuditProgress) -> Void) -> Report
  ) -> Report {
    guard errors.isTerminal else { return audit { _ in } }
    let clock = ContinuousClock()
    let start = clock.now
    let line = Mutex(ProgressLine())
    let report = audit { [errors] progress in
      line.withLock { line in
        guard let text = line.text(for: progress, elapsed: clock.now - start) else { return }
        errors.write(raw: Array(text.utf8))
      }
    }
    if let erasure = line.withLock({ $0.erase() }) { errors.write(raw: Array(erasure.utf8)) }
    return report
  }
}
