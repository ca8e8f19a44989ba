import Traces

extension TracePass {
  /// Leaves out lines: all, halves, down to each by itself.
  ///
  /// The last of its runs, in which nothing goes, is what makes a trace 1-minimal.
  static let leaveOutLines = TracePass { shrinking in
    leaveOutChunks(of: &shrinking, count: { $0.best.lines.count }) { shrinking, range in
      shrinking.consider(shrinking.best.leavingOut { range.contains($0) })
    }
  }
}
