internal import Traces

extension Hearing {
  /// Begins anew behind a gap, as a record does that begins in the middle: what was open may have ended
  /// unheard, and nothing that is missing is missed.
  mutating func hear(_ gap: borrowing Gap) {
    endTouchEvent()
    leaveOpen()
    account.isCut = true
    var next = Hearing(setup.afterGap, comparesFrames: comparesFrames)
    next.findings = findings
    next.account = account
    self = next
  }
}

extension Expectation {
  /// True if it is about a state at rest.
  var isOfFinal: Bool { if case .final = kind { true } else { false } }
}

extension Header {
  /// Forgets how many rows the data source has: before the first line calls may have given it others.
  fileprivate mutating func forgetCounts() {
    config.removeAll { $0.label == .sections }
    for place in views.indices { views[place].config.removeAll { $0.label == .sections } }
  }
}

/// The parts from which a hearing is made.
struct HearingSetup {
  let header: Header
  let record: Recording
  /// The views that share no finger.
  let grounds: Grounds
  /// The places of the views that move for nobody.
  let still: Set<Int>
  let profile: Profile
  let book: Book
  /// True if a call has set a view up otherwise than the header says.
  private var isChanged = false

  init<Transcript: TraceStream>(
    _ transcript: borrowing Transcript,
    _ profile: Profile,
    _ book: Book
  ) throws(Transcript.Failure) {
    var header = transcript.header
    header.addUnheardAnswers()
    if header.begins == .midway { header.forgetCounts() }
    self.header = header
    record = try Recording(transcript, header)
    grounds = try Grounds(transcript, header)
    still = try transcript.stillViews(header, record)
    self.profile = profile
    self.book = book
  }

  private init(_ header: Header, _ record: Recording, _ other: HearingSetup) {
    self.header = header
    self.record = record
    grounds = other.grounds
    still = other.still
    profile = other.profile
    book = other.book
    isChanged = other.isChanged
  }

  /// Notes that a call may have set a view up otherwise than the header says.
  mutating func noteChange() { isChanged = true }

  /// The setup that is known behind a gap: sizes and switches, and no counts.
  var afterGap: HearingSetup {
    var header = header
    header.begins = .midway
    header.forgetCounts()
    return HearingSetup(header, record.afterGap(isChanged: isChanged), self)
  }
}
