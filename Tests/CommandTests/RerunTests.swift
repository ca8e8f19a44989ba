import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("A rerun of what failed turns nothing green that it does not judge")
struct RerunTests {
  private let fixture: TemporaryDirectory
  private let folder: String
  private var log: String { fixture.path + "/run.jsonl" }

  init() throws {
    fixture = try TemporaryDirectory()
    folder = fixture.path + "/in"
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    try fixture.write(drag("scroll/b"), to: "in/b.trace.jsonl")
  }

  private func rerun(_ words: String...) -> Invocation {
    Invocation(["run", folder, "--rerun-failed", log] + words)
  }

  private func known(_ id: String, expires: String = "") throws -> String {
    try fixture.write(
      #"{"id":"\#(id)","rule":"scroll.lift.order","reason":"so it is"\#(expires)}"# + "\n",
      to: "known.jsonl"
    )
  }

  @Test("a log that is empty, cut after its header, or of a run that was killed is no log")
  func unfinished() throws {
    #expect(Invocation("run", folder, "--log", log).code == .success)
    let whole = try String(contentsOfFile: log, encoding: .utf8)
    let lines = whole.split(separator: "\n").map { $0 + "\n" }
    let cut = String(lines[0]) + String(lines[1].dropLast(5))
    let texts: [String] = ["", String(lines[0]), String(lines.dropLast().joined()), cut]
    for text in texts {
      try fixture.write(text, to: "run.jsonl")
      let run = rerun("--junit", fixture.path + "/junit.xml")
      #expect(run.code == .failed)
      #expect(run.output.isEmpty)
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(!run.errors.contains("nothing is run again"))
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.path + "/junit.xml"))
    try fixture.write(whole, to: "run.jsonl")
    #expect(rerun().code == .success)
  }

  @Test("what a run ended with that is no case keeps its code, and says why")
  func noCase() throws {
    let unable = drag("scroll/c").replacing(
      "\"title\"",
      with: "\"requires\":[\"time-travel\"],\"title\""
    )
    let skipping = try fixture.write(unable, to: "c/c.trace.jsonl")
    let list = try known("scroll/a")
    let subject = try fixture.unableSubject()
    let runs: [(words: [String], code: ExitCode)] = [
      (["run", folder, skipping, "--max-skipped", "0"], .tooManySkipped),
      (["run", folder, "--known-failures", list], .stale),
      (["run", folder, "--subject", subject], .failed),
      (["run", folder, "--filter", "nothing"], .failed),
      (["run", skipping], .failed),
    ]
    for (words, code) in runs {
      let first = Invocation(words + ["--log", log])
      #expect(first.code == code, "\(words)")
      let again = Invocation(words + ["--rerun-failed", log])
      #expect(again.code == code, "\(words)")
      #expect(again.errors.contains("\(log) ended with \(code.rawValue) for what is no case: "))
      #expect(again.errors.contains("no case failed in \(log), so nothing is run again\n"))
    }
  }

  @Test("it stays beside cases that are mended, in the log of the rerun too")
  func besideCases() throws {
    try fixture.write(wrongDrag("scroll/b"), to: "in/b.trace.jsonl")
    let list = try known("scroll/a")
    let words = ["run", folder, "--known-failures", list]
    #expect(Invocation(words + ["--log", log]).code == .violated)
    try fixture.write(drag("scroll/b"), to: "in/b.trace.jsonl")
    for _ in 1...2 {
      let again = Invocation(words + ["--rerun-failed", log, "--log", log])
      #expect(again.code == .stale)
      #expect(again.errors.contains("\(log) ended with 5 for what is no case: \(list):1: "))
      #expect(Invocation("report", log).code == .stale)
    }
  }

  @Test("a baseline that is missing, or is of no case, stays where nothing compares")
  func baselines() throws {
    let folder = fixture.path + "/baselines"
    _ = try fixture.write("", to: "baselines/reference/scroll/gone/x")
    let words = ["run", self.folder, "--baselines", folder]
    let first = Invocation(words + ["--log", log])
    #expect(first.code == .violated)
    let compared = Invocation(words + ["--rerun-failed", log])
    #expect(compared.code == .violated)
    let without = rerun()
    #expect(without.code == .violated)
    #expect(without.errors.contains("--baselines is not given, so nothing is compared"))
  }

  @Test("of a file that could not be read all cases are run; one that is not found again stays")
  func unread() throws {
    try fixture.write("nonsense\n", to: "in/c.trace.jsonl")
    #expect(Invocation("run", folder, "--log", log).code == .failed)
    try fixture.write(wrongDrag("scroll/c"), to: "in/c.trace.jsonl")
    let again = rerun("--format", "jsonl")
    #expect(again.code == .violated)
    #expect(again.output.hasPrefix("{\"id\":\"scroll/c\""))
    #expect(again.output.split(separator: "\n").count == 1)
    let elsewhere = Invocation("run", folder + "/a.trace.jsonl", "--rerun-failed", log)
    #expect(elsewhere.code == .failed)
    #expect(elsewhere.errors.contains("could not be read, and this run has nothing of it"))
  }

  @Test("nor by another subject, nor less strictly, nor after an early end")
  func otherwise() throws {
    let subject = try fixture.wrongSubject()
    let words = ["run", folder, "--subject", subject, "--log", log]
    #expect(Invocation(words).code == .violated)
    let byReference = rerun()
    #expect(byReference.code == .failed)
    #expect(byReference.errors.contains("cases failed by wrong, which is no subject of this run"))
    #expect(rerun("--subject", subject).code == .violated)
    #expect(Invocation(words + ["--strict"]).code == .violated)
    #expect(rerun("--subject", subject).errors.contains("the earlier run was --strict"))
    try fixture.write(wrongDrag("scroll/a"), to: "in/a.trace.jsonl")
    #expect(Invocation("run", folder, "--fail-fast", "--log", log).code == .violated)
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    let mended = rerun()
    #expect(mended.code == .failed)
    #expect(mended.errors.contains("what came later was never judged"))
  }

  @Test("a report that could not be written stays, too")
  func unwritten() throws {
    let full = Invocation("run", folder, "--tap", "/dev/full", "--log", log)
    #expect(full.code == .failed)
    let again = rerun()
    #expect(again.code == .failed)
    #expect(again.errors.contains("/dev/full: cannot be written"))
  }
}
