internal import Traces

/// The extent to which the calls of a program were recorded.
enum Record: Sendable {
  /// Calls are in the transcript, or its header says that they would be.
  case recorded
  /// The header does not say, and there are touches but no calls.
  case unsaid
  /// There are messages alone: a glide may have been stopped, but an order is an order.
  case alone
  /// The header says that they were not recorded.
  case hidden

  /// True if a call may have come that is not in the transcript.
  var leavesOpen: Bool { self == .hidden || self == .alone }
}

/// The parts of a transcript that were recorded.
struct Recording {
  var hasTouches = false
  var calls = Record.unsaid
  /// True if there are inputs, and nothing says that the record begins at rest.
  var beginsInTheMiddle = false
  /// True if it is said to begin in the middle, or begins behind a gap.
  var isMidway = false
  /// True if nothing moved before the first line.
  ///
  /// A record that says what it holds begins at rest. If touches were recorded, they were from the
  /// start.
  var beginsAtRest = false
  /// True if each finger comes down in the record, so that none was down before its first touch.
  ///
  /// It is looked at where somebody asks: where the record begins in the middle, and where several views
  /// may share fingers.
  var areFingersWhole = true
  /// The fingers that are down where the record begins, or the part of it that is judged.
  var fingersDown: [Int32] = []
  /// True if the delegate may have been told anything that nobody could hear.
  var leavesUnheard = false
  /// True if the only calls that may be missing are those that the delegate makes in willEndDragging.
  var hidesOnlyReleases = false
  /// The unit of a coarse clock: the messages of one turn may look so far apart.
  var clockUnit: Microseconds = 0
  /// True if each message has the very time of its turn, so that no two turns are taken for one.
  var hasExactTimes = false
  /// The abilities that calls give to a data source of a table: it counts as if it had them from
  /// the beginning.
  var givenLater: [Name] = []
  /// The blocks of updates of its tables.
  ///
  /// A table that has not loaded its rows yet loads them before the block's first call is recorded.
  var updateBlocks: [UpdateBlock] = []
  /// True if the record has inputs, and begins where nothing moves.
  var isFromTheStart: Bool { (hasTouches || calls == .recorded) && !beginsInTheMiddle }
  /// True if each call is in the record, from the beginning on.
  var hasAllCalls: Bool { calls == .recorded && !beginsInTheMiddle }

  /// Looks at a transcript as far as needed.
  ///
  /// - Parameters:
  ///   - transcript: the transcript.
  ///   - header: its header, which a stream would copy each time.
  /// - Throws: why the lines stopped coming.
  init<Transcript: TraceStream>(
    _ transcript: borrowing Transcript,
    _ header: borrowing Header
  ) throws(Transcript.Failure) {
    try findInputs(transcript, header.inputs)
    leavesUnheard = header.leavesUnheard
    // A delegate's call in a message that nobody heard is not in the record.
    if calls == .recorded, leavesUnheard {
      // Only fingers lead to messages if nothing is called.
      let hasCalls = try transcript.hasCalls(thatChange: header)
      if hasCalls || !header.hearsAllOfFingers { calls = .hidden }
      hidesOnlyReleases = calls == .hidden && !hasCalls && header.hearsAllButReleases
    }
    let views = header.effectiveViews
    if calls == .recorded, views.contains(where: { Vocabulary.tables.contains($0.component) }) {
      (givenLater, updateBlocks) = try transcript.callsOfTables()
    }
    let hasInputs = hasTouches || calls == .recorded
    isMidway = header.begins == .midway
    beginsInTheMiddle =
      switch (header.begins, header.inputs) {
      case (.midway, _): hasInputs
      // A record that is said to be whole begins at rest.
      case (nil, .some): false
      // Without a word of it nothing is assumed of what was before the first line. A log of messages
      // alone may always begin anywhere.
      case (nil, nil): hasInputs ? try !transcript.beginsWhereAllIsSetUp() : false
      }
    // A log without inputs says by what it could hear that it tells of its beginning, too: importers write both.
    let isWhole = header.inputs.map { !$0.isEmpty || header.hears != nil } ?? false
    beginsAtRest = !beginsInTheMiddle && header.begins == nil && (hasTouches || isWhole)
    if hasTouches, beginsInTheMiddle || views.count > 1 {
      let fingersDown = try transcript.fingersDown()
      areFingersWhole = fingersDown.allSatisfy(\.isEmpty)
      self.fingersDown = beginsInTheMiddle ? fingersDown[0] : []
    }
    if !hasTouches { clockUnit = try transcript.clockUnit() }
    hasExactTimes = try transcript.tellsExactTimes()
  }

  private mutating func findInputs<Transcript: TraceStream>(
    _ transcript: borrowing Transcript,
    _ told: [Header.Input]?
  ) throws(Transcript.Failure) {
    if let inputs = told {
      hasTouches = inputs.contains(.touch)
      calls = inputs.contains(.call) ? .recorded : .hidden
      return
    }
    var (hasTouches, hasCalls) = (false, false)
    try transcript.search { line, _ in
      switch line {
      case .touch: hasTouches = true
      case .call: hasCalls = true
      default: break
      }
      return !(hasTouches && hasCalls)
    }
    self.hasTouches = hasTouches
    // A log of messages alone says nothing about calls.
    calls = hasCalls ? .recorded : hasTouches ? .unsaid : .alone
  }
}

extension Recording {
  /// True if a call that is not in the record may stop a glide: one in willEndDragging comes before it begins.
  var mayStopGlides: Bool { calls.leavesOpen && !hidesOnlyReleases }

  /// True if a call before the first line may have set a switch of which the header says nothing.
  var mayHaveChangedBefore: Bool { beginsInTheMiddle }
}

/// A block of updates of a table: its view's place in the header, and its time; -1: unknown.
struct UpdateBlock: Equatable {
  var place: Int
  var time: Microseconds
}

extension Recording {
  /// Returns the same record behind a gap.
  ///
  /// - Parameters:
  ///   - isChanged: true if calls have set the views up otherwise than the header says.
  ///   - fingersDown: the fingers that are down there.
  /// - Returns: the record.
  func afterGap(isChanged: Bool, fingersDown: [Int32]) -> Recording {
    var record = self
    record.fingersDown = fingersDown
    record.beginsInTheMiddle = hasTouches || calls == .recorded
    record.beginsAtRest = false
    record.isMidway = true
    record.areFingersWhole = false
    if isChanged { record.calls = .hidden }
    return record
  }
}

extension TraceStream {
  /// Returns true if there are calls that may change what a header says, or lead to messages.
  fileprivate func hasCalls(thatChange header: borrowing Header) throws(Failure) -> Bool {
    let views = header.effectiveViews.map { Geometry(config: $0.config, frame: $0.frame) }
    var hasCalls = false
    try search { line, _ in
      guard case .call(let call) = line else { return true }
      hasCalls =
        switch Vocabulary.call(call.name)?.idleness {
        case .always, .laidOut: false
        case .asItIs, .asItIsOrLarger:
          !views.allSatisfy { $0.isLeftAlone(by: call) }
        case .never, nil: true
        }
      return !hasCalls
    }
    return hasCalls
  }

  /// Returns the abilities that calls give to data sources, and the blocks of updates.
  fileprivate func callsOfTables() throws(Failure) -> ([Name], [UpdateBlock]) {
    var names: [Name] = []
    var blocks: [UpdateBlock] = []
    try read { lines in
      let lines = lines.span
      for place in lines.indices {
        // Looked at where it is: few lines are calls, and each that is handed on is copied.
        guard case .call(let call) = lines[place] else { continue }
        if call.name == .commits || call.name == .moves { names.append(call.name) }
        if call.block == .performBatchUpdates {
          let block = UpdateBlock(place: Int(call.view.place), time: call.time ?? -1)
          if blocks.last != block { blocks.append(block) }
        }
      }
      return true
    }
    return (names, blocks)
  }

  /// Returns true if the first line shows that nothing was before it.
  fileprivate func beginsWhereAllIsSetUp() throws(Failure) -> Bool {
    let firstScreen = header.firstScreen
    var isSetUp = true
    try search { line, _ in
      switch line {
      case .touch, .call: isSetUp = false
      case .settle, .final: isSetUp = true
      // A table that is set up is heard from its first load on, a controller from when it appears.
      case .message(let message):
        let event = Event.of(message.name)
        let isFirstScreen = Int(message.view.place) == firstScreen
        isSetUp =
          event.beginsLoad || event.beginsNavigation || (event.beginsScreen && isFirstScreen)
      default: return true
      }
      return false
    }
    return isSetUp
  }

  /// Returns the largest usual unit that all times are multiples of; 0 where it is fine, or no time is told.
  fileprivate func clockUnit() throws(Failure) -> Microseconds {
    var units: [Microseconds] = [1_000_000, 100_000, 10_000]
    var isTold = false
    try search { line, _ in
      guard case .message(let message) = line, let time = message.time, time > 0 else {
        return true
      }
      isTold = true
      units.removeAll { time % $0 != 0 }
      return !units.isEmpty
    }
    return isTold ? units.first ?? 0 : 0
  }
}

extension Header {
  /// The place of the view that a navigation shows first; -1: there is none.
  fileprivate var firstScreen: Int {
    guard let navigation = views.first(where: { $0.component == "navigation" }) else { return -1 }
    return views.firstIndex { $0.container == navigation.name } ?? -1
  }
}
