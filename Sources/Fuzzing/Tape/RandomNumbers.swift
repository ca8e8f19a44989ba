/// Numbers that look random and are the same for the same seed everywhere: SplitMix64.
public struct RandomNumbers: RandomNumberGenerator, Hashable, Sendable, Codable {
  private var state: UInt64

  /// Creates the numbers of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Creates the numbers of one of many runs with the same seed, unlike those of all others.
  public init(seed: UInt64, run: UInt64) {
    var scrambled = RandomNumbers(seed: run)
    state = seed ^ scrambled.next()
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
