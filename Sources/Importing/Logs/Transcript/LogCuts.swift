import Traces

/// The places of a log behind which another run begins, or more came than is printed.
enum LogCuts {
  /// Notes that nothing is known of what was there.
  static func note(in entries: inout [LogEntry], _ losses: inout Losses) {
    var cuts: [(place: Int, reason: String)] = []
    for place in runs(&entries) {
      losses.add(.runs, line: entries[place].number)
      cuts.append((place, "another run of the program begins"))
    }
    for place in ellipses(entries) {
      losses.add(.cuts, line: entries[place - 1].number)
      cuts.append((place, "lines are missing in the log"))
    }
    for cut in cuts.sorted(by: { $0.place > $1.place }) {
      let isApart = cut.place < entries.count && entries[cut.place].isGap
      guard !isApart, !entries[cut.place - 1].isGap else { continue }
      let number = entries[cut.place - 1].number
      entries.insert(
        LogEntry(line: .gap(Gap(reason: cut.reason)), moment: nil, number: number),
        at: cut.place
      )
    }
  }

  /// Returns the entries with which processes begin that speak one after the other, and takes their numbers from the
  /// speakers: those that speak by turns may be views apart.
  private static func runs(_ entries: inout [LogEntry]) -> [Int] {
    var order: [String] = []
    var starts: [Int] = []
    for (place, entry) in entries.enumerated() {
      guard let process = entry.speaker.process, process != order.last else { continue }
      order.append(process)
      starts.append(place)
    }
    guard order.count > 1, Set(order).count == order.count else { return [] }
    for place in entries.indices { entries[place].speaker.process = nil }
    return Array(starts.dropFirst())
  }

  /// Returns the places behind messages with an ellipsis.
  ///
  /// Some programs print dots behind each message, or behind each of a kind: these say nothing.
  private static func ellipses(_ entries: [LogEntry]) -> [Int] {
    let messages = entries.indices.filter { entries[$0].message != nil }
    let isEach = zip(messages, messages.dropFirst()).contains { one, next in
      entries[one].isElided && entries[next].isElided
        && entries[one].message?.name == entries[next].message?.name
    }
    guard !isEach, !messages.allSatisfy({ entries[$0].isElided }) else { return [] }
    return messages.filter { entries[$0].isElided }.map { $0 + 1 }
  }
}
