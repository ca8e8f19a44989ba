import Synchronization
import Traces

/// Answers each trace with one message, which its id gives a name.
struct EchoSubject: Subject {
  let name = "echo"
  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    var transcript = trace
    let message = Message(time: 0, name: Name("x-heard"))
    transcript.lines.insert(.message(message), at: 1)
    return transcript
  }
}

/// Answers with more messages each time it is asked.
final class FickleSubject: Subject {
  let name = "fickle"
  private let count = Mutex(0)

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
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
struct RefusingSubject: Subject {
  let name = "refusing"
  let failure: SubjectFailure

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace { throw failure }
}
