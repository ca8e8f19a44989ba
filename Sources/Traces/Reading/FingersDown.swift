/// The fingers that are down.
///
/// The first is kept apart: a trace of one finger needs no set.
struct FingersDown {
  private var first: Int32?
  private var others: Set<Int32> = []

  /// The finger with the smallest number.
  var least: Int32? {
    guard let first else { return others.min() }
    return others.min().map { min($0, first) } ?? first
  }

  /// Returns true if a finger is down.
  func contains(_ finger: Int32) -> Bool {
    finger == first || (!others.isEmpty && others.contains(finger))
  }

  /// Takes in a finger; returns whether it was not down.
  mutating func insert(_ finger: Int32) -> Bool {
    guard !contains(finger) else { return false }
    if first == nil { first = finger } else { others.insert(finger) }
    return true
  }

  /// Lifts a finger.
  mutating func remove(_ finger: Int32) {
    if finger == first { first = nil } else { others.remove(finger) }
  }
}
