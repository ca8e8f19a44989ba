import Traces

extension TracePass {
  /// Lets a finger move in even, round steps from where it comes down, and be lifted where it is.
  static let evenSteps = TracePass { shrinking in
    let gestures = shrinking.best.gestures.filter { $0.lines.count > 2 }
    if gestures.count > 1 {
      shrinking.considerSimplest(
        of: units.map { unit in
          var trace = shrinking.best
          for gesture in gestures { trace.walk(gesture) { $0.nearest(multipleOf: unit) } }
          return trace
        }
      )
    }
    for gesture in gestures {
      shrinking.considerSimplest(
        of: (units + steps).map { unit in
          var trace = shrinking.best
          let isStep = steps.contains(unit)
          trace.walk(gesture) {
            isStep && $0.units != 0
              ? Thousandths(units: $0.units < 0 ? -unit : unit)
              : $0.nearest(multipleOf: unit)
          }
          return trace
        }
      )
    }
  }

  /// The units to which steps are rounded, in thousandths.
  private static let units: [Int32] = [1_000, 5_000]
  /// Steps as people choose them, in thousandths.
  private static let steps: [Int32] = [10_000, 20_000, 30_000, 50_000, 100_000]
}

extension Trace {
  /// Moves a gesture in steps that are the mean of its own, each changed as asked.
  fileprivate mutating func walk(_ gesture: Gesture, by change: (Thousandths) -> Thousandths) {
    guard let start = touch(at: gesture.lines[0])?.location,
      let end = touch(at: gesture.lines[gesture.lines.count - 2])?.location
    else { return }
    let count = Int32(gesture.lines.count - 2)
    let step = Point(
      x: change(Thousandths(units: (end.x.units - start.x.units) / count)),
      y: change(Thousandths(units: (end.y.units - start.y.units) / count))
    )
    for (number, place) in gesture.lines.enumerated() {
      let steps = min(Int32(number), count)
      let location = Point(
        x: Thousandths(units: start.x.units + steps * step.x.units),
        y: Thousandths(units: start.y.units + steps * step.y.units)
      )
      setLocation(location, at: place)
    }
  }
}

extension Thousandths {
  /// Returns the nearest multiple of a number of thousandths, half away from zero.
  func nearest(multipleOf unit: Int32) -> Thousandths {
    Thousandths(units: Int32(Roundness.nearest(Int64(units), multipleOf: Int64(unit))))
  }
}
