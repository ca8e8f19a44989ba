import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone fuzz and shrink with a subject")
struct SubjectFuzzTests {
  private let fixture: TemporaryDirectory
  private let folder: String

  init() throws {
    fixture = try TemporaryDirectory()
    folder = fixture.path + "/found"
  }

  private func fuzz(_ subject: String, _ words: String...) -> Invocation {
    Invocation(
      ["fuzz", "--subject", subject, "--component", "scroll", "--seed", "1", "--save", folder]
        + words
    )
  }

  /// A subject that tells a drag's end at the end of each trace, though no drag began.
  private func loudSubject() throws -> String {
    try fixture.subject(
      "loud",
      answer: """
        echo '{"played":'$n',"transcript":[{"after":0,"message":"scrollViewDidEndDragging(_:willDecelerate:)",\
        "args":{"willDecelerate":false},"state":{}}]}'
        """
    )
  }

  @Test("find what a library does wrong, and print commands that play it there")
  func finds() throws {
    let subject = try loudSubject()
    let fuzz = fuzz(subject, "--runs", "10", "--jobs", "1")
    #expect(fuzz.code == .violated)
    #expect(fuzz.output.contains("FOUND  scroll.lift."))
    #expect(fuzz.output.contains(" --subject '\(subject)'\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let file = folder + "/" + (try #require(files.first))
    #expect(Invocation("run", file, "--subject", subject).code == .violated)
    #expect(Invocation("run", file).code == .success)
    #expect(Invocation("shrink", file, "--subject", subject).code == .success)
    #expect(Invocation("shrink", file).errors.contains("it breaks no rule"))
  }

  @Test("judge nothing where the subject skips all, which is no success")
  func skipped() throws {
    let fuzz = fuzz(try fixture.unableSubject(), "--runs", "40")
    #expect(fuzz.code == .failed)
    #expect(
      fuzz.output.contains(
        "0 findings in 40 traces, of which the subject skipped 40, as for: it has no touches  (seed"
      )
    )
    #expect(fuzz.output.hasSuffix("nothing was judged: it has no touches\n"))
  }

  @Test("say that a subject does not start, instead of a finding for each trace")
  func broken() {
    let fuzz = fuzz("exit 7", "--runs", "40")
    #expect(fuzz.code == .failed)
    #expect(fuzz.errors.hasPrefix("touchstone: exit 7: the subject exited with code 7 before"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("ask no rule that the project's configuration turns off")
  func settings() throws {
    let subject = try loudSubject()
    let rules = fuzz(subject, "--runs", "10", "--format", "jsonl").output
      .matches(of: #/"rule":"([^"]+)"/#).map { String($0.1) }
    #expect(!rules.isEmpty)
    let off = Set(rules).map { "\"\($0)\":{\"level\":\"off\",\"reason\":\"Not ours.\"}" }
    let file = try fixture.write(
      "{\"rules\":{\(off.joined(separator: ","))}}\n",
      to: "touchstone.json"
    )
    let quiet = fuzz(subject, "--runs", "10", "--config", file, "--save", folder + "/other")
    #expect(quiet.code == .success, "\(quiet.output)")
  }
}
