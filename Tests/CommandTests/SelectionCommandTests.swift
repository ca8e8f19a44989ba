import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("Selecting cases")
struct SelectionCommandTests {
  private let fixture: TemporaryDirectory
  private let folder: String

  init() throws {
    fixture = try TemporaryDirectory()
    folder = fixture.path + "/in"
    try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "in/a.trace.jsonl")
    try fixture.write(drag("scroll/c") + drag("scroll/d"), to: "in/b.trace.jsonl")
    let tagged = drag("slow/e").replacing("\"title\"", with: "\"x-tags\":[\"slow\"],\"title\"")
    try fixture.write(tagged, to: "in/c.trace.jsonl")
  }

  private func ids(_ words: String...) -> [String] {
    Invocation(["run", folder, "--list"] + words).output.split(separator: "\n").map(String.init)
  }

  @Test("lists the cases, and plays nothing")
  func list() {
    let all = ["scroll/a", "scroll/b", "scroll/c", "scroll/d", "slow/e"]
    let list = Invocation("run", folder, "--list", "--subject", "exit 7")
    #expect(list.output == all.map { $0 + "\n" }.joined())
    #expect(list.errors.isEmpty)
    #expect(list.code == .success)
    #expect(ids("--filter", "id:a", "--filter", "*/c") == ["scroll/a", "scroll/c"])
    #expect(
      ids("--filter", "scroll", "--exclude", "id:a", "--exclude", "id:*/c") == [
        "scroll/b", "scroll/d",
      ]
    )
    #expect(ids("--filter", "tag:slow") == ["slow/e"])
    #expect(ids("--id", "scroll/a") == ["scroll/a"])
    #expect(ids("--id", "scroll") == [])
    #expect(ids("--exclude", "tag:slow component:scroll") == Array(all.dropLast()))
    #expect((ids("--shard", "1/2") + ids("--shard", "2/2")).sorted() == all)
  }

  @Test("finds cases by words of their titles, and lists the titles where that is asked for")
  func titles() throws {
    let flick = drag("scroll/f", title: "A flick past an edge")
    try fixture.write(flick + drag("scroll/g", title: "A flick"), to: "in/d.trace.jsonl")
    #expect(ids("--filter", "Flick edge") == ["scroll/f"])
    #expect(ids("--filter", "flick", "--exclude", "EDGE") == ["scroll/g"])
    #expect(ids("--filter", "flick edge", "--verbose") == ["scroll/f  A flick past an edge"])
    let run = Invocation("run", folder, "--filter", "flick edge", "--format", "jsonl")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix("{\"id\":\"scroll/f\""))
  }

  @Test("finds in the corpus the flicks past an edge, in each of which both words stand")
  func corpus() throws {
    let traces = Repository.traces.path
    let list = Invocation("run", traces, "--list", "--filter", "flick edge", "--verbose")
    let lines = list.output.split(separator: "\n").map { $0.lowercased() }
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { $0.contains("flick") && $0.contains("edge") })
    #expect(
      lines.contains("scroll/bounce/flick-into-the-side  a flick that runs into the right edge")
    )
  }

  @Test("lists objects for programs")
  func objects() {
    let list = Invocation("run", folder, "--list", "--filter", "slow", "--format", "jsonl")
    #expect(
      list.output
        == "{\"id\":\"slow/e\",\"file\":\"\(folder)/c.trace.jsonl\",\"line\":1,"
        + "\"components\":[\"scroll\"],\"tags\":[\"slow\"],\"title\":\"A drag\"}\n"
    )
  }

  @Test("lists transcripts alone for check, and says what cannot be read")
  func listing() throws {
    try fixture.write(
      Invocation("replay", folder, "--id", "scroll/a").output,
      to: "t/a.transcript.jsonl"
    )
    #expect(Invocation("check", fixture.path + "/t", "--list").output == "scroll/a\n")
    let broken = Invocation("run", folder, fixture.path + "/none", "--list")
    #expect(broken.code == .failed)
    #expect(broken.errors.contains("no such file"))
    #expect(broken.output.contains("scroll/a"))
  }

  @Test("says what is near where nothing matches, and exits with 3")
  func nothing() {
    for words in [["run"], ["run", "--list"], ["replay"], ["audit"], ["compare"]] {
      let subjects =
        words == ["compare"] ? ["--subject", "reference", "--subject", "x=reference"] : []
      let none = Invocation(words + [folder, "--filter", "SCROLL/[A]"] + subjects)
      #expect(none.code == .failed)
      let none2 = Invocation(words + [folder, "--filter", "Scroll/A*"] + subjects)
      #expect(none2.code == .failed)
      guard words != ["compare"] else { continue }
      #expect(none2.errors.contains("touchstone: no case was selected\n"))
      #expect(none2.errors.contains("no case matches \"Scroll/A*\"; near: scroll/a\n"), "\(words)")
    }
    let some = Invocation("run", folder, "--filter", "scroll/a", "--filter", "scrol/c")
    #expect(some.code == .success)
    #expect(some.errors.contains("no case matches \"scrol/c\"; near: scroll/c"))
  }

  @Test("chooses by a rule where cases are judged, and says where they are not")
  func rules() {
    let run = Invocation(
      "run",
      folder,
      "--filter",
      "rule:expectation.messages",
      "--format",
      "jsonl"
    )
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix("{\"id\":\"scroll/b\""))
    let none = Invocation("run", folder, "--filter", "rule:scroll.lift.ordr")
    #expect(none.code == .failed)
    #expect(none.errors.contains("for \"rule:scroll.lift.ordr\"; near: scroll.lift.order\n"))
    for words in [["run", "--list"], ["replay"], ["audit"]] {
      let list = Invocation(words + [folder, "--filter", "rule:x"])
      #expect(list.code == .usage)
      #expect(list.errors.contains("a filter with rule: needs verdicts"))
    }
    let typing = Invocation("run", folder, "--exclude", "tgg:x")
    #expect(typing.code == .usage)
    #expect(typing.errors.contains("--exclude is \"tgg:x\": \"tgg:\" is no beginning of a filter"))
  }

  @Test("ends at the first failure, or after so many")
  func stopping() {
    let fast = Invocation("run", folder, "--fail-fast", "--format", "jsonl", "--jobs", "4")
    #expect(fast.output.split(separator: "\n").count == 2)
    #expect(fast.code == .violated)
    #expect(fast.errors.contains("stopped after 1 failure, as was asked for"))
    let patient = Invocation("run", folder, "--max-failures", "2", "--format", "jsonl")
    #expect(patient.output.split(separator: "\n").count == 5)
    #expect(!patient.errors.contains("stopped"))
    for number in ["0", "-1", "x"] {
      #expect(Invocation("run", folder, "--max-failures", number).code == .usage)
    }
  }

  @Test("runs again what failed in the run of a log")
  func rerunning() throws {
    let log = fixture.path + "/run.log.jsonl"
    #expect(Invocation("run", folder, "--log", log).code == .violated)
    let again = Invocation("run", folder, "--rerun-failed", log, "--format", "jsonl", "--log", log)
    #expect(again.code == .violated)
    #expect(again.output.hasPrefix("{\"id\":\"scroll/b\""))
    #expect(again.output.split(separator: "\n").count == 1)
    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in/a.trace.jsonl")
    #expect(Invocation("run", folder, "--rerun-failed", log, "--log", log).code == .success)
    let done = Invocation("run", folder, "--rerun-failed", log)
    #expect(done.code == .success)
    #expect(done.errors.contains("no case failed in \(log), so nothing is run again\n"))
  }

  @Test("says of a log that it is none, and of its cases that they are gone")
  func wrongLogs() throws {
    let none = Invocation("run", folder, "--rerun-failed", fixture.path + "/none")
    #expect(none.code == .failed)
    #expect(none.errors.contains("/none:1:1: the file cannot be read: No such file or directory\n"))
    try fixture.write(wrongDrag("gone/x"), to: "in/x.trace.jsonl")
    let log = fixture.path + "/gone.jsonl"
    #expect(Invocation("run", folder, "--log", log).code == .violated)
    try FileManager.default.removeItem(atPath: folder + "/x.trace.jsonl")
    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in/a.trace.jsonl")
    let some = Invocation("run", folder, "--rerun-failed", log)
    #expect(some.code == .success)
    #expect(some.errors.contains("1 case that failed is not there any more: gone/x\n"))
    let all = Invocation("run", folder, "--rerun-failed", log, "--exclude", "scroll")
    #expect(all.code == .failed)
  }
}
