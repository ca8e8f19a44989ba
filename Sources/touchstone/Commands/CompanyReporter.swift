import Audit
import Conformance
import Foundation
import Reporting
import Traces

/// Reports an audit in company, holds it to a floor, and writes what is silent.
struct CompanyReporter {
  private let arguments: Arguments
  private let terminal: Terminal

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Runs the audit and reports it; returns what the process answers.
  func run(_ audit: Audit, _ plan: CompanyPlan) -> ExitCode {
    let reporter = AuditReporter(arguments, terminal)
    return reporter.answer { () throws(AuditFailure) in
      let floor = try AuditFailure.of { () throws(FileMistake) in
        try arguments["floor"].map { path throws(FileMistake) in try CompanyFloor(path) }
      }
      let printed = try reporter.report(counting: audit.count) { progress in
        let report = audit.companyReport(plan, progress)
        return FlooredReport(report: report, falls: floor?.falls(in: report) ?? [])
      }
      for fall in printed.falls {
        terminal.errors.say("touchstone: below the floor: \(fall.sentence)")
      }
      if let folder = arguments["untold"] {
        try AuditFailure.of { () throws(FileFailure) in
          try keepSilent(printed.report, audit, in: folder)
        }
      }
      let code = printed.report.exitCode
      return code == .success && !printed.falls.isEmpty ? .violated : code
    }
  }

  /// Writes the first silent fault of each family in each disturbance to a folder.
  private func keepSilent(
    _ report: CompanyReport,
    _ audit: Audit,
    in folder: String
  ) throws(FileFailure) {
    // If the folder cannot be made, the first file says why.
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

/// The report of an audit in company with what is below a floor.
private struct FlooredReport: PrintedAudit {
  let report: CompanyReport
  let falls: [CompanyFloor.Fall]

  var summary: Summary { report.summary }
  var extent: RunExtent { report.extent }
  var troubles: [CaseResult] { report.troubles }
  var shadow: Shadow { report.shadow }
  var lines: String { CompanyLines.text(of: report) }

  func text(_ style: Style, isVerbose: Bool) -> String {
    CompanyText(style: style, isVerbose: isVerbose).text(of: report)
  }

  func junit(_ dialect: JUnitDialect) -> JUnitReport {
    JUnitReport(of: report, falls: falls, dialect: dialect)
  }
}
