internal import Traces

/// One transcript being judged, line by line; what it keeps does not grow with the transcript.
struct Hearing {
  let profile: Profile
  let book: Book
  let names: [String]
  var watches: [Watch]
  /// For each view, the table with the messages left out that could not be heard.
  var automata: [Automaton]
  var fingers: Fingers
  /// The number of the turn, as far as turns can be told, and of the instant.
  var turn: Int32 = 1
  var instant: Int32 = 1
  /// The time of the last line that had one; -1: unknown.
  var time: Microseconds = -1
  let halfPeriod: Microseconds
  /// How often each rule had occasion to fail, and how often it lacked a fact.
  var exercise: [Int]
  var ignorance: [Int]
  /// How often each event was heard in each phase that was certain.
  var visits: [Int]
  var violations: [Violation] = []
  /// The place of each violation, to sort by.
  var places: [Int] = []
  /// The final states and exceptions that expectations ask for.
  var finals: [Final?]
  var exceptions: [(index: Int, exception: RaisedException)] = []
  /// What is told of one transcript at most.
  static let mostViolations = 1000

  init(_ transcript: Trace, profile: Profile) {
    let header = transcript.header
    self.profile = profile
    book = Book.of(profile)
    let views = header.effectiveViews
    names = views.map(\.name.text)
    let record = Recording(transcript)
    let scrollers = views.count { !Vocabulary.contents.contains($0.component) }
    watches = views.enumerated().map { place, view in
      Watch(
        view,
        place: place,
        header: header,
        profile: profile,
        isOnlyScroller: scrollers == 1,
        record: record
      )
    }
    fingers = Fingers(areRecorded: record.hasTouches)
    automata = watches.map { [book] watch in
      var automaton = book.automaton
      automaton.leaveUnheard(
        Event.allCases.filter { $0.isOfChain && $0.name != nil && !watch.hears($0) }
      )
      return automaton
    }
    halfPeriod = 500_000 / Int64(max(1, header.effectiveRate))
    exercise = Array(repeating: 0, count: book.rules.count)
    ignorance = exercise
    visits = Array(repeating: 0, count: Event.chainCount * Phase.allCases.count)
    finals = Array(repeating: nil, count: views.count)
    for place in watches.indices {
      watches[place].hands.areRecorded = record.hasTouches
    }
  }

  /// Judges the next line.
  mutating func hear(_ line: borrowing Line, at index: Int) {
    switch line {
    case .message(let message): hear(message, at: index)
    case .touch(let touch): hear(touch, at: index)
    case .call(let call): hear(call, at: index)
    case .settle(let settle):
      endTouchEvent()
      endTurn(at: index, time: settle.time)
    case .final(let final): hear(final, at: index)
    case .exception(let exception):
      endTouchEvent()
      exceptions.append((index, exception))
      excuseAll()
    case .expectation, .comment: break
    }
  }

  /// Judges what the end of the transcript tells: nothing, for a log may break off anywhere.
  mutating func close() {
    endTouchEvent()
    for place in watches.indices { resolveDoubt(at: place) }
  }

  /// After an exception the rest is not played, so nothing that was due will come.
  private mutating func excuseAll() {
    for place in watches.indices {
      watches[place].phases |= Phase.anything
      watches[place].program = Program()
      watches[place].toTop = ToTop()
      watches[place].counts.areReliable = false
      watches[place].isMovedByFinger = false
    }
  }
}

/// What of a transcript was recorded.
struct Recording {
  var hasTouches = false
  var calls = Record.unsaid

  init(_ transcript: Trace) {
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
  }
}
