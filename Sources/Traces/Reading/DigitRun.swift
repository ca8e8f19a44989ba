/// The digits that eight bytes begin with, read at once.
struct DigitRun {
  /// How many they are, up to eight.
  let count: Int
  /// The number that they spell, if there are any.
  let value: Int64

  /// Reads digits.
  ///
  /// - Parameter bytes: eight bytes, the first of them in the lowest place.
  @inline(always)
  init(_ bytes: UInt64) {
    let digits = bytes ^ 0x3030_3030_3030_3030
    // A byte that is no digit is more than nine now, and gets its top bit. A carry changes later bytes
    // alone, and only the first such byte counts.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    count = others.trailingZeroBitCount / 8
    // Noughts before the digits make them eight; where there is no digit the value means nothing.
    let padded = digits &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    // Pairs of digits, then pairs of pairs, then both halves.
    let pairs = padded &* 10 &+ padded &>> 8
    let evens = (pairs & 0x0000_00ff_0000_00ff) &* (100 &+ 1_000_000 &<< 32)
    let odds = (pairs &>> 16 & 0x0000_00ff_0000_00ff) &* (1 &+ 10_000 &<< 32)
    value = Int64(truncatingIfNeeded: (evens &+ odds) &>> 32)
  }
}
