import Conformance
import Subjects
import TestSupport
import Testing

@testable import touchstone

@Suite("Subjects on the command line")
struct SubjectCommandTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("scroll/right") + wrongDrag("scroll/wrong"), to: "in.trace.jsonl")
  }

  private func run(_ script: String) throws -> (code: Int32, output: String) {
    try #require(try shell(script, in: fixture.path), "the command stands beside the tests")
  }

  @Test("The tool's own subject says over the protocol what it says in the process")
  func sameBytes() throws {
    let outcome = try run(
      """
      touchstone replay in.trace.jsonl > inside
      touchstone replay in.trace.jsonl --subject "'$touchstone' subject" > outside
      cmp inside outside && touchstone run in.trace.jsonl --expectations fail \\
          --subject "own='$touchstone' subject"; echo $?
      """
    )
    #expect(outcome.output.hasSuffix("\n1\n"), "\(outcome.output)")
    #expect(outcome.output.contains("1 passed, 1 failed, 0 errors, 0 skipped"), "\(outcome.output)")
  }

  @Test("A subject that cannot be started is an error of every case, and exit code 3")
  func noSubject() throws {
    let outcome = try run("touchstone run in.trace.jsonl --subject touchstone-no-such-command")
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("2 errors"), "\(outcome.output)")
    #expect(outcome.output.contains("the shell found no such command"), "\(outcome.output)")
  }

  @Test("A subject's time for a trace can be set")
  func timeLimit() throws {
    let outcome = try run(
      "touchstone run in.trace.jsonl --subject 'while :; do sleep 9; done' --time-limit 0.2"
    )
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("did not answer the handshake within 0.2 s"))
    #expect(Invocation("run", "in", "--time-limit", "0").code == .usage)
  }

  @Test("Whichever signal ends the tool ends what it started")
  func signals() throws {
    let outcome = try run(
      """
      set -m
      # The words of the shell about its jobs stand elsewhere.
      exec 2> notices
      # Each signal has a tool of its own, for all wait at the same time.
      for signal in INT TERM HUP; do
        mkdir $signal; cp in.trace.jsonl $signal; cd $signal
        "$touchstone" run in.trace.jsonl --subject 'echo $$ > leader; sleep 1000 & echo $! > child; wait' &
        echo $! > tool; cd ..
      done
      for signal in INT TERM HUP; do
        for i in $(seq 900); do [ -s $signal/child ] && break; sleep 0.05; done
      done
      # The subject may be quicker than the tool, which notes its group once it was started.
      sleep 2
      for signal in INT TERM HUP; do
        tool=$(cat $signal/tool)
        kill -$signal $tool; wait $tool; echo "$signal $?"
        for process in $(cat $signal/leader $signal/child); do
          for i in $(seq 600); do kill -0 $process 2> /dev/null && sleep 0.05 || break; done
          kill -0 $process 2> /dev/null && ps -o stat= -p $process | grep -v Z
        done
        echo gone
      done
      """
    )
    let end = "INT 130\ngone\nTERM 143\ngone\nHUP 129\ngone\n"
    #expect(outcome.output.hasSuffix(end), "\(outcome.output)")
  }

  @Test("The handshake of the tool's own subject can be read, and is its own")
  func handshake() throws {
    let outcome = try run("echo '{\"hello\":1}' | touchstone subject")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix(#"{"hello":1,"name":"reference","version":"#))
    #expect(try run("echo nonsense | touchstone subject").code == 3)
  }

  @Test("A file of transcripts can stand for a subject")
  func transcripts() throws {
    let outcome = try run(
      """
      touchstone replay in.trace.jsonl > made
      touchstone replay in.trace.jsonl --subject "'$touchstone' subject --transcripts made" | cmp - made
      """
    )
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(try run("touchstone subject --transcripts nowhere").code == 3)
  }

  static let arguments: [(String, SubjectArgument?)] = [
    ("reference", SubjectArgument(name: nil, origin: .reference)),
    ("own=reference", SubjectArgument(name: "own", origin: .reference)),
    ("node a.js", SubjectArgument(name: nil, origin: .command("node a.js"))),
    ("iScroll=node a.js", SubjectArgument(name: "iScroll", origin: .command("node a.js"))),
    ("./a --b=c", SubjectArgument(name: nil, origin: .command("./a --b=c"))),
    ("=a", SubjectArgument(name: nil, origin: .command("=a"))),
    ("iScroll=", nil),
    (" ", nil),
  ]

  @Test("A name stands before the first sign of equality", arguments: arguments)
  func argument(_ text: String, _ expected: SubjectArgument?) {
    #expect(SubjectArgument(text) == expected)
  }
}
