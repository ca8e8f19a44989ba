@testable import Oracle
import Testing
import Traces

@Suite("Where rows are, by what a header tells")
struct RowMapTests {
  private static func map(_ extra: [Argument] = []) -> RowMap? {
    let config = [
      Argument(.bounds, .pair(Millionths(320), Millionths(480))),
      Argument(.rowHeight, .number(Millionths(44))),
      Argument(.sections, .pair(Millionths(3), Millionths(2))),
    ]
    return RowMap(config + extra, width: 320_000)
  }

  private static let headers = [
    Argument(.headers, .array([.string("A"), .null])),
    Argument(.sectionHeaderHeight, .number(Millionths(20))),
  ]

  private func spot(_ map: RowMap, _ x: Int32, _ y: Int32, offset: Int32 = 0) -> ToldRow {
    map.spot(
      at: Place(x: x * 1000, y: y * 1000),
      offset: Place(x: 0, y: offset * 1000),
      edges: (0, 0),
      height: 480_000
    )
  }

  @Test("A finger finds the row at its height, scrolled or not")
  func rows() throws {
    let map = try #require(Self.map())
    #expect(spot(map, 160, 22) == .told(RowPath(section: 0, row: 0)))
    #expect(spot(map, 160, 22, offset: 44) == .told(RowPath(section: 0, row: 1)))
    #expect(spot(map, 160, 150) == .told(RowPath(section: 1, row: 0)))
  }

  @Test("Below the rows there is none, and nearer than a point to an edge it is not known")
  func edges() throws {
    let map = try #require(Self.map())
    #expect(spot(map, 160, 300) == .noRow)
    #expect(spot(map, 160, 44) == .untold(.place))
    #expect(spot(map, -1, 22) == .untold(.place))
  }

  @Test("A header is no row, and what may float hides what is under it")
  func headers() throws {
    let map = try #require(Self.map(Self.headers))
    #expect(spot(map, 160, 10) == .noRow)
    #expect(spot(map, 160, 40) == .told(RowPath(section: 0, row: 0)))
    #expect(spot(map, 160, 10, offset: 30) == .untold(.place))
    #expect(map.headerTop(ofSection: 0, edge: 30_000) == 30_000)
    #expect(map.headerTop(ofSection: 0, edge: 140_000) == 132_000)
    #expect(map.headerTop(ofSection: 1, edge: 0) == nil)
  }

  @Test("Where anything is left open there is no map")
  func open() {
    let heights = Argument(.rowHeights, .pair(Millionths(44), Millionths(60)))
    #expect(Self.map([heights]) == nil)
    #expect(Self.map([Argument(.style, .string("grouped"))]) == nil)
    #expect(Self.map([Self.headers[0]]) == nil)
    let rows = [Argument(.sections, .pair(Millionths(3), Millionths(2)))]
    #expect(RowMap(rows + Self.headers, width: 320_000, asksForViews: (true, false)) == nil)
    #expect(RowMap(rows + Self.headers, width: 320_000, asksForViews: (false, true)) != nil)
    #expect(RowMap([], width: 320_000) == nil)
  }
}
