/// The features of one view.
struct Features {
  /// All of them, in the order of their slots.
  private(set) var all: [any Feature] = []
  private var places: [FeatureSlot] = []
  private var slots = Slots()

  /// True if the view has none.
  @inline(__always)
  var isEmpty: Bool { all.isEmpty }

  /// The feature of a key; nil: the view does not have it.
  @inline(__always)
  subscript<Facts: Feature>(key: SlotKey<Facts>) -> Facts? { slots[key] }

  /// Returns true if the view has the feature of a slot.
  func have(_ slot: FeatureSlot) -> Bool { slots.hold(slot) }

  /// Adds a feature that the view turns out to have.
  mutating func add<Facts: Feature>(_ facts: Facts, at key: SlotKey<Facts>) {
    guard !have(key.slot) else { return }
    slots[key] = facts
    let place = places.firstIndex { $0.rawValue > key.slot.rawValue } ?? places.count
    places.insert(key.slot, at: place)
    all.insert(facts, at: place)
  }
}
