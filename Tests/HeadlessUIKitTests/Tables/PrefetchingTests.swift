import Foundation
import HeadlessUIKit
import Testing

/// Writes down what is announced, the rows of one section by their numbers.
private final class Announcements: UITableViewDataSourcePrefetching {
  var heard: [String] = []
  var reaction: (UITableView) -> Void = { _ in }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    heard.append("announced " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    reaction(tableView)
  }

  func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    heard.append("cancelled " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
  }
}

/// Hears of announcements alone, and leaves the optional method out.
private final class Counting: UITableViewDataSourcePrefetching {
  var count = 0

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { count += 1 }
}

@Suite("Rows ahead")
struct PrefetchingTests {
  private let announcements = Announcements()

  private func world(rows: [Int] = [50]) -> TableWorld {
    TableWorld(TableListener(rows: rows)) { table in
      table.rowHeight = 44
      table.prefetchDataSource = announcements
    }
  }

  @Test("are announced with the nearest first, when those in view have their cells (R531, R535)")
  func nearestFirst() {
    let world = world()
    #expect(announcements.heard == ["announced 11 12 13 14 15 16 17 18 19 20"])
    announcements.heard = []
    world.scroll(to: 44)
    #expect(announcements.heard == ["announced 21"])
  }

  @Test("are taken back where the table turns, unless their cells were asked for (R536, R537)")
  func takenBack() {
    let world = world()
    world.scroll(to: 880)
    announcements.heard = []
    world.scroll(to: 836)
    #expect(
      announcements.heard == [
        "cancelled 31 32 33 34 35 36 37 38 39 40", "announced 18 17 16 15 14 13 12 11 10 9",
      ]
    )
    announcements.heard = []
    world.scroll(to: 748)
    #expect(announcements.heard == ["announced 8 7"])
  }

  @Test(
    "lie in the direction of the movement, however few points it takes at a time (R532, BM-24)",
    arguments: [7.0, -7.0]
  )
  func steady(step: Double) {
    let world = world(rows: [200])
    var offset = 4400.0
    world.scroll(to: offset)
    world.scroll(to: offset + step)
    announcements.heard = []
    for _ in 0..<60 {
      offset += step
      world.scroll(to: offset)
    }
    #expect(announcements.heard.count > 7)
    #expect(announcements.heard.filter { $0.hasPrefix("cancelled") }.count <= 1)
  }

  @Test("are not announced while that is switched off (R544)")
  func switchedOff() {
    let world = world()
    world.table.isPrefetchingEnabled = false
    announcements.heard = []
    world.scroll(to: 880)
    #expect(announcements.heard == [])
    world.table.isPrefetchingEnabled = true
    world.scroll(to: 440)
    #expect(announcements.heard.count == 1)
  }

  @Test("reach into other sections, and end with the table (R532)")
  func sections() {
    _ = world(rows: [12, 0, 3])
    #expect(announcements.heard == ["announced 11 0 1 2"])
  }

  @Test("go by their new paths after an update, and are forgotten by a reload (R162)")
  func updates() {
    let world = world()
    announcements.heard = []
    world.listener.rows = [51]
    world.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    world.scroll(to: 440)
    #expect(announcements.heard.allSatisfy { !$0.hasPrefix("cancelled 11") })
    world.listener.rows = [3]
    announcements.heard = []
    world.table.reloadData()
    world.world.scene.finishTurn()
    #expect(announcements.heard == [])
  }

  @Test("may lead to a reload as they are announced")
  func reloads() {
    announcements.reaction = { [announcements] table in
      announcements.reaction = { _ in }
      table.reloadData()
    }
    let world = world()
    #expect(world.visibleRows.count == 11)
    #expect(announcements.heard.count == 2)
  }

  @Test("are announced to whoever leaves the optional method out (R530)")
  func optional() {
    let listener = Counting()
    let world = world()
    world.table.prefetchDataSource = listener
    world.scroll(to: 880)
    world.scroll(to: 440)
    #expect(listener.count == 2)
  }
}
