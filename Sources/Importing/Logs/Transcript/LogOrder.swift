/// The lines of a paste in the order in which they were written: some tools show the newest first.
struct LogOrder {
  let lines: [PasteLine]
  /// True if the paste has them the other way round.
  let isTurned: Bool

  /// Finds the order of the lines of a paste.
  init(_ lines: [PasteLine]) {
    isTurned = Self.isFalling(lines.filter { !$0.isEmpty })
    self.lines = isTurned ? lines.reversed() : lines
  }

  private static func isFalling(_ lines: [PasteLine]) -> Bool {
    let times = lines.compactMap { $0.prefix.time }
    guard times.count == lines.count, Set(times).count > 2,
      zip(times, times.dropFirst()).allSatisfy(>=)
    else { return false }
    // One jump back is midnight.
    return zip(times, times.dropFirst()).count { $0 > $1 } > 1
  }
}
