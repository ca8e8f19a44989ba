import Traces

/// The actions of one finger from its touch until its lift.
struct Gesture: Hashable {
  /// The finger.
  var finger: Int32
  /// The places of its lines, from its `began` on.
  var lines: [Int]

  /// Returns the number of bends and uneven steps, over both axes; a lift at another place is one
  /// more.
  func bends(in trace: Trace) -> Int {
    let path = lines.compactMap { trace.touch(at: $0)?.location }
    return Self.bends(path.map(\.x.units)) + Self.bends(path.map(\.y.units))
  }

  private static func bends(_ places: [Int32]) -> Int {
    guard places.count > 1 else { return 0 }
    var steps = zip(places, places.dropFirst()).map { Int64($1) - Int64($0) }
    // A finger is lifted where it was.
    let lift = steps.removeLast() == 0 ? 0 : 1
    let changes = zip(steps, steps.dropFirst()).count { $0 != $1 }
    return lift + changes + (steps.contains { $0 != 0 } ? 1 : 0)
  }
}

extension Trace {
  /// The gestures, in the order in which their fingers come down.
  var gestures: [Gesture] {
    var gestures: [Gesture] = []
    var open: [Int32: Int] = [:]
    for (place, line) in lines.enumerated() {
      guard case .touch(let touch) = line else { continue }
      if touch.phase == .began {
        open[touch.finger] = gestures.count
        gestures.append(Gesture(finger: touch.finger, lines: [place]))
      } else if let gesture = open[touch.finger] {
        gestures[gesture].lines.append(place)
      }
    }
    return gestures
  }

  /// Returns the touch on a line, if it is one.
  func touch(at place: Int) -> Touch? {
    if case .touch(let touch) = lines[place] { return touch }
    return nil
  }

  /// Moves the touch on a line elsewhere.
  mutating func setLocation(_ location: Point, at place: Int) {
    guard case .touch(var touch) = lines[place] else { return }
    touch.location = location
    lines[place] = .touch(touch)
  }

  /// Returns the trace without some lines, and legal where it was: a finger that never comes down
  /// does nothing else, and one that does is lifted.
  func leavingOut(_ isLeftOut: (Int) -> Bool) -> Trace {
    var gone: Set<Int32> = []
    var rest = self
    rest.lines = []
    for (place, line) in lines.enumerated() {
      guard case .touch(let touch) = line else {
        if !isLeftOut(place) { rest.lines.append(line) }
        continue
      }
      if touch.phase == .began {
        if isLeftOut(place) {
          gone.insert(touch.finger)
          continue
        }
        gone.remove(touch.finger)
      } else if gone.contains(touch.finger) || (isLeftOut(place) && !touch.phase.isLast) {
        continue
      }
      rest.lines.append(line)
    }
    return rest
  }
}
