import Traces

/// Times without a date go on after midnight.
struct LogClock {
  private var midnights: Microseconds = 0
  private var latest: Microseconds?

  /// Returns the time of a line, counted from the first midnight.
  mutating func continued(_ time: Microseconds, isOfDay: Bool) -> Microseconds {
    guard isOfDay else { return time }
    let halfDay: Microseconds = 43_200_000_000
    if let latest, time < latest - halfDay { midnights += 2 * halfDay }
    latest = time
    return time + midnights
  }

  /// Returns true if times that were taken for seconds are more likely something shorter: messages of one scroll
  /// come in frames.
  static func areTooSlow(_ times: [Microseconds]) -> Bool {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    return !steps.isEmpty && steps[steps.count / 2] >= longestStep
  }

  /// Half of the messages of a log come faster than this one behind the other, in microseconds.
  private static let longestStep: Microseconds = 2_000_000
}
