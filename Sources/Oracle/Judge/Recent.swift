/// The last few messages in short, runs counted: for explanations.
final class Recent {
  private var events = SIMD8<UInt8>(repeating: .max)
  private var runs = SIMD8<UInt32>(repeating: 0)
  private(set) var count: Int64 = 0

  func add(_ event: Event, times: UInt32 = 1) {
    count += Int64(times)
    if events[7] == event.rawValue {
      runs[7] &+= times
      return
    }
    for place in 0..<7 {
      events[place] = events[place + 1]
      runs[place] = runs[place + 1]
    }
    events[7] = event.rawValue
    runs[7] = times
  }

  /// Returns the last few, and how many there were.
  ///
  /// - Parameters:
  ///   - isRight: whether they broke no rule.
  ///   - excess: how many of the last are not meant.
  /// - Returns: what an explanation needs of them.
  func prefix(isRight: Bool, before excess: UInt32 = 0) -> Violation.Prefix {
    var runs = runs
    runs[7] -= min(runs[7], excess)
    let words = (0..<8).compactMap { place -> String? in
      guard runs[place] > 0, let event = Event(rawValue: events[place]) else { return nil }
      return runs[place] > 1 ? "\(event.word) ×\(runs[place])" : event.word
    }
    let told = (0..<8).reduce(Int64(0)) { $0 + Int64(runs[$1]) }
    let count = count - Int64(excess)
    return Violation.Prefix(words: words, count: count, isWhole: told == count, isRight: isRight)
  }
}
