public import Conformance
import Oracle
import Traces

/// A run as a page of Markdown for the summary of a GitHub step: the counts, what fails most, and the
/// failures, as many as there is room for.
public struct StepSummary: RunReport {
  /// The largest size of a step's summary, in bytes; a larger one is not shown at all.
  public static let largest = 1 << 20

  private let plan: RunPlan
  private let room: Int
  private var tally = FailureTally()
  private var failures: [UInt8] = []
  private var missing = 0

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - occupied: how many bytes the step's summary has already.
  public init(_ plan: RunPlan, occupied: Int = 0) {
    self.plan = plan
    room = max(0, Self.largest - occupied)
  }

  /// Takes the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    tally.add(result)
    guard !result.isRepeatedColumn else { return }
    let issues = Issue.issues(of: result).filter { $0.level <= .failing }
    guard !issues.isEmpty else { return }
    let details = Self.details(of: result, issues, isNamed: plan.namesSubjects)
    // A quarter of the room is kept for the tables and what other steps of the action say.
    if failures.count + details.utf8.count <= room - room / 4 {
      failures.append(details)
    } else {
      missing += 1
    }
  }

  /// Ends with the whole page; with nothing where there is no room for it.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    var page = Self.heading(ending.totals, plan) + counts(ending.totals)
    page += Self.table(of: ending.changes) + rules()
    page += Self.list(ofKnown: ending.totals.knownFailures)
    page += Self.list("Besides the cases", ending.totals.remarks.map(\.text))
    page += Self.list("Why this is no success", RunTroubles.lines(plan, ending))
    var whole = Array(page.utf8)
    if !failures.isEmpty { whole.append("#### Failures\n\n") }
    whole += failures
    if missing > 0 {
      whole.append("\n\(counted(missing, "more case")) not shown here.\n")
    }
    if whole.count <= room { text += whole } else if page.utf8.count <= room { text.append(page) }
  }

  private static func heading(_ totals: Totals, _ plan: RunPlan) -> String {
    // A failure anywhere fails the step. Passed cases are counted only where a subject played them.
    let all = totals.all
    let summary = all.failed + all.errors > 0 ? all : totals.own
    let sign = summary.failed + summary.errors > 0 ? "❌" : summary.passed > 0 ? "✅" : "⚠️"
    let shard = plan.shard.map { ", shard \($0)" } ?? ""
    let bad = summary.failed + summary.errors
    let words =
      bad == 0
      ? "\(counted(summary.passed, "case")) passed"
      : "\(bad) of \(counted(summary.cases, "case")) failed"
    return "### \(sign) touchstone: \(words)\(escaped(shard))\n\n"
  }

  private func counts(_ totals: Totals) -> String {
    var rows = totals.columns.map { ($0.name, $0.summary) }
    if rows.isEmpty || totals.unplayed.cases > 0 { rows.append(("transcripts", totals.unplayed)) }
    let lines = rows.map { name, summary in
      let counts = [
        summary.passed, summary.failed, summary.errors, summary.skipped, summary.known,
        summary.warnings, summary.movingOtherwise,
      ]
      return "| \(Self.escaped(name)) | " + counts.map(String.init).joined(separator: " | ")
        + " |\n"
    }
    return "| | passed | failed | errors | skipped | known | warnings | move otherwise |\n"
      + "|---|--:|--:|--:|--:|--:|--:|--:|\n" + lines.joined() + "\n"
  }

  private func rules() -> String {
    let rows = tally.rows.prefix(20)
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { row in
      "| \(Self.escaped(row.rule)) | \(row.cases) | \(row.violations) | \(Self.escaped(row.hiding)) |\n"
    }
    return "#### What fails most\n\n| rule | cases | violations | hides |\n|---|--:|--:|---|\n"
      + lines.joined() + "\n"
  }

  private static func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let lines = items.prefix(50).map { "- \(escaped(Excerpt.line($0, to: 1000)))\n" }
    return "#### \(title)\n\n" + lines.joined() + "\n"
  }

  private static func details(
    of result: CaseResult,
    _ issues: [Issue],
    isNamed: Bool
  ) -> String {
    let whose = isNamed && result.isPlayed ? result.subject.map { " by \($0)" } ?? "" : ""
    let title = "\(result.id)\(whose): \(issues.first?.headline ?? "")"
    let text = issues.prefix(5).map { "\($0.place)\n\($0.text)" }.joined(separator: "\n\n")
    let fence = fence(around: text)
    return
      "<details><summary>\(escaped(title))</summary>\n\n\(fence)text\n\(text.printable)\n\(fence)\n\n"
      + "</details>\n\n"
  }

  /// Returns a fence that no line of the text can end.
  private static func fence(around text: String) -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// Returns a text in a line of Markdown, in which nothing is markup.
  static func escaped(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "|", "~", "#", "!"]
    return text.printable.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n": " "
      case _ where marks.contains(scalar): "\\" + String(Character(scalar))
      default: String(Character(scalar))
      }
    }.joined()
  }
}
