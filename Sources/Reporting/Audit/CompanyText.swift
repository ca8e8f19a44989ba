public import Audit
import Conformance
import Mutation
import Oracle
import Traces

/// The findings of an audit in company as text for a person: a table by disturbance, one by family, and
/// what spoke where nothing was wrong.
public struct CompanyText: Sendable {
  private let style: Style
  private let isVerbose: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - isVerbose: true to show each family by each disturbance.
  public init(style: Style = .plain, isVerbose: Bool = false) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Returns the whole report, in whole lines.
  public func text(of report: CompanyReport) -> String {
    let console = ConsoleReport(style: style)
    let troubles = report.troubles.filter { $0.outcome != .skip || isVerbose }
    return troubles.map { console.text(for: $0) }.joined() + disturbances(report) + "\n"
      + families(report) + (isVerbose ? "\n" + cells(report) : "") + alarms(report) + "\n"
      + closing(report)
  }

  private static func counts(_ tally: EvidenceTally) -> [String] {
    [
      "\(tally.visible)", "\(tally.caught)", "\(tally.missed)", share(tally), "\(tally.hidden)",
      "\(tally.untold)", "\(tally.twins)",
    ]
  }

  private static let columns = ["visible", "told", "silent", "share", "hidden", "same", "twins"]

  /// Returns the part of the visible faults that is told, in whole percent, rounded down.
  private static func share(_ tally: EvidenceTally) -> String {
    tally.visible == 0 ? "–" : "\(tally.caught * 100 / tally.visible) %"
  }

  private func disturbances(_ report: CompanyReport) -> String {
    var table = TextTable(["in company", "legal"] + Self.columns, last: "")
    for disturbance in report.disturbances {
      let tally = report.sum(of: disturbance)
      table.add(
        [disturbance.name, "\(report.judged(in: disturbance))"] + Self.counts(tally),
        last: disturbance.sentence
      )
    }
    return table.text(style)
  }

  private func families(_ report: CompanyReport) -> String {
    var table = TextTable(["family"] + Self.columns)
    for family in report.families {
      let tally = report.cells.filter { $0.family == family }
        .reduce(EvidenceTally()) { $0 + $1.tally }
      table.add([family] + Self.counts(tally))
    }
    return table.text(style)
  }

  private func cells(_ report: CompanyReport) -> String {
    var table = TextTable(["family, in company"] + Self.columns)
    for cell in report.cells {
      table.add(["\(cell.family), \(cell.disturbance)"] + Self.counts(cell.tally))
    }
    return table.text(style)
  }

  /// Returns the false alarms: a rule once for each disturbance, with the first place.
  private func alarms(_ report: CompanyReport) -> String {
    report.alarms.groups { [$0.rule, $0.disturbance] }.map { _, alarms in
      let first = alarms[0]
      let others = alarms.count - 1
      let more = others > 0 ? ", and in \(counted(others, "other case"))" : ""
      return "\n" + style.paint("false alarm", first.grade.ink) + "  "
        + style.paint(first.rule, .title) + "  \(first.disturbance): \(first.caseID)\(more)\n"
        + style.paint("    see:    \(first.command)\n", .quiet)
    }
    .joined()
  }

  private func closing(_ report: CompanyReport) -> String {
    let sum = report.sum
    return "\(sum.caught) of \(sum.visible) visible faults told in company (\(Self.share(sum))),"
      + " \(counted(report.alarms.count, "false alarm"))"
      + " in \(counted(report.judged, "transcript")) without a fault\n"
  }
}

extension EvidenceTally {
  /// The number of faults that could be seen.
  var visible: Int { caught + missed }
}

extension CompanyAlarm {
  /// The command that prints the transcript.
  var command: String { AuditCommand.showing(printID, in: source) }
}

extension SilentFault {
  /// The command that prints the transcript.
  var command: String { AuditCommand.showing(printID, in: source) }
}
