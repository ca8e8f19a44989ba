internal import Traces

/// The speed of a single finger, in points a millisecond.
struct FingerSpeed: Sendable {
  /// The weights of the latest move in a pan's velocity: that of 2018, and that of today (motion.velocity).
  static let weightIn2018 = 0.25
  static let weightToday = 0.2

  /// The last three movements, the latest first.
  private(set) var vertical = SIMD4<Double>.zero
  private(set) var horizontal = SIMD4<Double>.zero
  var count: Int32 = 0
  /// The highest speed since the finger came down, along either axis.
  var top = 0.0

  mutating func add(from start: Place, to end: Place, during time: Microseconds) {
    guard time > 0 else {
      // Nobody knows if a way in no time counts, and for which sample.
      if start != end {
        count = 0
        top = .infinity
      }
      return
    }
    let across = Double(end.x - start.x) / Double(time)
    let down = Double(end.y - start.y) / Double(time)
    vertical = SIMD4(down, vertical[0], vertical[1], vertical[2])
    horizontal = SIMD4(across, horizontal[0], horizontal[1], horizontal[2])
    count += 1
    top = max(top, abs(down), abs(across))
  }

  /// Returns the velocity along an axis that the recognizer of the drag tells after a move: mostly that of
  /// the move before.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - age: the number of moves that came after it.
  ///   - weight: the weight of the latest move.
  /// - Returns: the velocity; the first move has nothing before it.
  func panned(_ axis: Axis, _ age: Int, weight: Double) -> Double {
    let all = axis == .vertical ? vertical : horizontal
    guard count > age + 1 else { return all[age] }
    return weight * all[age] + (1 - weight) * all[age + 1]
  }

  /// True if the last three movements were slower than what counts as no velocity (B17), by a fifth.
  var isSlow: Bool {
    count >= 3
      && (0..<3).allSatisfy { age in
        let (x, y) = (horizontal[age], vertical[age])
        return x * x + y * y < 0.2 * 0.2
      }
  }

  /// Returns the slowest of the last three movements along an axis, signed as the offset moves; 0 where
  /// they disagree or are fewer.
  func steady(_ axis: Axis) -> Double {
    guard count >= 3 else { return 0 }
    let all = axis == .vertical ? vertical : horizontal
    if all[0] > 0, all[1] > 0, all[2] > 0 { return -min(all[0], all[1], all[2]) }
    if all[0] < 0, all[1] < 0, all[2] < 0 { return -max(all[0], all[1], all[2]) }
    return 0
  }
}

/// The relation of the first two fingers.
struct FingerPair: Sendable {
  /// The distance between them, in points, and the point between them; 0 and unknown with fewer, or
  /// if one came down before the record begins.
  private(set) var spread = 0.0
  private(set) var centre = Place.unknown

  init() {}

  init(_ first: Place, _ second: Place) {
    let x = (Double(second.x) - Double(first.x)) / 1000
    let y = (Double(second.y) - Double(first.y)) / 1000
    spread = (x * x + y * y).squareRoot()
    centre = Place(x: first.x / 2 + second.x / 2, y: first.y / 2 + second.y / 2)
  }
}

/// The corners of a rectangle in which places are.
struct Corners: Sendable {
  private(set) var least = Place.unknown
  private(set) var most = Place.unknown

  /// Takes another place in, or begins with it.
  mutating func widen(to place: Place, isFirst: Bool) {
    let least = isFirst ? place : least
    let most = isFirst ? place : most
    self.least = Place(x: min(least.x, place.x), y: min(least.y, place.y))
    self.most = Place(x: max(most.x, place.x), y: max(most.y, place.y))
  }
}
