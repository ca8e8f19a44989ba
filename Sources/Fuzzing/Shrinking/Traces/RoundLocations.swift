import Traces

extension TracePass {
  /// Rounds the places of touches by themselves: all of them, each gesture's, each one.
  static let roundLocations = TracePass { shrinking in
    let gestures = shrinking.best.gestures
    let all = gestures.flatMap(\.lines)
    let groups = [all] + gestures.map(\.lines) + all.map { [$0] }
    for group in groups {
      shrinking.considerSimplest(
        of: units.map { unit in
          var trace = shrinking.best
          for place in group {
            guard let location = trace.touch(at: place)?.location else { continue }
            let rounded = Point(
              x: location.x.nearest(multipleOf: unit),
              y: location.y.nearest(multipleOf: unit)
            )
            trace.setLocation(rounded, at: place)
          }
          return trace
        }
      )
    }
  }

  private static let units: [Int32] = [1_000, 10_000, 100_000]
}
