import Traces

extension TracePass {
  /// Leaves out whole gestures of a finger, several in a row first.
  static let leaveOutGestures = TracePass { shrinking in
    leaveOutChunks(of: &shrinking, count: { $0.best.gestures.count }) { shrinking, range in
      let places = Set(shrinking.best.gestures[range].flatMap(\.lines))
      return shrinking.consider(shrinking.best.leavingOut { places.contains($0) })
    }
  }
}
