import Conformance
public import Mutation

/// The choice of the faults that are placed in company, and of the company.
public struct CompanyPlan: Sendable {
  /// The company of the faults.
  public var disturbances = Disturbance.all
  /// One of so many pairs of a fault and a disturbance is tried.
  public var stride: UInt64 = 1
  /// The number by which these are drawn.
  public var seed: UInt64 = 1

  /// Creates the plan that tries everything.
  public init() {}

  /// Tells whether a pair is drawn, the same in every process.
  ///
  /// - Parameter pair: what names the pair.
  /// - Returns: true if it is tried.
  func draws(_ pair: String) -> Bool {
    guard stride > 1 else { return true }
    return NameHash.of(pair, seed: seed) % stride == 0
  }
}
