public import Audit
import Conformance
import Traces

extension ProgressText {
  /// Creates the line of a fuzzer.
  ///
  /// - Parameters:
  ///   - progress: how far it has come.
  ///   - runs: how many traces it makes; nil: as many as there is time for.
  ///   - time: how long it goes on; nil: until all traces are made.
  ///   - elapsed: the time since it began.
  public init(_ progress: FuzzProgress, runs: Int?, time: Duration?, elapsed: Duration) {
    self.init(
      done: progress.runs,
      of: runs,
      "traces",
      notes: [
        FuzzText.speed(runs: progress.runs, in: elapsed), "\(progress.pairs) pairs seen",
        "corpus \(progress.corpus)", counted(progress.findings, "finding"),
      ],
      limit: time
    )
  }
}

extension FuzzText {
  /// Says how fast traces were made, replayed and judged.
  public static func speed(runs: Int, in time: Duration) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    return "\(Int(Double(runs) / max(seconds, 0.001))) a second"
  }
}
