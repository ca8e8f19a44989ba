import Foundation
import Synchronization
import Testing
import Traces

@testable import Subjects

@Suite("How a subject leaves")
struct LeavingTests {
  private func farewell(_ program: String) -> String? {
    let subject = SampleProgram.subject(program)
    #expect(SampleProgram.outcomes(subject, heights: [1]).map(\.isPlayed) == [true])
    return subject.close()
  }

  @Test("One that leaves when it is told to is not spoken of")
  func politely() {
    #expect(farewell("well-behaved") == nil)
  }

  @Test("One that ignores goodbye is ended, and said to have gone on")
  func ignored() {
    #expect(
      farewell("ignores-goodbye")
        == "sample: it went on running for 0.3 s after {\"bye\":1} and the end of its input, and was"
        + " ended; exit when either comes"
    )
    #expect(isGone("ignores-goodbye.sh"))
  }

  @Test("A process that it leaves is ended, though it keeps the pipes open")
  func children() {
    #expect(
      farewell("leaves-children")
        == "sample: it left a process of its group running, which was ended; end what you start"
        + " before you exit"
    )
    #expect(isGone("1001.25"))
  }

  @Test("A process that has left its group is named and ended as well")
  func escape() {
    #expect(
      farewell("leaves-its-group")
        == "sample: it left a process outside its group running, \"sleep 1002.25\", which was ended;"
        + " end what you start before you exit"
    )
    #expect(isGone("1002.25"))
  }

  @Test(
    "A process that was left outside the group in a trace is ended with the trace, and told at last"
  )
  func escapeInTrace() {
    let subject = SampleProgram.subject("leaves-its-group-in-a-trace")
    let outcomes = SampleProgram.outcomes(subject, heights: [1, 666, 2])
    #expect(outcomes.map(\.isPlayed) == [true, false, true])
    // It broke once more when the trace was tried alone.
    #expect(
      subject.close()
        == "sample: it left a process outside its group running, \"sleep 1003.25\", which was ended;"
        + " end what you start before you exit"
    )
    #expect(isGone("1003.25"))
  }

  @Test("A process outside the group has a while to end by itself")
  func escapeThatEnds() {
    #expect(farewell("leaves-a-while-later") == nil)
  }

  @Test("What it writes after goodbye is thrown away, and it is ended")
  func flood() {
    #expect(
      farewell("floods-after-goodbye")
        == "sample: it went on running for 0.3 s after {\"bye\":1} and the end of its input, and was"
        + " ended; exit when either comes"
    )
  }

  @Test("Afterwards it plays nothing")
  func afterwards() {
    let subject = SampleProgram.subject("well-behaved")
    subject.close()
    let why = SampleProgram.outcomes(subject, heights: [1])[0].fault
    #expect(why == "the conversation with the subject was over before this trace had its turn")
  }

  @Test("Whoever waits when it is closed is told so")
  func waiting() throws {
    let subject = SampleProgram.subject("hangs")
    let sent = try subject.send(SampleProgram.trace(height: 666))
    subject.close()
    let outcome = Result { () throws(SubjectFailure) in try sent.transcript() }
    #expect(
      outcome.fault == "the conversation with sample was over before this trace had its turn"
    )
  }

  @Test("A value that nobody holds any more takes its process with it")
  func forgotten() throws {
    let mark = "touchstone-forgotten-\(UUID().uuidString)"
    do {
      let command = ": \(mark); " + SampleProgram.command("hangs").dropFirst(5)
      let subject = ProcessSubject(command, limit: .seconds(20))
      _ = try subject.send(SampleProgram.trace(height: 666))
      #expect(isThere(mark))
    }
    #expect(isGone(mark))
  }

  @Test("A trace can be played in a process that plays nothing else")
  func afresh() throws {
    let subject = SampleProgram.subject("dies-of-what-built-up")
    defer { subject.close() }
    for height in 1...4 {
      _ = try subject.transcriptAfresh(of: SampleProgram.trace(height: height))
    }
  }
}
