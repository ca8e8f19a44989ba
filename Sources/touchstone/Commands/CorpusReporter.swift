import Audit
import Conformance
import Foundation
import Reporting
import Traces

/// Minimises a corpus, and says what came of it.
struct CorpusReporter {
  private let terminal: Terminal

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Writes what stays, then removes the rest, so that nothing is lost in between.
  func minimise(_ fuzz: Fuzz) -> ExitCode {
    let result = fuzz.minimisation()
    if let trouble = result.trouble {
      terminal.errors.write(page: ConsoleReport().text(for: trouble))
      return .failed
    }
    guard let corpus = fuzz.options.corpus else { return .failed }
    do {
      for entry in result.kept {
        try TraceFile.save(entry.trace, as: corpus + "/" + entry.name + Source.traceEnding)
      }
      for path in result.removed { try FileManager.default.removeItem(atPath: path) }
    } catch {
      terminal.errors.say("touchstone: \(error)")
      return .failed
    }
    terminal.output.write(page: ShrinkText.text(for: result))
    return .success
  }
}
