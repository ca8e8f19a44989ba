import TestSupport
import Testing

@testable import Conformance

@Suite("A selection")
struct SelectionTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  /// Returns the cases that are read of some text, as in `CaseReaderTests`, and the tally of the
  /// rest.
  private func read(_ selection: Selection) -> (ids: [String], tally: SelectionTally) {
    var reader = CaseReader(Corpus(paths: [fixture.path]), for: .run, selection: selection)
    var ids: [String] = []
    while let next = reader.next() {
      switch next {
      case .toJudge(let new): ids.append(new.id)
      case .judged(let result): ids.append("\(result.id)!")
      }
    }
    return (ids, reader.tally)
  }

  @Test("wants what one filter of each group wants, and no excluded one")
  func groups() throws {
    try fixture.write(
      TraceText.tap("scroll/a") + TraceText.tap("scroll/b") + TraceText.tap("zoom/a")
        + TraceText.tap("zoom/b"),
      to: "a.trace.jsonl"
    )
    var selection = Selection()
    selection.groups = [[try Filter("scroll/*"), try Filter("zoom/b")]]
    #expect(read(selection).ids == ["scroll/a", "scroll/b", "zoom/b"])
    selection.groups.append([try Filter("*/b")])
    #expect(read(selection).ids == ["scroll/b", "zoom/b"])
    selection.excluded = [try Filter("zoom")]
    #expect(read(selection).ids == ["scroll/b"])
    #expect(read(selection).tally.passedOver == ["scroll/a", "zoom/a", "zoom/b"])
    selection = Selection()
    selection.ids = ["zoom/a", "gone"]
    #expect(read(selection).ids == ["zoom/a"])
    #expect(read(selection).tally.idsMissing == ["gone"])
  }

  @Test("hands each case, and each mistake in a trace, to one share; a missing file to each")
  func shares() throws {
    let text = (0..<20).map { TraceText.tap("c\($0)") }.joined()
    try fixture.write(text + TraceText.tap("c3") + "not json\n", to: "a.trace.jsonl")
    try fixture.link("gone.trace.jsonl", to: "nowhere")
    let whole = read(Selection()).ids
    var found: [String] = []
    for number in 1...4 {
      var selection = Selection()
      selection.shard = ShardSelection(number: number, of: 4)
      let (ids, tally) = read(selection)
      #expect(ids.last?.hasSuffix("gone!") == true)
      found += ids.dropLast()
      #expect(tally.elsewhere == whole.count - ids.count)
    }
    #expect(found.sorted() == whole.dropLast().sorted())
  }

  @Test(
    "says of a filter that nothing matches what is near",
    arguments: [
      ("Scroll/Flick*", "near: scroll/flick/a, scroll/flick/b"),
      ("scroll/flik", "near: scroll/flick/a, scroll/flick/b"),
      ("flik/*", "near: scroll/flick/a, scroll/flick/b"), ("TABLE/*", "near: table/load"),
      ("tag:SLOW", "near: slow"), ("tag:slwo", "near: slow"), ("component:scrol", "near: scroll"),
      ("nothing-like-it", "no case matches \"nothing-like-it\""),
    ]
  )
  func near(pattern: String, sentence: String) throws {
    try fixture.write(
      TraceText.tap("scroll/flick/a") + TraceText.tap("scroll/flick/b")
        + TraceText.tap("table/load", extra: ",\"x-tags\":[\"slow\"]"),
      to: "a.trace.jsonl"
    )
    let misses = read(Selection(try Filter(pattern))).tally.misses
    #expect(misses.count == 1)
    #expect(misses.first?.hasSuffix(sentence) == true, "\(misses)")
  }

  @Test("says nothing of filters that a case of another share matches")
  func missesOfShares() throws {
    try fixture.write(TraceText.tap("a") + TraceText.tap("b"), to: "a.trace.jsonl")
    for number in 1...2 {
      var selection = Selection(try Filter("a"))
      selection.shard = ShardSelection(number: number, of: 2)
      #expect(read(selection).tally.misses.isEmpty)
    }
  }
}
