import Traces

/// Makes a transcript of what the lines of a log became.
struct LogTranscript {
  var entries: [LogEntry]
  private let map: FrameworkMap?
  private let source: ImportSource
  var losses: Losses

  init(_ entries: [LogEntry], _ map: FrameworkMap?, _ source: ImportSource, _ losses: Losses) {
    self.entries = entries
    self.map = map
    self.source = source
    self.losses = losses
  }

  /// Returns the transcript, and what was lost.
  func imported() throws(ImportProblem) -> Imported {
    var copy = self
    LogSinks.merge(&copy.entries, &copy.losses)
    try copy.setTimes()
    LogCuts.note(in: &copy.entries, &copy.losses)
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

  var settings: ImportSettings { source.settings }

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
