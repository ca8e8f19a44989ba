import Glibc
import TestSupport
import Testing

/// The limit on a user's processes and threads binds everybody but root, who can be somebody else.
private let canBeBound: Bool = {
  guard getuid() == 0, let probe = try? shell(scarce("exit 0"), in: "/") else { return false }
  return probe.code == 0
}()

/// A script that a user runs who may have one process with one thread.
private func scarce(_ script: String) -> String {
  let user = 40_000 + Int(getpid()) % 20_000
  return "setpriv --reuid \(user) --regid \(user) --clear-groups bash -c"
    + " 'ulimit -u 1; touchstone=\"$0\"; \(script)' \"$touchstone\""
}

@Suite(
  "Where the system gives no more threads and processes",
  .enabled(if: canBeBound, "the limit cannot be set: this takes root, `setpriv` and Bash"),
  .serialized
)
struct ScarcityTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    let text = (0..<3).map { drag("scroll/c\($0)") }.joined()
    try fixture.write(text, to: "in.trace.jsonl")
    unsafe chmod(fixture.path, 0o777)
  }

  /// Runs a command line of the built command, which is killed where it hangs.
  private func run(_ words: String) throws -> (code: Int32, output: String) {
    let script = "exec \"$touchstone\" \(words)"
    return try #require(try shell("timeout 120 \(scarce(script))", in: fixture.path))
  }

  @Test(
    "one case is played after the other, whatever the number of jobs",
    arguments: [
      "run in.trace.jsonl --jobs 4", "audit in.trace.jsonl --jobs 4 --evidence names --sites 1",
      "record in.trace.jsonl --jobs 4 --baselines b",
      "fuzz --runs 20 --seed 1 --jobs 4 --save found",
    ]
  )
  func oneJob(words: String) throws {
    let run = try run(words)
    #expect(run.code == 0, "\(run.output)")
    #expect(
      run.output.contains(
        "touchstone: no process could be started for a job: resource temporarily unavailable: there"
          + " may be no more processes and threads; see `ulimit -u`, or the container's limit; one"
          + " case is played after the other"
      ),
      "\(run.output)"
    )
  }

  @Test(
    "a subject in another process is an error that says why",
    arguments: [
      "run in.trace.jsonl --subject", "fuzz --runs 20 --seed 1 --save found --subject",
      "replay in.trace.jsonl --subject", "compare in.trace.jsonl --subject reference --subject",
      "smoke --subject",
    ]
  )
  func subject(words: String) throws {
    let subject = try fixture.muteSubject()
    let run = try run("\(words) \"\(subject)\"")
    #expect(run.code == 3, "\(run.output)")
    #expect(run.output.contains("there may be no more processes and threads"), "\(run.output)")
  }
}
