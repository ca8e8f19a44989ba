import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone run with several subjects")
struct MatrixCommandTests {
  private let fixture: TemporaryDirectory
  private let file: String

  init() throws {
    fixture = try TemporaryDirectory()
    file = try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in.trace.jsonl")
  }

  @Test("prints a line a case and a column a subject, and folds what passes")
  func console() throws {
    let run = Invocation(
      "run",
      file,
      "--subject",
      "reference",
      "--subject",
      try fixture.wrongSubject(),
      "--subject",
      "third=" + (try fixture.unableSubject())
    )
    #expect(run.code == .failed)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "reference")
    #expect(lines[1] == "│     wrong")
    #expect(lines[2] == "│     │     third")
    #expect(lines[3] == "ok    FAIL  skip   scroll/a")
    #expect(lines[4].hasPrefix("    wrong: scroll."))
    #expect(run.output.contains("\nskipped 2 cases") == false)
    #expect(run.output.contains("  skipped 2 cases: it has no touches\n"))
    #expect(run.errors.contains("not one case of third was judged"))

    let quiet = Invocation("run", file, "--subject", "reference", "--subject", "again=reference")
    #expect(quiet.code == .success)
    #expect(
      quiet.output.hasPrefix("2 cases of which there is nothing new to say; --verbose shows them")
    )
    #expect(
      quiet.output.contains("reference       2       0       0        0      0         0      ")
    )
  }

  @Test("tells once by what a subject breaks in every case, and counts it")
  func breakages() throws {
    let missing = "exit 9"
    let alone = Invocation("run", file, "--subject", missing)
    #expect(alone.code == .failed)
    #expect(alone.output.components(separatedBy: "ERROR").count == 2)
    #expect(alone.output.contains("error in 2 cases: the subject exited with code 9"))
    let both = Invocation("run", file, "--subject", "reference", "--subject", "gone=" + missing)
    #expect(both.output.components(separatedBy: "ERROR").count == 2)
    #expect(both.output.contains("  error in 2 cases: "))
    let verbose = Invocation("run", file, "--subject", missing, "--verbose")
    #expect(verbose.output.components(separatedBy: "ERROR").count == 3)
  }

  @Test("has one cell for what no subject plays")
  func transcripts() throws {
    let text = Invocation("replay", file).output.replacing("scroll/", with: "kept/")
    let stream = try fixture.write(
      text.replacing("scrollViewWillBeginDragging(_:)", with: "scrollViewDidEndDecelerating(_:)"),
      to: "kept.transcript.jsonl"
    )
    let run = Invocation("run", stream, "--subject", "reference", "--subject", "again=reference")
    // A subject that was chosen has judged nothing here.
    #expect(run.code == .failed)
    #expect(run.output.contains("\nFAIL         kept/a\n"))
    #expect(run.output.contains("2 cases that no subject plays: 0 passed, 2 failed"))
  }

  @Test("prints an object for each case and subject, case by case")
  func objects() throws {
    let run = Invocation(
      "run",
      file,
      "--subject",
      "one=reference",
      "--subject",
      "two=reference",
      "--format",
      "jsonl"
    )
    let keys = run.output.split(separator: "\n").map { $0.prefix { $0 != "v" } }
    #expect(
      keys
        == [("a", "one"), ("a", "two"), ("b", "one"), ("b", "two")].map { id, name in
          "{\"id\":\"scroll/\(id)\",\"file\":\"\(file)\",\"subject\":\"\(name)\",\""
        }
    )
  }

  @Test("gives each subject a suite whose classes no other has")
  func junit() throws {
    let report = fixture.path + "/junit.xml"
    _ = Invocation(
      "run",
      file,
      "--subject",
      "one=reference",
      "--subject",
      "two=reference",
      "--junit",
      report
    )
    let bytes = try #require(FileManager.default.contents(atPath: report))
    let xml = String(decoding: bytes, as: UTF8.self)
    #expect(xml.components(separatedBy: "<testsuite ").count == 3)
    for name in ["one", "two"] {
      #expect(xml.contains("<testsuite name=\"\(name)\""))
      #expect(xml.contains("<testcase name=\"a\" classname=\"touchstone.\(name).scroll\""))
    }
  }

  @Test("names a single subject that is not the reference, and no other")
  func single() throws {
    let named = Invocation("run", file, "--subject", "mine=reference")
    #expect(
      named.output.hasPrefix(
        "2 passed, 0 failed, 0 errors, 0 skipped  (2 cases, subject mine, profile modern)\n"
      )
    )
    let plain = Invocation("run", file, "--subject", "reference")
    #expect(plain.output == Invocation("run", file).output)
    #expect(!plain.output.contains("subject"))
  }

  @Test("asks for a name where two subjects have the same")
  func sameName() throws {
    let subject = try fixture.muteSubject()
    let run = Invocation("run", file, "--subject", subject, "--subject", subject)
    #expect(run.code == .usage)
    #expect(run.errors.contains("two subjects are called \"mute\""))
    #expect(run.errors.contains("--subject NAME=COMMAND"))
  }

  @Test("gives the same bytes whatever the number of jobs")
  func jobs() throws {
    let words = [
      "run", file, "--subject", "reference", "--subject", try fixture.wrongSubject(), "--format",
      "jsonl", "--jobs",
    ]
    #expect(Invocation(words + ["1"]).output == Invocation(words + ["5"]).output)
  }

  @Test("ends a trace that takes longer than it may")
  func timeLimit() throws {
    let slow = try fixture.subject("slow", answer: "sleep 60")
    let run = Invocation(
      "run",
      file,
      "--filter",
      "scroll/a",
      "--subject",
      slow,
      "--time-limit",
      "0.2"
    )
    #expect(run.code == .failed)
    #expect(run.output.contains("0.2 s"))
  }

  @Test("replays with another subject")
  func replay() throws {
    let replay = Invocation(
      "replay",
      file,
      "--id",
      "scroll/a",
      "--subject",
      try fixture.wrongSubject()
    )
    #expect(replay.code == .success)
    #expect(replay.output.contains("scrollViewDidEndDragging(_:willDecelerate:)"))
    #expect(!replay.output.contains("scrollViewWillBeginDragging(_:)"))
  }
}
