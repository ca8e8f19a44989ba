internal import Traces

/// A point that may be unknown, in thousandths: flat, so the loop copies no optionals.
struct Place: Hashable, Sendable {
  var x: Int32 = 0
  var y: Int32 = 0
  var isKnown = false

  static let unknown = Place()

  init() {}

  init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
    isKnown = true
  }

  init(_ point: Point?) {
    x = point?.x.units ?? 0
    y = point?.y.units ?? 0
    isKnown = point != nil
  }

  /// Returns the larger of the two distances to another place; 0 if either is unknown.
  func distance(to other: Place) -> Int32 {
    guard isKnown, other.isKnown else { return 0 }
    // Both are within twice the format's limits, and so may be too far apart for 32 bits.
    let distance = max(abs(Int64(x) - Int64(other.x)), abs(Int64(y) - Int64(other.y)))
    return Int32(clamping: distance)
  }

  /// Returns true if both are known and further apart than a tolerance.
  func differs(from other: Place, by tolerance: Int32) -> Bool {
    isKnown && other.isKnown && distance(to: other) > tolerance
  }

  /// The farthest part that the format can tell, in thousandths.
  static let limit: Int32 = 1_000_000_000

  /// True if the format can tell no place that is farther away, so that this may stand for one.
  var isAtLimit: Bool { max(abs(x), abs(y)) >= Self.limit }

  /// The part along an axis.
  subscript(axis: Axis) -> Int32 { axis == .horizontal ? x : y }

  /// The point as text.
  var text: String {
    isKnown ? "(\(Words.decimal(x)), \(Words.decimal(y)))" : "unknown"
  }
}

/// One of the two directions in which content moves.
enum Axis: UInt8, Sendable {
  case horizontal, vertical

  /// Both, without an array.
  static var each: Axes { Axes() }
}

/// Both axes, one after the other.
struct Axes: Sequence, IteratorProtocol, Sendable {
  private var count: UInt8 = 0

  mutating func next() -> Axis? {
    defer { count += 1 }
    return Axis(rawValue: count)
  }
}
