/// Some of the events, as bits.
struct EventSet: Sendable {
  /// Each event.
  static let all = EventSet(words: InlineArray(repeating: .max))

  private var words = InlineArray<4, UInt64>(repeating: 0)

  /// Returns true if an event is among them.
  @inline(__always)
  func contains(_ event: Event) -> Bool {
    words[Int(event.rawValue >> 6)] >> UInt64(event.rawValue & 63) & 1 != 0
  }

  /// Adds an event.
  mutating func insert(_ event: Event) {
    words[Int(event.rawValue >> 6)] |= 1 << UInt64(event.rawValue & 63)
  }
}
