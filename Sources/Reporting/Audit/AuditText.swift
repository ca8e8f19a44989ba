public import Audit
import Conformance
import Mutation
import Oracle
import Traces

/// The findings of an audit as text for a person: a table for each half, in full what went wrong.
public struct AuditText: Sendable {
  let style: Style
  let isVerbose: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - isVerbose: whether nothing is cut short, and rules get a table of their own.
  public init(style: Style = .plain, isVerbose: Bool = false) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Returns the whole report, in whole lines.
  public func text(of report: AuditReport) -> String {
    let console = ConsoleReport(style: style)
    let troubles = report.troubles.filter { $0.outcome != .skip || isVerbose }
    var text = troubles.map { console.text(for: $0) }.joined()
    guard report.summary.passed > 0 else { return text + closing(report) }
    text += renditions(report) + alarms(report)
    if !report.breaches.isEmpty {
      text += "\n" + operators(report) + levels(report) + survivors(report) + idle(report)
    }
    if !report.rules.isEmpty { text += "\n" + rules(report) }
    return text + "\n" + closing(report)
  }

  // MARK: - No false alarm

  private func renditions(_ report: AuditReport) -> String {
    var table = TextTable(["without a fault", "transcripts", "must", "should"])
    for group in RenditionGroup.all(in: report) where group.judged + group.skipped > 0 {
      let skipped = group.skipped > 0 ? "  (\(group.skipped) skipped)" : ""
      table.add([
        group.name + skipped, String(group.judged), String(group.must), String(group.should),
      ])
    }
    return table.text(style)
  }

  /// Returns the false alarms: a rule once for each trace, with the first rendition in which it is broken.
  private func alarms(_ report: AuditReport) -> String {
    report.alarms.groups { [$0.caseID, $0.finding.violation.rule] }.map { alarm($0.elements) }
      .joined()
  }

  private func alarm(_ group: [Alarm]) -> String {
    let first = group[0]
    let ink = first.finding.violation.grade.ink
    var text = "\n" + style.paint("false alarm", ink) + "  "
    text += style.paint(first.caseID, .title) + "  \(first.rendition.name)\n"
    text += ConsoleReport.location(of: first.finding).indented(by: 2)
    let violation = first.finding.violation
    let words = isVerbose ? violation.text : violation.headline
    text += words.printable.indented(by: 4)
    if group.count > 1 {
      let others = group.dropFirst().map(\.rendition.name)
      let shown = isVerbose ? others[...] : others.prefix(4)
      let more = others.count - shown.count
      text += "    also:   " + shown.joined(separator: "; ")
      text += (more > 0 ? "; and \(more) more" : "") + "\n"
    }
    return text + style.paint("    see:    \(first.command)\n", .quiet)
  }

  // MARK: - Faults

  private func operators(_ report: AuditReport) -> String {
    var table = TextTable(["operator", "faults", "caught", "survived"], last: "caught by")
    for row in OperatorRow.all(in: report) where row.injected > 0 || isVerbose {
      let shown = isVerbose ? row.rules[...] : row.rules.prefix(3)
      let more = row.rules.count - shown.count
      let rules = shown.map { "\($0.rule) ×\($0.count)" } + (more > 0 ? ["\(more) more"] : [])
      let cells = [row.operation, row.injected, row.caught, row.survived].map { "\($0)" }
      table.add(cells, last: rules.joined(separator: ", "))
    }
    return table.text(style)
  }

  /// Returns a table of the faults where less was told, a row a level.
  private func levels(_ report: AuditReport) -> String {
    guard !report.levels.isEmpty else { return "" }
    var table = TextTable(
      ["told", "faults", "caught", "missed", "hidden", "untold", "twins"],
      last: ""
    )
    for level in report.levels {
      let tally = report.tally(at: level)
      let cells = [
        tally.tried, tally.caught, tally.missed, tally.hidden, tally.untold, tally.twins,
      ]
      table.add([level.rawValue] + cells.map(String.init), last: level.sentence)
    }
    var text = "\n" + table.text(style)
    if report.survivors.contains(where: { !report.counts($0) }), !isVerbose {
      text += "--evidence all fails for what is missed, and lists it;"
      text += " --verbose says what is hidden\n"
    }
    return text + (isVerbose ? "\n" + reasons(report) : "")
  }

  /// Returns the reasons why faults are hidden, breach by breach.
  private func reasons(_ report: AuditReport) -> String {
    report.breaches.filter { !$0.needs.isEmpty }.map { breach in
      "hidden  \(breach.operation) \(breach.number)  \(breach.context): without"
        + " \(breach.needs.words.joined(separator: ", "))\n"
    }
    .joined()
  }

  private func survivors(_ report: AuditReport) -> String {
    let shown = report.survivors.filter { report.counts($0) || isVerbose }
    let groups = Dictionary(grouping: shown) { survivor in
      [survivor.fault.operation, survivor.fault.number, survivor.fault.context]
    }
    return report.breaches.flatMap { breach -> [String] in
      let all = groups[[breach.operation, breach.number, breach.context]] ?? []
      return EvidenceLevel.allCases.compactMap { level in
        let survivors = all.filter { $0.evidence == level }
        guard !survivors.isEmpty else { return nil }
        let tried = level == .everything ? breach.injected : breach.levels[level]?.tried ?? 0
        let told = level == .everything ? "" : ", told: \(level.rawValue)"
        var text = "\n" + style.paint("survived", .bad) + "  "
        text += style.paint("\(breach.operation) \(breach.number)", .title)
        text += "  \(breach.context) (\(survivors.count) of \(tried)\(told))\n"
        text += Self.notice(of: survivors)
        return text + cut(survivors.map(line), to: Self.fewest)
      }
    }
    .joined()
  }

  /// Returns the rules that noticed that something was wrong, but not that it was this.
  private static func notice(of survivors: [Survivor]) -> String {
    let counts = RuleCount.counts(of: survivors.flatMap(\.noticedBy))
    guard !counts.isEmpty else { return "" }
    let rules = counts.map { "\($0.rule) ×\($0.count)" }.joined(separator: ", ")
    return "  noticed by rules of other entries: \(rules)\n"
  }

  /// The number of survivors of one breach that are shown.
  private static let fewest = 5

  private func line(for survivor: Survivor) -> String {
    let moment = survivor.time.map { " at \(Seconds.exact($0)) s" } ?? ""
    return "  \(survivor.caseID) line \(survivor.line)\(moment): \(survivor.subject)\n"
      + style.paint("    see:    \(survivor.command)\n", .quiet)
  }

  private func idle(_ report: AuditReport) -> String {
    let idle = report.breaches.filter { $0.injected == 0 }
    guard !idle.isEmpty else { return "" }
    let lines = idle.map { breach in
      style.paint("no occasion", .doubtful)
        + "  \(breach.operation) \(breach.number)  \(breach.context)\n"
    }
    return "\n" + cut(lines, to: Self.fewestIdle)
  }

  /// Returns the first entries of a list, and how many more there are, unless all are asked for.
  func cut(_ entries: [String], to count: Int) -> String {
    let shown = isVerbose ? entries[...] : entries.prefix(count)
    let more = entries.count - shown.count
    let rest = style.paint("  and \(more) more; --verbose lists them\n", .quiet)
    return shown.joined() + (more > 0 ? rest : "")
  }

  /// The number of breaches without occasion, and of rules that catch nothing, that are shown.
  static let fewestIdle = 20
}
