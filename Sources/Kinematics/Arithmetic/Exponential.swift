/// The exponential function in the step of a motion (source motion.deceleration).
public enum Exponential: Sendable, Hashable, CaseIterable {
  /// As on a device: the second-order polynomial near zero, the true function elsewhere.
  case taylor
  /// The true function always; motion then follows its closed form at any frame rate.
  case exact

  /// The absolute value from which the true function is used instead of the polynomial.
  private static let polynomialReach = 0.5

  /// Returns e raised to `z`, as this mode computes it.
  public func callAsFunction(_ z: Double) -> Double {
    if self == .taylor, z < Self.polynomialReach, z > -Self.polynomialReach {
      return 1 + z + z * z / 2
    }
    return ElementaryFunctions.exp(z)
  }
}
