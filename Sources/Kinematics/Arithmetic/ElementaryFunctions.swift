/// The exponential function and the natural logarithm, from + − × ÷ alone.
///
/// A machine's own library may differ from another's in the last bit, and a glide of several
/// hundred frames would carry that bit into its transcript. These are correct to about 1e-15 of
/// the value, and the same everywhere.
public enum ElementaryFunctions: Sendable {
  /// ln 2, cut after 32 bits: any whole multiple that a `Double` exponent can ask for is exact.
  private static let logarithmOfTwoHigh = 0x1.62e42feep-1
  /// The rest of ln 2 after the cut.
  private static let logarithmOfTwoLow = 0x1.a39ef35793c76p-33
  private static let reciprocalOfLogarithmOfTwo = 0x1.71547652b82fep0
  private static let squareRootOfTwo = 0x1.6a09e667f3bcdp0

  /// Returns e raised to `x`.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    // Beyond these the result is no longer a number other than zero or infinity.
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    // e^x = 2^k · e^s with |s| ≤ ln 2 / 2.
    let k = nearestWhole(x * reciprocalOfLogarithmOfTwo)
    let s = (x - k * logarithmOfTwoHigh) - k * logarithmOfTwoLow
    return Double(sign: .plus, exponent: Int(k), significand: 1 + sumOfPowers(s))
  }

  /// Returns the natural logarithm of `x`; that of zero is −∞, and a negative number has none.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // x = 2^k · m with m as near to 1 as a power of two allows.
    var k = Double(x.exponent)
    var m = x.significand
    if m > squareRootOfTwo {
      m /= 2
      k += 1
    }
    // ln m = 2 artanh z.
    let z = (m - 1) / (m + 1)
    return k * logarithmOfTwoHigh + (2 * z * artanhQuotient(z * z) + k * logarithmOfTwoLow)
  }

  /// Computes s + s²/2! + s³/3! + … up to where a term no longer counts for |s| ≤ ln 2 / 2.
  private static func sumOfPowers(_ s: Double) -> Double {
    var sum = 0.0
    var n = 15.0
    while n > 1 {
      sum = s / n * (1 + sum)
      n -= 1
    }
    return s + s * sum
  }

  /// Computes artanh z ÷ z = 1 + z²/3 + z⁴/5 + … of the square of z, for |z| ≤ 0.1716.
  private static func artanhQuotient(_ square: Double) -> Double {
    var sum = 0.0
    var n = 25.0
    while n >= 1 {
      sum = 1 / n + square * sum
      n -= 2
    }
    return sum
  }

  private static func nearestWhole(_ x: Double) -> Double {
    Double(Int(x < 0 ? x - 0.5 : x + 0.5))
  }
}
