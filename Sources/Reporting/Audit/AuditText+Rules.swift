public import Audit
import Conformance
import Mutation
import Oracle
import Traces

extension AuditText {
  // MARK: - Rules

  /// Returns the part about the rules: which catch faults, and of which kind, and which nothing has
  /// put to the test.
  func rules(_ report: AuditReport) -> String {
    var text = isVerbose ? table(report.rules) + "\n" : ""
    let biting = report.rules.count { $0.bite == .mutants }
    text += "\(biting) of \(report.rules.count) rules catch mutants\n"
    text += list("bites only in counter-examples", .doubtful, report.rules) {
      $0.bite == .counterExamples
    }
    text += list("bites only in its examples", .doubtful, report.rules) { $0.bite == .examples }
    text += list("never bites", .bad, report.rules) { $0.bite == .never }
    text += list("must, but neither bites nor is exercised", .bad, report.rules) { rule in
      rule.grade == .must && rule.exercised == 0
        && (rule.bite == .never || rule.bite == .examples)
    }
    return text
  }

  private func list(
    _ heading: String,
    _ ink: Style.Ink,
    _ rules: [RuleTally],
    where isMeant: (RuleTally) -> Bool
  ) -> String {
    let names = rules.filter(isMeant).map { "  \($0.rule)\n" }
    guard !names.isEmpty else { return "" }
    return style.paint(heading, ink) + " (\(names.count)):\n" + cut(names, to: Self.fewestIdle)
  }

  private func table(_ rules: [RuleTally]) -> String {
    var table = TextTable(["rule", "exercised", "mutants", "counter-examples", "examples"])
    for rule in rules {
      let counts = [rule.exercised, rule.mutants, rule.counterExamples, rule.examples]
      table.add([rule.rule] + counts.map { String($0) })
    }
    return table.text(style)
  }

  // MARK: - Totals

  /// Returns the lines of totals that end a report.
  func closing(_ report: AuditReport) -> String {
    let alarms = report.falseAlarms
    let survivors = report.survivors.count(where: report.counts)
    var counts = [
      style.paint(
        alarms == 0 ? "no false alarm" : counted(alarms, "false alarm"),
        alarms == 0 ? .good : .bad
      ) + " in \(counted(report.judged, "transcript"))",
      style.paint(
        "\(report.caught) of \(counted(report.injected, "mutant")) caught",
        survivors == 0 ? .good : .bad
      ),
    ]
    let missed = report.survivors.count { report.counts($0) && $0.evidence != .everything }
    if missed > 0 { counts.append(style.paint("\(missed) missed where less was told", .bad)) }
    var notes = [counted(report.traces, "trace")]
    if report.transcripts > 0 {
      notes.append(counted(report.transcripts, "transcript") + " as given")
    }
    if report.summary.errors > 0 { notes.append(counted(report.summary.errors, "error")) }
    if report.summary.skipped > 0 { notes.append("\(report.summary.skipped) skipped") }
    let warnings = report.alarms.count - alarms
    if warnings > 0 { notes.append(counted(warnings, "warning")) }
    var text = counts.joined(separator: ", ") + "  (" + notes.joined(separator: ", ") + ")\n"
    for skip in report.summary.skips {
      text += style.paint("skipped", .doubtful)
      text += " \(counted(skip.count, "case")): \(skip.why)\n"
    }
    return text
  }

  /// Returns how fast mutants were made and judged, as a line; nil: there were none.
  public static func speed(of report: AuditReport) -> String? {
    let time = report.mutantTime.components
    let seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18
    guard report.injected > 0, seconds > 0 else { return nil }
    let rate = Int(Double(report.injected) / seconds)
    return "\(counted(report.injected, "mutant")) judged, \(rate) a second on one core\n"
  }
}
