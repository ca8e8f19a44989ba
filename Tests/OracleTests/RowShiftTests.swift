import Testing
import Traces
import Transcripts

@testable import Oracle

@Suite("Which row is which after an update")
struct RowShiftTests {
  /// Notes calls in the notation of the examples.
  private func changes(_ words: String...) throws -> RowChanges {
    var changes = RowChanges()
    for word in words { changes.note(try #require(try NotationWords.call(Substring(word)))) }
    return changes
  }

  private func path(_ text: String) throws -> RowPath { try #require(RowPath(text)) }

  private func counts(_ rows: Int...) -> RowCounts {
    var counts = RowCounts(sections: rows.count)
    for (section, count) in rows.enumerated() { counts.set(count, in: section) }
    return counts
  }

  @Test(
    "The guide's example comes out as the guide says, whichever call stands first",
    arguments: [
      ["delete:0-2,0-4", "insert:0-0,0-3,0-5"], ["insert:0-5,0-0,0-3", "delete:0-4,0-2"],
    ]
  )
  func guide(words: [String]) throws {
    let shift = try #require(RowShift(try changes(words[0], words[1])))
    let list = ["A", "C", "D", "N", "W"]
    let after = (0..<6).map { row in
      shift.keptRow(at: RowPath(section: 0, row: row)).map { list[$0.row] } ?? "+"
    }
    #expect(after == ["+", "A", "C", "+", "N", "+"])
    #expect(shift.rows(after: 0, from: counts(5)) == 6)
    #expect(shift.fate(of: try path("0-1")) == .kept(try path("0-2")))
    #expect(shift.fate(of: try path("0-2")) == .gone)
    #expect(shift.misreadInsertions.sorted().map(\.row) == [2, 3])
  }

  @Test("A reloaded row has another cell in its place, wherever that has gone")
  func reloaded() throws {
    let shift = try #require(RowShift(try changes("renew:0-3", "delete:0-0")))
    #expect(shift.fate(of: try path("0-3")) == .asked(try path("0-2")))
    #expect(shift.keptRow(at: try path("0-2")) == nil)
    #expect(shift.keptRow(at: try path("0-1")) == RowPath(section: 0, row: 2))
  }

  @Test("A row that goes to another section leaves one less behind")
  func moved() throws {
    let shift = try #require(RowShift(try changes("move:0-0,1-2")))
    #expect(shift.fate(of: try path("0-0")) == .kept(try path("1-2")))
    #expect(shift.fate(of: try path("1-2")) == .kept(try path("1-3")))
    #expect(shift.fate(of: try path("0-1")) == .kept(try path("0-0")))
    #expect(shift.keptRow(at: try path("1-2")) == RowPath(section: 0, row: 0))
    #expect([0, 1].map { shift.rows(after: $0, from: counts(2, 3)) } == [1, 4])
  }

  @Test("Sections have numbers of before and after, too, and rows go with them")
  func sections() throws {
    let shift = try #require(
      RowShift(try changes("insertSections:1", "deleteSections:0", "insert:0-0"))
    )
    #expect([0, 1, 2].map { shift.section(after: $0) } == [nil, 0, 2])
    #expect(shift.fate(of: try path("0-0")) == .gone)
    #expect(shift.fate(of: try path("1-1")) == .kept(try path("0-2")))
    #expect(shift.sections(from: counts(1, 2, 3)) == 3)
    #expect([0, 1, 2].map { shift.rows(after: $0, from: counts(1, 2, 3)) } == [3, nil, 3])
  }

  @Test("A section that is moved takes its rows along")
  func movedSection() throws {
    let shift = try #require(RowShift(try changes("moveSection:0,2")))
    #expect([0, 1, 2].map { shift.section(after: $0) } == [2, 0, 1])
    #expect(shift.fate(of: try path("0-1")) == .kept(try path("2-1")))
  }

  @Test(
    "What is named twice, or goes with its section, is left alone",
    arguments: [
      ["delete:0-1", "delete:0-1"], ["delete:0-1", "renew:0-1"], ["insert:0-0", "insert:0-0"],
      ["deleteSections:0", "delete:0-1"], ["insertSections:1", "insert:1-0"],
      ["renewSections:0", "move:0-1,0-2"],
    ]
  )
  func unclear(words: [String]) throws {
    #expect(RowShift(try changes(words[0], words[1])) == nil)
  }

  @Test("What becomes of a row is what it was before, for every row of random updates")
  func bothWays() throws {
    var seed: UInt64 = 11
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<200 {
      let gone = Set((0..<next(6)).map { _ in next(12) })
      let come = Set((0..<next(6)).map { _ in next(12 - gone.count + 1) })
      let shift = IndexShift(gone: gone, come: come)
      for old in 0..<12 {
        #expect(gone.contains(old) == (shift.after(old) == nil))
        if let new = shift.after(old) { #expect(shift.before(new) == old) }
      }
      for new in come { #expect(shift.before(new) == nil) }
      #expect(shift.growth == come.count - gone.count)
    }
  }

  @Test("A block waits for its outermost end, and calls of one performBatchUpdates are one block")
  func blocks() throws {
    var updates = UpdateFacts(Header.View(name: .main, component: "table"), calls: .recorded)
    func step(_ word: String) throws -> String {
      var call = try #require(try NotationWords.call(Substring(word)))
      call.time = 0
      return switch updates.take(call, turn: 1) {
      case .noted: "noted"
      case .carriedOut(let changes): "out \(changes.rows.gone.count)-\(changes.rows.come.count)"
      case .carriedOn(let changes): "on \(changes.rows.gone.count)-\(changes.rows.come.count)"
      }
    }
    let words = ["begin", "begin", "delete:0-0", "end", "insert:0-0", "end", "end", "delete:0-1"]
    #expect(
      try words.map(step) == [
        "noted", "noted", "noted", "noted", "noted", "out 1-1", "noted", "out 1-0",
      ]
    )
    #expect(
      try ["batch.delete:0-0", "batch.insert:0-0,0-1"].map(step) == ["out 1-0", "on 1-2"]
    )
    updates.interrupt()
    #expect(try step("batch.insert:0-0") == "out 0-1")
  }
}
