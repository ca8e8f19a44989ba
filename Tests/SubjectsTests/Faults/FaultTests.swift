import Dispatch
import Foundation
import Synchronization
import Testing
import Traces

@testable import Subjects

@Suite("Faults of a subject")
struct FaultTests {
  /// A program that does wrong in one trace, and the sentence that its case is told.
  struct Sample: CustomTestStringConvertible {
    var program: String
    var sentence: String
    var limit = Duration.seconds(20)
    var testDescription: String { program }
  }

  static let samples = [
    Sample(
      program: "dies-by-a-signal",
      sentence: "sample was ended by signal 11 (SIGSEGV) in this trace; it did so again alone in a"
        + " fresh process: this trace is the cause\nits standard error ends:\nabout to die"
    ),
    Sample(
      program: "exits-in-a-trace",
      sentence: "sample exited with code 7 in this trace; it did so again alone in a fresh process:"
        + " this trace is the cause"
    ),
    Sample(
      program: "hangs",
      sentence: "sample gave no answer to this trace within 0.5 s and was ended; look for a loop"
        + " without end, or an output that is not flushed, or allow more time with --time-limit",
      limit: .milliseconds(500)
    ),
    Sample(
      program: "prints-garbage",
      sentence: "sample wrote a line that is no answer: column 1: this is not JSON:"
        + " found \"debug: at the edge\"; expected a JSON object; the line begins"
        + " \"debug: at the edge\": standard output is for answers alone, all else belongs on"
        + " standard error"
    ),
    Sample(
      program: "breaks-off",
      sentence: "sample exited with code 0 in the middle of its answer, of which 20 bytes had come;"
        + " it did so again alone in a fresh process: this trace is the cause"
    ),
    Sample(
      program: "answers-another-number",
      sentence: "sample answered request 4711 when request 2 was due; answer every request once, in"
        + " order, with its own number"
    ),
    Sample(
      program: "tells-an-unknown-message",
      sentence: "sample answered this trace with a wrong transcript: line 1 of it (column 48):"
        + " unknown message \"scrollViewDidScrol(_:)\"; expected a message that"
        + " `touchstone rules --names` prints, or one that begins with x-; did you mean"
        + " \"scrollViewDidScroll(_:)\"?"
    ),
    Sample(
      program: "never-ends-a-line",
      sentence: "sample wrote 1 MiB without the end of a line and was ended; the line begins"
    ),
    Sample(
      program: "closes-its-output",
      sentence: "sample closed its standard output in this trace and went on running; it was ended:"
        + " keep the output open until {\"bye\":1}; it did so again alone in a fresh process: this"
        + " trace is the cause"
    ),
    Sample(
      program: "answers-too-early",
      sentence: "sample wrote a line that nobody had asked for, which begins"
    ),
    Sample(
      program: "dies-and-leaves-children",
      sentence: "sample exited with code 5 in this trace"
    ),
  ]

  @Test(
    "Each is an error of the case in which it happened, and the run goes on",
    arguments: samples
  )
  func inTrace(_ sample: Sample) {
    let subject = SampleProgram.subject(sample.program, limit: sample.limit)
    defer { subject.close() }
    // An answer that nobody asked for is only known as such if nothing more was asked.
    let isAlone = sample.program == "answers-too-early"
    let first = SampleProgram.outcomes(subject, heights: isAlone ? [100] : [])
    let both = SampleProgram.outcomes(subject, heights: isAlone ? [666] : [100, 666, 200, 300])
    let last = SampleProgram.outcomes(subject, heights: isAlone ? [200, 300] : [])
    let all = first + both + last
    #expect(all.map(\.isPlayed) == [true, false, true, true])
    let why = all[1].fault ?? ""
    #expect(why.hasPrefix(sample.sentence), "\(why)")
    if sample.program == "dies-and-leaves-children" { #expect(isGone("1002.25")) }
  }

  @Test("A crash that a fresh process does not repeat is put down to what had built up")
  func builtUp() {
    let subject = SampleProgram.subject("dies-of-what-built-up")
    defer { subject.close() }
    let all = SampleProgram.outcomes(subject, heights: [1, 2, 3, 4])
    #expect(all.map(\.isPlayed) == [true, true, false, true])
    #expect(
      all[2].fault
        == "sample exited with code 9 in this trace; alone in a fresh process it played it: not this"
        + " trace is the cause but what had built up in the 2 traces before it"
    )
  }

  @Test("Standard error is drained while nobody reads answers, and never judged")
  func standardError() {
    let subject = SampleProgram.subject("fills-standard-error")
    defer { subject.close() }
    #expect(SampleProgram.outcomes(subject, heights: [666, 1]).map(\.isPlayed) == [true, true])
  }

  @Test("A million bytes of standard error leave its last lines in an error")
  func tail() {
    let command = "head -c 1000000 /dev/zero | tr '\\0' x >&2; echo >&2; echo the end >&2; exit 1"
    let subject = ProcessSubject(command, limit: .seconds(20))
    defer { subject.close() }
    let why = SampleProgram.outcomes(subject, heights: [1])[0].fault ?? ""
    #expect(why.hasSuffix("\nits standard error ends:\n…\nthe end"))
    #expect(why.utf8.count < 1000)
  }

  @Test(
    "Whatever goes wrong one after the other, every case is told something, and nothing is left"
  )
  func everything() {
    let subject = SampleProgram.subject("does-everything-wrong")
    let all = Mutex<[Result<Trace, SubjectFailure>]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { job in
      let some = SampleProgram.outcomes(subject, heights: Array(job * 10..<job * 10 + 10))
      all.withLock { $0 += some }
    }
    subject.close()
    let outcomes = all.withLock { $0 }
    #expect(outcomes.count == 40)
    #expect(outcomes.contains(where: \.isPlayed) && outcomes.contains { $0.fault != nil })
    #expect(isGone("does-everything-wrong.sh"))
    #expect(isGone("1003.25"))
  }
}
