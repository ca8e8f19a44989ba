import Traces

extension LogTranscript {
  /// Gives the lines their times, where all have one, or all but a few.
  mutating func setTimes() throws(ImportProblem) {
    let timed = entries.indices.filter { !entries[$0].isGap }
    guard settings.isTimed else { return }
    lendTimes(timed)
    let told = timed.compactMap { entries[$0].moment }
    guard let first = told.first else { return }
    guard told.count == timed.count else { return losses.add(.partialTimes, told.count) }
    let start = first.time - Self.phase(of: told.map(\.time))
    var latest = first.time
    // The time that is added to those of a piece of the log, and the entries at which another piece begins.
    var shift: Microseconds = 0
    var starts: [Int] = []
    for (index, moment) in zip(timed, told) {
      var time = moment.time + shift
      if time < latest - Self.longestDisorder {
        shift = latest - moment.time
        time = latest
        starts.append(index)
      }
      guard time >= latest else {
        throw ImportProblem(
          moment.offset,
          "the time goes back by \(latest - time) microseconds",
          expected: "times that never decrease",
          suggestion: "leave the times out with --without-times, if the lines are in order"
        )
      }
      latest = time
      guard latest - first.time <= 1_000_000_000_000 else {
        throw ImportProblem(
          moment.offset,
          "the log is longer than eleven days",
          expected: "a shorter log"
        )
      }
      entries[index].line.time = latest - start
    }
    part(at: starts)
  }

  /// Gives the few lines that have no time that of the line before, or of the first that has one.
  private mutating func lendTimes(_ timed: [Int]) {
    let lacking = timed.count { entries[$0].moment == nil }
    guard lacking * 4 <= timed.count else { return }
    var latest = timed.compactMap { entries[$0].moment }.first
    for index in timed {
      if entries[index].moment == nil {
        entries[index].moment = latest
        losses.add(.lentTimes, line: entries[index].number)
      }
      latest = entries[index].moment
    }
  }

  /// Returns how far behind a second the first time is, where others come whole seconds later: a clock that shows
  /// parts of a second must not look like one that shows none.
  private static func phase(of times: [Microseconds]) -> Microseconds {
    let second: Microseconds = 1_000_000
    guard let first = times.first, times.contains(where: { $0 != first }),
      times.allSatisfy({ ($0 - first) % second == 0 })
    else { return 0 }
    return (first % second + second) % second
  }

  /// Lines that are out of order are so by no more; where a time goes back by more, another piece of a log begins,
  /// in microseconds.
  private static let longestDisorder: Microseconds = 1_000_000

  /// Notes that nothing is known of what was between two pieces of a log.
  private mutating func part(at starts: [Int]) {
    for index in starts.reversed() {
      let number = entries[index].number
      losses.add(.pieces, line: number)
      guard index > 0, !entries[index - 1].isGap else { continue }
      let gap = Gap(reason: "another piece of a log begins")
      entries.insert(LogEntry(line: .gap(gap), moment: nil, number: number), at: index)
    }
  }
}
