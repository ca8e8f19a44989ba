import Conformance
import Foundation
import Mutation
import Reporting
import Traces

/// Runs an audit in company, and turns what it finds out into everything that its command line asks for.
struct CompanyReporter {
  private let arguments: Arguments
  private let terminal: Terminal
  private let began = Timestamp.now

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Runs the audit and reports it; returns what the process answers.
  func run(_ audit: Audit, _ plan: CompanyPlan) -> ExitCode {
    let floor: CompanyFloor?
    do throws(CompanyFloor.Mistake) {
      floor = try arguments["floor"].map { path throws(CompanyFloor.Mistake) in
        try CompanyFloor(path)
      }
    } catch {
      terminal.errors.say("touchstone: \(error.description)")
      return .failed
    }
    do throws(FileFailure) {
      let sink = try arguments["junit"].map { path throws(FileFailure) in
        try ReportSink(path, terminal)
      }
      let report = terminal.watching { audit.companyReport(plan, $0) }
      if report.summary.cases == 0 {
        for remark in report.extent.remarks(onNoCase: "no case was selected") {
          terminal.errors.say("touchstone: \(remark)")
        }
      }
      let falls = floor?.falls(in: report) ?? []
      write(report, falls)
      if let folder = arguments["untold"] { try keepSilent(report, audit, in: folder) }
      if let sink {
        let dialect = arguments["junit-dialect"].flatMap(JUnitDialect.init(named:)) ?? .core
        var junit = JUnitReport(of: report, falls: falls, dialect: dialect)
        sink.write(
          junit.document(
            JUnitReport.Facts(
              timestamp: began,
              isTimeFixed: arguments.has("fixed-time"),
              properties: [JUnitReport.Property("tool.version", Touchstone.version)]
            )
          )
        )
        try sink.finish()
      }
      return report.exitCode == .success && !falls.isEmpty ? .violated : report.exitCode
    } catch {
      terminal.errors.say("touchstone: \(error.description)")
      return .failed
    }
  }

  private func write(_ report: CompanyReport, _ falls: [CompanyFloor.Fall]) {
    if arguments["format"] == "jsonl" {
      let console = ConsoleReport()
      for trouble in report.troubles { terminal.errors.write(page: console.text(for: trouble)) }
      terminal.output.write(objects: CompanyLines.text(of: report))
    } else {
      let style = terminal.style(color: arguments["color"])
      let text = CompanyText(style: style, isVerbose: arguments.has("verbose"))
      let isTaken = arguments["junit"] == ReportPaths.standardOutput
      (isTaken ? terminal.errors : terminal.output).write(page: text.text(of: report))
    }
    for fall in falls { terminal.errors.say("touchstone: below the floor: \(fall.sentence)") }
  }

  /// Writes the first silent fault of each family in each disturbance to a folder.
  private func keepSilent(
    _ report: CompanyReport,
    _ audit: Audit,
    in folder: String
  ) throws(FileFailure) {
    // Where the folder cannot be made, the first file says why.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var seen: Set<[String]> = []
    for fault in report.silent where seen.insert([fault.family, fault.disturbance]).inserted {
      guard case .transcript(let transcript) = audit.printing(fault.printID) else { continue }
      var writer = TraceWriter()
      writer.write(transcript)
      let name = fault.printID.replacing("/", with: ".")
      try AtomicFile("\(folder)/\(name).transcript.jsonl").write(writer.bytes)
    }
  }
}
