import Synchronization

/// A conversation with one subject that many threads share: each asks and waits, and one thread talks.
final class Session: Sendable {
  /// The command that starts a subject, and the limits for its answers.
  struct Plan: Hashable, Sendable {
    /// The command that `/bin/sh -c` reads.
    var command: String
    /// Its environment; nil: that of this process.
    var environment: [String: String]?
    /// The time that a trace, or the handshake, may take.
    var limit: Duration
    /// The time that the subject may take to leave.
    var grace = Duration.seconds(2)
    /// The most bytes that an answer may have.
    var longestAnswer = AnswerLines.longest
  }

  /// The requests that are not yet taken up.
  private struct Mailbox {
    var requests: [PendingRequest] = []
    var isClosing = false
    /// The remark on how the subject left, if there is one.
    var farewell: String?
    /// A byte through it wakes the thread that talks.
    var waker: Pipe?
  }

  private let plan: Plan
  private let mailbox: Mutex<Mailbox>
  private let end = PendingRequest(nil)

  /// Begins a conversation; the subject is started when the first caller asks.
  init(_ plan: Plan) {
    self.plan = plan
    mailbox = Mutex(Mailbox())
  }

  /// Asks who the subject is.
  func introduce() -> PendingRequest.Outcome { ask(nil).wait() }

  /// Sends a trace.
  ///
  /// - Parameter request: the array of its lines, as text.
  /// - Returns: where to wait for the answer.
  func send(_ request: [UInt8]) -> PendingRequest { ask(request) }

  private func ask(_ request: [UInt8]?) -> PendingRequest {
    let pending = PendingRequest(request)
    let refusal: ProcessFault? = mailbox.withLock { mailbox in
      guard !mailbox.isClosing else { return .closed }
      if mailbox.waker == nil, let failure = begin(&mailbox) { return failure }
      mailbox.requests.append(pending)
      if mailbox.requests.count == 1 { Self.wake(mailbox.waker) }
      return nil
    }
    if let refusal {
      pending.settle(.setback(Conversation.Setback(fault: refusal), errors: ErrorExcerpt()))
    }
    return pending
  }

  /// Starts the thread that talks.
  private func begin(_ mailbox: inout Mailbox) -> ProcessFault? {
    do throws(StartFailure) {
      let pipe = try Pipe()
      pipe.writing.makeNonBlocking()
      pipe.reading.makeNonBlocking()
      let plan = plan
      try WorkerThread.start { [self] in
        var talk = Talk(plan, waking: pipe.reading) { self.takeMail() }
        let farewell = talk.run()
        self.mailbox.withLock { $0.farewell = farewell }
        self.end.settle(.setback(Conversation.Setback(fault: .closed), errors: ErrorExcerpt()))
      }
      mailbox.waker = pipe
      return nil
    } catch {
      return .notStarted(error.reason)
    }
  }

  private func takeMail() -> (requests: [PendingRequest], isClosing: Bool) {
    mailbox.withLock { mailbox in
      defer { mailbox.requests.removeAll(keepingCapacity: true) }
      return (mailbox.requests, mailbox.isClosing)
    }
  }

  private static func wake(_ waker: Pipe?) {
    let byte: [UInt8] = [0]
    _ = waker?.writing.write(byte.span)
  }

  /// Says goodbye, and ends the process group of whoever does not leave.
  ///
  /// - Returns: what there is to say of how the subject left; nil: it left as it should.
  func close() -> String? {
    let hasBegun = mailbox.withLock { mailbox in
      mailbox.isClosing = true
      Self.wake(mailbox.waker)
      return mailbox.waker != nil
    }
    guard hasBegun else { return nil }
    _ = end.wait()
    end.settle(.setback(Conversation.Setback(fault: .closed), errors: ErrorExcerpt()))
    return mailbox.withLock(\.farewell)
  }
}
