/// The tapes that brought something new, for others to be made of them.
public struct Pool: Sendable {
  /// One tape.
  public struct Entry: Sendable, Codable {
    /// The numbers, as they were drawn.
    public var tape: Tape
    /// The ranges of the numbers that belong together.
    public var spans: [Range<Int>]

    /// Creates an entry.
    public init(tape: Tape, spans: [Range<Int>]) {
      self.tape = tape
      self.spans = spans
    }
  }

  /// The tapes, in the order in which they came.
  public private(set) var entries: [Entry] = []

  /// Creates a pool of nothing.
  public init() {}

  /// Adds a tape.
  public mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Picks a tape; recent ones and short ones come more often; nil: there is none.
  ///
  /// The last tapes are near the present state of the search. A short tape costs little, and a
  /// change to it often has an effect.
  func pick(with random: inout RandomNumbers) -> Entry? {
    guard !entries.isEmpty else { return nil }
    let first = entries[place(with: &random)]
    let second = entries[place(with: &random)]
    return first.tape.numbers.count <= second.tape.numbers.count ? first : second
  }

  private func place(with random: inout RandomNumbers) -> Int {
    let isRecent = random.below(2) == 0
    let choices = isRecent ? min(entries.count, Self.recent) : entries.count
    return entries.count - 1 - random.below(choices)
  }

  /// The number of the last tapes that are recent.
  private static let recent = 64
}

extension RandomNumbers {
  /// Returns a number from 0 up to, and without, a limit of at least 1.
  mutating func below(_ limit: Int) -> Int {
    // The upper half, as a fraction of 1, times the limit.
    Int(((next() >> 32) &* UInt64(limit)) >> 32)
  }
}
