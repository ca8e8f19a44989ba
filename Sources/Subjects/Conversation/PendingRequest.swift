import Dispatch
import Synchronization

/// The request of one caller to a subject, and its outcome; the caller waits here.
final class PendingRequest: Sendable {
  /// The outcome that the caller is told.
  enum Outcome: Sendable {
    /// The identity of the subject.
    case introduction(SubjectIdentity)
    /// The line that answers the trace, with padding behind it, and the request's number.
    case answer([UInt8], number: Int, errors: ErrorExcerpt)
    /// There is no answer, and this was last on the standard error.
    case setback(Conversation.Setback, errors: ErrorExcerpt)
  }

  /// The array of the trace's lines, as text; nil: the caller wants to know who the subject is.
  let request: [UInt8]?
  private let outcome = Mutex<Outcome?>(nil)
  private let isSettled = DispatchSemaphore(value: 0)

  init(_ request: [UInt8]?) {
    self.request = request
  }

  /// Tells the caller.
  func settle(_ outcome: Outcome) {
    self.outcome.withLock { $0 = $0 ?? outcome }
    isSettled.signal()
  }

  /// Waits for what becomes of it.
  func wait() -> Outcome {
    isSettled.wait()
    let setback = Conversation.Setback(fault: .closed)
    return outcome.withLock { $0 } ?? .setback(setback, errors: ErrorExcerpt())
  }
}
