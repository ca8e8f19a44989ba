import Audit
import Conformance
import Testing

@testable import Reporting

@Suite("How far a command has come")
struct ProgressTextTests {
  private func counts(_ passed: Int, _ failed: Int, errors: Int = 0) -> Summary {
    var summary = Summary()
    for _ in 0..<passed { summary.add(.sample("a", .pass)) }
    for _ in 0..<failed { summary.add(.sample("a", .fail)) }
    for _ in 0..<errors { summary.add(.broken("a", why: "it broke")) }
    return summary
  }

  @Test("is said with the end, where that is known")
  func run() {
    let some = counts(97, 3)
    #expect(
      ProgressText(some, of: 400).text(elapsed: .seconds(2)) == "100/400 · 3 failed · 6 s left"
    )
    #expect(ProgressText(some, of: nil).text(elapsed: .seconds(2)) == "100 cases · 3 failed")
    let broken = ProgressText(counts(1, 0, errors: 1), of: 2)
    #expect(broken.text(elapsed: .seconds(2)) == "2/2 · 0 failed · 1 error · 0 s left")
    #expect(
      ProgressText(some, of: 400).text(elapsed: .seconds(2), isASCII: true)
        == "100/400, 3 failed, 6 s left"
    )
  }

  @Test("says no end where more is done than there should be, and none before the first case")
  func doubt() {
    #expect(ProgressText(counts(3, 0), of: 2).text(elapsed: .seconds(2)) == "3 cases · 0 failed")
    #expect(ProgressText(counts(0, 0), of: 2).text(elapsed: .seconds(2)) == "0/2 · 0 failed")
  }

  @Test(
    "rounds what is left up, in one unit",
    arguments: [
      (Duration.milliseconds(100), "1 s"), (.seconds(99), "99 s"), (.seconds(100), "100 s"),
      (.seconds(101), "2 min"), (.seconds(120), "2 min"), (.seconds(121), "3 min"),
      (.seconds(6000), "100 min"), (.seconds(6001), "2 h"), (.seconds(7201), "3 h"),
    ]
  )
  func units(left: Duration, words: String) {
    let text = ProgressText(done: 1, of: 2, "cases").text(elapsed: left)
    #expect(text == "1/2 · \(words) left")
  }

  @Test("is said of a fuzzer by its traces, by its time, or by what is over first")
  func fuzz() {
    let progress = FuzzProgress(runs: 20_000, pairs: 512, corpus: 230, findings: 1)
    func text(runs: Int?, time: Duration?) -> String {
      let elapsed = Duration.seconds(2)
      return ProgressText(progress, runs: runs, time: time, elapsed: elapsed).text(elapsed: elapsed)
    }
    let notes = " · 10000 a second · 512 pairs seen · corpus 230 · 1 finding"
    #expect(text(runs: nil, time: .seconds(60)) == "20000 traces\(notes) · 58 s left")
    #expect(text(runs: 100_000, time: nil) == "20000/100000\(notes) · 8 s left")
    #expect(text(runs: 100_000, time: .seconds(5)) == "20000/100000\(notes) · 3 s left")
    #expect(text(runs: nil, time: .seconds(1)) == "20000 traces\(notes) · 0 s left")
    #expect(text(runs: nil, time: nil) == "20000 traces\(notes)")
  }

  @Test("is said of an audit by its traces")
  func audit() {
    let quiet = AuditProgress(cases: 2, mutants: 30, survivors: 0, falseAlarms: 0)
    #expect(
      ProgressText(quiet, of: 10).text(elapsed: .seconds(2)) == "2/10 · 30 mutants · 8 s left"
    )
    let loud = AuditProgress(cases: 2, mutants: 30, survivors: 1, falseAlarms: 2)
    #expect(
      ProgressText(loud, of: nil).text(elapsed: .seconds(2))
        == "2 traces · 30 mutants · 1 survived · 2 false alarms"
    )
  }
}
