/// The decay of a velocity that keeps the same part of itself in each millisecond.
///
/// A class, for asking a struct would count the owners of what it holds.
final class Decay: Sendable {
  /// The two rates that UIKit names.
  static let normal = Decay(keeping: 0.998)
  static let fast = Decay(keeping: 0.99)

  /// The part that is lost in a millisecond.
  private let loss: Double
  /// The parts that are left after each number of milliseconds up to 256, and after each number of
  /// 256.
  ///
  /// Two of them multiplied are a power, for which the frames of a glide ask often.
  private let ones: [Double]
  private let steps: [Double]
  /// Nothing lasts longer, in milliseconds.
  private static let longest = 100_000.0

  private init(keeping part: Double) {
    loss = 1 - part
    ones = Self.powers(of: part, upTo: 256)
    steps = Self.powers(of: ones[256], upTo: Int(Self.longest) / 256)
  }

  private static func powers(of part: Double, upTo count: Int) -> [Double] {
    var powers = [1.0]
    for _ in 0..<count { powers.append(powers[powers.count - 1] * part) }
    return powers
  }

  /// Returns the part that is left after so many milliseconds, from 0 to 1.
  func left(after milliseconds: Double) -> Double {
    guard milliseconds > 0 else { return 1 }
    let time = min(milliseconds, Self.longest)
    let whole = Int(time)
    // The broken part of a millisecond is as good as straight.
    return steps[whole >> 8] * ones[whole & 255] * (1 - loss * (time - Double(whole)))
  }
}
