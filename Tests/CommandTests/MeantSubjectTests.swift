import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("A run that is meant to judge a subject does not end well without having judged it")
struct MeantSubjectTests {
  private let fixture: TemporaryDirectory
  private let trace: String

  init() throws {
    fixture = try TemporaryDirectory()
    trace = try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
  }

  @Test("nor does one whose --subject is nothing", arguments: ["", " ", "\t", "name=", "name= "])
  func nothing(subject: String) {
    for words in [["--subject", subject], ["--subject=" + subject]] {
      let run = Invocation(["run", trace] + words)
      #expect(run.code == .usage)
      #expect(run.output.isEmpty)
    }
  }

  @Test("nor by a configuration that names no subject, or an empty one")
  func configured() throws {
    for text in [#"{"subjects":{}}"#, #"{"subjects":{"x":""}}"#, #"{"run":{"subject":[]}}"#] {
      let file = try fixture.write(text + "\n", to: "touchstone.json")
      let run = Invocation("run", trace, "--config", file)
      #expect(run.code == .usage, "\(text)")
      #expect(run.errors.hasPrefix(file + ":1:"))
    }
    _ = try fixture.wrongSubject()
    let file = try fixture.write(
      #"{"subjects":{"bad":"sh wrong.sh"}}"# + "\n",
      to: "touchstone.json"
    )
    #expect(Invocation("run", trace, "--config", file).code == .violated)
    // Whoever writes another one means it, and the summary says so.
    let typed = Invocation("run", trace, "--config", file, "--subject", "mine=reference")
    #expect(typed.output.contains("subject mine"))
    #expect(typed.output.contains("configuration: \(file)\n"))
  }

  @Test(
    "nor does a subject that skips everything, alone, in a matrix, or as an error that is known"
  )
  func skipping() throws {
    let unable = try fixture.unableSubject()
    #expect(Invocation("run", trace, "--subject", unable).code == .failed)
    #expect(
      Invocation("run", trace, "--subject", "reference", "--subject", unable).code == .failed
    )
    let dying = try fixture.dyingSubject()
    let list = try fixture.write(
      #"{"id":"*","rule":"error","reason":"it dies"}"# + "\n",
      to: "known.jsonl"
    )
    let known = Invocation("run", trace, "--subject", dying, "--known-failures", list)
    #expect(known.code == .failed)
    #expect(known.errors.contains("not one case of dying was judged, so nothing is proved"))
  }

  @Test("nor does one that has only transcripts, which no subject plays")
  func transcripts() throws {
    let text = Invocation("replay", trace).output
    let file = try fixture.write(text, to: "t/a.transcript.jsonl")
    let wrong = try fixture.wrongSubject()
    let run = Invocation("run", file, "--subject", wrong)
    #expect(run.code == .failed)
    #expect(run.errors.contains("wrong played no case, for there are only transcripts"))
    let matrix = Invocation("run", file, "--subject", wrong, "--subject", "reference")
    #expect(matrix.code == .failed)
    // Nobody chose a subject.
    #expect(Invocation("run", file).code == .success)
    let log = fixture.path + "/run.jsonl"
    #expect(Invocation("run", file, "--subject", wrong, "--log", log).code == .failed)
    #expect(Invocation("report", log).code == .failed)
  }

  @Test("nor does a share of nothing, but where others have the cases")
  func share() throws {
    let none = Invocation("run", trace, "--shard", "1/2", "--filter", "nothing")
    #expect(none.code == .failed)
    let codes = (1...2).map { Invocation("run", trace, "--shard", "\($0)/2").errors }
    #expect(codes.filter { $0.contains("no case of the run is in shard") }.count == 1)
  }
}
