internal import Traces

/// One transcript being judged, line by line; what it keeps does not grow with the transcript.
struct Hearing {
  let book: Book
  let names: [String]
  let watches: [Watch]
  /// What becomes of fingers on plain content; nil: there is none.
  let contents: ContentTouches?
  let stage: Stage
  let keyboard: Keyboard
  var fingers: Fingers
  /// Which views share no finger, and the fingers of each part of the window, by its outermost view.
  let grounds: Grounds
  var fingersApart: [Int: Fingers] = [:]
  /// The number of the turn, as far as turns can be told, and of the instant.
  var turn: Int32 = 1
  var instant: Int32 = 1
  /// The frame that the turn belongs to, where a message told it.
  var frame: Int32?
  /// The time of the last line that had one; -1: unknown.
  var time: Microseconds = -1
  let halfPeriod: Microseconds
  var findings: Findings
  /// Whether the record says that nothing is missing between its first line and its last.
  let isWhole: Bool
  /// Whether all that moves is played to its end, and whether that was judged.
  var isSettling = false
  var isAtRest = false
  /// No change of controllers takes longer: how long one takes is in no source, but a wait that is
  /// shorter may end in its midst.
  private static let longestChange: Microseconds = 2_000_000
  /// The exceptions that came.
  var exceptions: [Raised] = []

  init(_ transcript: Trace, profile: Profile, book: Book) {
    let header = transcript.header
    self.book = book
    let views = header.effectiveViews
    names = views.map(\.name.text)
    let record = Recording(transcript)
    let grounds = Grounds(transcript)
    self.grounds = grounds
    watches = views.enumerated().map { place, view in
      Watch(
        view,
        place: place,
        header: header,
        switches: profile.switches,
        isOnlyScroller: grounds.neighbours(of: place) {
          Vocabulary.scrollers.contains(views[$0].component)
        } == 1,
        isAlone: grounds.neighbours(of: place) { _ in true } == 1,
        record: record,
        law: Law(book, for: view, header: header, calls: record.calls)
      )
    }
    // What the calls before a record's beginning have set is not known.
    contents =
      record.beginsInTheMiddle
      ? nil : ContentTouches(header, grounds, geometries: watches.map(\.geometry))
    for watch in watches { watch.contents = contents }
    stage = Stage(watches)
    let keyboard = Keyboard(
      header,
      isFromTheStart: record.calls == .recorded && !record.beginsInTheMiddle
    )
    for watch in watches {
      watch.stage = stage
      watch.keyboard = keyboard
    }
    self.keyboard = keyboard
    fingers = Fingers(areRecorded: record.hasTouches)
    if grounds.areApart, record.areFingersWhole {
      for root in grounds.roots { fingersApart[root] = fingers }
    }
    isWhole = header.inputs?.isEmpty == false && header.begins == nil
    halfPeriod = 500_000 / Int64(max(1, header.effectiveRate)) + record.clockUnit
    findings = Findings(ruleCount: book.rules.count)
  }

  /// Judges the next line that is no message.
  mutating func hear(_ line: borrowing Line, at index: Int) {
    switch line {
    case .touch(let touch): hear(touch, at: index)
    case .call(let call): hear(call, at: index)
    case .settle(let settle):
      endTouchEvent()
      endTurn(at: index, time: settle.time)
      for watch in watches { watch.patience = settle.time.map { $0 + settle.limit } ?? .max }
      isSettling = settle.limit >= Self.longestChange
    case .final(let final): hear(final, at: index)
    case .exception(let exception):
      endTouchEvent()
      isSettling = false
      hear(exception, at: index)
      excuseAll()
    case .message, .expectation, .comment: break
    }
  }

  /// Judges what the end of the transcript tells.
  ///
  /// What was to be played to its end is at rest, and the last turn of a whole record is over. Any other
  /// log may break off anywhere.
  mutating func close(at index: Int) {
    endTouchEvent()
    if isSettling {
      // All that moved has come to its end, so nothing that is due can come any more.
      let limit = watches.first?.patience ?? .max
      endTurns(.turnEnd, index: index, time: limit == .max ? nil : limit)
      restUntold(at: index)
      rest(at: index, time: nil)
    } else if isWhole, exceptions.isEmpty {
      endTurns(.turnEnd, index: index, time: nil)
    }
    for place in watches.indices {
      watches[place].now = Heard()
      watches[place].resolveDoubt(&findings)
    }
  }

  /// After an exception the rest is not played, so nothing that was due will come.
  private mutating func excuseAll() {
    contents?.excuse()
    for watch in watches {
      watch.phases |= Phase.anything
      watch.program = Program()
      watch.toTop = ToTop()
      watch.isMovedByFinger = false
      watch.table?.excuse()
    }
  }
}

/// What of a transcript was recorded.
struct Recording {
  var hasTouches = false
  var calls = Record.unsaid
  /// Whether there are inputs, and nothing says that the record begins at rest.
  var beginsInTheMiddle = false
  /// Whether nothing moved before the first line: a record that says what it holds begins at rest, and
  /// where touches were recorded, they were from the start.
  var beginsAtRest = false
  /// Whether each finger comes down in the record, so that none was down before its first touch.
  var areFingersWhole = true
  /// What a coarse clock counts in: the messages of one turn may look so far apart.
  var clockUnit: Microseconds = 0
  /// What calls let a data source of a table do: it is as if it could from the beginning.
  var givenLater: [Name] = []

  init(_ transcript: Trace) {
    findInputs(transcript)
    if calls == .recorded,
      transcript.header.effectiveViews.contains(where: { $0.component == "table" })
    {
      givenLater = Self.givenLater(in: transcript)
    }
    let hasInputs = hasTouches || calls == .recorded
    beginsInTheMiddle =
      switch (transcript.header.begins, transcript.header.inputs) {
      case (.midway, _): hasInputs
      // What is said to be whole begins at rest.
      case (nil, .some): false
      // Without a word of it nothing is assumed of what was before the first line. A log of messages
      // alone may always begin anywhere.
      case (nil, nil): hasInputs && !Self.beginsWhereAllIsSetUp(transcript)
      }
    beginsAtRest =
      !beginsInTheMiddle && transcript.header.begins == nil
      && (hasTouches || transcript.header.inputs?.isEmpty == false)
    if hasTouches { areFingersWhole = Self.areFingersWhole(in: transcript) }
    if !hasTouches { clockUnit = Self.clockUnit(of: transcript) }
  }

  private static func areFingersWhole(in transcript: Trace) -> Bool {
    var fingers: Set<Int> = []
    for index in transcript.lines.indices {
      guard case .touch(let touch) = transcript.lines[index] else { continue }
      if touch.phase == .began { fingers.insert(Int(touch.finger)) }
      if !fingers.contains(Int(touch.finger)) { return false }
    }
    return true
  }

  private static func givenLater(in transcript: Trace) -> [Name] {
    transcript.lines.indices.compactMap { index in
      guard case .call(let call) = transcript.lines[index],
        call.name == .commits || call.name == .moves
      else { return nil }
      return call.name
    }
  }

  /// Whether the first line shows that nothing was before it.
  private static func beginsWhereAllIsSetUp(_ transcript: Trace) -> Bool {
    for index in transcript.lines.indices {
      switch transcript.lines[index] {
      case .touch, .call: return false
      case .settle, .final: return true
      // A table that is set up is heard from its first load on, a controller from when it appears.
      case .message(let message):
        let event = Event.of(message.name)
        let isFirstScreen = Int(message.view.place) == firstScreen(of: transcript.header)
        return event.beginsLoad || event.beginsNavigation || (event.beginsScreen && isFirstScreen)
      default: continue
      }
    }
    return true
  }

  /// The place of the view that a navigation shows first; -1: there is none.
  private static func firstScreen(of header: Header) -> Int {
    guard let navigation = header.views.first(where: { $0.component == "navigation" }) else {
      return -1
    }
    return header.views.firstIndex { $0.container == navigation.name } ?? -1
  }

  /// The largest usual unit that all times are multiples of; 0 where it is fine, or no time is told.
  private static func clockUnit(of transcript: Trace) -> Microseconds {
    var units: [Microseconds] = [1_000_000, 100_000, 10_000]
    var isTold = false
    for index in transcript.lines.indices {
      guard case .message(let message) = transcript.lines[index], let time = message.time, time > 0
      else { continue }
      isTold = true
      units.removeAll { time % $0 != 0 }
      if units.isEmpty { return 0 }
    }
    return isTold ? units[0] : 0
  }

  private mutating func findInputs(_ transcript: Trace) {
    if let inputs = transcript.header.inputs {
      hasTouches = inputs.contains(.touch)
      calls = inputs.contains(.call) ? .recorded : .hidden
      return
    }
    for index in transcript.lines.indices {
      switch transcript.lines[index] {
      case .touch: hasTouches = true
      case .call: calls = .recorded
      default: break
      }
      if hasTouches, calls == .recorded { return }
    }
    // A log of messages alone says nothing about calls.
    if !hasTouches, calls == .unsaid { calls = .alone }
  }
}
