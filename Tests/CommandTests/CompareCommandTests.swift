import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone compare")
struct CompareCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func files(_ change: (String) -> String) throws -> (String, String) {
    let trace = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in.trace.jsonl")
    let transcript = Invocation("replay", trace).output
    return (
      try fixture.write(transcript, to: "a.transcript.jsonl"),
      try fixture.write(change(transcript), to: "b.transcript.jsonl")
    )
  }

  @Test("says nothing but the counts where two files say the same")
  func same() throws {
    let (left, right) = try files { $0 }
    let done = Invocation("compare", left, right)
    #expect(done.code == .success)
    #expect(done.output == "2 the same, 0 different, 0 errors, 0 skipped  (\(left) and \(right))\n")
  }

  @Test("tells each case that differs, and how")
  func differs() throws {
    let (left, right) = try files { text in
      text.replacing(
        "\"willDecelerate\":false",
        with: "\"willDecelerate\":true",
        maxReplacements: 1
      )
    }
    let done = Invocation("compare", left, right)
    #expect(done.code == .violated)
    #expect(
      done.output == """
        DIFFERS  scroll/a
          0.3 s  scrollViewDidEndDragging(_:willDecelerate:): willDecelerate is false in \(left), true \
        in \(right)
        1 the same, 1 different, 0 errors, 0 skipped  (\(left) and \(right))

        """
    )
    let lines = Invocation("compare", left, right, "--format", "jsonl").output
    #expect(
      lines.hasPrefix(
        "{\"id\":\"scroll/a\",\"file\":\"\(left)\",\"subjects\":[\"\(left)\",\"\(right)\"],"
          + "\"verdict\":\"differ\",\"differences\":[{\"kind\":\"argument\","
          + "\"of\":\"scrollViewDidEndDragging(_:willDecelerate:)\",\"t\":[300000,300000],"
          + "\"name\":\"willDecelerate\",\"values\":[false,true],\"text\":\"willDecelerate is "
      )
    )
    #expect(lines.contains("\n{\"id\":\"scroll/b\","))
    #expect(Invocation("compare", left, right, "--filter", "scroll/b").code == .success)
  }

  @Test("names cases that only one file has, and files that are of other traces")
  func otherCases() throws {
    let (left, right) = try files { $0.replacing("scroll/b", with: "scroll/c") }
    let done = Invocation("compare", left, right)
    #expect(done.code == .violated)
    #expect(done.output.contains("DIFFERS  scroll/b: only \(left) has it\n"))
    #expect(done.output.contains("DIFFERS  scroll/c: only \(right) has it\n"))
    let (one, other) = try files { $0.replacing("\"y\":400}", with: "\"y\":401}") }
    let unlike = Invocation("compare", one, other)
    #expect(unlike.code == .failed)
    #expect(unlike.output.contains("input 1 is the first that differs"))
  }

  @Test("compares two subjects, within what it is told to")
  func subjects() throws {
    let trace = try fixture.write(drag("scroll/a"), to: "in.trace.jsonl")
    let twice = ["--subject", "one=reference", "--subject", "two=reference"]
    let done = Invocation(["compare", trace] + twice)
    #expect(done.code == .success)
    #expect(done.output == "1 the same, 0 different, 0 errors, 0 skipped  (one and two)\n")
    let lone = Invocation("compare", trace, "--subject", "reference")
    #expect(lone.code == .usage)
    #expect(lone.errors.contains("--subject is given 1 times; expected twice"))
    let none = Invocation("compare", trace)
    #expect(none.code == .usage)
    #expect(none.errors.contains("two --subject are missing; without them, expected two files"))
    #expect(Invocation("compare", trace, trace, "--within", "x").code == .usage)
    let (left, right) = try files { $0.replacing("[0,10]", with: "[0,12]") }
    #expect(Invocation("compare", left, right).code == .violated)
    #expect(Invocation("compare", left, right, "--within", "2").code == .success)
    #expect(Invocation("compare", left, "nowhere").code == .failed)
  }
}
