import Traces

/// Talks with a subject: does what the conversation says, and tells it what happened.
///
/// It belongs to one thread, which waits for the pipes with a deadline, so that nothing that a subject
/// does or leaves undone can hold it.
struct Talk: ~Copyable {
  /// The time that a process may take to end after it has closed its output.
  private static let endTime = Duration.milliseconds(500)
  /// The time between two looks at a process whose children may keep its output open.
  private static let lookTime = Duration.milliseconds(50)
  /// The number of pieces that are read of one pipe before the others have their turn.
  private static let turn = 16

  private let plan: Session.Plan
  private let waker: Pipe.End
  private let takeMail: () -> (requests: [PendingRequest], isClosing: Bool)
  private let clock = ContinuousClock()
  private let beginning: ContinuousClock.Instant

  private var conversation: Conversation
  private var requests: [Int: PendingRequest] = [:]
  private var lastTicket = 0
  private var isClosing = false
  private var isFinished = false
  private var identity: SubjectIdentity?
  private var farewell: String?
  private var escapes: [Departure.Escape] = []

  private var process: ChildProcess?
  private var lines: AnswerLines
  private var heard: [[UInt8]] = []
  private var errors = ErrorTail()
  private var outgoing = Outgoing()
  private var closedSince: Duration?
  private var hasErrors = false

  /// Creates a talk in which nothing was said.
  ///
  /// - Parameters:
  ///   - plan: how the subject is started.
  ///   - waker: where a byte comes when there is mail.
  ///   - takeMail: takes what was asked since the last time.
  init(
    _ plan: Session.Plan,
    waking waker: Pipe.End,
    takeMail: @escaping () -> (requests: [PendingRequest], isClosing: Bool)
  ) {
    self.plan = plan
    self.waker = waker
    self.takeMail = takeMail
    beginning = clock.now
    conversation = Conversation(limit: plan.limit, grace: plan.grace)
    lines = AnswerLines(longest: plan.longestAnswer)
  }

  /// Talks until the conversation is over.
  ///
  /// - Returns: what there is to say of how the subject left; nil: it left as it should.
  mutating func run() -> String? {
    while !isFinished {
      readMail()
      if isFinished { break }
      wait()
      perform(conversation.passTime(to: now))
    }
    let ended = escapes.filter { $0.obstacle == nil }
    let others = escapes.filter { $0.obstacle != nil }
    let texts = [ended, others].filter { !$0.isEmpty }.map { Farewell.escapes($0).text }
    let all = [farewell].compactMap(\.self) + texts
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  private var now: Duration { beginning.duration(to: clock.now) }

  // MARK: - Mail

  private mutating func readMail() {
    let mail = takeMail()
    // Output that was written before a request is sent is no answer to it. It must be known as
    // such.
    if !mail.requests.isEmpty { readOutput() }
    for pending in mail.requests {
      lastTicket += 1
      requests[lastTicket] = pending
      let now = now
      perform(
        pending.request == nil
          ? conversation.introduce(lastTicket, at: now) : conversation.play(lastTicket, at: now)
      )
    }
    if mail.isClosing, !isClosing {
      isClosing = true
      perform(conversation.close(at: now))
    }
  }

  // MARK: - Waiting

  private mutating func wait() {
    var polling = Polling()
    let mail = polling.add(waker)
    var output: Int?
    var errors: Int?
    var input: Int?
    if let process {
      if closedSince == nil { output = polling.add(process.output) }
      if hasErrors { errors = polling.add(process.errors) }
      if !outgoing.isEmpty, let end = process.input { input = polling.add(end, toWrite: true) }
    }
    let hasNews = polling.wait(for: patience)
    if polling.isReady(mail) { emptyWaker() }
    if polling.isReady(errors) { readErrors() }
    if polling.isReady(input) { write() }
    if polling.isReady(output) { readOutput() }
    if !hasNews || closedSince != nil { lookAfterProcess() }
  }

  /// The time in which nothing has to be looked at.
  private var patience: Duration? {
    let toDeadline = conversation.deadline.map { $0 - now }
    guard process != nil else { return toDeadline }
    if closedSince != nil { return min(toDeadline ?? .milliseconds(2), .milliseconds(2)) }
    return toDeadline.map { min($0, Self.lookTime) }
  }

  private func emptyWaker() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while case .moved(64) = waker.read(into: &bytes, from: 0) {}
  }

  // MARK: - Pipes

  private mutating func write() {
    guard let process, let end = process.input else { return }
    if outgoing.flush(to: end) == .closed { outgoing.removeAll() }
    if outgoing.isEmpty, outgoing.isLast { process.closeInput() }
  }

  private mutating func readErrors() {
    guard let process else { return }
    for _ in 0..<Self.turn {
      switch errors.fill(from: process.errors) {
      case .moved: continue
      case .blocked: return
      case .closed:
        hasErrors = false
        return
      }
    }
  }

  private mutating func readOutput() {
    guard let process, closedSince == nil else { return }
    for _ in 0..<Self.turn {
      // Nothing that comes after goodbye is an answer, and it may never end.
      let progress = outgoing.isLast ? lines.skip(process.output) : lines.fill(from: process.output)
      hear()
      // The lines that were heard may have ended the process.
      guard self.process === process else { return }
      switch progress {
      case .moved: continue
      case .blocked: return
      case .closed:
        closedSince = now
        return
      }
    }
  }

  private mutating func hear() {
    heard.removeAll(keepingCapacity: true)
    while let line = lines.next() { heard.append(line) }
    if !heard.isEmpty {
      var contents: [Conversation.Heard] = []
      for line in heard { contents.append(understand(line)) }
      perform(conversation.hear(contents, at: now))
    }
    if lines.isTooLong {
      let fault = ProcessFault.tooLong(
        plan.longestAnswer,
        line: ProcessFault.excerpt(of: lines.beginning)
      )
      perform(conversation.lineBecameTooLong(fault, at: now))
    }
  }

  private mutating func understand(_ line: [UInt8]) -> Conversation.Heard {
    let contents = line.dropLast(AnswerReader.padding)
    do throws(AnswerProblem) {
      let head = try AnswerHead(line)
      guard head.kind == .hello else { return .answer(head.number) }
    } catch {
      return .unreadable(.unreadable(error.description, line: ProcessFault.excerpt(of: contents)))
    }
    do throws(HandshakeReader.Mistake) {
      identity = try HandshakeReader.read(Array(contents))
      return .handshake
    } catch {
      return .unreadable(.falseHandshake(error.text))
    }
  }

  // MARK: - The process

  /// Looks whether the process has ended, which its output need not tell: a child may keep that open.
  private mutating func lookAfterProcess() {
    guard let process else { return }
    if process.isOver {
      readOutput()
      guard self.process === process else { return }
      readErrors()
      guard let departure = process.end(isPatient: isClosing) else { return }
      escapes += departure.escapes
      if isClosing, departure.groupCount > 0 {
        farewell = Farewell.children(departure.groupCount).text
      }
      perform(conversation.processEnded(departure.ending, unfinished: lines.unfinished, at: now))
    } else if let closedSince, !isClosing, now - closedSince >= Self.endTime {
      perform(
        conversation.processEnded(.closedOutput, unfinished: lines.unfinished, at: now)
      )
    }
  }

  private mutating func launch() {
    errors.removeAll()
    lines = AnswerLines(longest: plan.longestAnswer)
    outgoing = Outgoing()
    closedSince = nil
    do throws(StartFailure) {
      process = try ChildProcess(plan.command, environment: plan.environment)
      hasErrors = true
      outgoing.append(Array("{\"hello\":\(HandshakeReader.version)}\n".utf8))
      write()
    } catch {
      perform(conversation.failToStart(.notStarted(error.reason), at: now))
    }
  }

  private mutating func endProcess() {
    guard let process else { return }
    escapes += process.end()?.escapes ?? []
    // Everybody who wrote to it is dead, or could not be ended; so what there is, is there now.
    if hasErrors { readErrors() }
    self.process = nil
    closedSince = nil
  }

  // MARK: - Doing

  private mutating func perform(_ actions: [Conversation.Action]) {
    for action in actions { perform(action) }
  }

  private mutating func perform(_ action: Conversation.Action) {
    switch action {
    case .launch: launch()
    case .end: endProcess()
    case .send(let play): send(play)
    case .introduce(let ticket):
      guard let identity else { return }
      settle(ticket, .introduction(identity))
    case .deliver(let play, let line):
      settle(play.ticket, .answer(heard[line], number: play.number, errors: errors.excerpt))
    case .fail(let ticket, let setback):
      settle(ticket, .setback(setback, errors: errors.excerpt))
    case .takeLeave:
      outgoing.append(Array("{\"bye\":1}\n".utf8))
      outgoing.isLast = true
      write()
    case .finish(let isForced):
      isFinished = true
      if isForced { farewell = Farewell.ignored(plan.grace).text }
    }
  }

  private mutating func send(_ play: Conversation.Play) {
    guard let request = requests[play.ticket]?.request else { return }
    outgoing.append(Array("{\"play\":\(play.number),\"trace\":".utf8) + request + Array("}\n".utf8))
    write()
  }

  private mutating func settle(_ ticket: Int, _ outcome: PendingRequest.Outcome) {
    requests.removeValue(forKey: ticket)?.settle(outcome)
  }
}

/// A remark on how a subject left.
private enum Farewell {
  case ignored(Duration)
  case children(Int)
  /// Processes that had left its group, all of which were ended, or none.
  case escapes([Departure.Escape])

  /// The number of processes that are named.
  private static let mostNames = 3

  var text: String {
    switch self {
    case .ignored(let grace):
      "it went on running for \(grace.seconds) after {\"bye\":1} and the end of its input, and was"
        + " ended; exit when either comes"
    case .children(let count):
      "it left \(count == 1 ? "a process" : "\(count) processes") of its group running, which"
        + " \(count == 1 ? "was" : "were") ended; end what you start before you exit"
    case .escapes(let escapes): Self.text(of: escapes)
    }
  }

  private static func text(of escapes: [Departure.Escape]) -> String {
    var names: [String] = []
    for escape in escapes where !names.contains(escape.name) { names.append(escape.name) }
    let rest = names.count > mostNames ? ", …" : ""
    let named = names.prefix(mostNames).map { quoted($0) }.joined(separator: ", ") + rest
    let (what, verb) =
      escapes.count == 1 ? ("a process", "was") : ("\(escapes.count) processes", "were")
    let end = escapes.first?.obstacle.map { "could not be ended (\($0))" } ?? "\(verb) ended"
    return "it left \(what) outside its group running, \(named), which \(end); end what you start"
      + " before you exit"
  }
}
