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
