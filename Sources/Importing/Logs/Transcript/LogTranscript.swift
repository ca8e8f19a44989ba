import Traces

/// Makes a transcript of what the lines of a log became.
struct LogTranscript {
  private var entries: [LogEntry]
  private let map: FrameworkMap?
  private let source: ImportSource
  private var losses: Losses

  init(_ entries: [LogEntry], _ map: FrameworkMap?, _ source: ImportSource, _ losses: Losses) {
    self.entries = entries
    self.map = map
    self.source = source
    self.losses = losses
  }

  /// Returns the transcript, and what was lost.
  func imported() throws(ImportProblem) -> Imported {
    var copy = self
    try copy.setTimes()
    let views = LogViews(&copy.entries, copy.settings.component ?? map?.component, &copy.losses)
    LogPlaces(copy.entries).settle(&copy.entries, &copy.losses)
    var header = views.header(id: copy.settings.id)
    copy.describe(&header)
    if let hint = OpenEnd(copy.entries.map(\.line), header).hint { copy.losses.assume(hint) }
    return Imported(
      trace: Trace(header: header, lines: copy.entries.map(\.line)),
      losses: copy.losses.all,
      origins: copy.entries.map(\.number)
    )
  }

  private var settings: ImportSettings { source.settings }

  // MARK: - Times

  /// Gives the lines their times, where all have one.
  private mutating func setTimes() throws(ImportProblem) {
    let timed = entries.indices.filter { !entries[$0].isGap }
    let told = timed.compactMap { entries[$0].moment }
    guard settings.isTimed, let first = told.first else { return }
    guard told.count == timed.count else { return losses.add(.partialTimes, told.count) }
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
      entries[index].line.time = latest - first.time
    }
    part(at: starts)
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

  // MARK: - The header

  /// Says what could be heard, what there is not, and what somebody knows besides.
  private mutating func describe(_ header: inout Header) {
    var names = Set(entries.compactMap { $0.message?.name })
    names = names.filter { !$0.text.hasPrefix("x-") }
    if settings.observed == .seen {
      header.hears = names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      let heard =
        names.count == 1
        ? "only the one message that occurs is" : "only the \(names.count) messages that occur are"
      if !names.isEmpty { losses.assume("\(heard) taken for heard (--observes all)") }
    }
    header.lacks = map?.lacks.filter { !names.contains($0) } ?? []
    if settings.isFromStart { header.inputs = [] }
    header.source = settings.source
    var config: [Argument] = []
    if let size = settings.screen { config.append(Argument(.bounds, Value(size))) }
    if let size = settings.content { config.append(Argument(.contentSize, Value(size))) }
    if header.views.isEmpty { header.config = config }
  }
}

extension LogEntry {
  /// True if lines are missing here.
  var isGap: Bool { if case .gap = line { true } else { false } }
}
