public import Audit
import Conformance
import Mutation
import Traces

extension JUnitReport {
  /// Creates the report of an audit in company: a case for each disturbance, which no rule may take for a
  /// fault, and one for each family in a disturbance, with its figures.
  ///
  /// - Parameters:
  ///   - report: what the audit found.
  ///   - falls: the cells that tell less than a floor asks for.
  ///   - dialect: what its readers take.
  public init(of report: CompanyReport, falls: [CompanyFloor.Fall], dialect: JUnitDialect = .core) {
    self.init(RunPlan(tool: ""), dialect: dialect)
    for disturbance in report.disturbances { add(disturbance, report) }
    for cell in report.cells { add(cell, falls.first { $0.cell == cell }) }
    for trouble in report.troubles { add(trouble) }
  }

  private mutating func add(_ disturbance: Disturbance, _ report: CompanyReport) {
    let alarms = report.alarms.filter { $0.disturbance == disturbance.name }
    var new = JUnitCase(
      name: JUnitName(
        suite: "company-without-a-fault",
        classname: "touchstone.audit.company-without-a-fault",
        name: disturbance.name
      ),
      outcome: .pass
    )
    if report.judged(in: disturbance) == 0 {
      new.outcome = .skip
      new.element = JUnitOutcome(skipped: "no transcript gave occasion")
    } else if !alarms.isEmpty {
      new.outcome = .fail
      new.element = JUnitOutcome(
        failure: counted(alarms.count, "false alarm"),
        type: "false-alarm",
        details: alarms.map { "\($0.rule): \($0.caseID)\nsee:    \($0.command)" }
          .joined(separator: "\n\n")
      )
    }
    add(new)
  }

  private mutating func add(_ cell: CompanyReport.Cell, _ fall: CompanyFloor.Fall?) {
    var new = JUnitCase(
      name: JUnitName(
        suite: "faults-in-company",
        classname: "touchstone.audit.company.\(cell.disturbance)",
        name: cell.family
      ),
      outcome: .pass
    )
    new.properties = [
      Property("told", "\(cell.tally.caught)"), Property("visible", "\(cell.tally.visible)"),
    ]
    if let fall {
      new.outcome = .fail
      new.element = JUnitOutcome(
        failure: fall.sentence,
        type: "below-the-floor",
        details: fall.sentence
      )
    }
    add(new)
  }
}

extension CompanyFloor.Fall {
  /// The fall in one sentence.
  public var sentence: String {
    "\(cell.family), \(cell.disturbance): \(cell.tally.caught) of \(cell.tally.visible) told, fewer"
      + " than \(told) of \(visible) before"
  }
}
