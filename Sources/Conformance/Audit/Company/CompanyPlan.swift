public import Mutation

/// Which faults are placed in which company.
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
    // FNV-1a, whose last step is mixed once more, for its low bits alone tell few names apart.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in pair.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    return hash % stride == 0
  }
}
