/// The fingers that came down before a record began, or in a gap: any that was not seen since may be down.
struct UnseenFingers {
  private var seen: Set<Int32> = []

  /// Takes in a finger; returns whether it is seen for the first time.
  mutating func firstComes(_ finger: Int32) -> Bool {
    seen.insert(finger).inserted
  }
}
