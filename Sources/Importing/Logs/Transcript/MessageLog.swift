import Traces

/// A log of delegate methods, or of another framework's events, as somebody has pasted it.
///
/// It becomes a transcript: what was told, in which order, with the values that were printed. What is not
/// understood is told, line by line.
struct MessageLog {
  private let source: ImportSource
  private let words: [String: ValueMeaning]
  private var finder: EventFinder?
  /// The states in which the map's machine is, one for each view.
  private var states: [String: String] = [:]
  /// The offset that an event of another framework told last, of each view.
  private var latestOffsets: [String: Point] = [:]
  private var entries: [LogEntry] = []
  private var losses = Losses()
  private var traits = LogTraits()
  private var clock = LogClock()
  /// The first line that seems to name a message and names none that is read.
  private var misspelt: ImportProblem?
  private var methods = MethodEnds()

  /// The first line that seems to have a time that is not read.
  private var hinted: Int?
  /// True if times are counted from a beginning that nobody knows.
  private var areCounted = false
  /// True if times are taken for seconds, and no unit is told.
  private var lackUnits = false
  private var parts = LogParts()
  /// The time that a line of its own tells of what comes next.
  private var pending: LogTime?
  /// True if the line above told a message.
  private var isBelowMessage = false
  /// The number of lines that name a message and tell none.
  private var untold = 0

  private init(_ source: ImportSource) throws(ImportProblem) {
    self.source = source
    words = try ToldWords.meanings(source.settings.words)
  }

  /// Reads a log.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    let plain = ImportSource(
      bytes: TerminalCodes.removed(from: source.bytes),
      settings: source.settings
    )
    var log = try MessageLog(plain)
    let order = LogOrder(PasteLine.all(of: plain.lines))
    var lines = order.lines
    if lines.allSatisfy(\.isEmpty) {
      throw ImportProblem(0, "the file is empty", expected: "lines of a log")
    }
    if order.isTurned {
      log.losses.assume("all times fall, so the newest line is taken for the last")
    }
    log.finder = FrameworkMap.chosen(for: lines, source.settings.map).map(EventFinder.init)
    let surroundings = Surroundings(lines, log.finder)
    lines = surroundings.told
    log.traits = LogTraits(lines, log.finder, areSpacedCounts: surroundings.areSpacedCounts)
    if !order.isTurned {
      let finder = log.finder
      lines = JoinedLines.join(lines) { line in
        finder.map { $0.event(in: line.body) != nil } ?? (FoundMessage(line.body) != nil)
      }
    }
    for line in lines { log.takePart(line) }
    log.leaveCountedTimes()
    guard log.entries.contains(where: { $0.message != nil }) else {
      throw log.misspelt ?? .empty(log.finder?.map, untold: log.untold)
    }
    if let hinted = log.hinted, source.settings.isTimed,
      log.entries.allSatisfy({ $0.moment == nil })
    {
      log.losses.tell("no time was recognised, so none is judged", line: hinted)
    }
    if let map = log.finder?.map {
      log.losses.assume("the events are taken for those of \(map.framework) (--map \(map.name))")
      for cannot in map.cannot { log.losses.assume("\(map.framework) cannot tell \(cannot)") }
    }
    return try LogTranscript(log.entries, log.finder?.map, plain, log.losses).imported()
  }

  /// Leaves times out that are counted, and not from one beginning, or in a unit that nobody knows.
  private mutating func leaveCountedTimes() {
    let times = entries.compactMap { $0.moment?.time }
    let areSeveral = zip(times, times.dropFirst()).contains(where: >) || Set(times).count == 1
    guard areCounted && areSeveral || lackUnits && LogClock.areTooSlow(times) else { return }
    for place in entries.indices { entries[place].moment = nil }
    hinted = hinted ?? entries.first?.number
  }

  // MARK: - Lines

  /// Takes a line in the part of the paste where it stands.
  private mutating func takePart(_ line: PasteLine) {
    if line.isTimeAlone { pending = line.prefix.moment }
    let isMessage =
      line.aside == nil
      && (FoundMessage(line.body) != nil || finder?.event(in: line.body) != nil)
    switch parts.take(line, isMessage: isMessage) {
    case .same: break
    case .begins: addGap("another part of the paste begins", line)
    case .expected: return losses.add(.expected, line: line.number)
    }
    guard !line.isEmpty else { return }
    if let kind = line.aside {
      if [.prose, .listedNames].contains(kind) { untold += 1 }
      return losses.add(kind, line: line.number)
    }
    let count = entries.count
    let isTimed = line.prefix.moment != nil
    take(isTimed ? line : line.timed(pending))
    let isTelling = entries.count > count
    isBelowMessage = isTelling || isBelowMessage && traits.hasPrefixes && !isTimed
    pending = nil
  }

  private mutating func take(_ line: PasteLine) {
    if line.isCut { losses.add(.longLines, line: line.number) }
    if let elision = Elision(line.body) { return take(elision, line) }
    if let crash = CrashText(line.body) {
      let exception = RaisedException(time: nil, name: crash.name, reason: crash.reason)
      if let numbers = crash.reason.flatMap(CrashNumbers.init) {
        let counted = LoggedRows(entries.map(\.line)).rows(in: numbers.section)
        if let sentence = numbers.sentence(counted: counted) {
          losses.tell(sentence, line: line.number)
        }
      }
      return add(.exception(exception), line)
    }
    if let finder {
      takeEvents(of: finder, line)
    } else {
      takeMessages(line)
    }
  }

  /// Returns the number of times that a line tells a message, and takes the count off the text behind the name.
  private mutating func count(
    _ tail: inout LineScanner,
    _ head: String,
    _ line: PasteLine
  ) -> Int {
    if let count = Repetition.take(behind: &tail, areSpaced: traits.areSpacedCounts)
      ?? Repetition.count(inFront: head)
    {
      return count
    }
    if let doubt = Repetition.doubt(behind: tail) { losses.tell(doubt, line: line.number) }
    return 1
  }

  /// Returns a line with the time that stands beside its message, or notes that it is not read.
  private mutating func timed(
    _ line: PasteLine,
    by head: String,
    _ tail: LineScanner
  ) -> PasteLine {
    guard line.prefix.moment == nil else { return line }
    if let moment = LogTime(countedIn: head)
      ?? LogTime(countedIn: tail.firstLine.restText, isBehind: true)
    {
      return line.timed(moment)
    }
    if hinted == nil, LogTime.isHinted(in: head) || LogTime.isHinted(inObject: line.body) {
      hinted = line.number
    }
    return line
  }

  /// Leaves out a line that names a message and tells none.
  private mutating func leave(_ speech: Speech, _ line: PasteLine) {
    untold += 1
    losses.add(speech == .code ? .code : .prose, line: line.number)
  }

  private mutating func take(_ elision: Elision, _ line: PasteLine) {
    switch elision {
    case .cut:
      losses.add(.cuts, line: line.number)
      addGap("lines are missing in the log", line)
    case .repeats(let count):
      guard isBelowMessage, let last = entries.last, last.message != nil,
        (1...1_000).contains(count)
      else {
        return takeOther(line)
      }
      repeatLast(count, line)
    }
  }

  /// Notes that nothing is known of what was told here.
  private mutating func addGap(_ reason: String, _ line: PasteLine) {
    guard let last = entries.last, !last.isGap else { return }
    add(.gap(Gap(reason: reason)), line)
  }

  /// Adds the last message so often more.
  private mutating func repeatLast(_ count: Int, _ line: PasteLine) {
    guard count > 0, var copy = entries.last, let message = copy.message else { return }
    losses.add(.repeats, count, line: line.number)
    copy.line = .message(Message(time: nil, name: message.name, arguments: message.arguments))
    copy.place = LoggedPlace()
    copy.number = line.number
    entries += Array(repeating: copy, count: count)
  }

  private mutating func takeMessages(_ line: PasteLine) {
    var hasMore = false
    var all = FoundMessage.all(in: line.body, hasMore: &hasMore)
    guard !all.isEmpty else { return takeOther(line) }
    let counts = all.indices.map { count(&all[$0].rest, all[$0].head, line) }
    if let other = all.map(\.speech).first(where: { $0 != .telling }) { return leave(other, line) }
    if hasMore { losses.add(.furtherNames, line: line.number) }
    let line = timed(line, by: all[0].head, all[0].rest)
    var speaker: LogSpeaker?
    for (found, count) in zip(all, counts) {
      let before = entries.count
      take(found, of: all.count > 1 ? line.timed(nil) : line, &speaker)
      guard entries.count > before else { continue }
      entries[entries.count - 1].isElided = Elision.isBehind(found.rest)
      repeatLast(count - 1, line)
    }
  }

  /// Takes one message of a line.
  ///
  /// - Parameters:
  ///   - found: the message.
  ///   - line: the line.
  ///   - speaker: whose message the one in front was, which this one is as well unless it says otherwise.
  private mutating func take(
    _ found: FoundMessage,
    of line: PasteLine,
    _ speaker: inout LogSpeaker?
  ) {
    if methods.isEnd(found) { return losses.add(.methodEnds, line: line.number) }
    guard let entry = Vocabulary.message(Name(found.name)) else {
      return losses.add(.unknownMessages, line: line.number)
    }
    let values = found.values
    let reading = MessageReading(entry, values, isWhole: found.isWhole, told: words)
    tell(reading, line)
    let objects = values.items.compactMap { item in
      if case .object(let object) = item.value { object } else { nil }
    }
    var own = LogSpeaker(
      found.head,
      sender: reading.sender,
      objects: objects,
      tail: LogComponents.isOfScreens(found.name) ? found.rest.restText : nil
    )
    if speaker == nil || own != LogSpeaker() { speaker = own }
    own.note(line, found.head, found.tail)
    speaker?.note(line, found.head, found.tail)
    add(.message(reading.message), line, speaker ?? own, reading.place)
  }

  private mutating func takeEvents(of finder: EventFinder, _ line: PasteLine) {
    var all = finder.events(in: line.body)
    guard !all.isEmpty else { return takeOther(line) }
    let counts = all.indices.map { count(&all[$0].rest, all[$0].head, line) }
    if let other = all.map(\.speech).first(where: { $0 != .telling }) { return leave(other, line) }
    let line = timed(line, by: all[0].head, all[0].rest)
    for (event, count) in zip(all, counts) {
      let before = entries.count
      for _ in 0..<count { take(event, of: finder.map, all.count > 1 ? line.timed(nil) : line) }
      losses.add(.counted, count - 1, line: line.number)
      guard entries.count > before else { continue }
      entries[entries.count - 1].isElided = Elision.isBehind(event.rest)
    }
  }

  private mutating func take(_ event: MappedEvent, of map: FrameworkMap, _ line: PasteLine) {
    var speaker = LogSpeaker()
    speaker.tag = traits.areViewsTold ? event.view(by: map) : nil
    speaker.note(line, event.head, event.rest)
    let view = speaker.tag ?? (traits.areTagsViews ? line.prefix.tag : nil) ?? ""
    var state = states[view] ?? FrameworkMap.unknown
    defer { states[view] = state }
    // `idle -> interacting` tells both states, and `SCROLL_STATE_IDLE (0)` one by its name and its number.
    if event.values.count > 1, let from = map.state(for: event.values[0]),
      from != event.values.last.flatMap(map.state)
    {
      state = from
    }
    guard let row = map.row(for: event, in: state) else {
      return losses.tell(
        "\(quoted(event.event)) without a value that the map knows, left out",
        line: line.number
      )
    }
    if let why = row.nearly {
      losses.tell("\(quoted(event.event)) is not judged: \(why)", line: line.number)
      add(.message(Message(time: nil, name: Name("x-\(map.name).\(event.event)"))), line, speaker)
    }
    for (place, meaning) in row.means.enumerated() {
      var message = Message(time: nil, name: meaning.message, arguments: meaning.arguments)
      var printed = LoggedPlace()
      if row.reads, place == row.means.count - 1 {
        (message, printed) = reading(of: event, as: message, line)
        if row.repeats, noteRepeat(of: message, in: view, line) { continue }
      }
      add(.message(message), line, speaker, printed)
    }
    state = row.to ?? state
  }

  /// Returns a message with the values that stand behind the event.
  private mutating func reading(
    of event: MappedEvent,
    as meaning: Message,
    _ line: PasteLine
  ) -> (message: Message, place: LoggedPlace) {
    guard let entry = Vocabulary.message(meaning.name) else { return (meaning, LoggedPlace()) }
    let reading = MessageReading(entry, LogValues(event.rest), isWhole: false, told: words)
    tell(reading, line)
    var message = reading.message
    if message.arguments.isEmpty { message.arguments = meaning.arguments }
    return (message, reading.place)
  }

  /// Notes the offset that a message tells; returns whether the one before told the same.
  private mutating func noteRepeat(of message: Message, in view: String, _ line: PasteLine) -> Bool
  {
    guard let offset = message.state.contentOffset else { return false }
    defer { latestOffsets[view] = offset }
    guard offset == latestOffsets[view] else { return false }
    losses.add(.ownRepeats, line: line.number)
    return true
  }

  private mutating func tell(_ reading: MessageReading, _ line: PasteLine) {
    losses.add(.hiddenValues, reading.hidden, line: line.number)
    losses.add(.wrongValues, reading.wrong, line: line.number)
    for doubt in reading.doubts { losses.tell(doubt.sentence, line: line.number) }
  }

  private mutating func takeOther(_ line: PasteLine) {
    if let time = LogTime(below: line.body), let number = entries.last?.number {
      let moment = self.moment(time, line)
      for place in entries.indices.reversed() {
        guard entries[place].number == number, entries[place].moment == nil else { break }
        entries[place].moment = moment
      }
      return
    }
    let isContinued = traits.hasPrefixes && line.prefix.time == nil && !entries.isEmpty
    if finder == nil, let other = OtherDelegate(line.body) {
      if misspelt == nil { misspelt = other.problem }
      return losses.tell(other.sentence, line: line.number)
    }
    if let near = NearName(line.body, events: finder?.map.rows.flatMap(\.events) ?? []) {
      if misspelt == nil { misspelt = near.problem }
      if near.speech == .telling { addGap("a message is not read", line) }
      return losses.tell(near.sentence, line: line.number)
    }
    if line.isHidden {
      addGap("a message is hidden", line)
      return losses.add(.hiddenLines, line: line.number)
    }
    if !isContinued { losses.add(.otherLines, line: line.number) }
  }

  private mutating func moment(_ time: LogTime, _ line: PasteLine) -> Moment {
    areCounted = areCounted || time.isCounted
    lackUnits = lackUnits || time.lacksUnit
    let time = time.placed(in: traits.zone)
    return Moment(time: clock.continued(time.time, isOfDay: time.isOfDay), offset: line.offset)
  }

  private mutating func add(
    _ line: Line,
    _ paste: PasteLine,
    _ speaker: LogSpeaker = LogSpeaker(),
    _ place: LoggedPlace = LoggedPlace()
  ) {
    let moment = paste.prefix.moment.map { time in self.moment(time, paste) }
    entries.append(
      LogEntry(line: line, moment: moment, number: paste.number, speaker: speaker, place: place)
    )
  }
}
