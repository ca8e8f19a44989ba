import Conformance
import Foundation
import Glibc
import TestSupport
import Testing

@testable import touchstone

@Suite("Files that are none, and systems that lack something, are told of at once")
struct HostileFileCommandTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
  }

  /// Runs a script that is ended after twenty seconds, for what hangs would hang for ever.
  private func patient(_ script: String) throws -> (code: Int32, output: String) {
    let words = script.replacing("touchstone ", with: "timeout -s KILL 20 \"$touchstone\" ")
    return try #require(try shell(words, in: fixture.path))
  }

  @Test(
    "a FIFO in the place of a file that is read before anything else",
    arguments: [
      ("run in --config pipe", 2, "pipe:1:1: the file cannot be read: it is a FIFO"),
      ("lint in", 2, "touchstone.json:1:1: the file cannot be read: it is a FIFO"),
      (
        "run in --no-config --known-failures pipe", 3,
        "pipe:1:1: the file cannot be read: it is a FIFO"
      ),
      (
        "run in --no-config --rerun-failed pipe", 3,
        "pipe:1:1: the file cannot be read: it is a FIFO"
      ),
      ("report pipe --no-config", 3, "pipe:1:1: the file cannot be read: it is a FIFO"),
    ]
  )
  func fifo(line: String, code: Int32, why: String) throws {
    for name in ["pipe", "touchstone.json"] {
      let isMade = unsafe mkfifo(fixture.path + "/" + name, 0o600) == 0
      #expect(isMade)
    }
    let run = try patient("touchstone \(line) < /dev/null")
    #expect(run.code == code, "\(run.output)")
    #expect(run.output.contains(why), "\(run.output)")
  }

  @Test("but not a pipe that a shell made, from which lists and logs may come")
  func shellPipe() throws {
    let entry = #"{"id":"scroll/a","rule":"scroll.lift.order","reason":"so it is"}"#
    try fixture.write(entry + "\n", to: "known.jsonl")
    let run = try patient(
      "touchstone run in --log run.jsonl > /dev/null; touchstone report <(cat run.jsonl) | head -1;"
        + " touchstone run in --known-failures <(cat known.jsonl) | tail -1"
    )
    #expect(run.output.hasPrefix("1 passed"), "\(run.output)")
    #expect(run.output.contains("stale"))
  }

  @Test("a known failure without a reason", arguments: ["", " ", "\\t \\n", "\u{A0}"])
  func blankReason(reason: String) throws {
    let list = try fixture.write(
      #"{"id":"scroll/a","rule":"scroll.lift.order","reason":"\#(reason)"}"# + "\n",
      to: "known.jsonl"
    )
    let run = Invocation("run", fixture.path + "/in", "--known-failures", list)
    #expect(run.code == .failed)
    #expect(run.errors.contains(":1:54: \"reason\" is "), "\(run.errors)")
    #expect(run.errors.contains("expected a text that is not empty or blank"))
  }

  @Test("a folder whose name has a line break, in each command that takes one")
  func lineBreak() throws {
    let folder = fixture.path + "/two\nlines"
    try fixture.write(wrongDrag("scroll/a"), to: "two\nlines/a.trace.jsonl")
    let run = Invocation(
      "run",
      folder,
      "--junit",
      folder + "/r/junit.xml",
      "--log",
      folder + "/l.jsonl"
    )
    #expect(run.code == .violated)
    #expect(run.output.contains("two\\u{a}lines/a.trace.jsonl:"))
    // The command that is printed to be typed is one that a shell reads.
    let see = try #require(run.output.split(separator: "\n").first { $0.contains("see:") })
    let typed = try #require(
      try shell(String(see.drop { $0 == " " }.dropFirst("see:".count)), in: fixture.path)
    )
    #expect(typed.code == 0)
    #expect(Invocation("report", folder + "/l.jsonl").code == .violated)
    #expect(Invocation("run", folder, "--rerun-failed", folder + "/l.jsonl").code == .violated)
    let baselines = folder + "/baselines"
    let record = Invocation("record", folder, "--baselines", baselines)
    #expect(record.code == .success)
    #expect(record.output.contains("two\\u{a}lines/baselines)\n"))
    #expect(Invocation("review", "--baselines", baselines).code == .success)
    #expect(
      Invocation("accept", "--baselines", baselines).output.contains("two\\u{a}lines/baselines)\n")
    )
    #expect(Invocation("lint", folder).code == .success)
    #expect(Invocation("fmt", folder).code == .success)
    let adapter = Invocation("adapter", "python", "--out", folder + "/adapter")
    #expect(adapter.code == .success)
    #expect(adapter.output.split(separator: "\n").allSatisfy { !$0.hasPrefix("lines") })
    try fixture.write(
      #"{"traces":".","subjects":{"x":"sh x.sh"}}"# + "\n",
      to: "two\nlines/touchstone.json"
    )
    _ = try fixture.subject("good", file: "two\nlines/x", answer: "exit 7")
    let configured = Invocation("run", "--config", folder + "/touchstone.json")
    #expect(configured.code == .failed)
    #expect(
      configured.output.contains("exited with code 7"),
      "\(configured.output)\(configured.errors)"
    )
  }

  @Test("where no /proc is mounted, from which a program reads its words, that is said")
  func noProc() throws {
    let probe = try patient("unshare -m mount -t tmpfs none /proc")
    guard probe.code == 0 else { try Test.cancel("no /proc can be taken away here") }
    let script = """
      cat > without.sh <<'END'
      mount -t tmpfs none /proc
      timeout 60 "$1" run in --junit run.xml; echo "code $?"
      END
      unshare -m sh without.sh "$touchstone"; ls
      """
    let run = try #require(try shell(script, in: fixture.path))
    #expect(
      run.output
        == "touchstone: the words of the command cannot be read; mount /proc\ncode 3\nin\nwithout.sh\n"
    )
  }

  @Test(
    "what stands below the end of a log is told, and what stands above is reported",
    arguments: ["garbage\n", "{\"id\"", "\n", "{}\n", "\u{0}\u{0}\n"]
  )
  func belowEnd(garbage: String) throws {
    let log = fixture.path + "/run.jsonl"
    #expect(Invocation("run", fixture.path + "/in", "--log", log).code == .success)
    let text = try String(contentsOfFile: log, encoding: .utf8)
    try fixture.write(text + garbage, to: "run.jsonl")
    let report = Invocation("report", log, "--junit", fixture.path + "/junit.xml")
    #expect(report.code == .failed)
    #expect(report.output.hasPrefix("1 passed"))
    #expect(report.errors.contains("run.jsonl: there is more below its end"))
    #expect(FileManager.default.fileExists(atPath: fixture.path + "/junit.xml"))
    #expect(Invocation("run", fixture.path + "/in", "--rerun-failed", log).code == .failed)
  }
}
