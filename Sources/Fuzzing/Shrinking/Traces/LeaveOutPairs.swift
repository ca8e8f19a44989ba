import Traces

extension TracePass {
  /// Leaves out two lines at once where few are left: a call and the one that undoes it, say.
  static let leaveOutPairs = TracePass { shrinking in
    var second = min(shrinking.best.lines.count, mostLines) - 1
    while second > 0 {
      for first in (0..<second).reversed() {
        let isShorter = shrinking.consider(
          shrinking.best.leavingOut { $0 == first || $0 == second }
        )
        if isShorter { break }
      }
      second = min(second, shrinking.best.lines.count) - 1
    }
  }

  /// Above this there would be too many pairs to ask.
  private static let mostLines = 16
}
