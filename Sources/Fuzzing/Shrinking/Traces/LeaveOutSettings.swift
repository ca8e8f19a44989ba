import Traces

extension TracePass {
  /// Leaves settings to their defaults: all, halves, down to each by itself.
  static let leaveOutSettings = TracePass { shrinking in
    leaveOutChunks(of: &shrinking, count: { $0.best.header.settings.count }) { shrinking, range in
      let settings = shrinking.best.header.settings[range]
      return shrinking.consider { trace in
        // From behind, for to leave out an entry is to leave out its replies as well.
        for setting in settings.reversed() { trace.header.leaveOut(setting) }
      }
    }
  }
}
