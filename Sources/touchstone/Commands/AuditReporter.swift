import Audit
import Conformance
import Reporting

/// Turns what an audit finds out into everything that its command line asks for.
struct AuditReporter {
  private let arguments: Arguments
  private let terminal: Terminal
  private let began = Timestamp.now

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Runs an audit and reports it; returns what the process answers.
  func run(_ audit: Audit) -> ExitCode {
    answer { () throws(AuditFailure) in
      let report = try report(counting: audit.count) { audit.report($0) }
      // The speed differs from run to run, so it is no part of the report.
      if !arguments.has("fixed-time"), let speed = AuditText.speed(of: report) {
        terminal.errors.write(page: speed)
      }
      return report.exitCode
    }
  }

  /// Says on the terminal why there is no report.
  ///
  /// - Parameter body: makes the report; returns what the process answers.
  /// - Returns: what the process answers.
  func answer(_ body: () throws(AuditFailure) -> ExitCode) -> ExitCode {
    do throws(AuditFailure) {
      return try body()
    } catch {
      terminal.errors.say("touchstone: \(error.why)")
      return .failed
    }
  }

  /// Runs an audit, and prints and writes what came of it.
  ///
  /// - Parameters:
  ///   - counting: how many traces there are.
  ///   - audit: makes the report, and says on the way how far it has come.
  /// - Returns: the report.
  /// - Throws: `AuditFailure` where a file cannot be read or written.
  func report<Report: PrintedAudit>(
    counting: CaseCount,
    _ audit: (_ progress: @escaping @Sendable (AuditProgress) -> Void) -> Report
  ) throws(AuditFailure) -> Report {
    let earlier = try AuditFailure.of { () throws(FileMistake) in
      try arguments["against"].map { path throws(FileMistake) in try ShadowFile(path) }
    }
    let sinks = try AuditFailure.of { () throws(FileFailure) in
      (junit: try sink("junit"), shadow: try sink("shadow"))
    }
    let report = terminal.watching(audit, counting: counting)
    if report.summary.cases == 0 {
      for remark in report.extent.remarks(onNoCase: "no case was selected") {
        terminal.errors.say("touchstone: \(remark)")
      }
    }
    write(report)
    if let earlier {
      let text = ShadowText.text(of: earlier.comparison(with: report.shadow))
      (isText ? page : terminal.errors).write(page: text)
    }
    try AuditFailure.of { () throws(FileFailure) in
      if let sink = sinks.junit {
        var junit = report.junit(
          arguments["junit-dialect"].flatMap(JUnitDialect.init(named:)) ?? .core
        )
        sink.write(junit.document(facts))
        try sink.finish()
      }
      if let sink = sinks.shadow {
        sink.write(Array(report.shadow.text.utf8))
        try sink.finish()
      }
    }
    return report
  }

  private func sink(_ name: String) throws(FileFailure) -> ReportSink? {
    try arguments[name].map { path throws(FileFailure) in try ReportSink(path, terminal) }
  }

  private var isText: Bool { arguments["format"] != "jsonl" }

  /// The channel of text for people: the output, unless a report takes that.
  private var page: Channel {
    let isTaken = ["junit", "shadow"].contains { arguments[$0] == ReportPaths.standardOutput }
    return isTaken ? terminal.errors : terminal.output
  }

  private func write(_ report: some PrintedAudit) {
    guard isText else {
      // The objects have no room for what could not be audited.
      let console = ConsoleReport()
      for trouble in report.troubles { terminal.errors.write(page: console.text(for: trouble)) }
      return terminal.output.write(objects: report.lines)
    }
    let style = terminal.style(color: arguments["color"])
    page.write(page: report.text(style, isVerbose: arguments.has("verbose")))
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

/// The reason why an audit has no report.
struct AuditFailure: Error {
  /// The reason, with the place.
  let why: String

  /// Takes over what a file is accused of.
  static func of<Value, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Value
  ) throws(AuditFailure) -> Value {
    do throws(Failure) {
      return try body()
    } catch {
      throw AuditFailure(why: error.description)
    }
  }
}

/// The report of an audit as its command prints it.
protocol PrintedAudit {
  /// The counts of all cases.
  var summary: Summary { get }
  /// The part of the corpus that was audited.
  var extent: RunExtent { get }
  /// The cases that could not be audited.
  var troubles: [CaseResult] { get }
  /// The verdicts on all mutants, where they are kept.
  var shadow: Shadow { get }
  /// The report as objects, one a line.
  var lines: String { get }

  /// Returns the report for people.
  func text(_ style: Style, isVerbose: Bool) -> String

  /// Returns the report as JUnit XML.
  func junit(_ dialect: JUnitDialect) -> JUnitReport
}

extension AuditReport: PrintedAudit {
  var lines: String { AuditLines.text(of: self) }

  func text(_ style: Style, isVerbose: Bool) -> String {
    AuditText(style: style, isVerbose: isVerbose).text(of: self)
  }

  func junit(_ dialect: JUnitDialect) -> JUnitReport { JUnitReport(of: self, dialect: dialect) }
}

extension Terminal {
  /// Runs an audit, with a line on the terminal that says how far it has come.
  ///
  /// - Parameters:
  ///   - audit: makes the report, and says on the way how far it has come.
  ///   - counting: how many traces there are.
  /// - Returns: the report.
  func watching<Report>(
    _ audit: (_ progress: @escaping @Sendable (AuditProgress) -> Void) -> Report,
    counting: CaseCount
  ) -> Report {
    let display = ProgressDisplay(on: self)
    let report = audit { progress in
      display.show { _ in ProgressText(progress, of: counting.known) }
    }
    counting.cancel()
    display.wipe()
    return report
  }
}
