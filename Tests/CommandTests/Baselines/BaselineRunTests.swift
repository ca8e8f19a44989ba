import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone run --baselines")
struct BaselineRunTests {
  private let name = "reference/scroll/a.transcript.jsonl"

  @Test("shows a semantic difference as a violation of the case")
  func difference() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    try project.edit(name) { text in
      text = text.replacing("\"willDecelerate\":false", with: "\"willDecelerate\":true")
    }
    let run = project.run()
    #expect(run.code == .violated)
    #expect(run.output.contains("baseline (must): A component tells its delegate what"))
    #expect(
      run.output.contains(
        "0.3 s  scrollViewDidEndDragging(_:willDecelerate:): willDecelerate is true in the baseline,"
          + " false in this run"
      )
    )
    #expect(run.output.contains("\(project.traces)/scroll/a.trace.jsonl:6 at 0.3 s"))
    let lines = project.run("--format", "jsonl").output
    #expect(lines.contains("\"verdict\":\"fail\""))
    #expect(lines.contains("\"rule\":\"baseline\",\"grade\":\"must\""))
  }

  @Test("allows an offset half a pixel, or what --within says")
  func tolerance() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    try project.edit(name) { $0 = $0.replacing("[0,10]", with: "[0,10.2]") }
    #expect(project.run().code == .success)
    #expect(project.run("--within", "0.1").code == .violated)
    try project.edit(name) { $0 = $0.replacing("[0,10.2]", with: "[0,13]") }
    #expect(project.run().code == .violated)
    #expect(project.run("--within", "5").code == .success)
    #expect(Invocation("run", project.traces, "--within", "1").code == .usage)
    #expect(project.run("--within", "-1").code == .usage)
  }

  @Test("fails where there is no baseline")
  func missing() throws {
    let project = try BaselineProject("scroll/a")
    let run = project.run()
    #expect(run.code == .violated)
    #expect(run.output.contains("there is no baseline of it"))
    _ = project.record()
    #expect(project.run().output.contains("its baseline is recorded, but not yet accepted"))
  }

  @Test("exits with 5 where the trace was edited, and with nothing where it was only spelt anew")
  func edited() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    let trace = "in/scroll/a.trace.jsonl"
    try project.fixture.write(
      drag("scroll/a").replacing(",\"x\":160", with: ", \"x\": 160.0"),
      to: trace
    )
    #expect(project.run().code == .success)
    try project.fixture.write(drag("scroll/a", title: "Another"), to: trace)
    let run = project.run()
    #expect(run.code == .stale)
    #expect(run.output.contains("stale \(project.baselines)/\(name): its trace was edited"))
    #expect(project.record().output.hasPrefix("edited  scroll/a\n"))
    #expect(project.review().output.contains("the trace was edited; what is told is the same"))
    #expect(project.accept().code == .success)
    #expect(project.run().code == .success)
  }

  @Test("exits with 3 at a conflict that a merge left, and says in which line")
  func conflict() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    try project.edit(name) { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      text =
        ([lines[0], "<<<<<<< ours", lines[1], "=======", lines[1], ">>>>>>> theirs"]
        + lines[2...]).joined(separator: "\n")
    }
    let run = project.run()
    #expect(run.code == .failed)
    #expect(run.output.contains("\(name):2: a merge left a conflict in it"))
    project.settle()
    #expect(project.run().code == .success)
  }

  @Test("passes over baselines among its paths, and compares with them all the same")
  func nested() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    let words = ["run", project.fixture.path]
    #expect(Invocation(words + ["--baselines", project.baselines]).output.hasPrefix("1 passed"))
    #expect(Invocation(words).output.hasPrefix("1 passed"))
    #expect(Invocation("run", project.baselines + "/" + name).output.hasPrefix("1 passed"))
  }

  @Test("judges by the rules as ever, and by the baseline besides")
  func rules() throws {
    let project = try BaselineProject()
    try project.fixture.write(wrongDrag("scroll/a"), to: "in/a.trace.jsonl")
    project.settle()
    let run = project.run()
    #expect(run.code == .violated)
    #expect(run.output.contains("expectation.messages"))
    #expect(!run.output.contains("baseline (must)"))
  }

  @Test("keeps differences out of a list of known failures: accepting is the way")
  func knownFailures() throws {
    let project = try BaselineProject("scroll/a")
    let list = project.fixture.path + "/known.jsonl"
    #expect(project.run("--write-known-failures", list).code == .violated)
    #expect(try String(contentsOfFile: list, encoding: .utf8) == "")
  }
}
