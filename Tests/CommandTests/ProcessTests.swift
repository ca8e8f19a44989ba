import Foundation
import Glibc
import TestSupport
import Testing

@Suite("The built command")
struct ProcessTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    var text = ""
    for index in 0..<200 { text += drag("scroll/c\(index)") }
    try fixture.write(text, to: "in/a.trace.jsonl")
    try fixture.write(wrongDrag("scroll/wrong"), to: "wrong.trace.jsonl")
  }

  private func run(_ script: String) throws -> (code: Int32, output: String) {
    try #require(try shell(script, in: fixture.path), "the command stands beside the tests")
  }

  @Test("reads the standard input, and says in a pipe what it says alone")
  func pipe() throws {
    let alone = try run("touchstone run in wrong.trace.jsonl --format jsonl")
    let piped = try run(
      "touchstone replay in wrong.trace.jsonl | touchstone check - --format jsonl"
    )
    #expect(alone.code == 1)
    #expect(piped.code == 1)
    #expect(withoutPlaces(piped.output) == withoutPlaces(alone.output))
    #expect(try run("touchstone fmt - < wrong.trace.jsonl").output == wrongDrag("scroll/wrong"))
  }

  @Test("ends quietly where nobody reads on")
  func brokenPipe() throws {
    let head = try run("touchstone replay in | head -n 1")
    #expect(head.code == 0)
    #expect(head.output.split(separator: "\n").count == 1)
  }

  @Test("says that its output is lost, and exits with 3")
  func fullDisk() throws {
    let full = try run("touchstone rules > /dev/full")
    #expect(full.code == 3)
    #expect(full.output.contains("the output cannot be written: no space left on device"))
    #expect(try run("touchstone run in --junit /dev/full").code == 3)
  }

  @Test("says of a closed stream that it is closed, and lets no file take its place")
  func closedStreams() throws {
    // The first file that the process opens would take the number of the closed stream. The command
    // runs several times, for that file is not always open at the end.
    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "few/a.trace.jsonl")
    let mute = try run("for i in 1 2 3 4 5 6 7 8; do touchstone run few --jobs 2 >&-; done")
    #expect(mute.code == 3)
    let complaint = "touchstone: the output cannot be written: bad file descriptor\n"
    #expect(mute.output == String(repeating: complaint, count: 8))
    let deaf = try run("touchstone run - <&-")
    #expect(deaf.code == 3)
    #expect(deaf.output.contains("Bad file descriptor"))
    #expect(try run("touchstone run in >&- 2>&-").code == 3)
  }

  @Test("says that a file has become too large, exits with 3, and leaves nothing half-written")
  func fileSizeLimit() throws {
    // Whoever runs the tests may keep the signal from them, so `env` gives it back.
    let limited = "ulimit -f 1; env --default-signal=XFSZ $touchstone"
    let report = try run(
      "mkdir out; (\(limited) run in --junit out/j.xml --log out/l.jsonl; echo $?) 2>&1 | cat; ls out"
    )
    #expect(report.output.hasSuffix("cannot be written: file too large\n3\n"), "\(report.output)")
    let record = try run(
      "(\(limited) record wrong.trace.jsonl --baselines b; echo $?) 2>&1 | cat; find b -type f"
    )
    #expect(record.output.contains("it cannot be written: file too large\n"), "\(record.output)")
    #expect(record.output.hasSuffix("\n3\n"), "\(record.output)")
  }

  @Test("ends at once when it is told to quit, and writes no backtrace")
  func quit() throws {
    let process = Process()
    // A program in the background of a script ignores the signal, so `env` gives it back.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let command = try #require(builtCommand, "the command stands beside the tests")
    process.arguments = ["--default-signal=QUIT", command, "check", "-"]
    process.environment = developersEnvironment()
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let pid = process.processIdentifier
    // Until it listens to the last signal that it prepares for.
    for _ in 0..<1000 where !isHearing(pid, SIGXFSZ) { usleep(10_000) }
    kill(pid, SIGQUIT)
    for _ in 0..<500 where process.isRunning { usleep(10_000) }
    // A process that did not hear the signal ends with its input.
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGQUIT)
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    #expect(text == "")
  }

  /// Returns true if a process has a handler for a signal.
  private func isHearing(_ pid: Int32, _ signal: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    let mask = status.firstMatch(of: /SigCgt:\s*([0-9a-f]+)/).flatMap { UInt64($0.1, radix: 16) }
    return (mask ?? 0) & (1 << UInt64(signal - 1)) != 0
  }

  @Test("exits with what it found")
  func exitCodes() throws {
    try fixture.write(drag("scroll/a"), to: "right.trace.jsonl")
    let unable = drag("scroll/b").replacing("\"title\"", with: "\"requires\":[\"x\"],\"title\"")
    try fixture.write(drag("scroll/a") + unable, to: "half.trace.jsonl")
    let entry = "{\"id\":\"scroll/a\",\"rule\":\"error\",\"reason\":\"x\"}\n"
    try fixture.write(entry, to: "stale.jsonl")
    let fickle = try fixture.fickleSubject()
    let script = """
      touchstone run in > /dev/null; echo $?
      touchstone run wrong.trace.jsonl > /dev/null; echo $?
      touchstone run --nosuch 2> /dev/null; echo $?
      touchstone run nowhere > /dev/null; echo $?
      touchstone run right.trace.jsonl --verify-determinism --subject '\(fickle)' > /dev/null; echo $?
      touchstone run right.trace.jsonl --known-failures stale.jsonl > /dev/null; echo $?
      touchstone run half.trace.jsonl --max-skipped 0 > /dev/null 2> /dev/null; echo $?
      """
    #expect(try run(script).output == "0\n1\n2\n3\n4\n5\n6\n")
  }
}
