import Conformance
import Traces

/// The counts of a run by what its cases test: a component, or the oracle that judges components.
struct CorpusParts {
  /// The numbers of cases with each outcome.
  private struct Counts {
    var passed = 0
    var failed = 0
    var errors = 0
    var skipped = 0

    /// True if no case was counted.
    var isEmpty: Bool { passed + failed + errors + skipped == 0 }

    mutating func add(_ outcome: CaseResult.Outcome) {
      switch outcome {
      case .pass: passed += 1
      case .fail: failed += 1
      case .error: errors += 1
      case .skip: skipped += 1
      }
    }
  }

  private var components = Counts()
  private var oracle = Counts()

  /// Counts one more result.
  mutating func add(_ result: CaseResult) {
    if result.source.testsOracle {
      oracle.add(result.outcome)
    } else {
      components.add(result.outcome)
    }
  }

  /// Returns a line for each part; nothing where there is one part alone.
  var text: String {
    guard !components.isEmpty, !oracle.isEmpty else { return "" }
    return Self.line("components", components) + Self.line("the oracle", oracle)
  }

  private static func line(_ name: String, _ counts: Counts) -> String {
    let errors = counted(counts.errors, "error")
    return "  \(name): \(counts.passed) passed, \(counts.failed) failed, \(errors),"
      + " \(counts.skipped) skipped\n"
  }
}
