import Conformance
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone smoke")
struct SmokeCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("says of the reference that it works")
  func reference() {
    let smoke = Invocation("smoke")
    #expect(smoke.code == .success)
    #expect(
      smoke.output.hasPrefix("reference\n  tap        ok     0 messages\n  drag       ok     ")
    )
    #expect(smoke.output.hasSuffix("  it works\n"))
  }

  @Test("prints the traces, which lint accepts")
  func printing() throws {
    let file = try fixture.write(Invocation("smoke", "--print").output, to: "smoke.trace.jsonl")
    #expect(Invocation("lint", file).code == .success)
    #expect(Invocation("fmt", "--check", file).code == .success)
    #expect(Invocation("run", file).output.hasPrefix("11 passed"))
  }

  @Test("plays a table's traces to a subject that is a table and no scroll view")
  func table() throws {
    let answer = """
      case "$line" in
        *'"rowHeight":40'*'"sections":[50]'*) echo '{"played":'$n',"transcript":[]}';;
        *) echo '{"skipped":'$n',"why":"it has no rows"}';;
      esac
      """
    let subject = try fixture.subject("list", hello: #","components":["table"]"#, answer: answer)
    let smoke = Invocation("smoke", "--subject", subject)
    #expect(smoke.output.contains("  tap        ok     0 messages\n"), "\(smoke.output)")
    #expect(!smoke.output.contains("skip"))
  }

  @Test("finds that the adapter is broken, and says what to look at first")
  func diagnoses() throws {
    let cases: [(command: String, words: [String])] = [
      ("exit 3", ["does not answer the handshake", "started by hand"]),
      (try fixture.dyingSubject(), ["every trace fails", "sets the component up"]),
      (try fixture.muteSubject(), ["no message comes in any trace", "delegate"]),
      (try fixture.unableSubject(), ["none of the smallest traces", "`plays`"]),
      (try subject("deaf", callMoves: true), ["calls are answered and touches are not"]),
      (try subject("still", callMoves: false), ["nothing moves in any trace", "contentOffset"]),
    ]
    for (command, words) in cases {
      let smoke = Invocation("smoke", "--subject", command)
      #expect(smoke.code == .failed, "\(command)")
      for word in words { #expect(smoke.output.contains(word), "\(smoke.output)") }
    }
  }

  /// A subject that answers calls alone, and moves or not.
  private func subject(_ name: String, callMoves: Bool) throws -> String {
    let message = """
      {"after":1,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,\(callMoves ? 300 : 0)]}}
      """
    let answer = """
      case "$line" in
        *'"call"'*) echo '{"played":'$n',"transcript":[\(message)]}';;
        *) echo '{"played":'$n',"transcript":[]}';;
      esac
      """
    return try self.fixture.subject(name, answer: answer)
  }

  /// A subject that tells that a glide is over, which never began.
  private func endingSubject(afterTouchesOnly: Bool) throws -> String {
    let message = "{\"after\":1,\"message\":\"scrollViewDidEndDecelerating(_:)\"}"
    let answer = """
      case "$line" in
        *\(afterTouchesOnly ? "\"moved\"" : "")*) echo '{"played":'$n',"transcript":[\(message)]}';;
        *) echo '{"skipped":'$n',"why":"it is not asked"}';;
      esac
      """
    return try fixture.subject("ending", answer: answer)
  }

  @Test("says of a rule that everything breaks that the adapter may report it wrongly")
  func sameRule() throws {
    let smoke = Invocation("smoke", "--subject", try endingSubject(afterTouchesOnly: true))
    #expect(smoke.code == .violated)
    #expect(smoke.output.contains(#/  drag       FAIL   .* \[scroll.glide.open \(C05, /#))
    #expect(smoke.output.contains("every trace in which something moves breaks scroll.glide.open"))
    #expect(smoke.output.contains("look first at: `touchstone explain scroll.glide.open`"))
  }

  @Test("says that the end of an animated call is told as a glide's")
  func glidesEnd() throws {
    let smoke = Invocation("smoke", "--subject", try endingSubject(afterTouchesOnly: false))
    #expect(smoke.code == .failed)
    #expect(smoke.output.contains("your adapter: the animation of a call ends as a glide does"))
  }

  @Test("says line by line which rule of the protocol a program breaks")
  func protocolLines() throws {
    let scroll = #""message":"scrollViewDidScroll(_:)""#
    let lines = [
      #"{"after":99,\#(scroll)}"#, "{\(scroll)}",
      #"{"after":1,"message":"scrollViewDidScrol(_:)"}"#,
    ]
    let subject = try fixture.subject(
      "host",
      answer: "echo '{\"played\":'$n',\"transcript\":[\(lines.joined(separator: ","))]}'"
    )
    let smoke = Invocation("smoke", "--protocol", "--subject", subject)
    #expect(smoke.code == .failed)
    for words in [
      "\"after\" is 99, but the request has 2 event lines", "lacks the key \"after\"",
      "did you mean \"scrollViewDidScroll(_:)\"?", "no final line stands at the end",
      "it does not keep the protocol", "→ hello\n  ok\n",
    ] {
      #expect(smoke.output.contains(words), "\(words) in \(smoke.output)")
    }
  }

  @Test("does not wait for every trace of a subject that hangs")
  func hangs() throws {
    let slow = try fixture.subject("slow", answer: "sleep 60")
    let smoke = Invocation("smoke", "--subject", slow, "--time-limit", "0.2")
    #expect(smoke.code == .failed)
    #expect(smoke.output.contains("not tried"))
  }
}
