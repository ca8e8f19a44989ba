/// All features seen: a set of integers, for it is asked some fifty times for each trace.
public struct Coverage: Sendable {
  /// The number of pairs of neighbours in it.
  public private(set) var pairs = 0
  /// The number of rules in it.
  public private(set) var rules = 0
  /// Open addressing; 0 is an empty slot.
  private var slots: [UInt32] = Array(repeating: 0, count: 1024)

  /// Creates the coverage of nothing.
  public init() {}

  /// The number of features.
  public var count: Int { pairs + rules }

  /// Returns true if a feature was seen.
  public func contains(_ feature: Feature) -> Bool {
    slots[slot(of: feature.rawValue)] != 0
  }

  /// Adds a feature.
  ///
  /// - Parameter feature: what was seen.
  /// - Returns: whether it is new.
  @discardableResult
  public mutating func insert(_ feature: Feature) -> Bool {
    let slot = slot(of: feature.rawValue)
    guard slots[slot] == 0 else { return false }
    slots[slot] = feature.rawValue
    if feature.isRule { rules += 1 } else { pairs += 1 }
    if count * 2 > slots.count { grow() }
    return true
  }

  /// Returns the slot in which a feature is, or would be.
  private func slot(of value: UInt32) -> Int {
    let mask = slots.count - 1
    let mixed = value &* 0x9e37_79b1
    var slot = Int(mixed ^ mixed >> 15) & mask
    while slots[slot] != 0, slots[slot] != value { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let values = slots.filter { $0 != 0 }
    slots = Array(repeating: 0, count: slots.count * 2)
    for value in values { slots[slot(of: value)] = value }
  }
}
