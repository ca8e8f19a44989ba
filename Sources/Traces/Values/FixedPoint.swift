/// A decimal with three places, exact: what coordinates are, in points.
///
/// The format allows ±1,000,000 points, so 32 bits hold every coordinate and equality means the
/// same on every machine.
public struct Thousandths: Hashable, Comparable, Sendable {
  /// The number of thousandths of a point.
  public var units: Int32

  /// Creates a value from a number of thousandths.
  public init(units: Int32) {
    self.units = units
  }

  /// Creates the nearest value to `number`, half away from zero, kept within the format's limits.
  public init(_ number: Double) {
    let scaled = number * 1000
    guard scaled < 1_000_000_000 else {
      units = scaled.isNaN ? 0 : 1_000_000_000
      return
    }
    guard scaled > -1_000_000_000 else {
      units = -1_000_000_000
      return
    }
    units = Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// Nought.
  public static var zero: Thousandths { Thousandths(units: 0) }

  /// The value as a floating-point number.
  public var double: Double { Double(units) / 1000 }

  /// Returns true if `left` is the smaller number.
  public static func < (left: Thousandths, right: Thousandths) -> Bool { left.units < right.units }
}

/// A decimal with six places, exact: velocities, scales and numbers in arguments.
public struct Millionths: Hashable, Comparable, Sendable {
  /// The number of millionths.
  public var units: Int64

  /// The largest magnitude, in whole numbers, that a value holds.
  public static let limit: Int64 = 1_000_000_000_000

  /// Creates a value from a number of millionths.
  public init(units: Int64) {
    self.units = units
  }

  /// Creates the nearest value to `number`, half away from zero, kept within the limits.
  public init(_ number: Double) {
    let scaled = number * 1_000_000
    let bound = Double(Self.limit) * 1_000_000
    guard scaled < bound else {
      units = scaled.isNaN ? 0 : Self.limit * 1_000_000
      return
    }
    guard scaled > -bound else {
      units = -Self.limit * 1_000_000
      return
    }
    units = Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// Creates the same number with three more places.
  public init(_ number: Thousandths) {
    units = Int64(number.units) * 1000
  }

  /// Nought.
  public static var zero: Millionths { Millionths(units: 0) }

  /// The value as a floating-point number.
  public var double: Double { Double(units) / 1_000_000 }

  /// Returns true if `left` is the smaller number.
  public static func < (left: Millionths, right: Millionths) -> Bool { left.units < right.units }
}
