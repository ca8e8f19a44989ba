import Conformance
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone replay")
struct ReplayCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("prints transcripts that lint clean and are canonical")
  func replay() throws {
    let file = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "a.trace.jsonl")
    let transcript = Invocation("replay", file)
    #expect(transcript.code == .success)
    #expect(transcript.output.contains("\"message\":\"scrollViewDidScroll(_:)\""))
    let kept = try fixture.write(transcript.output, to: "a.transcript.jsonl")
    #expect(Invocation("lint", kept).code == .success)
    #expect(Invocation("fmt", "--check", kept).code == .success)
    #expect(Invocation("replay", kept).output == transcript.output)
    let one = Invocation("replay", file, "--id", "scroll/b")
    #expect(one.output.split(separator: "\n").count { $0.hasPrefix("{\"trace\":1") } == 1)
  }

  @Test("stops where it is told to")
  func replayUntil() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let output = Invocation("replay", file, "--until", "30ms").output
    #expect(output.contains("{\"t\":20000,"))
    #expect(!output.contains("{\"t\":40000,"))
  }
}
