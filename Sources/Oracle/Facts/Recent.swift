/// The last few messages in short, runs counted: for explanations.
final class Recent {
  private var events = SIMD8<UInt8>(repeating: .max)
  private var runs = SIMD8<UInt32>(repeating: 0)
  private(set) var count: Int64 = 0

  func add(_ event: Event) {
    count += 1
    if events[7] == event.rawValue {
      runs[7] &+= 1
      return
    }
    for place in 0..<7 {
      events[place] = events[place + 1]
      runs[place] = runs[place + 1]
    }
    events[7] = event.rawValue
    runs[7] = 1
  }

  /// How many there were, then the last few.
  var words: [String] {
    guard count > 0 else { return [] }
    let last = (0..<8).compactMap { place -> String? in
      guard let event = Event(rawValue: events[place]) else { return nil }
      return runs[place] > 1 ? "\(event.word) ×\(runs[place])" : event.word
    }
    return [count == 1 ? "1 message" : "\(count) messages, the last"] + last
  }
}
