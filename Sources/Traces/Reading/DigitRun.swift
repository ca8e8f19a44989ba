/// The digits that eight bytes begin with, read at once.
struct DigitRun {
  /// The number of digits, up to eight.
  let count: Int
  /// The number that they spell, if there are any.
  let value: Int64

  /// Reads digits.
  ///
  /// - Parameter bytes: eight bytes, the first of them in the lowest place.
  @inline(always)
  init(_ bytes: UInt64) {
    let digits = Self.digits(bytes)
    count = Self.count(digits)
    // Noughts before the digits make them eight; where there is no digit the value means nothing.
    value = Self.number(digits &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8))
  }

  /// Reads digits behind a point, as if noughts followed up to a number of places.
  ///
  /// - Parameters:
  ///   - bytes: eight bytes, the first of them in the lowest place.
  ///   - places: how many digits the value has, up to seven; where more are there it means nothing.
  @inline(always)
  init(_ bytes: UInt64, places: Int) {
    let digits = Self.digits(bytes)
    count = Self.count(digits)
    let others = UInt64.max &<< UInt64(truncatingIfNeeded: count &* 8)
    value = Self.number((digits & ~others) &<< UInt64(truncatingIfNeeded: (8 &- places) &* 8))
  }

  /// Returns each byte as what it is worth, if it is a digit.
  @inline(always)
  private static func digits(_ bytes: UInt64) -> UInt64 { bytes ^ 0x3030_3030_3030_3030 }

  /// Returns the number of bytes before the first that is no digit.
  @inline(always)
  private static func count(_ digits: UInt64) -> Int {
    // A byte that is no digit is more than nine now, and gets its top bit. A carry changes later bytes
    // alone, and only the first such byte counts.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount / 8
  }

  /// Returns the number of eight digits.
  @inline(always)
  private static func number(_ digits: UInt64) -> Int64 {
    // Pairs of digits, then pairs of pairs, then both halves.
    let pairs = digits &* 10 &+ digits &>> 8
    let evens = (pairs & 0x0000_00ff_0000_00ff) &* (100 &+ 1_000_000 &<< 32)
    let odds = (pairs &>> 16 & 0x0000_00ff_0000_00ff) &* (1 &+ 10_000 &<< 32)
    return Int64(truncatingIfNeeded: (evens &+ odds) &>> 32)
  }
}
