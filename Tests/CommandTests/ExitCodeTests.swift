import Conformance
import TestSupport
import Testing

@testable import touchstone

@Suite("Exit codes")
struct ExitCodeTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func known(_ id: String, _ rule: String = "expectation.messages") throws -> String {
    try fixture.write(
      "{\"id\":\"\(id)\",\"rule\":\"\(rule)\",\"reason\":\"so it is\"}\n",
      to: "known-\(id.replacing("/", with: "-")).jsonl"
    )
  }

  @Test("are in the order in which the first that applies is the code")
  func order() {
    let codes: [ExitCode] = [
      .usage, .failed, .notReproducible, .violated, .stale, .tooManySkipped, .success,
    ]
    #expect(codes.map(\.rawValue) == [2, 3, 4, 1, 5, 6, 0])
    #expect(ExitCode.allCases.shuffled().sorted(by: >) == codes)
  }

  @Test("0: all hold")
  func success() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    #expect(Invocation("run", file).code == .success)
  }

  @Test("1: a rule is violated")
  func violated() throws {
    let file = try fixture.write(wrongDrag("scroll/a"), to: "a.trace.jsonl")
    #expect(Invocation("run", file).code == .violated)
  }

  @Test(
    "2: the command line is wrong",
    arguments: [
      ["--max-skipped", "many"], ["--max-skipped", "101%"], ["--time-limit", "0"],
      ["--subject", "  "], ["--subject", "x=reference", "--subject", "x=true"], ["--jobs", "0"],
    ]
  )
  func usage(words: [String]) throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    #expect(Invocation(["run", file] + words).code == .usage)
  }

  @Test("3: nothing was judged, though nothing failed")
  func unjudged() throws {
    let mine = """
      {"trace":1,"id":"scroll/mine","component":"scroll"}
      {"t":0,"message":"x-mine"}
      {"end":1}

      """
    let file = try fixture.write(mine, to: "mine.transcript.jsonl")
    let check = Invocation("check", file)
    #expect(check.code == .failed)
    #expect(check.errors == "touchstone: not one case was judged, so nothing is proved\n")
    #expect(check.output.contains("skipped 1 case: nothing was judged: "))

    let trace = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let run = Invocation("run", trace, "--subject", try fixture.unableSubject())
    #expect(run.code == .failed)
    #expect(run.errors.contains("not one case of unable was judged"))
  }

  @Test("3: the subject fails")
  func failed() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let run = Invocation("run", file, "--subject", try fixture.dyingSubject())
    #expect(run.code == .failed)
    #expect(run.output.contains("ERROR  scroll/a"))
  }

  @Test("4: a subject does not do the same again")
  func notReproducible() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let subject = try fixture.fickleSubject()
    let run = Invocation("run", file, "--subject", subject, "--verify-determinism")
    #expect(run.code == .notReproducible)
    #expect(run.output.contains("the transcript differs, first in line"))
    #expect(run.output.contains("\n    first: {"))
    #expect(run.output.contains("\n    then:  {"))
  }

  @Test("5: a known failure no longer fails")
  func stale() throws {
    let file = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let list = try known("scroll/a")
    let run = Invocation("run", file, "--known-failures", list)
    #expect(run.code == .stale)
    #expect(
      run.output.contains("stale \(list):1: scroll/a no longer fails by expectation.messages")
    )
    #expect(run.output.contains("1 passed"))
  }

  @Test(
    "6: more was skipped than allowed",
    arguments: [("0", 6), ("1", 0), ("50%", 0), ("49%", 6)]
  )
  func tooManySkipped(limit: String, code: Int32) throws {
    let unable = drag("scroll/b").replacing(
      "\"title\"",
      with: "\"requires\":[\"time-travel\"],\"title\""
    )
    let file = try fixture.write(drag("scroll/a") + unable, to: "a.trace.jsonl")
    let run = Invocation("run", file, "--max-skipped", limit)
    #expect(run.code.rawValue == code)
    if code == 6 {
      #expect(
        run.errors
          == "touchstone: 1 of 2 cases were skipped; --max-skipped allows \(limit)\n"
      )
    }
    #expect(Invocation("run", file).code == .success)
  }

  @Test("give way to the gravest")
  func several() throws {
    let unable = drag("scroll/b").replacing(
      "\"title\"",
      with: "\"requires\":[\"time-travel\"],\"title\""
    )
    let file = try fixture.write(drag("scroll/a") + unable, to: "a.trace.jsonl")
    let wrong = try fixture.write(wrongDrag("scroll/c"), to: "c.trace.jsonl")
    let list = try known("scroll/a")
    let skipping = ["--max-skipped", "0"]
    let stale = ["--known-failures", list]
    #expect(Invocation(["run", file] + skipping).code == .tooManySkipped)
    #expect(Invocation(["run", file] + skipping + stale).code == .stale)
    #expect(Invocation(["run", file, wrong] + skipping + stale).code == .violated)
    #expect(Invocation(["run", file, wrong, "/nowhere"] + skipping + stale).code == .failed)
  }

  @Test("tell a mistake in a file from a path that cannot be read, in lint")
  func lint() throws {
    let file = try fixture.write("not json\n", to: "a.trace.jsonl")
    #expect(Invocation("lint", file).code == .violated)
    #expect(Invocation("lint", file, fixture.path + "/nowhere").code == .failed)
    #expect(Invocation("lint", fixture.path + "/nowhere").code == .failed)
  }
}
