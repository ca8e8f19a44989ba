import Conformance
import TestSupport
import Testing

@Suite("Watching files")
struct WatchTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    try fixture.write(drag("scroll/b"), to: "in/b.trace.jsonl")
    try fixture.write(wrongDrag("scroll/wrong"), to: "wrong")
  }

  /// Runs a script that watches as `$pid`, with what it said in `out` and `errors`.
  private func watch(_ words: String, _ script: String) throws -> String {
    let whole = """
      until_said() { for i in $(seq 900); do
        test "$(cat out errors | grep -c -e "$2")" -ge $1 && return; sleep 0.05; done
        echo "never said: $2"; cat out errors; }
      : > out; : > errors
      touchstone run in --watch \(words) > out 2> errors & pid=$!
      until_said 1 'Ctrl-C ends it'
      end() { child=$(cat /proc/$pid/task/$pid/children); kill -INT ${child:-$pid}; wait $pid; echo "code $?"; }
      \(script)
      """
    return try #require(try shell(whole, in: fixture.path)).output
  }

  @Test("runs again what changed, and ends cleanly with what the last run answered")
  func changes() throws {
    let said = try watch(
      "--format jsonl",
      """
      until_said 2 '"id"'
      cp wrong in/b.trace.jsonl; until_said 1 'scroll/wrong'
      cp wrong in/c.trace.jsonl; sed -i s,/wrong,/new, in/c.trace.jsonl; until_said 1 'scroll/new'
      rm in/b.trace.jsonl; until_said 2 'changed: in/b.trace.jsonl'
      end; grep -c '"id":"scroll/a"' out; grep -c '"verdict":"fail"' out; tail -n 1 errors
      """
    )
    #expect(said == "code 1\n1\n2\ntouchstone: no longer watching\n", "\(said)")
  }

  @Test("starts a subject again whose program changed, and runs everything")
  func subjects() throws {
    _ = try fixture.muteSubject()
    let said = try watch(
      "--subject 'sh mute.sh' --junit report.xml",
      """
      echo '# another line' >> mute.sh; until_said 1 'changed: mute.sh'
      sed -i 's/"name":"mute"/"name":"loud"/' mute.sh; until_said 2 'changed: mute.sh'
      until_said 1 'loud'; end > /dev/null
      grep -c 'so --junit is left out' errors; test -e report.xml || echo 'no report'
      """
    )
    #expect(said == "1\nno report\n", "\(said)")
  }

  @Test("needs files")
  func usage() {
    let wrong = Invocation("run", "-", "--watch")
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("--watch needs files"))
  }
}
