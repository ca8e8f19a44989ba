import Traces

/// The roundness of a number: the number of digits that a person must read to know it.
enum Roundness {
  /// The place of touches that could be anywhere: inside every view, away from its edges.
  static let home = Thousandths(units: 100_000)

  /// Returns the number of digits without the zeros behind them; nought has none.
  static func digits(_ number: Int64) -> Int {
    var rest = number.magnitude
    guard rest > 0 else { return 0 }
    while rest % 10 == 0 { rest /= 10 }
    var count = 0
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Returns the raggedness of the time at which a wait is over: tenths of a second are all alike.
  static func ofWait(until time: Microseconds) -> Int {
    if time % 100_000 == 0 { return 1 }
    return time % 50_000 == 0 ? 2 : max(3, digits(time))
  }

  /// Returns the raggedness of a coordinate of a touch: the very edge is no rounder than other
  /// places.
  static func of(_ coordinate: Thousandths) -> Int {
    max(1, digits(Int64(coordinate.units))) + (coordinate.units < 0 ? 1 : 0)
  }

  /// Returns the nearest number of at most so many digits.
  static func rounded(_ number: Millionths, digits count: Int) -> Millionths {
    var unit: Int64 = 1
    while number.units.magnitude / unit.magnitude >= power(count) { unit *= 10 }
    return Millionths(units: nearest(number.units, multipleOf: unit))
  }

  /// Returns the nearest multiple of a unit, half away from zero.
  static func nearest(_ number: Int64, multipleOf unit: Int64) -> Int64 {
    let half = number < 0 ? -unit / 2 : unit / 2
    return (number + half) / unit * unit
  }

  private static func power(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
