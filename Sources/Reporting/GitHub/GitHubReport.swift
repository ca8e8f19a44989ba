public import Conformance
import Oracle
import Traces

/// A run as GitHub's runner reads it: the text for people, in which nothing is a command, and at the
/// end annotations, ten errors and ten warnings at most, and a notice that counts.
public struct GitHubReport: RunReport {
  private let plan: RunPlan
  private let paths: RepositoryPath
  private var console: ConsoleRun
  private var errors = AnnotationShelf()
  private var warnings = AnnotationShelf()

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - paths: how files are called from the repository's root.
  ///   - style: how the text looks.
  ///   - isVerbose: whether every case is told.
  public init(
    _ plan: RunPlan,
    paths: RepositoryPath,
    style: Style = .plain,
    isVerbose: Bool = false
  ) {
    self.plan = plan
    self.paths = paths
    console = ConsoleRun(plan, style: style, isVerbose: isVerbose)
  }

  /// Prints what there is to say of the next result, and keeps its annotation.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    console.take(result, into: &text)
    guard !result.isRepeatedColumn else { return }
    // One annotation a case, for there are few: its gravest issue.
    let issues = Issue.issues(of: result)
    guard let issue = issues.min(by: { $0.level < $1.level }) else { return }
    let annotation = AnnotationShelf.Annotation(issue: issue, id: result.id)
    switch issue.level {
    case .broken, .failing: errors.add(annotation)
    case .warning: warnings.add(annotation)
    case .note: break
    }
  }

  /// Ends with the counts and the annotations, the important ones first.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    console.finish(ending, into: &text)
    for remark in ending.totals.remarks {
      errors.add(AnnotationShelf.Annotation(issue: Issue(remark), id: remark.facts[0]))
    }
    for annotation in errors.shown { text.append(line("error", annotation)) }
    for annotation in warnings.shown { text.append(line("warning", annotation)) }
    text.append(notice(ending))
  }

  private func line(_ name: String, _ annotation: AnnotationShelf.Annotation) -> String {
    let issue = annotation.issue
    return WorkflowCommand.line(
      name,
      [
        ("file", paths.path(of: issue.place.file).inOneLine),
        ("line", issue.place.line.map { String($0) } ?? ""),
        ("title", "\(annotation.id.inOneLine): \(issue.rule)"),
      ],
      issue.text
    )
  }

  private func notice(_ ending: RunEnding) -> String {
    let totals = ending.totals
    let summary = totals.own
    var words = [
      counted(summary.cases, "case"), "\(summary.passed) passed",
      "\(summary.failed) failed", counted(summary.errors, "error"),
      "\(summary.skipped) skipped",
    ]
    if let records = totals.beside {
      words.append(
        "\(counted(records.cases, "recorded transcript")) besides,"
          + " of which \(records.passed) passed"
      )
    }
    if let changes = ending.changes {
      words.append("against \(changes.earlier.inOneLine): \(changes.counts)")
    }
    let missing =
      errors.count - errors.shown.count + warnings.count - warnings.shown.count
    if missing > 0 { words.append("\(missing) more annotations are not shown, see the log") }
    return WorkflowCommand.line("notice", [("title", "touchstone")], words.joined(separator: ", "))
  }
}
