import Conformance
import Foundation
import Reporting
import Synchronization

/// The troubles of earlier runs that a run of their failed cases does not judge again.
///
/// Without it, a run of a few cases would say that all is well of what nobody has judged.
final class Leftovers: Sendable {
  private let known: [RunTrouble]
  private let sources: Mutex<Set<String>>

  /// Finds out what a command line leaves aside.
  ///
  /// - Parameters:
  ///   - failed: what failed in the earlier runs.
  ///   - arguments: the command line of this run.
  ///   - subjects: the names of its subjects; none: it judges transcripts.
  init(_ failed: FailedCases, _ arguments: Arguments, by subjects: [String]) {
    var troubles = failed.rest
    let others = failed.subjects.subtracting(subjects).sorted()
    for name in others {
      let why =
        "cases failed by \(name), which is no subject of this run, so they are not judged again"
      troubles.append(RunTrouble(.failed, why))
    }
    if failed.isStrict, !arguments.has("strict") {
      let why =
        "the earlier run was --strict, and this one is not, so it does not judge the same again"
      troubles.append(RunTrouble(.violated, why))
    }
    if failed.needsBaselines, !arguments.has("baselines") {
      let why =
        "cases differed from their baselines, and --baselines is not given, so nothing is compared"
      troubles.append(RunTrouble(.violated, why))
    }
    known = troubles
    sources = Mutex(failed.sources)
  }

  /// Notes a result: what could not be read is there again.
  func take(_ result: CaseResult) {
    sources.withLock { sources in
      guard !sources.isEmpty else { return }
      let path = result.source.argument
      sources = sources.filter { $0 != path && !path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
  }

  /// The troubles that are left after the last result.
  var troubles: [RunTrouble] {
    let missing = sources.withLock(\.self).sorted().map { path in
      RunTrouble(
        .failed,
        "\(path) could not be read, and this run has nothing of it; run everything again"
      )
    }
    return (known + missing).map { trouble in
      var kept = trouble
      kept.isKept = true
      return kept
    }
  }
}
