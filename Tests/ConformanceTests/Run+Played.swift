import Synchronization
import Traces

@testable import Conformance

extension Run {
  /// Runs some files, and keeps all results.
  static func played(
    _ paths: [String],
    by subjects: [any Subject],
    _ options: Options = Options()
  ) -> (results: [CaseResult], totals: Totals) {
    let results = Mutex<[CaseResult]>([])
    let totals = Run(of: Corpus(paths: paths), by: subjects, options: options).results { result in
      results.withLock { $0.append(result) }
    }
    return (results.withLock(\.self), totals)
  }
}
