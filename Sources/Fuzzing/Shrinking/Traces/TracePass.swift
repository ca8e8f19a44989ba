import Traces

/// One way of making a trace simpler.
///
/// A pass is deterministic and small; it proposes, `consider` disposes. It reads the best anew after
/// each success, for its places have changed, and leaves it to the shrinking to run it again.
struct TracePass {
  /// The function that tries simpler traces.
  let run: @Sendable (inout TraceShrinking) -> Void

  /// All passes: what makes a trace shorter first, for then the others have less to do.
  static let all = [
    leaveOutRemarks, leaveOutGestures, leaveOutLines, leaveOutUpdates, leaveOutViews,
    leaveOutSettings, fewerRows, plainLines, renumberFingers, startAtZero, wholeFrames, closeGaps,
    roundWaits, shortenSettles,
    straightGestures, evenSteps, moveGestures, roundLocations, roundNumbers,
  ]
}
