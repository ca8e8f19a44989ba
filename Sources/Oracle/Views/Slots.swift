/// Objects of several types, each in a place that its key knows.
///
/// A look at one costs no more than a look at a property of its type would, and whoever owns the slots
/// need not know the type.
struct Slots {
  private var objects = InlineArray<16, AnyObject?>(repeating: nil)

  /// The object of a key; nil: there is none.
  @inline(__always)
  subscript<Kept: AnyObject>(key: SlotKey<Kept>) -> Kept? {
    get {
      guard let object = objects[key.slot.rawValue] else { return nil }
      // The setter alone puts it there, with the same key.
      return unsafe unsafeDowncast(object, to: Kept.self)
    }
    set { objects[key.slot.rawValue] = newValue }
  }

  /// Returns true if there is an object in a slot.
  @inline(__always)
  func hold(_ slot: FeatureSlot) -> Bool { objects[slot.rawValue] != nil }
}

/// The key to the slot in which an object of a type is kept.
///
/// Each feature makes the only key to its slot.
struct SlotKey<Kept: AnyObject>: Sendable {
  let slot: FeatureSlot

  /// Makes the key to a slot.
  @inline(__always)
  init(_ slot: FeatureSlot) { self.slot = slot }
}
