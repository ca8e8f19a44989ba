internal import Traces

extension Hearing {
  /// Begins anew behind a gap, as a record does that begins in the middle: what was open may have ended
  /// unheard, and nothing that is missing is missed.
  mutating func hear(_ gap: borrowing Gap) {
    endTouchEvent()
    leaveOpen()
    account.isCut = true
    var next = Hearing(setup.afterGap(), comparesFrames: comparesFrames)
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
  /// Reads ahead for the fingers that are down where the record begins and behind each gap.
  private let readFingersDown: @Sendable () -> [[Int32]]
  /// Those fingers, once a gap has come; nil: none has.
  private var fingersDown: [[Int32]]?
  /// The number of gaps so far.
  private var gaps = 0
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
    let transcript = copy transcript
    // Lines that stop coming are told by whoever reads on.
    readFingersDown = { (try? transcript.fingersDown()) ?? [] }
  }

  private init(_ header: Header, _ record: Recording, _ other: HearingSetup) {
    self.header = header
    self.record = record
    grounds = other.grounds
    still = other.still
    profile = other.profile
    book = other.book
    isChanged = other.isChanged
    readFingersDown = other.readFingersDown
    fingersDown = other.fingersDown
    gaps = other.gaps
  }

  /// Notes that a call may have set a view up otherwise than the header says.
  mutating func noteChange() { isChanged = true }

  /// Goes on behind a gap.
  ///
  /// - Returns: the setup that is known there: sizes and switches, fingers, and no counts.
  mutating func afterGap() -> HearingSetup {
    gaps += 1
    let down = fingersDown ?? readFingersDown()
    fingersDown = down
    var header = header
    header.begins = .midway
    header.forgetCounts()
    let record = record.afterGap(
      isChanged: isChanged,
      fingersDown: down.indices.contains(gaps) ? down[gaps] : []
    )
    return HearingSetup(header, record, self)
  }
}
