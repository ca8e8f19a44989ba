public import Conformance
import Oracle
import Traces

/// The results of several subjects as text for a person: a line a case, a column a subject.
///
/// A case that says nothing in any column is folded away. The columns stand before the id, so that
/// they stay in line however long an id is.
public struct MatrixReport: Sendable {
  private let names: [String]
  private let style: Style
  private let isVerbose: Bool
  private var row: [CaseResult] = []
  private var linesSinceHeading = Int.max
  private var folded = 0
  private var failures: MatrixFailures
  /// The reasons why subjects broke, in rows that were told.
  private var breakagesTold: Set<String> = []

  /// After so many rows the names of the columns are said again.
  private static let rowsBetweenHeadings = 40

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - names: the names of the subjects, in the order of the columns.
  ///   - style: how it looks.
  ///   - isVerbose: whether every case has its line.
  public init(of names: [String], style: Style = .plain, isVerbose: Bool = false) {
    self.names = names.map(\.inOneLine)
    failures = MatrixFailures(of: names.count)
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Takes the next result.
  ///
  /// - Parameter result: one of a case; those of one case come together, in the order of the names.
  /// - Returns: what is printed: the row of a case that is complete, if it says anything.
  public mutating func text(after result: CaseResult) -> String {
    row.append(result)
    failures.note(result)
    guard row.count == names.count else { return "" }
    defer { row.removeAll(keepingCapacity: true) }
    let cells = row.map(MatrixCell.init)
    let isTold = zip(row, cells).contains { $1.isTold && !isRepetition($0) }
    guard isVerbose || isTold else {
      folded += 1
      return ""
    }
    defer { noteBreakages() }
    return heading() + line(row[0].isPlayed ? cells : Array(cells.prefix(1))) + details()
  }

  /// Returns true if a subject broke by what it broke by before: nothing new is learned from that.
  private func isRepetition(_ result: CaseResult) -> Bool {
    result.fault == .subject && breakagesTold.contains(Self.key(of: result))
  }

  private mutating func noteBreakages() {
    for result in row where result.fault == .subject { breakagesTold.insert(Self.key(of: result)) }
  }

  private static func key(of result: CaseResult) -> String {
    "\(result.column) \(result.why ?? "")"
  }

  private mutating func heading() -> String {
    guard linesSinceHeading >= Self.rowsBetweenHeadings else {
      linesSinceHeading += 1
      return ""
    }
    let isFirst = linesSinceHeading == .max
    linesSinceHeading = 1
    let bar = style.isASCII ? "|" : "│"
    let step = bar + String(repeating: " ", count: MatrixCell.width)
    let lines = names.enumerated().map { place, name in
      style.paint(String(repeating: step, count: place), .quiet) + style.paint(name, .title) + "\n"
    }
    return (isFirst ? "" : "\n") + lines.joined()
  }

  /// Returns a row; what no subject plays has one cell alone.
  private func line(_ cells: [MatrixCell]) -> String {
    let rest = String(repeating: " ", count: (MatrixCell.width + 1) * (names.count - cells.count))
    return cells.map { $0.text(style) + " " }.joined() + rest + " " + row[0].id.inOneLine + "\n"
  }

  /// Returns what each subject did wrong, in a line; subjects with the same words share it.
  private func details() -> String {
    var lines: [(names: [String], text: String)] = []
    for (name, result) in zip(names, row) {
      guard !isRepetition(result), let text = Self.detail(of: result) else { continue }
      if let place = lines.firstIndex(where: { $0.text == text }) {
        lines[place].names.append(name)
      } else {
        lines.append(([name], text))
      }
    }
    return lines.map { line in
      let isOfAll = line.names.count == names.count
      let whose = isOfAll ? "" : line.names.joined(separator: ", ") + ": "
      let text = (whose + Excerpt.text(line.text).printable).indented(by: 4)
      return style.paint(text, .quiet)
    }.joined()
  }

  private static func detail(of result: CaseResult) -> String? {
    switch result.outcome {
    case .error: return result.isPlayed ? result.why : result.explanation
    case .skip: return nil
    case .pass, .fail:
      return rules(
        of: result.findings.filter {
          result.outcome == .fail ? $0.isFailing : $0.isWarning && !$0.isOfMotion
        }
      )
    }
  }

  /// Returns the rules that some violations break, each once; those that follow from others are
  /// counted.
  private static func rules(of findings: [Finding]) -> String? {
    var seen: Set<String> = []
    let firsts = findings.filter { seen.insert($0.violation.rule).inserted }
    let roots = firsts.filter { $0.violation.follows == nil }
    let told = roots.isEmpty ? firsts : roots
    guard let first = told.first else { return nil }
    let followers = firsts.count - told.count
    let note = followers == 0 ? "" : followers == 1 ? " (1 follows)" : " (\(followers) follow)"
    return told.map(\.violation.rule).joined(separator: ", ") + note + " [\(first.place)]"
  }
}

extension MatrixReport {
  /// Returns what ends a run: the counts of each subject, and why it skipped and failed cases.
  ///
  /// - Parameters:
  ///   - totals: the counts.
  ///   - rules: the ids of all rules of the book, sorted.
  /// - Returns: whole lines.
  public func closing(_ totals: Totals, rules: [String]) -> String {
    var text = folded > 0 ? foldedNote : ""
    if linesSinceHeading != .max { text = "\n" + text }
    text += table(totals)
    for column in totals.columns { text += details(of: column) }
    if totals.unplayed.cases > 0 { text += unplayedNote(totals.unplayed) }
    text += ConsoleReport(style: style).coverage(totals.own, rules, isVerbose)
    if totals.columns.contains(where: { $0.summary.failed > 0 }) {
      let command = "touchstone run PATH --subject SUBJECT --id ID"
      text += style.paint("\(command) explains one failure in full\n", .quiet)
    }
    return text + failures.text(of: names, style, isVerbose: isVerbose)
  }

  private var foldedNote: String {
    let cases = counted(folded, "case")
    return style.paint(
      "\(cases) of which there is nothing new to say; --verbose shows them\n\n",
      .quiet
    )
  }

  private func table(_ totals: Totals) -> String {
    var table = TextTable(
      ["subject", "passed", "failed", "errors", "skipped", "known", "warnings", "move otherwise"]
    )
    for (name, column) in zip(names, totals.columns) {
      let summary = column.summary
      let counts = [
        summary.passed, summary.failed, summary.errors, summary.skipped, summary.known,
        summary.warnings, summary.movingOtherwise,
      ]
      table.add([name] + counts.map { String($0) })
    }
    return table.text(style)
  }

  /// Returns the rules that fail most, and the reasons for which cases were skipped.
  private func details(of column: Totals.Column) -> String {
    let summary = column.summary
    let failures = summary.failures
    let told = isVerbose ? failures[...] : failures.prefix(5)
    var text = told.map { failure in
      "  " + style.paint("failed", .bad)
        + " \(counted(failure.cases, "case")): \(failure.rule)\n"
    }.joined()
    if told.count < failures.count {
      text += "  \(failures.count - told.count) other rules, which --verbose names\n"
    }
    text += SkipReasons(summary, isVerbose: isVerbose).text(style, margin: "  ")
    guard !text.isEmpty else { return "" }
    return "\n" + style.paint(column.name.inOneLine, .title) + "\n" + text
  }

  private func unplayedNote(_ summary: Summary) -> String {
    let note =
      "\n\(counted(summary.cases, "case")) that no subject plays: \(summary.passed)"
      + " passed, \(summary.failed) failed, \(counted(summary.errors, "error")),"
      + " \(summary.skipped) skipped\n"
    return note + SkipReasons(summary, isVerbose: isVerbose).text(style)
  }
}
