@testable import Oracle
import Testing
import Traces
import Transcripts

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
  private func difference(
    _ old: [String],
    _ new: [String],
    reloading reloaded: Set<String> = []
  ) -> RowChanges? {
    let snapshot = { (text: [String]) in
      SnapshotDifference.Snapshot(
        sections: text.map { String($0.prefix(1)) },
        items: text.map { $0.dropFirst().map(String.init) }
      )
    }
    return SnapshotDifference(from: snapshot(old), to: snapshot(new), reloading: reloaded).changes
  }

  private func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test("deletes by the old paths, inserts by the new ones")
  func comeAndGone() throws {
    let changes = try #require(difference(["1ab"], ["1xb"]))
    #expect(changes.rows.deleted == [row(0, 0)])
    #expect(changes.rows.inserted == [row(0, 0)])
    #expect(changes.rows.moved.isEmpty)
  }

  @Test("moves what is overtaken, and leaves the others")
  func moves() throws {
    let changes = try #require(difference(["1abc"], ["1cab"]))
    #expect(changes.rows.moved.map(\.from) == [row(0, 0), row(0, 1)])
    #expect(changes.rows.moved.map(\.to) == [row(0, 1), row(0, 2)])
    #expect(try #require(difference(["1abc"], ["1abc"])).isEmpty)
  }

  @Test("takes an item to another section that stays")
  func betweenSections() throws {
    let changes = try #require(difference(["1ab", "2c"], ["1a", "2bc"]))
    #expect(changes.rows.moved.map(\.from) == [row(0, 1)])
    #expect(changes.rows.moved.map(\.to) == [row(1, 0)])
    #expect(changes.rows.deleted.isEmpty)
  }

  @Test("reloads by the old path")
  func reloads() throws {
    let changes = try #require(difference(["1ab"], ["1xab"], reloading: ["b"]))
    #expect(changes.rows.reloaded == [row(0, 1)])
    #expect(changes.rows.inserted == [row(0, 0)])
  }

  @Test("has the rows of sections that come and go with them")
  func sections() throws {
    let changes = try #require(difference(["1ab", "2c"], ["2c", "3d"]))
    #expect(changes.sections.deleted == [0])
    #expect(changes.sections.inserted == [1])
    #expect(changes.rows.isEmpty)
  }

  @Test("is not known where sections change places, or an item leaves with its section")
  func unknown() {
    #expect(difference(["1a", "2b"], ["2b", "1a"]).map { _ in true } == nil)
    #expect(difference(["1a", "2b"], ["2ab"]).map { _ in true } == nil)
    #expect(difference(["1ab"], ["1ba"], reloading: ["a"]).map { _ in true } == nil)
  }
}
