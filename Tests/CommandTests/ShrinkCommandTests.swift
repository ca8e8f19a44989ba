import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone shrink")
struct ShrinkCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("prints the smallest trace that breaks the rule, and says how it went elsewhere")
  func shrinks() throws {
    let file = try fixture.write(wrongDrag("scroll/wrong"), to: "wrong.trace.jsonl")
    let shrink = Invocation("shrink", file)
    #expect(shrink.code == .success)
    #expect(shrink.output.hasPrefix("{\"trace\":1,\"id\":\"scroll/wrong\","))
    #expect(!shrink.output.contains("\"#\""))
    #expect(shrink.errors.hasPrefix("expectation.messages: 6 lines became "))
    let small = try fixture.write(shrink.output, to: "small.trace.jsonl")
    #expect(Invocation("fmt", "--check", small).code == .success)
    #expect(Invocation("run", small).code == .violated)
    #expect(Invocation("shrink", small).output == shrink.output)
  }

  @Test("saves what it shrank where it is told to, under the rule's name")
  func saves() throws {
    let file = try fixture.write(wrongDrag("scroll/wrong"), to: "wrong.trace.jsonl")
    let folder = fixture.path + "/kept/here"
    let shrink = Invocation("shrink", file, "--save", folder, "--rule", "expectation.messages")
    #expect(shrink.code == .success)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    #expect(name.hasPrefix("expectation.messages-"))
    #expect(shrink.errors.hasSuffix("saved as \(folder)/\(name)\n"))
    let saved = try #require(FileManager.default.contents(atPath: folder + "/" + name))
    #expect(String(decoding: saved, as: UTF8.self) == shrink.output)
    #expect(shrink.output.contains("\"source\":\"touchstone shrink 0.1.0, of scroll/wrong\""))
  }

  @Test("says of a trace that breaks nothing that there is nothing to shrink, and exits with 3")
  func nothing() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let shrink = Invocation("shrink", file)
    #expect(shrink.code == .failed)
    #expect(shrink.output.isEmpty)
    #expect(
      shrink.errors
        == "touchstone: \(file):1: scroll/a: it breaks no rule: nothing to shrink\n"
    )
    let other = Invocation("shrink", file, "--rule", "scroll.lift.order")
    #expect(other.errors.contains("it does not break scroll.lift.order; it breaks no rule"))
  }

  @Test("does not shrink a transcript")
  func transcript() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let replayed = try fixture.write(Invocation("replay", file).output, to: "a.transcript.jsonl")
    let shrink = Invocation("shrink", replayed)
    #expect(shrink.code == .failed)
    #expect(shrink.errors.contains("it is a transcript, which is judged as it is"))
  }

  @Test("wants one trace, a known rule, and a file that can be read")
  func usage() throws {
    let two = try fixture.write(wrongDrag("scroll/a") + wrongDrag("scroll/b"), to: "a.trace.jsonl")
    #expect(Invocation("shrink", two).code == .usage)
    #expect(Invocation("shrink", two).errors.contains("choose one with --id: scroll/a, scroll/b"))
    #expect(Invocation("shrink", two, "--id", "scroll/b").code == .success)
    #expect(Invocation("shrink", two, "--id", "nosuch").code == .failed)
    #expect(Invocation("shrink").code == .usage)
    let misspelt = Invocation("shrink", two, "--rule", "scroll.lift.ordre")
    #expect(misspelt.code == .usage)
    #expect(misspelt.errors.contains("did you mean scroll.lift.order?"))
    #expect(Invocation("shrink", "/nowhere").code == .failed)
    let broken = try fixture.write("not json\n", to: "broken.trace.jsonl")
    #expect(Invocation("shrink", broken).errors.contains("broken.trace.jsonl:1:"))
  }
}
