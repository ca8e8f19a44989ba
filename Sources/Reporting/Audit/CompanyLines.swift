public import Audit
import Conformance
import Mutation
import Oracle

/// The findings of an audit in company as JSON Lines: an object each for cells, alarms and silent faults,
/// then one for the sum.
public enum CompanyLines: Sendable {
  /// Returns all lines.
  public static func text(of report: CompanyReport) -> String {
    var text = ""
    for cell in report.cells {
      text += line("cell") {
        $0.pair("family", cell.family)
        $0.pair("disturbance", cell.disturbance)
        add(cell.tally, to: &$0)
      }
    }
    for alarm in report.alarms {
      text += line("alarm") {
        $0.pair("id", alarm.printID)
        $0.pair("trace", alarm.caseID)
        $0.pair("disturbance", alarm.disturbance)
        $0.pair("rule", alarm.rule)
        $0.pair("grade", alarm.grade.rawValue)
        $0.pair("see", alarm.command)
      }
    }
    for fault in report.silent {
      text += line("silent") {
        $0.pair("id", fault.printID)
        $0.pair("trace", fault.caseID)
        $0.pair("operator", fault.fault.operation)
        $0.pair("number", fault.fault.number)
        $0.pair("context", fault.fault.context)
        $0.pair("family", fault.family)
        $0.pair("disturbance", fault.disturbance)
        $0.pair("see", fault.command)
      }
    }
    return text
      + line("total") {
        $0.pair("cases", report.summary.cases)
        $0.pair("judged", report.judged)
        $0.pair("falseAlarms", report.alarms.count)
        add(report.sum, to: &$0)
      }
  }

  private static func line(_ kind: String, _ fill: (inout JSONText) -> Void) -> String {
    JSONText.object { json in
      json.pair("kind", kind)
      fill(&json)
    } + "\n"
  }

  private static func add(_ tally: EvidenceTally, to json: inout JSONText) {
    json.pair("told", tally.caught)
    json.pair("silent", tally.missed)
    json.pair("hidden", tally.hidden)
    json.pair("same", tally.untold)
    json.pair("twins", tally.twins)
  }
}
