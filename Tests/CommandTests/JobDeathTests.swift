import Conformance
import Replay
import Synchronization
import TestSupport
import Testing
import Traces

@Suite("A job whose process dies")
struct JobDeathTests {
  private let fixture: TemporaryDirectory
  private let file: String
  private let command: String

  init() throws {
    fixture = try TemporaryDirectory()
    let text = (0..<30).map { drag("scroll/c\($0)") }.joined()
    file = try fixture.write(text, to: "in.trace.jsonl")
    command = try #require(builtCommand, "the command stands beside the tests")
  }

  /// Sees each transcript.
  private final class Witness: TranscriptReceiver {
    let ids = Mutex<[String]>([])

    func receive(_ transcript: Trace, of trial: Case, by subject: String, _: inout CaseResult) {
      ids.withLock { $0.append(trial.id) }
    }

    func remarks(on census: Census) -> [BaselineRemark] { [] }
  }

  private struct Outcome {
    var results: [CaseResult]
    var totals: Totals
    var remark: String?
    var seen: [String] = []
  }

  /// Runs all cases, twice more each, in processes that a script starts.
  private func run(_ script: String, keepingTranscripts: Bool = false) -> Outcome {
    let crew = JobCrew(
      2,
      running: "cd '\(fixture.path)'; job() { '\(command)' job run x; }; \(script)"
    )
    let witness = Witness()
    var options = Run.Options()
    options.jobs = 2
    options.crew = crew
    options.repeatsAll = true
    if keepingTranscripts { options.receiver = witness }
    let results = Mutex<[CaseResult]>([])
    let run = Run(of: Corpus(paths: [file]), by: [ReferenceSubject()], options: options)
    let totals = run.results { result in results.withLock { $0.append(result) } }
    defer { crew.close() }
    return Outcome(
      results: results.withLock(\.self),
      totals: totals,
      remark: crew.takeRemark(),
      seen: witness.ids.withLock { $0.sorted() }
    )
  }

  /// The first process answers one request, and dies at the next; others live.
  private let diesOnce = """
    if mkdir first 2> /dev/null; then
      IFS= read -r line; printf '%s\\n' "$line" | job
      exit 7
    fi
    job
    """

  @Test("costs no case its verdict: what it had played is played afresh", arguments: [false, true])
  func innocent(keepsTranscripts: Bool) {
    let outcome = run(diesOnce, keepingTranscripts: keepsTranscripts)
    #expect(outcome.results.map(\.id) == (0..<30).map { "scroll/c\($0)" })
    #expect(outcome.results.filter { $0.outcome != .pass }.compactMap(\.why) == [])
    #expect(outcome.totals.all.repeated == 30)
    #expect(outcome.totals.exitCode() == .success)
    #expect(
      outcome.remark
        == "the process of a job exited with code 7; what it was at was done afresh, in another one"
    )
    if keepsTranscripts { #expect(outcome.seen == (0..<30).map { "scroll/c\($0)" }.sorted()) }
  }

  @Test("is an error of the case of which a fresh process dies too, and of no other")
  func guilty() {
    let outcome = run(
      """
      while IFS= read -r line; do
        case $line in *'c3\\"'*) exit;; esac
        printf '%s\\n' "$line"
      done | job
      """
    )
    #expect(outcome.results.filter { $0.outcome != .pass }.map(\.id) == ["scroll/c3"])
    #expect(
      outcome.results[3].why
        == "the process of a job exited with code 0; a fresh process, which played nothing before,"
        + " did so again"
    )
    #expect(outcome.totals.exitCode() == .failed)
    #expect(outcome.remark == nil)
  }

  @Test("is an error of each case where all processes die at once, and nobody waits for ever")
  func hopeless() {
    let outcome = run("exit 4")
    #expect(outcome.results.count == 30)
    #expect(outcome.results.allSatisfy { $0.fault == .subject })
  }

  @Test("killed from outside costs nothing in the built command, which tells of it")
  func killed() throws {
    let text = (0..<60).map { drag("scroll/d\($0)") }
    try fixture.write(text[..<30].joined(), to: "one.jsonl")
    try fixture.write(text[30...].joined(), to: "two.jsonl")
    let script = """
      {
        cat one.jsonl
        for try in $(seq 300); do
          jobs=$(pgrep -f "touchstone job run - .*$PWD/out.xml")
          [ "$(echo $jobs | wc -w)" -ge 1 ] && break
          sleep 0.1
        done
        sleep 1
        kill -9 $jobs
        cat two.jsonl
      } | touchstone run - --jobs 2 --verify-determinism --junit "$PWD/out.xml"
      """
    let run = try #require(try shell(script, in: fixture.path))
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("60 passed"), "\(run.output)")
    #expect(run.output.contains("SIGKILL"), "\(run.output)")
    #expect(run.output.contains("done afresh"), "\(run.output)")
  }
}
