import Traces

/// The messages of a log that two have written, as `print` and `NSLog` in one console.
enum LogSinks {
  /// Leaves one of them, if each message comes in both forms: that with a time.
  static func merge(_ entries: inout [LogEntry], _ losses: inout Losses) {
    let own = entries.filter { $0.message != nil }
    guard let kept = own.lazy.compactMap(\.speaker.clock).first,
      Set(own.map(\.speaker.clock)).count == 2
    else { return }
    let one = own.filter { $0.speaker.clock == kept }
    let other = own.filter { $0.speaker.clock != kept }
    guard one.count > 1, one.map(\.message?.name) == other.map(\.message?.name) else { return }
    for entry in other { losses.add(.twice, line: entry.number) }
    entries.removeAll { $0.message != nil && $0.speaker.clock != kept }
  }
}
