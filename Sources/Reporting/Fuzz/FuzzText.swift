public import Audit
public import Conformance
import Oracle
import Traces

/// The findings of a fuzzer, as text for a person: each in full, with the trace that shows it.
public struct FuzzText: Sendable {
  private let style: Style
  private let isStrict: Bool
  private let subject: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - isStrict: whether rules of the grade should count, so that who judges must ask for it.
  ///   - subject: what plays the traces, as the command line spells it; nil: the built-in one.
  public init(style: Style = .plain, isStrict: Bool = false, subject: String? = nil) {
    self.style = style
    self.isStrict = isStrict
    self.subject = subject
  }

  /// The number of lines of a trace that are shown.
  static let fewLines = 24

  /// Returns what is printed of a finding.
  public func text(for finding: FuzzFinding) -> String {
    var text = style.paint("FOUND", .bad) + "  " + style.paint(finding.rule, .title)
    text += "  " + (finding.run.map { "run \($0)" } ?? "from the corpus") + "\n"
    text += explanation(of: finding.rule, in: finding.result)
    if !finding.others.isEmpty {
      text += "    breaks also: \(finding.others.joined(separator: ", "))\n"
    }
    text += remarks(on: finding) + lines(of: finding)
    let path = ShellWord.quoted(finding.path)
    for (word, command) in [("see:   ", "show"), ("replay:", "replay")] {
      text += style.paint("    \(word) touchstone \(command) \(path)\(played)\n", .quiet)
    }
    return text + judging(finding.path) + "\n"
  }

  /// Returns what is printed of a finding of another run that was taken over.
  public func text(forMerged finding: FuzzFinding) -> String {
    style.paint("KEPT", .bad) + "  " + style.paint(finding.rule, .title) + "\n"
      + judging(finding.path) + "\n"
  }

  /// Returns the command that judges a finding, and fails as long as it fails.
  private func judging(_ path: String) -> String {
    let strict = isStrict ? " --strict" : ""
    let words = "touchstone run \(ShellWord.quoted(path))\(strict)\(played)"
    return style.paint("    judge:  \(words)\n", .quiet)
  }

  /// The words that name the subject on a command line.
  private var played: String {
    subject.map { " --subject \(ShellWord.quoted($0))" } ?? ""
  }

  /// Returns what is printed of a finding of an earlier run that still fails.
  public func text(forFailing result: CaseResult) -> String {
    var text = style.paint("STILL FAILS", .bad) + "  " + style.paint(result.id, .title)
    if let title = result.title { text += "  " + title.inOneLine }
    text += "\n" + explanation(of: nil, in: result)
    return text + judging(result.source.argument) + "\n"
  }

  /// Returns the line that ends a report, and which rules were broken in more ways than it shows.
  ///
  /// - Parameters:
  ///   - report: what was found out.
  ///   - rules: how many rules there are in the book.
  /// - Returns: whole lines.
  public func closing(_ report: FuzzReport, rules: Int) -> String {
    var text = report.more.map { row in
      style.paint("not looked at", .doubtful)
        + "  \(counted(row.count, "more failure")) of \(row.rule)\n"
    }
    .joined()
    if report.regressions > 0 {
      let failing = report.failing.count
      let ink: Style.Ink = failing > 0 ? .bad : .good
      text += style.paint("\(failing) of \(report.regressions) earlier findings still fail", ink)
      text += "\n"
    }
    let count = report.findings.count
    text += style.paint(counted(count, "finding"), count > 0 ? .bad : .good)
    text += " in \(counted(report.runs, "trace"))"
    if report.skipped > 0 {
      text += ", of which the subject skipped \(report.skipped)"
      if let why = report.whySkipped { text += ", as for: \(why.inOneLine)" }
    }
    let facts = [
      "seed \(report.seed)",
      "\(report.pairs) pairs seen",
      "\(report.rules) of \(rules) rules had occasion to fail",
      "\(counted(report.corpus, "tape")) kept",
    ]
    text += "  (" + facts.joined(separator: ", ") + ")\n"
    if report.isOfNothing, let why = report.whySkipped {
      text += style.paint("nothing was judged: \(why.inOneLine)\n", .bad)
    }
    if report.wasStopped { text += style.paint("stopped before its time\n", .doubtful) }
    return text
  }

  /// Returns the line that ends the report of a merge.
  ///
  /// - Parameters:
  ///   - report: what was found out.
  ///   - folders: how many directories the findings came from.
  /// - Returns: a whole line.
  public func closing(ofMerge report: FuzzReport, folders: Int) -> String {
    let count = report.findings.count
    let directories = counted(folders, "directory", "directories")
    return style.paint(counted(count, "finding"), count > 0 ? .bad : .good)
      + " of \(directories) kept, \(report.leftOut) left out that break the same\n"
  }

  // MARK: - Parts

  /// Returns the place and the words of a rule's violation; nil: of the first rule that is broken.
  private func explanation(of rule: String?, in result: CaseResult) -> String {
    let findings = result.findings.filter { !$0.violation.isExpected }
    guard let finding = findings.first(where: { $0.violation.rule == rule }) ?? findings.first
    else {
      return result.explanation.indented(by: 2)
    }
    return ConsoleReport.location(of: finding).indented(by: 2)
      + finding.violation.text.printable.indented(by: 4)
  }

  private func remarks(on finding: FuzzFinding) -> String {
    var remarks: [String] = []
    if !finding.isReproducible { remarks.append("it does not fail each time that it is played") }
    if finding.wasCutShort { remarks.append("it may not be the smallest: there was no more time") }
    return remarks.map { "    \(style.paint($0, .doubtful))\n" }.joined()
  }

  private func lines(of finding: FuzzFinding) -> String {
    let count = finding.trace.lines.count
    let size = "\(counted(count, "line")), shrunk from \(finding.linesBefore)"
    guard count <= Self.fewLines else { return "    the trace: \(size)\n" }
    var writer = TraceWriter()
    writer.write(finding.trace)
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    return "    the trace, \(size):\n" + lines.map { "      \(String($0).inOneLine)\n" }.joined()
  }
}
