import TestSupport
import Testing

@testable import Conformance

@Suite("A share of a run")
struct ShardSelectionTests {
  @Test(
    "is one of so many, counted from 1",
    arguments: [
      ("1/1", true), ("2/8", true), ("8/8", true), ("1000000/1000000", true), ("0/8", false),
      ("9/8", false), ("1/0", false), ("0/0", false), ("x", false), ("2", false), ("2/", false),
      ("/8", false), ("2/8/9", false), ("-2/8", false), ("+2/8", false), (" 2/8", false),
      ("2 / 8", false), ("2/8.0", false), ("1/1000001", false), ("1/99999999999999999999", false),
      ("٢/٨", false),
    ]
  )
  func reading(text: String, isShare: Bool) {
    #expect((ShardSelection(text) != nil) == isShare)
  }

  @Test("is decided by the id alone, and the same on every machine")
  func hash() throws {
    // FNV-1a of "a" is 0xaf63dc4c8601ec8c; its upper half is mixed into the lower one.
    let mixed: UInt64 = 0xaf63_dc4c_8601_ec8c ^ 0xaf63_dc4c
    #expect(mixed % 8 == 0)
    #expect(try #require(ShardSelection("1/8")).contains("a"))
    #expect(mixed % 7 == 1)
    #expect(try #require(ShardSelection("2/7")).contains("a"))
    // Pinned: another answer would move the cases of everybody's reports.
    let ids = ["scroll/flick/stops-inside", "table/load/first-screen", "zoom/pinch/grows", "é"]
    let shards = ids.map { id in
      (1...8).first { ShardSelection(number: $0, of: 8)?.contains(id) ?? false }
    }
    #expect(shards == [3, 2, 2, 7])
  }

  @Test("shares every case with no other share, and all are about as large")
  func partition() throws {
    let ids = (0..<8000).map { "scroll/case-\($0)" }
    for count in [1, 2, 3, 8] {
      let shares = try (1...count).map { try #require(ShardSelection(number: $0, of: count)) }
      for id in ids { #expect(shares.count { $0.contains(id) } == 1) }
      for share in shares {
        let size = ids.count(where: share.contains)
        #expect(abs(size - ids.count / count) < ids.count / count / 4)
      }
    }
  }

  @Test("divides a number of pieces so that nothing is lost")
  func pieces() throws {
    for pieces in [0, 1, 7, 20_000] {
      let sizes = try (1...8).map {
        try #require(ShardSelection(number: $0, of: 8)).share(of: pieces)
      }
      #expect(sizes.reduce(0, +) == pieces)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }
}

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
