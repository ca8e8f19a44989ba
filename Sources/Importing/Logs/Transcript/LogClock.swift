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
}
