import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone audit")
struct AuditCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("proves that there is no false alarm")
  func holds() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let audit = Invocation("audit", file, "--evidence", "everything", "--sites", "0")
    #expect(audit.code == .success)
    #expect(
      audit.output.hasSuffix("no false alarm in 37 transcripts, 0 of 0 mutants caught  (1 trace)\n")
    )
    #expect(audit.errors.isEmpty)
    let fewer = Invocation(
      "audit",
      file,
      "--evidence",
      "everything",
      "--sites",
      "0",
      "--rates",
      "30,60",
      "--scales=2"
    )
    #expect(fewer.output.contains("no false alarm in 7 transcripts"))
    #expect(
      Invocation("audit", file, "--variants", "own", "--sites", "0").output
        .contains("no false alarm in 12 tr")
    )
  }

  @Test("says how fast mutants are judged, but not in the report")
  func speed() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let audit = Invocation("audit", file, "--variants", "own", "--operator", "swap")
    #expect(audit.errors.contains(" a second on one core\n"))
    #expect(!audit.output.contains(" on one core"))
    let fixed = Invocation(
      ["audit", file, "--variants", "own", "--operator", "swap", "--fixed-time"]
    )
    #expect(fixed.errors.isEmpty)
  }

  @Test("gives the same bytes whatever the number of jobs")
  func jobs() throws {
    for index in 0..<4 {
      let text = index % 3 == 0 ? wrongDrag("scroll/c\(index)") : drag("scroll/c\(index)")
      try fixture.write(text, to: "in/\(index).trace.jsonl")
    }
    for format in ["text", "jsonl"] {
      let words =
        ["audit", fixture.path + "/in", "--rates", "30", "--format", format]
        + ["--evidence", "names", "--sites", "1", "--jobs"]
      let alone = Invocation(words + ["1"])
      #expect(alone.code == .violated)
      #expect(alone.output.contains("expectation.messages"))
      #expect(Invocation(words + ["2"]).output == alone.output)
    }
  }

  @Test("prints variants and mutants that other commands can read")
  func printing() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let variant = Invocation("audit", file, "--print", "scroll/a/variant/30hz-3x-gaps")
    #expect(variant.code == .success)
    let kept = try fixture.write(variant.output, to: "kept.transcript.jsonl")
    #expect(variant.output.contains("\"rate\":30,\"scale\":3,"))
    #expect(Invocation("check", kept).code == .success)
    let unknown = Invocation("audit", file, "--print", "scroll/a")
    #expect(unknown.code == .failed)
    #expect(unknown.errors.contains("scroll/a is neither a variant nor a mutant"))
  }

  @Test("writes the verdicts in short, and says what differs from earlier ones")
  func shadow() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let words = ["audit", file, "--variants", "own", "--operator", "swap"]
    let shadow = fixture.path + "/a.shadow"
    #expect(Invocation(words + ["--shadow", shadow]).code == .success)
    let again = Invocation(words + ["--against", shadow])
    #expect(again.output.hasSuffix("no verdict changed; 0 mutants new, 0 gone\n"))
    let others = Invocation("audit", file, "--operator", "drop", "--against", shadow)
    #expect(others.output.contains("no verdict changed; "))
    #expect(!others.output.hasSuffix(" 0 gone\n"))
    let none = try fixture.write("nothing\n", to: "none.shadow")
    let refused = Invocation(words + ["--against", none])
    #expect(refused.code == .failed)
    #expect(refused.errors.contains("none.shadow:1: no shadow; expected a file that"))
  }

  @Test("writes a report that can be compared")
  func junit() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let junit = fixture.path + "/junit.xml"
    let words =
      ["audit", file, "--junit", junit, "--fixed-time", "--evidence", "everything", "--sites", "1"]
    _ = Invocation(words)
    let first = try #require(FileManager.default.contents(atPath: junit))
    #expect(String(decoding: first, as: UTF8.self).contains("classname=\"touchstone.audit."))
    _ = Invocation(words + ["--jobs", "3"])
    #expect(FileManager.default.contents(atPath: junit) == first)
    let unwritable = Invocation("audit", file, "--junit", file + "/junit.xml")
    #expect(unwritable.code == .failed)
    #expect(unwritable.output.isEmpty)
  }

  @Test("calls hostile input an error", arguments: ["", "not json\n", "{\"trace\":1,\"id\":\"x\""])
  func hostile(text: String) throws {
    let file = try fixture.write(text, to: "a.trace.jsonl")
    let audit = Invocation("audit", file)
    #expect(audit.code == .failed)
    #expect(audit.output.contains("a.trace.jsonl:1:"))
    #expect(Invocation("audit", fixture.path + "/nosuch").code == .failed)
    #expect(Invocation("audit", file, "--format", "jsonl").errors.contains("a.trace.jsonl:1:"))
  }

  @Test("takes no case selected for an error")
  func nothing() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let audit = Invocation("audit", file, "--filter", "nosuch")
    #expect(audit.code == .failed)
    #expect(audit.errors.contains("no case was selected"))
  }

  @Test(
    "says what is wrong with a command line, and exits with 2",
    arguments: [
      ["--rates", "0"], ["--rates", "30,30"], ["--rates", "30,"], ["--scales", "5"],
      ["--sites", "-1"], ["--sites", "few"], ["--operator", "nosuch"], ["--variants", "some"],
      ["--evidence", "little"],
      ["--jobs", "0"], ["--nosuch"], ["--print"],
    ]
  )
  func usage(words: [String]) throws {
    let audit = Invocation(["audit", fixture.path] + words)
    #expect(audit.code == .usage)
    #expect(audit.output.isEmpty)
    #expect(audit.errors.contains("usage: touchstone audit [PATH…] [options]\n"))
  }

  @Test("looks for traces where it is called, and wants a path where there are none")
  func usualPath() throws {
    try fixture.write(drag("scroll/a"), to: "here/traces/a.trace.jsonl")
    let script = "touchstone audit --sites 0"
    let here = try #require(try shell(script, in: fixture.path + "/here"))
    #expect(here.code == 0)
    let elsewhere = try #require(try shell(script, in: fixture.path))
    #expect(elsewhere.code == 2)
    #expect(elsewhere.output.contains("PATH is missing"))
  }
}
