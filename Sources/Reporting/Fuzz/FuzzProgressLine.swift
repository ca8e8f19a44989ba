public import Conformance

extension ProgressLine {
  /// Says how far a fuzzer has come.
  ///
  /// - Parameters:
  ///   - progress: how far that is.
  ///   - elapsed: the time since it began.
  /// - Returns: what to print, if it is time.
  public mutating func text(for progress: FuzzProgress, elapsed: Duration) -> String? {
    text(elapsed: elapsed) {
      let speed = FuzzText.speed(runs: progress.runs, in: elapsed)
      return "\(progress.runs) traces, \(speed), \(progress.pairs) pairs seen, corpus"
        + " \(progress.corpus), \(FuzzText.plural(progress.findings, "finding"))"
    }
  }
}

extension FuzzText {
  /// Says how fast traces were made, replayed and judged.
  public static func speed(runs: Int, in time: Duration) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    return "\(Int(Double(runs) / max(seconds, 0.001))) a second"
  }
}
