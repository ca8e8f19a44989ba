import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone run with known failures")
struct KnownFailureCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func text(of path: String) throws -> String {
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("begins a list that makes the same run pass")
  func roundTrip() throws {
    let file = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in.trace.jsonl")
    let list = fixture.path + "/known.jsonl"
    let words = ["run", file, "--subject", try fixture.wrongSubject()]
    let before = Invocation(words)
    #expect(before.code == .violated)
    let writing = Invocation(words + ["--write-known-failures", list])
    #expect(writing.code == .violated)
    #expect(writing.output == before.output)
    let entries = try text(of: list)
    #expect(entries.hasPrefix("{\"subject\":\"wrong\",\"id\":\"scroll/*\",\"rule\":\""))
    #expect(entries.contains(",\"count\":2,"))
    #expect(entries.contains("\"reason\":\"not yet explained\"}\n"))

    let after = Invocation(words + ["--known-failures", list])
    #expect(after.code == .success)
    #expect(after.output.hasPrefix("2 passed, 0 failed, 0 errors, 0 skipped  (2 cases, "))
    #expect(after.output.contains(" known failures, "))
    let objects = Invocation(words + ["--known-failures", list, "--format", "jsonl"]).output
    #expect(objects.contains("\"verdict\":\"pass\""))
    #expect(objects.contains(",\"known\":true}"))
  }

  @Test("writes only what is not listed yet")
  func rest() throws {
    let file = try fixture.write(
      wrongDrag("scroll/a") + wrongDrag("scroll/b"),
      to: "in.trace.jsonl"
    )
    let list = try fixture.write(
      "{\"id\":\"scroll/a\",\"rule\":\"expectation.messages\",\"reason\":\"x\"}\n",
      to: "known.jsonl"
    )
    let new = fixture.path + "/new.jsonl"
    _ = Invocation("run", file, "--known-failures", list, "--write-known-failures", new)
    #expect(
      try text(of: new) == """
        {"subject":"reference","id":"scroll/b","rule":"expectation.messages","reason":"not yet explained"}

        """
    )
    let both = Invocation("run", file, "--known-failures", list, "--known-failures", new)
    #expect(both.code == .success)
  }

  @Test("never begins a list on a build server, nor over another file")
  func refusals() throws {
    let file = try fixture.write(wrongDrag("scroll/a"), to: "in.trace.jsonl")
    let list = fixture.path + "/known.jsonl"
    let words = ["run", file, "--write-known-failures", list]
    let server = Invocation(words, environment: ["CI": "true"])
    #expect(server.code == .usage)
    #expect(server.errors.contains("CI is set"))
    #expect(!FileManager.default.fileExists(atPath: list))
    try fixture.write("precious\n", to: "known.jsonl")
    let over = Invocation(words)
    #expect(over.code == .usage)
    #expect(over.errors.contains("known.jsonl is there already"))
    #expect(try text(of: list) == "precious\n")
  }

  @Test("says what is wrong with a list, and plays nothing")
  func mistakes() throws {
    let file = try fixture.write(drag("scroll/a"), to: "in.trace.jsonl")
    let list = try fixture.write("{\"id\":\"a\"}\n{\"rul\":1}\n", to: "known.jsonl")
    let run = Invocation("run", file, "--known-failures", list)
    #expect(run.code == .failed)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(list):1:1: the known-failure line lacks the key \"rule\""))
    #expect(run.errors.contains("\(list):2:2: a known-failure line has no key \"rul\""))
    #expect(run.errors.contains("did you mean \"rule\"?"))
  }

  @Test("says that a list probably means another subject")
  func misnamed() throws {
    let file = try fixture.write(drag("scroll/a"), to: "in.trace.jsonl")
    let entry = { (subject: String) in
      "{\"subject\":\"\(subject)\",\"id\":\"*\",\"rule\":\"error\",\"reason\":\"x\"}\n"
    }
    let list = try fixture.write(entry("iScroll") + entry("Kivy"), to: "known.jsonl")
    let words = ["run", file, "--known-failures", list, "--subject"]
    let run = Invocation(words + ["iscroll=reference"])
    #expect(run.code == .success)
    #expect(
      run.errors
        == "touchstone: the known failures speak of \"iScroll\", which is no subject of this"
        + " run; did you mean \"iscroll\"?\n"
    )
    #expect(Invocation(words + ["other=reference"]).errors.isEmpty)
  }

  @Test("skips a case in which a subject is known to die")
  func error() throws {
    let file = try fixture.write(drag("scroll/a"), to: "in.trace.jsonl")
    let stream = try fixture.write(
      Invocation("replay", file).output.replacing("scroll/a", with: "scroll/b"),
      to: "b.transcript.jsonl"
    )
    let list = try fixture.write(
      "{\"subject\":\"dying\",\"id\":\"*\",\"rule\":\"error\",\"reason\":\"it always dies\"}\n",
      to: "known.jsonl"
    )
    let words = ["run", file, stream, "--subject", try fixture.dyingSubject()]
    let run = Invocation(words + ["--known-failures", list])
    #expect(run.output.contains("skipped 1 case: known failure: it always dies"))
    #expect(run.output.contains("0 passed, 0 failed, 0 errors, 1 skipped  (1 case, "))
    #expect(run.output.contains("1 recorded transcript, which no subject plays: 1 passed, "))
    let objects = Invocation(words + ["--known-failures", list, "--format", "jsonl"])
    #expect(objects.output.contains("\"verdict\":\"skip\",\"why\":\""))
    #expect(objects.output.contains("\"known\":true,\"violations\":[]"))
  }

  @Test("tells readers of JUnit XML of an entry that is out of date, and of what is known")
  func junit() throws {
    let file = try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "in.trace.jsonl")
    let list = try fixture.write(
      """
      {"id":"scroll/a","rule":"expectation.messages","reason":"x"}
      {"id":"scroll/b","rule":"expectation.messages","reason":"y","link":"https://example.org"}

      """,
      to: "known.jsonl"
    )
    let report = fixture.path + "/junit.xml"
    let run = Invocation("run", file, "--known-failures", list, "--junit", report)
    #expect(run.code == .stale)
    let xml = try text(of: report)
    #expect(xml.contains("<testsuite name=\"known-failures\""))
    #expect(xml.contains("name=\"\(list):1\""))
    #expect(
      xml.contains(
        "<skipped>known failure: expectation.messages: y (https://example.org)</skipped>"
      )
    )
  }
}
