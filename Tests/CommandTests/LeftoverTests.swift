import Foundation
import TestSupport
import Testing

@Suite("What a subject leaves behind")
struct LeftoverTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("scroll/a"), to: "in.trace.jsonl")
  }

  private func run(_ script: String) throws -> (code: Int32, output: String) {
    try #require(try shell(script, in: fixture.path), "the command stands beside the tests")
  }

  /// A subject that starts a process in a session of its own in each trace, and leaves it.
  ///
  /// - Parameters:
  ///   - seconds: how long the process sleeps, by which it is known.
  ///   - command: what starts it.
  /// - Returns: the command that starts the subject.
  /// - Throws: where its script cannot be written.
  private func leaving(_ seconds: String, by command: String = "setsid") throws -> String {
    let answer = """
      \(command) sleep \(seconds) > /dev/null 2>&1 &
        while ! pgrep -x -f 'sleep \(seconds)' > /dev/null; do sleep 0.01; done
        echo '{"played":'$n',"transcript":[]}'
      """
    return try fixture.subject("leaving", answer: answer)
  }

  @Test(
    "is ended, named, and an error in the report, whatever its environment",
    arguments: [("2001.25", "setsid"), ("2002.25", "env -i setsid")]
  )
  func escape(seconds: String, command: String) throws {
    let subject = try leaving(seconds, by: command)
    let run = try run(
      "touchstone run in.trace.jsonl --subject '\(subject)' --junit j.xml; echo $?;"
        + " pgrep -x -f 'sleep \(seconds)' && echo alive"
    )
    let complaint =
      "leaving: it left a process outside its group running, \"sleep \(seconds)\", which was ended"
    #expect(run.output.contains("touchstone: \(complaint)"), "\(run.output)")
    #expect(run.output.hasSuffix("\n3\n"), "\(run.output)")
    let report = try String(contentsOfFile: fixture.path + "/j.xml", encoding: .utf8)
    #expect(report.contains("<error message=\"\(complaint.replacing("\"", with: "&quot;"))"))
  }

  @Test("is ended with the command, whichever signal ends that", arguments: ["TERM", "INT", "HUP"])
  func signal(name: String) throws {
    let seconds = "20\(["TERM", "INT", "HUP"].firstIndex(of: name) ?? 0)3.5"
    let subject = try leaving(seconds, by: "env -i setsid")
    // The input stays open, so the command goes on until it is ended.
    let run = try run(
      """
      mkfifo input
      exec 9<> input
      cat in.trace.jsonl > input
      env --default-signal=INT "$touchstone" run - --subject '\(subject)' < input > out 2>&1 & pid=$!
      for try in $(seq 300); do pgrep -x -f 'sleep \(seconds)' > /dev/null && break; sleep 0.1; done
      pgrep -x -f 'sleep \(seconds)' > /dev/null && echo begun
      kill -\(name) $pid
      [ \(name) = INT ] && { sleep 0.1; kill -INT $pid; }
      wait $pid
      for try in $(seq 300); do pgrep -x -f 'sleep \(seconds)' > /dev/null || break; sleep 0.1; done
      pgrep -x -f 'sleep \(seconds)' || echo gone
      """
    )
    // The shell says what ended the command between the two.
    #expect(run.output.hasPrefix("begun\n"), "\(run.output)")
    #expect(run.output.hasSuffix("gone\n"), "\(run.output)")
  }

  @Test("is no failure in the log of a run that was ended", arguments: [1, 2, 3])
  func log(attempt: Int) throws {
    let traces = (0..<9).map { drag("scroll/c\($0)") }.joined()
    try fixture.write(traces, to: "in.trace.jsonl")
    let subject = try fixture.subject(
      "hanging",
      answer: "if [ $n = 5 ]; then touch begun; sleep 2004.5; fi;"
        + " echo '{\"played\":'$n',\"transcript\":[]}'"
    )
    let run = try run(
      """
      "$touchstone" run in.trace.jsonl --subject '\(subject)' --log l.jsonl --format jsonl > out 2>&1 & pid=$!
      for try in $(seq 300); do [ -e begun ] && break; sleep 0.1; done
      kill -TERM $pid
      wait $pid
      grep -c '"verdict":"error"' l.jsonl.partial out
      """
    )
    #expect(run.output.hasSuffix("l.jsonl.partial:0\nout:0\n"), "\(run.output)")
  }

  @Test("takes no memory where it is a flood after goodbye")
  func flood() throws {
    let script = """
      read -r line
      echo '{"hello":1,"name":"flooding"}'
      while read -r line; do
        case "$line" in *'"bye"'*) exec tr '\\0' 'x' < /dev/zero;; esac
        n=${line#*:}
        echo '{"played":'${n%%,*}',"transcript":[]}'
      done

      """
    let subject = "sh " + (try fixture.write(script, to: "flooding.sh"))
    let run = try run(
      """
      "$touchstone" run in.trace.jsonl --subject '\(subject)' > out 2>&1 & pid=$!
      while kill -0 $pid 2> /dev/null; do
        sed -n 's/VmHWM:[^0-9]*\\([0-9]*\\) kB/\\1/p' /proc/$pid/status
        sleep 0.05
      done 2> /dev/null | sort -n | tail -n 1
      cat out
      """
    )
    let lines = run.output.split(separator: "\n")
    let kilobytes = try #require(
      lines.first.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    )
    #expect(kilobytes < 300_000)
    #expect(run.output.contains("it went on running for 2 s after {\"bye\":1}"), "\(run.output)")
  }
}
