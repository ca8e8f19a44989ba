import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone record and accept")
struct RecordCommandTests {
  private let accepted = "reference/scroll/a.transcript.jsonl"

  @Test("write pending files, and make them baselines")
  func roundTrip() throws {
    let project = try BaselineProject("scroll/a", "scroll/a/b")
    let record = project.record()
    #expect(record.code == .success)
    #expect(
      record.output.hasPrefix("new  scroll/a\nnew  scroll/a/b\n2 pending: 2 new, 0 changed; ")
    )
    #expect(
      project.files
        == ["reference/scroll/a/b", "reference/scroll/a"].map {
          $0 + ".transcript.jsonl.pending"
        }.sorted()
    )
    #expect(project.run().code == .violated, "what is pending is not accepted")

    let accept = project.accept()
    #expect(accept.code == .success)
    #expect(accept.output.contains("accepted  scroll/a  (reference)\n"))
    #expect(project.files == [accepted, "reference/scroll/a/b.transcript.jsonl"].sorted())
    #expect(project.run().code == .success)
    #expect(project.accept().output.hasPrefix("nothing is pending"))
  }

  @Test("write nothing where nothing has changed, and take back what is no change any more")
  func unchanged() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    let before = try text(project)
    let again = project.record()
    #expect(again.output.hasPrefix("0 pending: 0 new, 0 changed; 1 unchanged"))
    #expect(project.files == [accepted])

    try project.edit(accepted) { $0 = $0.replacing("[0,10]", with: "[0,15]") }
    #expect(project.record().output.hasPrefix("changed  scroll/a\n"))
    #expect(project.files == [accepted, accepted + ".pending"])
    try project.fixture.write(before, to: "baselines/" + accepted)
    #expect(project.record().code == .success)
    #expect(project.files == [accepted])
  }

  private func text(_ project: BaselineProject) throws -> String { try project.text(of: accepted) }

  @Test("keep a pending file as it is where the same is recorded again")
  func idempotent() throws {
    let project = try BaselineProject("scroll/a")
    _ = project.record()
    let file = project.baselines + "/" + accepted + ".pending"
    let node = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(project.record().output.hasPrefix("new  scroll/a\n"))
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(node == after)
  }

  @Test("make a canonical transcript that says the same when it is checked alone")
  func canonical() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    let file = project.baselines + "/" + accepted
    #expect(Invocation("fmt", file, "--check").code == .success)
    #expect(Invocation("lint", project.fixture.path).code == .success)
    #expect(Invocation("check", project.baselines).code == .success)
    let lines = try text(project).split(separator: "\n")
    #expect(lines.count { $0.contains("\"message\"") } == 5)
    #expect(lines[0].contains("\"digest\":\"sha256:"))
    #expect(!lines.contains { $0.contains("\"#\"") })
  }

  @Test("accept by pattern, and by subject")
  func patterns() throws {
    let project = try BaselineProject("scroll/a", "scroll/ab", "scroll/b")
    let subject = try project.fixture.wrongSubject()
    _ = project.record("--subject", "reference", "--subject", subject)
    #expect(project.accept("scroll/a").output.contains("2 accepted"))
    #expect(project.accept("--subject", "wrong", "scroll/*").output.contains("2 accepted"))
    #expect(project.files.count { $0.hasSuffix(".pending") } == 2)
    let none = project.accept("scrol/b")
    #expect(none.code == .failed)
    #expect(none.errors.contains("no pending baseline matches scrol/b; did you mean scroll/b?"))
    #expect(project.accept("--all", "scroll/b").code == .usage)
    #expect(project.accept("--all").output.contains("2 accepted"))
  }

  @Test("write nothing where CI is set")
  func buildServer() throws {
    let project = try BaselineProject("scroll/a")
    let words = ["record", project.traces, "--baselines", project.baselines]
    let record = Invocation(words, environment: ["CI": "true"])
    #expect(record.code == .usage)
    #expect(record.errors.contains("CI is set"))
    #expect(project.files == [])
    _ = project.record()
    let accept = Invocation(
      ["accept", "--baselines", project.baselines],
      environment: ["CI": "1"]
    )
    #expect(accept.code == .usage)
    #expect(project.files == [accepted + ".pending"])
  }

  @Test("record neither what is skipped nor what breaks, and keep its baseline")
  func unplayed() throws {
    let project = try BaselineProject("scroll/a")
    let name = "subject/scroll/a.transcript.jsonl"
    project.settle("--subject", "subject=" + (try project.fixture.wrongSubject()))
    let before = try project.text(of: name)
    let unable = project.record("--subject", "subject=" + (try project.fixture.unableSubject()))
    #expect(unable.code == .failed)
    #expect(unable.errors.contains("nothing was recorded"))
    let dying = project.record("--subject", "subject=" + (try project.fixture.dyingSubject()))
    #expect(dying.code == .failed)
    #expect(dying.output.contains("ERROR  scroll/a"))
    #expect(project.files == [name])
    #expect(try project.text(of: name) == before)
  }

  @Test("refuse what is not reproducible, and say so")
  func fickle() throws {
    let project = try BaselineProject("scroll/a")
    let record = project.record("--subject", try project.fixture.fickleSubject())
    #expect(record.code == .notReproducible)
    #expect(record.output.contains("the transcript differs"))
    #expect(project.files == [])
  }

  @Test("say that a recorded case breaks a rule")
  func wrong() throws {
    let project = try BaselineProject("scroll/a")
    let record = project.record("--subject", try project.fixture.wrongSubject())
    #expect(record.code == .success)
    #expect(record.errors.contains("1 case breaks a rule"))
  }

  @Test("take no transcripts, and say so")
  func transcripts() throws {
    let project = try BaselineProject("scroll/a")
    let transcript = Invocation("replay", project.traces).output
    let file = try project.fixture.write(transcript, to: "a.transcript.jsonl")
    let record = Invocation("record", file, "--baselines", project.baselines)
    #expect(record.code == .failed)
    #expect(record.errors.contains("there are only transcripts"))
  }

  @Test("keep subjects apart whose names a path cannot have")
  func names() throws {
    let project = try BaselineProject("scroll/a")
    let slash = try project.fixture.subject(
      "a\\/b",
      file: "slash",
      answer: "echo '{\"played\":'$n',\"transcript\":[]}'"
    )
    let percent = try project.fixture.subject(
      "a%2fb",
      file: "percent",
      answer: "echo '{\"played\":'$n',\"transcript\":[]}'"
    )
    #expect(project.record("--subject", slash, "--subject", percent).code == .success)
    #expect(
      project.files == ["a%252fb", "a%2fb"].map { $0 + "/scroll/a.transcript.jsonl.pending" }
    )
  }

  @Test("refuse two subjects whose folders differ by letter case alone")
  func letterCase() throws {
    let project = try BaselineProject("scroll/a")
    let subject = try project.fixture.muteSubject()
    let record = project.record("--subject", "Lib=" + subject, "--subject", "lib=" + subject)
    #expect(record.code == .usage)
    #expect(record.errors.contains("would share a folder"))
  }

  @Test("remove the pending file of a case that is gone, where all cases were looked at")
  func gone() throws {
    let project = try BaselineProject("scroll/a", "scroll/b")
    _ = project.record()
    try FileManager.default.removeItem(atPath: project.traces + "/scroll/b.trace.jsonl")
    _ = project.record("--filter", "scroll/a")
    #expect(project.files.count == 2)
    _ = project.record()
    #expect(project.files == [accepted + ".pending"])
  }

  @Test("say that the folder is missing from the command line, or no folder")
  func usage() throws {
    let project = try BaselineProject("scroll/a")
    #expect(Invocation("record", project.traces).code == .usage)
    #expect(Invocation("review").code == .usage)
    #expect(Invocation("accept").code == .usage)
    let file = project.traces + "/scroll/a.trace.jsonl"
    let record = Invocation("record", project.traces, "--baselines", file)
    #expect(record.code == .failed)
    #expect(record.errors.contains("\(file): a file; a directory was expected, for baselines"))
    #expect(Invocation("review", "--baselines", project.baselines).code == .failed)
    #expect(Invocation("accept", "--baselines", project.baselines).code == .failed)
  }
}
