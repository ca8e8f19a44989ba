import Traces

extension TracePass {
  /// Lets gestures begin at round places, moved as they are: all of them, then each by itself.
  static let moveGestures = TracePass { shrinking in
    for axis in Axis.allCases {
      let all = shrinking.best.gestures
      for gestures in [all] + (all.count > 1 ? all.map { [$0] } : []) {
        guard let first = gestures.first,
          let touch = shrinking.best.touch(at: first.lines[0])
        else { continue }
        let start = touch.location[axis]
        let targets = places + roundings.map { start.nearest(multipleOf: $0) }
        shrinking.considerSimplest(
          of: targets.map { target in
            var trace = shrinking.best
            trace.move(gestures, along: axis, by: target.units - start.units)
            return trace
          }
        )
      }
    }
  }

  private static let places = [100, 200, 300, 400].map { Thousandths(units: $0 * 1000) }
  private static let roundings: [Int32] = [1_000, 10_000, 100_000]
}

extension Trace {
  fileprivate mutating func move(_ gestures: [Gesture], along axis: Axis, by distance: Int32) {
    for place in gestures.flatMap(\.lines) {
      guard var location = touch(at: place)?.location else { continue }
      location[axis].units += distance
      setLocation(location, at: place)
    }
  }
}
