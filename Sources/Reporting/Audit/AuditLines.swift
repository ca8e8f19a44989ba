public import Audit
import Conformance
import Mutation
import Oracle

/// The findings of an audit as JSON Lines, for programs to read: an object each for renditions,
/// alarms, operators, breaches, survivors and rules, then one for the totals.
public enum AuditLines: Sendable {
  /// Returns all lines.
  public static func text(of report: AuditReport) -> String {
    var text = ""
    for tally in report.renditions { text += line("rendition") { add(tally, to: &$0) } }
    for alarm in report.alarms { text += line("alarm") { add(alarm, to: &$0) } }
    for row in OperatorRow.all(in: report) { text += line("operator") { add(row, to: &$0) } }
    for breach in report.breaches { text += line("breach") { add(breach, to: &$0) } }
    for level in report.levels {
      text += line("evidence") {
        $0.pair("evidence", level.rawValue)
        add(report.tally(at: level), to: &$0)
      }
    }
    for survivor in report.survivors { text += line("survivor") { add(survivor, to: &$0) } }
    for rule in report.rules { text += line("rule") { add(rule, to: &$0) } }
    return text + line("total") { add(report, to: &$0) }
  }

  private static func line(_ kind: String, _ fill: (inout JSONText) -> Void) -> String {
    JSONText.object { json in
      json.pair("kind", kind)
      fill(&json)
    } + "\n"
  }

  private static func add(_ tally: RenditionTally, to json: inout JSONText) {
    json.pair("rendition", tally.rendition.key)
    json.pair("judged", tally.judged)
    json.pair("skipped", tally.skipped)
    json.pair("must", tally.must)
    json.pair("should", tally.should)
  }

  private static func add(_ alarm: Alarm, to json: inout JSONText) {
    let violation = alarm.finding.violation
    json.pair("id", alarm.caseID)
    json.pair("rendition", alarm.rendition.key)
    json.pair("rule", violation.rule)
    json.pair("grade", violation.grade.rawValue)
    json.pair("count", alarm.count)
    json.pair("line", alarm.finding.line)
    json.pair("t", violation.time)
    json.pair("text", violation.text)
    json.pair("see", alarm.command)
  }

  private static func add(_ row: OperatorRow, to json: inout JSONText) {
    json.pair("operator", row.operation)
    json.pair("sentence", row.sentence)
    addCounts(row.injected, row.caught, row.rules, to: &json)
  }

  private static func add(_ breach: BreachTally, to json: inout JSONText) {
    json.pair("operator", breach.operation)
    json.pair("number", breach.number)
    json.pair("context", breach.context)
    addCounts(breach.injected, breach.caught, breach.rules, to: &json)
    json.key("needs")
    json.strings(breach.needs.words)
    json.key("levels")
    json.object { json in
      for level in EvidenceLevel.allCases {
        guard let tally = breach.levels[level] else { continue }
        json.key(level.rawValue)
        json.object { add(tally, to: &$0) }
      }
    }
  }

  private static func add(_ tally: EvidenceTally, to json: inout JSONText) {
    json.pair("caught", tally.caught)
    json.pair("missed", tally.missed)
    json.pair("hidden", tally.hidden)
    json.pair("untold", tally.untold)
    json.pair("twins", tally.twins)
  }

  private static func addCounts(
    _ injected: Int,
    _ caught: Int,
    _ rules: [RuleCount],
    to json: inout JSONText
  ) {
    json.pair("injected", injected)
    json.pair("caught", caught)
    json.key("rules")
    json.object { json in
      for count in rules { json.pair(count.rule, count.count) }
    }
  }

  private static func add(_ survivor: Survivor, to json: inout JSONText) {
    json.pair("id", survivor.printID)
    json.pair("trace", survivor.caseID)
    json.pair("operator", survivor.fault.operation)
    json.pair("number", survivor.fault.number)
    json.pair("context", survivor.fault.context)
    json.pair("evidence", survivor.evidence.rawValue)
    json.pair("line", survivor.line)
    json.pair("t", survivor.time)
    json.pair("message", survivor.subject)
    json.key("noticedBy")
    json.strings(survivor.noticedBy)
    json.pair("see", survivor.command)
  }

  private static func add(_ rule: RuleTally, to json: inout JSONText) {
    json.pair("rule", rule.rule)
    json.pair("grade", rule.grade.rawValue)
    json.pair("exercised", rule.exercised)
    json.pair("mutants", rule.mutants)
    json.pair("counterExamples", rule.counterExamples)
    json.pair("examples", rule.examples)
    json.pair("bites", rule.bite.rawValue)
  }

  private static func add(_ report: AuditReport, to json: inout JSONText) {
    json.pair("traces", report.traces)
    json.pair("transcripts", report.transcripts)
    json.pair("skipped", report.summary.skipped)
    json.pair("errors", report.summary.errors)
    json.pair("judged", report.judged)
    json.pair("falseAlarms", report.falseAlarms)
    json.pair("injected", report.injected)
    json.pair("caught", report.caught)
    json.pair("survivors", report.survivors.count(where: report.counts))
  }
}

extension Rendition {
  /// The name for programs.
  fileprivate var key: String {
    switch self {
    case .own: "own"
    case .given: "given"
    case .variant(let variant): variant.name
    case .told(let level): level.rawValue
    }
  }
}

extension JSONText {
  mutating func pair(_ name: String, _ value: (some BinaryInteger)?) {
    key(name)
    number(value)
  }
}
