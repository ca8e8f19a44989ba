import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("--against the log of an earlier run")
struct AgainstTests {
  private let fixture: TemporaryDirectory
  private var folder: String { fixture.path + "/in" }
  private var early: String { fixture.path + "/early.jsonl" }
  private var late: String { fixture.path + "/late.jsonl" }

  /// An earlier run in which one of three cases failed; by now it is mended, and another one fails.
  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("a/broke"), to: "in/a.trace.jsonl")
    try fixture.write(wrongDrag("a/mended"), to: "in/b.trace.jsonl")
    try fixture.write(wrongDrag("a/still"), to: "in/c.trace.jsonl")
    try fixture.write(drag("a/gone"), to: "in/d.trace.jsonl")
    #expect(Invocation("run", folder, "--log", early).code == .violated)
    try fixture.write(wrongDrag("a/broke"), to: "in/a.trace.jsonl")
    try fixture.write(drag("a/mended"), to: "in/b.trace.jsonl")
    try fixture.write(drag("a/new"), to: "in/d.trace.jsonl")
  }

  private static let counts = "1 newly red, 1 still red, 1 newly green, 1 new, 1 gone"

  @Test("says what changed in a run, and in the report of its log")
  func sameWords() throws {
    let run = Invocation("run", folder, "--log", late, "--against", early)
    #expect(run.code == .violated)
    #expect(run.output.contains("against \(early): \(Self.counts)\n"))
    #expect(run.output.contains("newly red  1 case: expectation.messages\n"))
    #expect(run.output.contains("newly green  1 case: expectation.messages\n  a/mended\n"))
    let report = Invocation("report", late, "--against", early)
    #expect(report.output == run.output)
    #expect(report.code == run.code)
  }

  @Test("takes the log in the place of which it writes the new one")
  func sameFile() {
    let first = Invocation("run", folder, "--log", early, "--against", early)
    #expect(first.output.contains(Self.counts))
    let again = Invocation("run", folder, "--log", early, "--against", early)
    #expect(again.output.contains("against \(early): 2 still red\n"))
  }

  @Test("calls what was not asked for neither gone nor new")
  func part() {
    let some = Invocation("run", folder, "--id", "a/broke", "--against", early)
    #expect(some.output.contains("against \(early): 1 newly red, 3 not in this run\n"))
    _ = Invocation("run", folder, "--filter", "a/still", "--log", late)
    let rest = Invocation("run", folder, "--against", late)
    #expect(rest.output.contains("against \(late): 1 still red, 3 not in the earlier run\n"))
  }

  @Test("takes the logs of shards, and one of them alone as a part")
  func shards() {
    let logs = ["1", "2"].map { fixture.path + "/\($0).jsonl" }
    for (index, log) in logs.enumerated() {
      _ = Invocation("run", folder, "--shard", "\(index + 1)/2", "--log", log)
    }
    let both = Invocation(["run", folder] + logs.flatMap { ["--against", $0] })
    #expect(both.output.contains("against \(logs[0]), \(logs[1]): 2 still red\n"))
    #expect(both.errors == "")
    let alone = logs.map { Invocation("run", folder, "--against", $0).output }
    #expect(alone.contains { $0.contains("not in the earlier run") })
    #expect(!alone.joined().contains("1 new"))
  }

  @Test("compares transcripts that are judged as they stand, too")
  func check() throws {
    let log = fixture.path + "/check.jsonl"
    let replay = Invocation("replay", folder + "/c.trace.jsonl", "--id", "a/still")
    let file = try fixture.write(replay.output, to: "recorded/c.transcript.jsonl")
    let first = Invocation("check", file, "--log", log)
    #expect(first.code != .failed, "\(first.errors)")
    #expect(Invocation("check", file, "--against", log).output.contains("against \(log): "))
  }

  @Test("says of what is no log what it is, before anything is played")
  func noLog() throws {
    let objects = Invocation("run", folder, "--format", "jsonl").output
    let wish = "expected the log of a run, as --log writes it"
    let no = "this is no log, for its first line has no key \"touchstone\"; \(wish)"
    let files = [
      (objects, "1:1: \(no), not what --format jsonl prints, nor a trace"),
      (drag("a/x"), "1:1: \(no)"), ("", "1:1: the file is empty; \(wish)"),
      ("<testsuites/>\n", "1:1: this is no line of JSON; \(wish)"),
    ]
    for (text, message) in files {
      let file = try fixture.write(text, to: "other.jsonl")
      for words in [["run", folder], ["report", early]] {
        let refused = Invocation(words + ["--against", file])
        #expect(refused.code == .failed)
        #expect(refused.errors.hasPrefix("touchstone: \(file):\(message)"))
        #expect(refused.errors.split(separator: "\n").count == 1)
        #expect(refused.output == "")
      }
    }
    let none = Invocation("run", folder, "--against", fixture.path + "/none.jsonl")
    #expect(
      none.errors.hasSuffix("none.jsonl:1:1: the file cannot be read: No such file or directory\n")
    )
    #expect(none.code == .failed)
  }

  @Test("refuses the log of a run that was killed: nobody knows which cases are missing")
  func killed() throws {
    let whole = try String(contentsOfFile: early, encoding: .utf8)
    let lines = whole.split(separator: "\n").dropLast()
    let file = try fixture.write(lines.map { $0 + "\n" }.joined(), to: "killed.jsonl")
    let refused = Invocation("run", folder, "--against", file)
    #expect(refused.code == .failed)
    #expect(
      refused.errors
        == "touchstone: \(file): there is no end: the run was killed, or still goes on; 4 results stand in it\n"
    )
  }

  @Test("says that a log is of other traces, and reports the run all the same")
  func otherCorpus() throws {
    let other = try fixture.write(drag("b/x"), to: "other/b.trace.jsonl")
    let run = Invocation("run", other, "--against", early, "--log", late)
    #expect(run.code == .failed)
    #expect(run.output.hasPrefix("1 passed"))
    let message = "touchstone: \(early):2:1: none of its cases is one of this run, not even a/broke"
    #expect(run.errors.hasPrefix(message))
    #expect(Invocation("report", late).code == .failed)
  }

  @Test("puts the changes on the page")
  func page() throws {
    let page = fixture.path + "/page.html"
    _ = Invocation("run", folder, "--against", early, "--html", page)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("\"changes\":{\"against\":\""))
    #expect(
      text.contains(
        "\"kind\":\"newly-red\",\"title\":\"newly red\",\"cause\":\"expectation.messages\""
      )
    )
  }
}
