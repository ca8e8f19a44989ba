internal import Traces
internal import Transcripts

/// One transcript being judged, line by line; what it keeps does not grow with the transcript.
struct Hearing {
  /// The parts from which it is made.
  var setup: HearingSetup
  let book: Book
  let names: [String]
  let watches: [Watch]
  let stage: Stage
  var fingers: Fingers
  /// The views that share no finger, and the fingers of each part of the window.
  let grounds: Grounds
  var parts: [FingersOfPart] = []
  var clock: TurnClock
  var findings: Findings
  /// True if frames of a glide that goes on as before are compared, not judged; a test does
  /// without.
  let comparesFrames: Bool
  /// True if a glide of the only view may go on as before.
  var isSteady = false
  /// True if the record says that nothing is missing between its first line and its last.
  let isWhole: Bool
  /// True if its times are those at which somebody else's log was written.
  let isOfLog: Bool
  /// True if all motions are played to their end, and true if that was judged.
  var isSettling = false
  var isAtRest = false
  /// The views that have told no state at the rest of which others tell theirs.
  var untold = UntoldRest()
  /// True if a touch event, or a rest of which some views have told, may go on in the next line.
  var mayGoOn = false
  /// No change of controllers takes longer: how long one takes is in no source, but a wait or a silence that
  /// is shorter may end in its midst.
  static let longestChange: Microseconds = 2_000_000
  /// The time that a delegate may take for one message of a lift, in microseconds.
  static let longestDelegate: Microseconds = 250_000
  /// The facts that are compared at the end.
  var account = Account()

  init<Transcript: TraceStream>(
    _ transcript: borrowing Transcript,
    profile: Profile,
    book: Book,
    comparesFrames: Bool = true
  ) throws(Transcript.Failure) {
    self.init(try HearingSetup(transcript, profile, book), comparesFrames: comparesFrames)
  }

  init(_ setup: HearingSetup, comparesFrames: Bool) {
    self.setup = setup
    self.comparesFrames = comparesFrames
    let (book, record, grounds) = (setup.book, setup.record, setup.grounds)
    self.book = book
    let views = setup.header.spelledOutViews
    names = views.map(\.name.text)
    self.grounds = grounds
    let company = Company(views, grounds, still: setup.still)
    let places = views.count > 1 ? setup.header.placesOfViews : [:]
    let hasRecognizers = views.contains { Vocabulary.recognizers.contains($0.component) }
    // Not the property: the views are made before this value is whole.
    let stage = Stage(book.stageFeatures)
    watches = views.enumerated().map { place, view in
      Watch(
        view,
        header: setup.header,
        site: Site(
          view,
          place: place,
          header: setup.header,
          names: places,
          hasRecognizers: hasRecognizers,
          isOnlyScroller: company.isOnlyScroller(place),
          isAlone: company.isAlone(place),
          standsStill: company.standsStill(place),
          stage: stage
        ),
        record: record,
        law: Law(
          book,
          for: view,
          header: setup.header,
          profile: setup.profile,
          mayStopGlides: record.mayStopGlides
        )
      )
    }
    stage.gather(watches, setup.header, record, grounds, hasRecognizers: hasRecognizers)
    self.stage = stage
    let fingers = Fingers(record)
    self.fingers = fingers
    if grounds.areApart, record.areFingersWhole {
      parts = Set(grounds.roots).sorted().map { FingersOfPart(root: $0, fingers: fingers) }
    }
    isWhole = setup.header.inputs?.isEmpty == false && setup.header.begins == nil
    isOfLog = setup.header.hears != nil && !record.hasTouches
    let halfPeriod = 500_000 / Int64(max(1, setup.header.effectiveRate))
    clock = TurnClock(tolerance: record.hasExactTimes ? 1 : halfPeriod + record.clockUnit)
    findings = Findings(ruleCount: book.rules.count)
  }

  /// Judges the next lines.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - indexBefore: the index of the line before them.
  mutating func hear(_ lines: Span<Line>, after indexBefore: Int) {
    var place = 0
    while place < lines.count {
      if isSteady {
        place = watches[0].takeFrames(lines, from: place, after: indexBefore, &clock, &findings)
        if place == lines.count { return }
      }
      lines.borrow(at: place) { hear($0, at: indexBefore + 1 + place) }
      place += 1
    }
  }

  /// Judges the next line.
  private mutating func hear(_ line: borrowing Line, at index: Int) {
    switch line {
    // Nearly all are messages.
    case .message(let message): hear(message, at: index)
    default: hearOther(line, at: index)
    }
  }

  /// Judges the next line, which is no message.
  private mutating func hearOther(_ line: borrowing Line, at index: Int) {
    endSteadyGlide()
    switch line {
    case .touch(let touch): hear(touch, at: index)
    case .call(let call): hear(call, at: index)
    case .settle(let settle):
      endTouchEvent()
      endTurn(.rest, at: index, time: settle.time)
      stage.patience = settle.time.map { $0 + settle.limit } ?? .max
      isSettling = settle.limit >= Self.longestChange
    case .final(let final):
      hear(final, at: index)
      account.endings[final.view] = Account.Ending(index: index, final: final)
    case .exception(let exception):
      endTouchEvent()
      isSettling = false
      hear(exception, at: index)
      stage.excuse()
    case .gap(let gap): hear(gap)
    case .expectation(let expectation):
      // The expected event may have come where lines are missing.
      if account.isCut, !expectation.isOfFinal { break }
      account.wishes.append(Account.Wish(index: index, expectation: expectation))
    case .message, .comment: break
    }
  }

  /// Judges what the end of the transcript tells.
  ///
  /// All motions that were to be played to their end are at rest, and the last turn of a whole
  /// record is over. Any other log may break off anywhere.
  mutating func close(at index: Int) {
    endSteadyGlide()
    endTouchEvent()
    if untold.isOpen { endUntoldRest() }
    if isSettling {
      // All that moved has come to its end, so nothing that is due can come any more.
      let end = stage.patience == .max ? nil : stage.patience
      endTurns(.turnEnd, index: index, time: end)
      restUntold(at: index, time: end)
      rest(at: index, time: nil)
    } else if isWhole, account.exceptions.isEmpty {
      endTurns(.turnEnd, index: index, time: nil)
    }
    leaveOpen()
  }

  /// Ends a log that may break off anywhere.
  mutating func leaveOpen() {
    for place in watches.indices {
      // Facts that the last event left unestablished are so still.
      var end = Heard()
      end.unestablished = watches[place].now.unestablished
      watches[place].now = end
      watches[place].resolveDoubt(&findings)
    }
  }
}
