import Traces

/// A log of delegate methods, whoever wrote it: `NSLog`, `os_log`, `print`.
///
/// It becomes a transcript: what was told, in which order, with the values that were printed.
struct MessageLog {
  private let source: ImportSource
  private var messages: [Message] = []
  private var moments: [Moment?] = []
  private var losses = Losses()
  /// Whether a line had a prefix, so that lines without one continue the line above.
  private var hasPrefixes = false
  /// The first line that seems to name a message and names none.
  private var misspelt: ImportProblem?
  private var midnights: Microseconds = 0
  private var latestOfDay: Microseconds?

  private init(_ source: ImportSource) { self.source = source }

  /// Reads a log.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var log = MessageLog(source)
    let lines = source.lines
    log.hasPrefixes = lines.contains { line in
      var line = line
      return LogPrefix(&line).time != nil
    }
    for line in lines { log.take(line) }
    guard !log.messages.isEmpty else {
      throw log.misspelt
        ?? ImportProblem(
          0,
          "no line names a message of a delegate",
          expected: "names such as scrollViewDidScroll: or scrollViewDidScroll(_:)"
        )
    }
    try log.setTimes()
    return log.transcript()
  }

  // MARK: - Lines

  private mutating func take(_ line: LineScanner) {
    let offset = line.position
    var line = line
    let prefix = LogPrefix(&line)
    guard let (name, rest) = Self.message(in: line) else {
      note(line)
      let isContinued = hasPrefixes && prefix.time == nil && !messages.isEmpty
      return losses.add(.otherLines, line.isAtEnd || isContinued ? 0 : 1)
    }
    guard let entry = Vocabulary.message(Name(name)) else { return losses.add(.unknownMessages) }
    var logged = LoggedMessage(entry, rest)
    messages.append(logged.message())
    losses.add(.hiddenValues, logged.losses.hidden)
    losses.add(.wrongValues, logged.losses.wrong)
    moments.append(prefix.time.map { Moment(time: continued($0, prefix), offset: offset) })
  }

  /// A time without a date goes on after midnight.
  private mutating func continued(_ time: Microseconds, _ prefix: LogPrefix) -> Microseconds {
    guard prefix.isTimeOfDay else { return time }
    let halfDay: Microseconds = 43_200_000_000
    if let latestOfDay, time < latestOfDay - halfDay { midnights += 2 * halfDay }
    latestOfDay = time
    return time + midnights
  }

  /// The message that a line names, and what stands behind the name.
  private static func message(in line: LineScanner) -> (name: String, rest: LineScanner)? {
    var line = line
    var isFirst = true
    while !line.isAtEnd {
      guard line.peek.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) ?? false else {
        line.advance()
        continue
      }
      // A short name counts only where the message begins.
      let match =
        DelegateSpelling.full(line.rest) ?? (isFirst ? DelegateSpelling.short(line.rest) : nil)
      if let match {
        line.advance(match.length)
        return (match.name, line.remainder)
      }
      isFirst = false
      _ = line.take(while: \.isNameByte)
    }
    return nil
  }

  /// Keeps the first name that is nearly one, for the case that there is no other.
  private mutating func note(_ line: LineScanner) {
    guard misspelt == nil else { return }
    var line = line
    while !line.isAtEnd {
      let offset = line.position
      let word = line.take { $0.isNameByte || "():".utf8.contains($0) }
      if word.hasPrefix("scrollView") || word.hasPrefix("tableView") {
        misspelt = ImportProblem(
          offset,
          "\(quoted(word)) is no message of a delegate",
          expected: "names such as scrollViewDidScroll: or scrollViewDidScroll(_:)",
          suggestion: Suggestion.closest(to: word, among: DelegateSpelling.all)
            .map { "did you mean \(quoted($0))?" }
        )
        return
      }
      line.advance()
    }
  }

  // MARK: - The transcript

  /// Gives the messages their times, where all have one.
  private mutating func setTimes() throws(ImportProblem) {
    let told = moments.compactMap { $0 }
    guard source.settings.isTimed, let first = told.first else { return }
    guard told.count == messages.count else { return losses.add(.partialTimes, told.count) }
    var latest = first.time
    for (index, moment) in told.enumerated() {
      guard moment.time >= latest else {
        throw ImportProblem(
          moment.offset,
          "the time goes back by \(latest - moment.time) microseconds",
          expected: "times that never decrease",
          suggestion: "leave the times out with --without-times, if the lines are in order"
        )
      }
      latest = moment.time
      guard latest - first.time <= 1_000_000_000_000 else {
        throw ImportProblem(
          moment.offset,
          "the log is longer than eleven days",
          expected: "a shorter log"
        )
      }
      messages[index].time = latest - first.time
    }
  }

  private mutating func transcript() -> Imported {
    var header = Header(id: source.settings.id, component: component)
    var names: [Name] = []
    for message in messages where !names.contains(message.name) { names.append(message.name) }
    if source.settings.observed == .seen {
      header.observes = names.sorted {
        $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
      }
      let heard =
        names.count == 1
        ? "only the one message that occurs is" : "only the \(names.count) messages that occur are"
      losses.assume("\(heard) taken for heard (--observes all)")
    }
    if let size = source.settings.screen {
      header.config.append(Argument(.bounds, Value(size)))
    }
    if let size = source.settings.content {
      header.config.append(Argument(.contentSize, Value(size)))
    }
    header.source = source.settings.source
    let lines = messages.map { Line.message($0) }
    return Imported(trace: Trace(header: header, lines: lines), losses: losses.all)
  }

  /// The component that has these messages.
  private var component: String {
    if let component = source.settings.component { return component }
    let texts = messages.map(\.name.text)
    if texts.contains(where: { $0.hasPrefix("tableView") || $0.hasPrefix("numberOfSections") }) {
      return "table"
    }
    return texts.contains { $0.contains("Zoom") } ? "zoom" : "scroll"
  }
}
