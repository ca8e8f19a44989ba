import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("Pages for a browser")
struct PageCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func page(_ name: String) throws -> String {
    let data = try #require(FileManager.default.contents(atPath: fixture.path + "/" + name))
    return String(decoding: data, as: UTF8.self)
  }

  @Test("run, check and show draw what they judge; the same command writes the same bytes")
  func commands() throws {
    let file = try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "a.trace.jsonl")
    let transcript = try fixture.write(Invocation("replay", file).output, to: "b.transcript.jsonl")
    let lines = [
      ["run", file], ["check", transcript], ["show", file, "--id", "scroll/a"],
    ]
    for line in lines {
      let first = Invocation(line + ["--html", fixture.path + "/1.html"])
      #expect(first.code == (line[0] == "show" ? .success : .violated))
      #expect(Invocation(line + ["--html", fixture.path + "/2.html"]).code == first.code)
      #expect(try page("1.html") == page("2.html"))
      #expect(try page("1.html").contains("id=\"picture-0\""))
      #expect(try page("1.html").contains("\"id\":\"scroll/a\",\"verdict\":\"pass\""))
    }
  }

  @Test("any number of jobs writes the same bytes")
  func jobs() throws {
    let text = (1...9).map { drag("scroll/\($0)") }.joined()
    let file = try fixture.write(text, to: "a.trace.jsonl")
    for jobs in ["1", "3"] {
      let run = Invocation("run", file, "--jobs", jobs, "--html", fixture.path + "/\(jobs).html")
      #expect(run.code == .success)
    }
    #expect(try page("1.html") == page("3.html"))
  }

  @Test("report draws the cases of a log whose files are there, and judged as it says")
  func report() throws {
    let file = try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "a.trace.jsonl")
    let log = fixture.path + "/log.jsonl"
    let run = Invocation(
      ["run", file, "--log", log, "--fixed-time", "--html", fixture.path + "/run.html"]
    )
    #expect(run.code == .violated)
    let report = { Invocation("report", log, "--html", fixture.path + "/1.html").code }
    #expect(report() == .violated)
    #expect(try page("1.html") == page("run.html"))
    // The case that fails in the log passes by now.
    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "a.trace.jsonl")
    #expect(report() == .violated)
    #expect(try page("1.html").contains("\"undrawn\":1,"))
    #expect(try page("1.html").contains("\"rule\":\"expectation.messages\""))
    try FileManager.default.removeItem(atPath: file)
    #expect(report() == .violated)
    #expect(try page("1.html").contains("\"undrawn\":2,"))
    #expect(try !page("1.html").contains("id=\"picture-"))
  }

  @Test(
    "report draws the transcripts that were checked, and another subject's cases if it is named"
  )
  func reportOfOthers() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let transcript = try fixture.write(Invocation("replay", file).output, to: "a.transcript.jsonl")
    let log = fixture.path + "/log.jsonl"
    #expect(Invocation("check", transcript, "--log", log).code == .success)
    #expect(Invocation("report", log, "--html", fixture.path + "/1.html").code == .success)
    #expect(try page("1.html").contains("id=\"picture-0\""))
    let command = try #require(builtCommand)
    let other = Invocation("run", file, "--subject", "other=\(command) subject", "--log", log)
    #expect(other.code == .success)
    #expect(Invocation("report", log, "--html", fixture.path + "/1.html").code == .success)
    #expect(try page("1.html").contains("\"undrawn\":1,"))
    let named = ["report", log, "--html", fixture.path + "/1.html", "--subject"]
    #expect(Invocation(named + ["other=\(command) subject"]).code == .success)
    #expect(try page("1.html").contains("id=\"picture-0\""))
    let stranger = Invocation(named + ["stranger=\(command) subject"])
    #expect(stranger.code == .failed)
    #expect(
      stranger.errors.contains(
        "the logs have no subject \"stranger\"; expected one of theirs: other"
      )
    )
  }

  @Test("run puts the reference beside a case that another subject fails, and so does report")
  func besideReference() throws {
    let text = (1...4).map { wrongDrag("scroll/\($0)") }.joined()
    let file = try fixture.write(text, to: "a.trace.jsonl")
    let other = "other=\(try #require(builtCommand)) subject"
    let log = fixture.path + "/log.jsonl"
    let words = [
      "run", file, "--expectations", "fail", "--jobs", "3", "--html", fixture.path + "/1.html",
    ]
    let run = Invocation(words + ["--subject", other, "--log", log, "--fixed-time"])
    #expect(run.code == .violated)
    let beside =
      try page("1.html").components(separatedBy: "\"other\":{\"name\":\"the reference\"").count - 1
    #expect(beside == 4)
    let report = Invocation("report", log, "--subject", other, "--html", fixture.path + "/2.html")
    #expect(report.code == .violated)
    #expect(try page("2.html").contains("\"name\":\"the reference\""))
    // If the reference is a subject itself, it is there already.
    #expect(Invocation(words + ["--subject", "reference", "--subject", other]).code == .violated)
    #expect(try !page("1.html").contains("\"name\":\"the reference\""))
  }

  @Test("run hands over the baseline from which a transcript differs, and no other")
  func baseline() throws {
    let file = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "a.trace.jsonl")
    let folder = fixture.path + "/baselines"
    #expect(Invocation("record", file, "--baselines", folder).code == .success)
    #expect(Invocation("accept", "--baselines", folder).code == .success)
    let accepted = folder + "/reference/scroll/a.transcript.jsonl"
    let text = try String(contentsOfFile: accepted, encoding: .utf8)
    let other = text.replacing("\"willDecelerate\":false", with: "\"willDecelerate\":true")
    try other.write(toFile: accepted, atomically: true, encoding: .utf8)
    let run = Invocation(
      ["run", file, "--baselines", folder, "--html", fixture.path + "/1.html"]
    )
    #expect(run.code == .violated)
    let page = try page("1.html")
    #expect(page.matches(of: /"other":\{"name":"its baseline"/).count == 1)
    #expect(page.contains(/"partings":\[\d+\]/))
  }

  @Test("compare draws both transcripts of each case, and where they part")
  func compare() throws {
    let trace = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "a.trace.jsonl")
    let transcript = Invocation("replay", trace).output
    let changed = transcript.replacing(
      "\"willDecelerate\":false",
      with: "\"willDecelerate\":true",
      maxReplacements: 1
    )
    let left = try fixture.write(transcript, to: "a.transcript.jsonl")
    let right = try fixture.write(changed, to: "b.transcript.jsonl")
    let done = Invocation("compare", left, right, "--html", fixture.path + "/1.html")
    #expect(done.code == .violated)
    #expect(done.output == Invocation("compare", left, right).output)
    let page = try page("1.html")
    #expect(page.contains("\"id\":\"scroll/a\",\"verdict\":\"fail\""))
    #expect(page.contains("\"id\":\"scroll/b\",\"verdict\":\"pass\""))
    #expect(page.matches(of: /"other":\{"name":"[^"]*a\.transcript\.jsonl"/).count == 2)
    #expect(page.contains(/"partings":\[\d+\]/) && page.contains("\"partings\":[]"))
    #expect(Invocation("compare", left, right, "--html", left).code == .usage)
  }

  @Test("a page that cannot be written, or would overwrite its input, is refused")
  func refused() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    for command in ["run", "show"] {
      let run = Invocation(command, file, "--html", fixture.path)
      #expect(run.code == .failed)
      #expect(run.errors.contains("cannot be written: it is a folder"))
      let over = Invocation(command, file, "--html", file)
      #expect(over.code == .usage)
      #expect(over.errors.contains("would overwrite an input of this command"))
    }
  }

  @Test("show writes a page of one trace alone")
  func severalTraces() throws {
    let file = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "a.trace.jsonl")
    let run = Invocation("show", file, "--html", fixture.path + "/1.html")
    #expect(run.code == .usage)
    #expect(
      run.errors.contains("there are 2 traces in it; choose one with --id: scroll/a, scroll/b")
    )
    #expect(!FileManager.default.fileExists(atPath: fixture.path + "/1.html"))
  }
}
