/// The cubic Bézier curve through (0.42, 0) and (0.58, 1).
enum EaseInEaseOut {
  private static let firstTime = 0.42
  private static let secondTime = 0.58
  /// Newton's steps; the curve is so near its chord that five leave nothing to improve.
  private static let refinements = 6

  /// Returns the part of the way that is done after the part `time` of the duration.
  static func progress(at time: Double) -> Double {
    var s = time
    for _ in 0..<refinements {
      s -= (elapsed(s) - time) / elapsedSlope(s)
    }
    return s * s * (3 - 2 * s)
  }

  /// Returns the time at the parameter `s` of the curve.
  private static func elapsed(_ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * firstTime + 3 * rest * s * s * secondTime + s * s * s
  }

  /// Returns the derivative of `elapsed`; between 0.87 and 1.26 everywhere.
  private static func elapsedSlope(_ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * firstTime
      + 6 * rest * s * (secondTime - firstTime)
      + 3 * s * s * (1 - secondTime)
  }
}
