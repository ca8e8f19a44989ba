import Conformance
import Reporting
import Traces

/// Lists the cases of a run instead of playing them.
struct CaseListing {
  private let arguments: Arguments
  private let terminal: Terminal
  private let isJSON: Bool
  /// True if titles are wanted beside the ids, as a person reads them; a script reads ids alone.
  private let hasTitles: Bool

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
    isJSON = arguments["format"] == "jsonl"
    hasTitles = terminal.output.isTerminal || arguments.has("verbose")
  }

  /// Prints the cases that a run would judge, in its order.
  ///
  /// - Parameters:
  ///   - selection: which cases are wanted.
  ///   - purpose: whether traces are replayed, or transcripts alone are judged.
  /// - Returns: what the process answers.
  func list(_ selection: Selection, for purpose: CaseReader.Purpose) -> ExitCode {
    var reader = CaseReader(arguments.corpus, for: purpose, selection: selection)
    var summary = Summary()
    while !terminal.output.isDeaf, let next = reader.next() {
      switch next {
      case .judged(let trouble):
        summary.add(trouble)
        terminal.errors.write(page: ConsoleReport().text(for: trouble))
      case .toJudge(let new):
        summary.add(CaseResult(id: new.id, place: new.place, source: new.source, outcome: .pass))
        if isJSON {
          terminal.output.write(objects: CaseLine.text(for: new))
        } else {
          terminal.output.write(page: line(for: new))
        }
      }
    }
    guard summary.cases == 0 else { return summary.exitCode }
    return reader.tally.code(ofNoCase: terminal, selection.shard)
  }

  private func line(for new: Case) -> String {
    guard hasTitles, let title = new.trace.header.title else { return new.id + "\n" }
    return "\(new.id)  \(title.inOneLine)\n"
  }
}
