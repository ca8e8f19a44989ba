import Traces

extension TracePass {
  /// Lets fingers keep to a column, a row or a place: all of them, then each by itself.
  static let straightGestures = TracePass { shrinking in
    let all = shrinking.best.gestures
    for gestures in [all] + all.map({ [$0] }) {
      for axes: [Axis] in [[.x, .y], [.x], [.y]] {
        shrinking.consider { trace in
          for gesture in gestures { trace.straighten(gesture, along: axes) }
        }
      }
    }
  }
}

extension Trace {
  /// Keeps a gesture's coordinates where they are as it begins.
  fileprivate mutating func straighten(_ gesture: Gesture, along axes: [Axis]) {
    guard let start = touch(at: gesture.lines[0])?.location else { return }
    for place in gesture.lines {
      guard var location = touch(at: place)?.location else { continue }
      for axis in axes { location[axis] = start[axis] }
      setLocation(location, at: place)
    }
  }
}
