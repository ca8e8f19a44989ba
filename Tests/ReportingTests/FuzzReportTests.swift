import Oracle
import Testing
import Traces

@testable import Audit
@testable import Conformance
@testable import Reporting

@Suite("The report of a fuzzer")
struct FuzzReportTests {
  /// A finding with a trace of some lines.
  static func finding(_ lines: Int = 2, run: Int? = 4711) -> FuzzFinding {
    let id = "regressions/scroll.lift.order/c25e88"
    var trace = Trace(header: Header(id: id, component: "scroll"))
    trace.lines = (0..<lines).map { line in
      let phase: Touch.Phase = line == 0 ? .began : line == lines - 1 ? .ended : .moved
      let location = Point(100, Double(200 - 10 * line))
      let time = Microseconds(line) * 16_000
      return .touch(Touch(time: time, phase: phase, finger: 1, location: location))
    }
    let path = "traces/regressions/scroll.lift.order-c25e88.trace.jsonl"
    var result = CaseResult.sample(id, .fail, findings: [.sample()])
    result.source = .file(path)
    result.findings[0].place = Place(file: path, line: 3)
    return FuzzFinding(
      rule: "scroll.lift.order",
      others: [],
      run: run,
      trace: trace,
      path: path,
      linesBefore: 57,
      result: result
    )
  }

  static var report: FuzzReport {
    var report = FuzzReport(seed: 1)
    report.runs = 100_000
    report.pairs = 1234
    report.rules = 145
    report.corpus = 412
    return report
  }

  @Test("tells of a finding all that there is to do about it")
  func finding() {
    expectSnapshot("fuzz-finding", FuzzText().text(for: Self.finding()))
  }

  @Test("says what is odd about a finding, and shows no long trace")
  func oddFinding() {
    var odd = Self.finding(30, run: nil)
    odd.others = ["scroll.rest.last-offset", "scroll.glide.closes-once"]
    odd.wasCutShort = true
    odd.isReproducible = false
    let text = FuzzText().text(for: odd)
    #expect(text.contains("FOUND  scroll.lift.order  from the corpus\n"))
    #expect(text.contains("breaks also: scroll.rest.last-offset, scroll.glide.closes-once\n"))
    #expect(text.contains("it may not be the smallest: there was no more time\n"))
    #expect(text.contains("it does not fail each time that it is played\n"))
    #expect(text.contains("    the trace: 30 lines, shrunk from 57\n"))
    #expect(!text.contains("{\"trace\":1"))
  }

  @Test("tells of a subject that broke why it did")
  func brokenSubject() {
    var broken = Self.finding()
    broken.rule = "subject.failed"
    broken.result = .broken("regressions/a", why: "it broke")
    #expect(FuzzText().text(for: broken).contains("a.trace.jsonl:1: it broke\n"))
  }

  @Test("ends with what was seen, and with the seed")
  func closing() {
    #expect(
      FuzzText().closing(Self.report, rules: 160) == """
        0 findings in 100000 traces  (seed 1, 1234 pairs seen, 145 of 160 rules had occasion to fail, 412 tapes kept)

        """
    )
    var busy = Self.report
    busy.findings = [Self.finding()]
    busy.regressions = 3
    busy.failing = [.sample("regressions/scroll.lift.order/ab12cd", .fail, findings: [.sample()])]
    busy.more = [RuleCount(rule: "scroll.lift.order", count: 17)]
    busy.wasStopped = true
    let text = FuzzText().text(forFailing: busy.failing[0]) + FuzzText().closing(busy, rules: 160)
    expectSnapshot("fuzz-closing", text)
  }

  @Test("says of a shrunk trace and of a corpus how much went")
  func shrunk() {
    var corpus = Minimisation()
    corpus.removed = ["a", "b"]
    corpus.pairs = 12
    corpus.rules = 3
    #expect(
      ShrinkText.text(for: corpus)
        == "2 files went, 0 stay, which see all that was seen: 12 pairs, 3 rules\n"
    )
  }
}
