import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone run and check")
struct RunCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("pass over what holds with a line of counts")
  func passes() throws {
    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in/a.trace.jsonl")
    let run = Invocation("run", fixture.path + "/in")
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix("2 passed, 0 failed, 0 errors, 0 skipped  (2 cases, profile modern)\n")
    )
    #expect(run.errors.isEmpty)
  }

  @Test("count apart what tests components and what tests the oracle, where both are there")
  func parts() throws {
    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in/scroll.trace.jsonl")
    let alone = Invocation("run", fixture.path + "/in")
    #expect(!alone.output.contains("components: "))
    try fixture.write(wrongDrag("regressions/c"), to: "in/oracle/regressions/c.trace.jsonl")
    let both = Invocation("run", fixture.path + "/in")
    #expect(
      both.output.contains(
        """
        2 passed, 1 failed, 0 errors, 0 skipped  (3 cases, profile modern)
          components: 2 passed, 0 failed, 0 errors, 0 skipped
          the oracle: 0 passed, 1 failed, 0 errors, 0 skipped

        """
      ),
      "\(both.output)"
    )
    let oracle = Invocation("run", fixture.path + "/in/oracle")
    #expect(!oracle.output.contains("the oracle: "))
  }

  @Test("print place, explanation and a command of what fails, and exit with 1")
  func fails() throws {
    let file = try fixture.write(wrongDrag("scroll/wrong"), to: "wrong.trace.jsonl")
    let run = Invocation("run", file)
    #expect(run.code == .violated)
    #expect(run.output.contains("FAIL  scroll/wrong  A drag\n"))
    #expect(run.output.contains("expectation.messages"))
    #expect(run.output.contains("\(file):4 at 0.02 s"))
    #expect(run.output.contains("\n    expectation: \(file):7\n"))
    #expect(run.output.contains("touchstone show \(file) --id scroll/wrong --until 0.02s"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("name the line of an expectation that is not met in the report too")
  func expectationInReport() throws {
    let file = try fixture.write(wrongDrag("scroll/wrong"), to: "wrong.trace.jsonl")
    let junit = fixture.path + "/junit.xml"
    #expect(Invocation("run", file, "--junit", junit).code == .violated)
    let report = try #require(FileManager.default.contents(atPath: junit))
    let text = String(decoding: report, as: UTF8.self)
    #expect(text.contains("\(file):4 at 0.02 s"))
    #expect(text.contains("\n  expectation: \(file):7\n"))
  }

  @Test("skip a counter-example whose rule the profile lacks, and say which")
  func withoutRule() throws {
    let wish = #"{"expect":"violation","rule":"tap.once"}"# + "\n{\"end\":5}"
    let text = drag("scroll/a").replacing("{\"end\":4}", with: wish)
    let file = try fixture.write(text, to: "a.trace.jsonl")
    #expect(Invocation("run", file).code == .violated)
    let run = Invocation("run", file, "--profile", "classic")
    // Nothing else was judged, so nothing is proved.
    #expect(run.code == .failed)
    #expect(
      run.output.contains(
        "skipped 1 case: the profile classic does not have the rule tap.once, "
          + "whose violation the trace expects\n"
      )
    )
  }

  @Test("count the lines of a skipped counter-example: `replay` prints it too")
  func linesOfSkipped() throws {
    let wish = #"{"expect":"violation","rule":"tap.once"}"# + "\n{\"end\":5}"
    let text = drag("scroll/a").replacing("{\"end\":4}", with: wish) + wrongDrag("scroll/b")
    let file = try fixture.write(text, to: "a.trace.jsonl")
    let replayed = try fixture.write(Invocation("replay", file).output, to: "b.transcript.jsonl")
    let outputs = [["run", file], ["check", replayed]].map { words in
      Invocation(words + ["--profile", "classic", "--format", "jsonl"]).output
    }
    #expect(outputs[0].contains("\"verdict\":\"fail\""))
    #expect(withoutPlaces(outputs[0]) == withoutPlaces(outputs[1]))
    #expect(places("at", in: outputs[0]) == places("at", in: outputs[1]))
  }

  @Test("say the same in one step and in two, byte for byte")
  func twoSteps() throws {
    try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "in/a.trace.jsonl")
    try fixture.write("{\"#\":\"first\"}\n" + wrongDrag("scroll/c"), to: "in/c.trace.jsonl")
    let kept = Invocation("replay", fixture.path + "/in/c.trace.jsonl").output
    let again = kept.replacing("scroll/c", with: "scroll/d")
    try fixture.write("{\"#\":\"kept\"}\n" + again, to: "in/d.transcript.jsonl")
    try fixture.write(wrongDrag("scroll/e"), to: "in/e.trace.jsonl")

    let run = Invocation("run", fixture.path + "/in", "--format", "jsonl")
    let stream = Invocation("replay", fixture.path + "/in")
    #expect(stream.code == .success)
    let file = try fixture.write(stream.output, to: "stream.jsonl")
    let check = Invocation("check", file, "--format", "jsonl")
    #expect(run.output.contains("\"verdict\":\"fail\""))
    #expect(run.output.contains("\\n  expectation: "))
    #expect(withoutPlaces(check.output) == withoutPlaces(run.output))
    #expect(places("at", in: check.output) == places("at", in: run.output))
    #expect(places("line", in: run.output) != places("at", in: run.output))
    #expect(check.code == run.code)
  }

  @Test("give the same bytes whatever the number of jobs")
  func jobs() throws {
    for index in 0..<12 {
      let text = index % 3 == 0 ? wrongDrag("scroll/c\(index)") : drag("scroll/c\(index)")
      try fixture.write(text, to: "in/\(index).trace.jsonl")
    }
    let alone = Invocation("run", fixture.path + "/in", "--jobs", "1")
    #expect(Invocation("run", fixture.path + "/in", "--jobs", "4").output == alone.output)
  }

  @Test("write a report and a log, whole and comparable")
  func files() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let junit = fixture.path + "/junit.xml"
    let log = fixture.path + "/log.jsonl"
    let words = ["run", file, "--junit", junit, "--log", log, "--fixed-time"]
    #expect(Invocation(words).code == .success)
    let report = try #require(FileManager.default.contents(atPath: junit))
    #expect(String(decoding: report, as: UTF8.self).contains("<testcase name=\"a\""))
    let lines = try #require(FileManager.default.contents(atPath: log))
    let objects = Invocation("run", file, "--format", "jsonl").output
    let logged = String(decoding: lines, as: UTF8.self).split(separator: "\n")
    #expect(logged.count == 3)
    #expect(logged[0].hasPrefix("{\"touchstone\":\"log\","))
    #expect(logged[1].hasPrefix(objects.dropLast(2)))
    #expect(logged[2].hasPrefix("{\"touchstone\":\"end\","))
    #expect(Invocation(words).code == .success)
    #expect(FileManager.default.contents(atPath: junit) == report)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.path).sorted()
    #expect(names == ["a.trace.jsonl", "junit.xml", "log.jsonl"])
  }

  @Test("say before a long run that a report cannot be written")
  func unwritableReport() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    try fixture.write("", to: "no")
    let run = Invocation("run", file, "--junit", fixture.path + "/no/junit.xml")
    #expect(run.code == .failed)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("no/junit.xml: cannot be written: not a directory"))
  }

  @Test(
    "call hostile input an error, once, and go on",
    arguments: [
      "", "\u{FEFF}{}\n", "\0\0\0\n", "{\"trace\":1,\"id\":\"x\"", "not json\r\n", "[[[[\n",
      String(repeating: "[", count: 10_000),
      "{\"trace\":2,\"id\":\"x\",\"component\":\"scroll\"}\n",
    ]
  )
  func hostile(text: String) throws {
    try fixture.write(text, to: "in/a.trace.jsonl")
    try fixture.write(drag("scroll/good"), to: "in/b.trace.jsonl")
    let run = Invocation("run", fixture.path + "/in")
    #expect(run.code == .failed)
    #expect(run.output.contains("a.trace.jsonl:1:"))
    #expect(run.output.contains("1 passed, 0 failed, 1 error, 0 skipped"))
    #expect(Invocation("lint", fixture.path + "/in").code == .violated)
  }

  @Test("take no case selected for an error, for it proves nothing")
  func nothing() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let run = Invocation("run", file, "--filter", "nosuch")
    #expect(run.code == .failed)
    #expect(run.errors.contains("no case was selected"))
    let check = Invocation("check", fixture.path)
    #expect(check.code == .failed)
    #expect(check.errors.contains("`touchstone run` replays traces first"))
  }

  @Test("keep all but objects out of the output of --format jsonl")
  func onlyObjects() throws {
    let requires = drag("scroll/a").replacing(
      "\"title\"",
      with: "\"requires\":[\"time-travel\"],\"title\""
    )
    try fixture.write(requires, to: "in/a.trace.jsonl")
    try fixture.write("", to: "in/b.trace.jsonl")
    let run = Invocation("run", fixture.path + "/in", "--format", "jsonl")
    #expect(run.output.split(separator: "\n").map { $0.hasPrefix("{\"id\":") } == [true, true])
    #expect(run.output.contains("\"verdict\":\"skip\",\"why\":\""))
    #expect(run.output.contains("time-travel"))
    #expect(
      run.output.contains("\"why\":\"\(fixture.path)/in/b.trace.jsonl:1:1: the file is empty")
    )
    #expect(run.output.contains("\"subject\":\"reference\""))
    #expect(
      run.errors == "touchstone: not one case of reference was judged, so nothing is proved\n"
    )
  }
}

/// Objects without all in which a run and a check of its transcripts differ: some keys, and the place
/// of an expectation that was not met.
func withoutPlaces(_ objects: String) -> String {
  objects.replacing(/"(file|subject)":"([^"\\]|\\.)*",/, with: "")
    .replacing(/"(line|at)":(\d+|null),/, with: "")
    .replacing(/\\n  expectation: [^"]+:[0-9]+/, with: "")
}

/// The values of a key, in order.
func places(_ key: String, in objects: String) -> [Substring] {
  objects.matches(of: /"(line|at)":(\d+|null),/).filter { $0.1 == key }.map(\.2)
}
