import Replay
import TestSupport
import Testing

@testable import Conformance

/// The number of results before there are any.
@Suite("The number of results of a run")
struct CaseCountTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(
      TraceText.drag("a/x") + TraceText.drag("a/y") + TraceText.wrongDrag("b/z"),
      to: "in/a.trace.jsonl"
    )
    try fixture.write("not json\n", to: "in/b.trace.jsonl")
    try fixture.write(TraceText.drag("a/x"), to: "in/c.trace.jsonl")
  }

  private func selection(_ filter: String?) throws -> Selection {
    Selection(try filter.map { try Filter($0) })
  }

  @Test("is that of the results that come", arguments: [nil, "id:a/", "nothing"], [1, 2])
  func same(filter: String?, subjects: Int) throws {
    let corpus = Corpus(paths: [fixture.path + "/in", fixture.path + "/none"])
    var options = Run.Options()
    options.selection = try selection(filter)
    let players = (0..<subjects).map { _ in ReferenceSubject() }
    let totals = Run(of: corpus, by: players, options: options).results { _ in }
    let columns = totals.columns.reduce(0) { $0 + $1.summary.cases }
    let count = CaseCount(
      of: corpus,
      for: .run,
      selection: options.selection,
      subjects: subjects
    )
    #expect(count.number() == columns + totals.unplayed.cases * subjects)
  }

  @Test("is not known where a verdict chooses, or where a source can be read once alone")
  func unknown() throws {
    let corpus = Corpus(paths: [fixture.path + "/in"])
    let chosen = try selection("rule:scroll.lift.order")
    #expect(CaseCount(of: corpus, for: .run, selection: chosen).number() == nil)
    for path in ["-", "/dev/null"] {
      #expect(CaseCount(of: Corpus(paths: [path]), for: .run).number() == nil)
    }
  }

  @Test("is counted beside the run, once, and no more where that is over")
  func beside() async {
    let corpus = Corpus(paths: [fixture.path + "/in"])
    let count = CaseCount(of: corpus, for: .run)
    while count.known == nil { await Task.yield() }
    #expect(count.known == 5)
    let late = CaseCount(of: corpus, for: .run)
    late.cancel()
    #expect(late.number() == nil)
  }
}
