import Synchronization
public import Traces

/// A component library in a process of its own, which speaks the subject protocol.
///
/// The command is started when it is first needed, fed one trace after the other, and started again
/// when it breaks. Many threads may ask at once: their traces are sent ahead, and answered in order.
///
/// ## Topics
///
/// ### Who it is
/// - ``name``
/// - ``introduction()``
/// - ``SubjectIdentity``
/// ### Playing
/// - ``transcript(of:)``
/// - ``transcriptAfresh(of:)``
/// ### Leaving
/// - ``close()``
public final class ProcessSubject: Subject {
  /// The time that a trace may take, from the moment at which the subject begins with it.
  public static let usualLimit = Duration.seconds(10)

  /// The command that `/bin/sh -c` reads.
  public let command: String
  private let column: String?
  private let plan: Session.Plan
  private let session: Session
  private let identity = Mutex<SubjectIdentity?>(nil)
  /// The complaints about processes that played one trace alone.
  private let farewells = Mutex<[String]>([])

  /// Describes a subject; nothing is started yet.
  ///
  /// - Parameters:
  ///   - command: what `/bin/sh -c` reads.
  ///   - name: what reports call it; nil: what it calls itself.
  ///   - limit: how long a trace, or the handshake, may take.
  ///   - environment: its environment; nil: that of this process.
  public convenience init(
    _ command: String,
    name: String? = nil,
    limit: Duration = ProcessSubject.usualLimit,
    environment: [String: String]? = nil
  ) {
    let plan = Session.Plan(command: command, environment: environment, limit: limit)
    self.init(plan, name: name)
  }

  init(_ plan: Session.Plan, name: String? = nil) {
    self.plan = plan
    command = plan.command
    column = name
    session = Session(plan)
  }

  deinit { _ = session.close() }

  /// The name in reports: the one that it was given, or gives itself; else its command.
  ///
  /// If it was given no name, it is started to be asked.
  public var name: String {
    if let column { return column }
    return ((try? introduction())?.name ?? command).inOneLine
  }

  /// Asks who the subject is, and starts it if need be.
  ///
  /// - Returns: what it says in the handshake.
  /// - Throws: `SubjectFailure.failed` where it cannot be started, or does not answer.
  public func introduction() throws(SubjectFailure) -> SubjectIdentity {
    if let identity = identity.withLock({ $0 }) { return identity }
    switch session.introduce() {
    case .introduction(let identity):
      self.identity.withLock { $0 = identity }
      return identity
    case .setback(let setback, let errors): throw failure(of: setback.fault, errors)
    case .answer: throw .failed(why: "the subject answered a trace instead of the handshake")
    }
  }

  /// Plays a trace.
  ///
  /// - Parameter trace: what to play; its expectations and what names the case are not sent.
  /// - Returns: the trace with the component's messages, exceptions and final states in it.
  /// - Throws: `SubjectFailure.skipped` where the subject says that it lacks what the trace needs;
  ///   `failed` where it broke.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    try send(trace).transcript()
  }

  /// Plays a trace in a process of its own, which plays nothing else.
  public func transcriptAfresh(of trace: Trace) throws(SubjectFailure) -> Trace {
    let alone = Session(plan)
    defer { close(alone) }
    return try send(trace, in: alone).transcript()
  }

  /// Sends a trace; the answer can be waited for later, so that other work is done meanwhile.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: the play, whose transcript can be asked for.
  /// - Throws: `SubjectFailure` where the trace cannot be sent.
  public func send(_ trace: Trace) throws(SubjectFailure) -> SentTrace {
    try send(trace, in: session)
  }

  /// Says goodbye to the subject, and ends all processes of its group; afterwards it plays nothing.
  ///
  /// - Returns: what there is to say of how it left, in one sentence; nil: it left as it should.
  @discardableResult
  public func close() -> String? {
    let column = column ?? identity.withLock { $0?.name.inOneLine }
    close(session)
    let texts = farewells.withLock { texts in
      defer { texts = [] }
      return texts
    }
    return texts.isEmpty ? nil : "\(column ?? command): \(texts.joined(separator: "; "))"
  }

  /// Closes a session, and keeps what there is to say of it, once.
  private func close(_ session: Session) {
    guard let farewell = session.close() else { return }
    farewells.withLock { if !$0.contains(farewell) { $0.append(farewell) } }
  }

  // MARK: - Parts

  private func send(_ trace: Trace, in session: Session) throws(SubjectFailure) -> SentTrace {
    let identity = try introduction()
    if let missing = Demands.missing(for: trace, in: identity, called: column) {
      throw .skipped(why: missing)
    }
    let transcription = try Transcription(of: trace, by: identity)
    let pending = session.send(RequestText.array(for: trace))
    return SentTrace(of: self, pending, trace, transcription)
  }

  /// Plays a trace alone in a fresh process, to tell what a crash was due to.
  func breaksAlone(_ request: [UInt8]) -> Bool {
    let alone = Session(plan)
    defer { close(alone) }
    if case .setback = alone.send(request).wait() { return true }
    return false
  }

  /// Returns what a case is told of a fault.
  func failure(
    of fault: ProcessFault,
    _ errors: ErrorExcerpt,
    verdict: String = ""
  ) -> SubjectFailure {
    let name = column ?? identity.withLock { $0?.name.inOneLine } ?? "the subject"
    return failure(fault.sentence(of: name, started: command) + verdict, errors)
  }

  /// Returns what a case is told, with the last of the subject's standard error.
  func failure(_ why: String, _ errors: ErrorExcerpt) -> SubjectFailure {
    .failed(why: why + (errors.text.map { "\nits standard error ends:\n\($0)" } ?? ""))
  }
}
