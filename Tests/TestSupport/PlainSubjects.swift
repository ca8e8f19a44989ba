import Synchronization
public import Traces

/// Answers each trace with one message, which its id gives a name.
public struct EchoSubject: Subject {
  /// The name that reports print.
  public let name = "echo"

  /// Creates a subject.
  public init() {}

  /// Returns the trace with one message, above its second line.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    var transcript = trace
    let message = Message(time: 0, name: Name("x-heard"))
    transcript.lines.insert(.message(message), at: 1)
    return transcript
  }
}

/// Answers with more messages each time it is asked.
public final class FickleSubject: Subject {
  /// The name that reports print.
  public let name = "fickle"
  private let count = Mutex(0)

  /// Creates a subject that was not asked yet.
  public init() {}

  /// Returns the trace with one message more than the time before.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    let count = count.withLock { count in
      count += 1
      return count
    }
    var transcript = trace
    for _ in 0..<count {
      transcript.lines.append(.message(Message(time: 0, name: Name("x-heard"))))
    }
    return transcript
  }
}

/// Plays nothing.
public struct RefusingSubject: Subject {
  /// The name that reports print.
  public let name = "refusing"
  private let failure: SubjectFailure

  /// Creates a subject that fails in a way.
  public init(failure: SubjectFailure) { self.failure = failure }

  /// Throws the failure.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace { throw failure }
}
