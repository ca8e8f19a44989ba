import Conformance
import Foundation
import Oracle
import Reporting
import Synchronization
import Traces

/// A line of a file of traces or transcripts, as reports name the place of a failure.
struct FailurePlace {
  private let file: String
  private let line: Int

  /// Reads `FILE:LINE`; nil: it is none, or there is no such file.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line > 0
    else { return nil }
    let file = String(text[..<colon])
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    (self.file, self.line) = (file, line)
  }

  /// Plays and judges the case at the line, and prints what is wrong there with the pages of the rules.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - terminal: where it is printed.
  /// - Returns: what the process answers: 3 where the case could not be judged.
  /// - Throws: `UsageError` for a wrong `--subject`.
  func explain(_ arguments: Arguments, _ terminal: Terminal) throws(UsageError) -> ExitCode {
    let style = terminal.style(color: arguments["color"])
    if var lines = FileLines(file), lines.line(line) == nil {
      terminal.errors.say("touchstone explain: \(file.inOneLine) has no line \(line)")
      return .failed
    }
    let table = try SubjectTable(arguments, terminal)
    defer { _ = table.close() }
    guard let result = result(arguments, by: table) else {
      terminal.errors.say("touchstone explain: no case begins at or above \(file):\(line)")
      return .failed
    }
    let report = ConsoleReport(style: style)
    switch result.outcome {
    case .error, .skip:
      terminal.errors.write(page: style.folded(report.text(for: result)))
      return .failed
    case .pass, .fail: break
    }
    let here = result.findings.filter { $0.place.line == line }
    let told = here.isEmpty ? result.findings : here
    guard !told.isEmpty else {
      terminal.output.say("\(result.id): nothing is wrong with this case")
      return .success
    }
    var shown = result
    shown.outcome = .fail
    shown.findings = told
    let page = report.text(for: shown) + pages(of: told, arguments, style)
    terminal.output.write(page: style.folded(page))
    return .success
  }

  /// Returns the result of the case at the line; nil: there is none.
  private func result(_ arguments: Arguments, by table: SubjectTable) -> CaseResult? {
    var options = Run.Options()
    options.profile = arguments.profile
    options.rules = arguments.configuration.rules
    let results = Mutex<[CaseResult]>([])
    let run = Run(of: Corpus(paths: [file]), by: [table.first], options: options)
    _ = run.results { result in results.withLock { $0.append(result) } }
    return results.withLock { results in
      results.last { ($0.place.line ?? 1) <= line }
    }
  }

  /// Returns the pages of the rules that are broken, each once.
  private func pages(of findings: [Finding], _ arguments: Arguments, _ style: Style) -> String {
    var seen: Set<String> = []
    let rules = findings.map(\.violation.rule).filter { seen.insert($0).inserted }
    let settings = arguments.configuration.rules
    return rules.compactMap(RuleBook.rule).map { rule in
      RulePage.text(rule, settings: settings, style: style)
    }.joined(separator: "\n")
  }
}
