/// The talk with a subject as a state machine: what it is sent, at which time, and what its answers
/// mean.
///
/// It is told what happened and says what is to be done; processes, pipes and clocks belong to whoever
/// asks it. Instants count from any beginning that stays the same.
struct Conversation {
  /// The number of one who asks something of the subject.
  typealias Ticket = Int

  /// A trace that the subject was given and has not answered.
  struct Play: Hashable {
    var ticket: Ticket
    /// The request's number, which is never used again.
    var number: Int
  }

  /// A reason why a ticket gets no answer.
  struct Setback: Error, Hashable {
    var fault: ProcessFault
    /// The number of traces that this process had answered before.
    var answeredBefore = 0
    /// True if the subject ended in the trace, so that it may be tried alone.
    var isCrash = false
  }

  /// An action that is to be taken.
  enum Action: Hashable {
    /// Start the command, and send it the handshake.
    case launch
    /// Tell the ticket who the subject is.
    case introduce(Ticket)
    /// Send a ticket's trace.
    case send(Play)
    /// Give the ticket the line at this place among those that were heard.
    case deliver(Play, line: Int)
    /// Tell the ticket that it gets no answer.
    case fail(Ticket, Setback)
    /// Say goodbye, and close the subject's input.
    case takeLeave
    /// End the process group.
    case end
    /// Nothing more will come; whether the subject had to be made to go.
    case finish(isForced: Bool)
  }

  /// The kind of a subject's line, without the line's contents.
  enum Heard: Hashable {
    /// The answer to the handshake.
    case handshake
    /// The answer to the request of this number.
    case answer(Int)
    /// Neither, for this reason.
    case unreadable(ProcessFault)
  }

  private enum Phase: Hashable {
    /// No process runs.
    case idle
    /// The handshake was sent.
    case greeting(since: Duration)
    /// Traces are played.
    case talking
    /// Goodbye was said.
    case leaving(since: Duration)
    /// The subject was given up, or the conversation is closed.
    case over(ProcessFault)
  }

  private struct Wish: Hashable {
    var ticket: Ticket
    /// True if the ticket wants a trace to be played, not only to know who the subject is.
    var isPlay: Bool
  }

  /// The number of times in a row that a subject may fail to start after it once started.
  private static let mostFailedStarts = 6

  /// The time that a trace, or the handshake, may take.
  let limit: Duration
  /// The time that the subject may take to leave.
  let grace: Duration

  private var phase = Phase.idle
  private var waiting: [Wish] = []
  private var open: [Play] = []
  /// The time at which the subject began with the first of the open traces.
  private var begun = Duration.zero
  private var lastNumber = 0
  private var answered = 0
  private var failedStarts = 0
  /// True if the subject has ever said who it is.
  private var isKnown = false
  /// The fault that came unasked, of which the next case is told.
  private var pending: ProcessFault?

  /// Creates a conversation in which nothing was said.
  init(limit: Duration, grace: Duration) {
    self.limit = limit
    self.grace = grace
  }

  /// The instant at which `passTime(to:)` has something to do; nil: there is none.
  var deadline: Duration? {
    switch phase {
    case .greeting(let since): since + limit
    case .talking: open.isEmpty ? nil : begun + limit
    case .leaving(let since): since + grace
    case .idle, .over: nil
    }
  }

  // MARK: - Asking

  /// Takes in that a ticket wants to know who the subject is.
  mutating func introduce(_ ticket: Ticket, at now: Duration) -> [Action] {
    ask(Wish(ticket: ticket, isPlay: false), at: now)
  }

  /// Takes in that a ticket wants its trace to be played.
  mutating func play(_ ticket: Ticket, at now: Duration) -> [Action] {
    if let fault = pending {
      pending = nil
      return [.fail(ticket, Setback(fault: fault, answeredBefore: answered))]
    }
    return ask(Wish(ticket: ticket, isPlay: true), at: now)
  }

  private mutating func ask(_ wish: Wish, at now: Duration) -> [Action] {
    switch phase {
    case .over(let fault): return [.fail(wish.ticket, Setback(fault: fault))]
    case .leaving: return [.fail(wish.ticket, Setback(fault: .closed))]
    case .talking: return [serve(wish, at: now)]
    case .greeting:
      waiting.append(wish)
      return []
    case .idle:
      waiting.append(wish)
      return launch(at: now)
    }
  }

  private mutating func serve(_ wish: Wish, at now: Duration) -> Action {
    guard wish.isPlay else { return .introduce(wish.ticket) }
    if open.isEmpty { begun = now }
    lastNumber += 1
    let play = Play(ticket: wish.ticket, number: lastNumber)
    open.append(play)
    return .send(play)
  }

  private mutating func launch(at now: Duration) -> [Action] {
    phase = .greeting(since: now)
    answered = 0
    return [.launch]
  }

  // MARK: - Hearing

  /// Takes in lines that came all at once.
  mutating func hear(_ lines: [Heard], at now: Duration) -> [Action] {
    var actions: [Action] = []
    var isFresh = false
    for (place, line) in lines.enumerated() {
      switch phase {
      case .greeting:
        actions += hearGreeting(line, at: now)
        isFresh = true
      // A line that came together with the handshake was written before any trace was sent.
      case .talking where isFresh && !open.isEmpty:
        actions = Self.unsent(actions) + [.end] + blame(.early(line: Self.text(of: line)), at: now)
      case .talking:
        actions += hearAnswer(line, at: place, at: now, justDelivered: actions.last)
      case .idle, .leaving, .over: break
      }
      // The lines that follow were written by a process that is no more.
      if actions.contains(.end) { break }
    }
    return Self.withoutSpoilt(actions)
  }

  private mutating func hearGreeting(_ line: Heard, at now: Duration) -> [Action] {
    switch line {
    case .handshake:
      phase = .talking
      isKnown = true
      failedStarts = 0
      defer { waiting.removeAll() }
      return waiting.map { serve($0, at: now) }
    case .answer(let number):
      return [.end]
        + startFailed(.wrongHandshake("it answers request \(number), which it was not sent"), now)
    case .unreadable(.unreadable(let reason, let line)):
      return [.end] + startFailed(.wrongHandshake("\(reason); the line begins \(line)"), now)
    case .unreadable(let fault): return [.end] + startFailed(fault, now)
    }
  }

  private mutating func hearAnswer(
    _ line: Heard,
    at place: Int,
    at now: Duration,
    justDelivered: Action?
  ) -> [Action] {
    guard let due = open.first else { return hearEarly(line, justDelivered, at: now) }
    switch line {
    case .answer(due.number):
      open.removeFirst()
      begun = now
      answered += 1
      return [.deliver(due, line: place)]
    case .answer(let number):
      return [.end] + blame(.wrongNumber(number, due: due.number), at: now)
    case .handshake:
      return [.end]
        + blame(.unreadable("it is the answer to a handshake", line: "{\"hello\":1,…}"), at: now)
    case .unreadable(let fault): return [.end] + blame(fault, at: now)
    }
  }

  /// Takes in a line that nobody asked for, and blames the case whose answer came with it, or the next
  /// one.
  private mutating func hearEarly(
    _ line: Heard,
    _ justDelivered: Action?,
    at now: Duration
  ) -> [Action] {
    phase = .idle
    let fault = ProcessFault.early(line: Self.text(of: line))
    guard case .deliver(let play, _) = justDelivered else {
      pending = fault
      return [.end]
    }
    let setback = Setback(fault: fault, answeredBefore: answered - 1)
    return [.fail(play.ticket, setback), .end]
  }

  private static func text(of line: Heard) -> String {
    switch line {
    case .handshake: "{\"hello\":1,…}"
    case .answer(let number): "{\"played\":\(number),…}"
    case .unreadable(.unreadable(_, let line)): line
    case .unreadable: "…"
    }
  }

  /// Leaves out traces that are not to be sent any more.
  private static func unsent(_ actions: [Action]) -> [Action] {
    actions.filter { if case .send = $0 { false } else { true } }
  }

  /// Leaves out deliveries to tickets that failed afterwards.
  private static func withoutSpoilt(_ actions: [Action]) -> [Action] {
    let failed = actions.compactMap { if case .fail(let ticket, _) = $0 { ticket } else { nil } }
    guard !failed.isEmpty else { return actions }
    return actions.filter {
      guard case .deliver(let play, _) = $0 else { return true }
      return !failed.contains(play.ticket)
    }
  }

  // MARK: - Going wrong

  /// Takes in that the process could not be started.
  mutating func failToStart(_ fault: ProcessFault, at now: Duration) -> [Action] {
    startFailed(fault, now)
  }

  /// Takes in that the process ended, or its output did.
  ///
  /// - Parameters:
  ///   - ending: how.
  ///   - unfinished: how many bytes of a line had come that has no end.
  ///   - now: the instant.
  /// - Returns: what is to be done.
  mutating func processEnded(
    _ ending: Ending,
    unfinished: Int,
    at now: Duration
  ) -> [Action] {
    switch phase {
    case .greeting: return [.end] + startFailed(.endedAtStart(ending), now)
    case .talking:
      guard !open.isEmpty else {
        phase = .idle
        return [.end]
      }
      let fault: ProcessFault =
        unfinished > 0 ? .brokeOff(count: unfinished, ending) : .ended(ending)
      return [.end] + blame(fault, isCrash: true, at: now)
    case .leaving:
      phase = .over(.closed)
      return [.end, .finish(isForced: false)]
    case .idle, .over: return [.end]
    }
  }

  /// Takes in that a line became longer than an answer may be.
  mutating func lineBecameTooLong(_ fault: ProcessFault, at now: Duration) -> [Action] {
    switch phase {
    case .greeting: return [.end] + startFailed(fault, now)
    case .talking:
      guard open.isEmpty else { return [.end] + blame(fault, at: now) }
      phase = .idle
      pending = fault
      return [.end]
    case .leaving, .idle, .over: return []
    }
  }

  /// Takes in that time passed.
  mutating func passTime(to now: Duration) -> [Action] {
    guard let deadline, now >= deadline else { return [] }
    switch phase {
    case .greeting: return [.end] + startFailed(.silentAtStart(limit), now)
    case .talking: return [.end] + blame(.silent(limit), at: now)
    case .leaving:
      phase = .over(.closed)
      return [.end, .finish(isForced: true)]
    case .idle, .over: return []
    }
  }

  /// Blames the first open trace for a fault; those behind it are played by a fresh process.
  private mutating func blame(
    _ fault: ProcessFault,
    isCrash: Bool = false,
    at now: Duration
  ) -> [Action] {
    let guilty = open.removeFirst()
    waiting = open.map { Wish(ticket: $0.ticket, isPlay: true) } + waiting
    open = []
    let setback = Setback(fault: fault, answeredBefore: answered, isCrash: isCrash)
    phase = .idle
    let next = waiting.isEmpty ? [] : launch(at: now)
    return [.fail(guilty.ticket, setback)] + next
  }

  /// Tries a start that failed once more, then gives the subject up.
  ///
  /// One that has said before who it is costs the trace that waits first, and is given up after a few.
  private mutating func startFailed(_ fault: ProcessFault, _ now: Duration) -> [Action] {
    failedStarts += 1
    guard failedStarts.isMultiple(of: 2) else { return launch(at: now) }
    if isKnown, failedStarts < Self.mostFailedStarts, !waiting.isEmpty {
      let first = waiting.removeFirst()
      phase = .idle
      let next = waiting.isEmpty ? [] : launch(at: now)
      return [.fail(first.ticket, Setback(fault: fault))] + next
    }
    phase = .over(fault)
    defer { waiting.removeAll() }
    return waiting.map { .fail($0.ticket, Setback(fault: fault)) }
  }

  // MARK: - Leaving

  /// Takes in that nobody will ask any more.
  mutating func close(at now: Duration) -> [Action] {
    let abandoned = (open.map(\.ticket) + waiting.map(\.ticket))
      .map { Action.fail($0, Setback(fault: .closed)) }
    waiting = []
    switch phase {
    case .talking where open.isEmpty:
      phase = .leaving(since: now)
      return abandoned + [.takeLeave]
    case .talking, .greeting:
      open = []
      phase = .over(.closed)
      return abandoned + [.end, .finish(isForced: false)]
    case .leaving: return abandoned
    case .idle, .over:
      phase = .over(.closed)
      return abandoned + [.finish(isForced: false)]
    }
  }
}
