import Conformance

/// The counts of a run by what its cases test: a component, or the oracle that judges components.
struct CorpusParts {
  private typealias Counts = [CaseResult.Outcome: Int]

  private var components = Counts()
  private var oracle = Counts()

  /// Counts one more result.
  mutating func add(_ result: CaseResult) {
    if result.source.testsOracle {
      oracle[result.outcome, default: 0] += 1
    } else {
      components[result.outcome, default: 0] += 1
    }
  }

  /// Returns a line for each part; nothing where there is one part alone.
  var text: String {
    guard !components.isEmpty, !oracle.isEmpty else { return "" }
    return Self.line("components", components) + Self.line("the oracle", oracle)
  }

  private static func line(_ name: String, _ counts: Counts) -> String {
    func count(_ outcome: CaseResult.Outcome) -> Int { counts[outcome, default: 0] }
    let errors = ConsoleReport.plural(count(.error), "error")
    return "  \(name): \(count(.pass)) passed, \(count(.fail)) failed, \(errors),"
      + " \(count(.skip)) skipped\n"
  }
}
