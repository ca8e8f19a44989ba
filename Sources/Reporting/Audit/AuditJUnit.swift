public import Audit
import Conformance
import Mutation
import Oracle
import Traces

extension JUnitReport {
  /// Creates the report of an audit: a case for each rendition, one for each breach, and one for
  /// whatever could not be audited.
  ///
  /// - Parameters:
  ///   - report: what the audit found.
  ///   - dialect: what its readers take.
  public init(of report: AuditReport, dialect: JUnitDialect = .core) {
    self.init(RunPlan(tool: ""), dialect: dialect)
    for tally in report.renditions where tally.judged + tally.skipped > 0 { add(tally, report) }
    for breach in report.breaches { add(breach, report) }
    for trouble in report.troubles { add(trouble) }
  }

  private mutating func add(_ tally: RenditionTally, _ report: AuditReport) {
    let alarms = report.alarms.filter { alarm in
      alarm.rendition == tally.rendition && report.counts(alarm)
    }
    let name = JUnitName(
      suite: "no-false-alarm",
      classname: "touchstone.audit.no-false-alarm",
      name: tally.rendition.name
    )
    add(
      case: name,
      failures: alarms.map { alarm in
        """
        \(alarm.caseID), \(ConsoleReport.location(of: alarm.finding))
        \(alarm.finding.violation.headline)
        see:    \(alarm.command)
        """
      },
      what: "false alarm",
      isIdle: tally.judged == 0,
      why: "the subject plays no trace so"
    )
  }

  private mutating func add(_ breach: BreachTally, _ report: AuditReport) {
    let name = JUnitName(
      suite: "faults",
      classname: "touchstone.audit.\(breach.operation)",
      name: "\(breach.number): \(breach.context)"
    )
    let survivors = report.survivors.filter { breach.isMeant(by: $0.fault) && report.counts($0) }
    add(
      case: name,
      failures: survivors.map { survivor in
        """
        \(survivor.caseID), line \(survivor.line): \(survivor.subject), told: \(survivor.evidence.rawValue)
        see:    \(survivor.command)
        """
      },
      what: "survivor",
      isIdle: breach.injected == 0,
      why: "no transcript gave occasion"
    )
  }

  private mutating func add(
    case name: JUnitName,
    failures: [String],
    what: String,
    isIdle: Bool,
    why: String
  ) {
    var new = JUnitCase(name: name, outcome: .pass)
    if isIdle {
      new.outcome = .skip
      new.element = JUnitOutcome(skipped: why)
    } else if !failures.isEmpty {
      new.outcome = .fail
      new.element = JUnitOutcome(
        failure: counted(failures.count, what),
        type: what.replacing(" ", with: "-"),
        details: failures.joined(separator: "\n\n")
      )
    }
    add(new)
  }
}
