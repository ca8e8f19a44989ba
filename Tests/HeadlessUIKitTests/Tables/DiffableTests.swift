import Foundation
import HeadlessUIKit
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4])
    return snapshot
  }

  @Test("count and find their items")
  func reading() {
    let snapshot = snapshot()
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1)
  }

  @Test("have items inserted, moved and deleted")
  func items() {
    var snapshot = snapshot()
    snapshot.insertItems([7, 8], beforeItem: 2)
    snapshot.insertItems([9], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [1, 7, 8, 2, 3, 4, 9])
    snapshot.moveItem(1, afterItem: 9)
    snapshot.moveItem(9, beforeItem: 7)
    #expect(snapshot.itemIdentifiers == [9, 7, 8, 2, 3, 4, 1])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 1])
    snapshot.deleteItems([7, 8, 100])
    #expect(snapshot.itemIdentifiers == [9, 2, 3, 4, 1])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0)
  }

  @Test("have sections inserted, moved and deleted, with all that is in them")
  func sections() {
    var snapshot = snapshot()
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.insertSections(["D"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["C", "A", "D", "B"])
    snapshot.moveSection("B", beforeSection: "C")
    snapshot.moveSection("C", afterSection: "D")
    #expect(snapshot.sectionIdentifiers == ["B", "A", "D", "C"])
    snapshot.deleteSections(["A"])
    #expect(snapshot.itemIdentifiers == [4])
  }
}

@Suite("Diffable data sources")
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private final class Asked {
    var items: [Int] = []
  }

  private let world = TableWorld(TableListener(rows: []))
  private let asked = Asked()
  private let source: Source

  init() {
    source = Source(tableView: world.table) { [asked] table, _, item in
      asked.items.append(item)
      let cell =
        table.dequeueReusableCell(withIdentifier: "a")
        ?? UITableViewCell(style: .default, reuseIdentifier: "a")
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var shown: [String] { world.table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test("show what is applied, and ask for new items alone (R675, R679)")
  func apply() {
    source.apply(snapshot(("A", [1, 2, 3])))
    #expect(shown == ["1", "2", "3"])
    asked.items = []
    source.apply(snapshot(("A", [3, 1, 4]), ("B", [5, 2])))
    #expect(shown == ["3", "1", "4", "5", "2"])
    #expect(asked.items.sorted() == [4, 5])
    asked.items = []
    source.apply(snapshot(("B", [5]), ("A", [1, 4, 3])))
    #expect(shown == ["5", "1", "4", "3"])
    #expect(asked.items == [])
    #expect(world.world.scene.exception == nil)
  }

  @Test("any two states lead to each other", arguments: 0..<200)
  func anyStates(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<6 {
      var free = Array(0..<12)
      var snapshot = Snapshot()
      var names = ["A", "B", "C", "D"]
      for _ in 0..<next(4) {
        let name = names.remove(at: next(names.count))
        snapshot.appendSections([name])
        var items: [Int] = []
        for _ in 0..<next(5) where !free.isEmpty { items.append(free.remove(at: next(free.count))) }
        snapshot.appendItems(items, toSection: name)
      }
      if next(3) == 0, let item = snapshot.itemIdentifiers.first { snapshot.reloadItems([item]) }
      if next(3) == 0, let item = snapshot.itemIdentifiers.last {
        snapshot.reconfigureItems([item])
      }
      if next(4) == 0, let name = snapshot.sectionIdentifiers.last {
        snapshot.reloadSections([name])
      }
      source.apply(snapshot)
      world.world.scene.finishTurn()
      #expect(shown == snapshot.itemIdentifiers.prefix(11).map(String.init))
      #expect(world.world.scene.exception == nil)
    }
  }

  @Test("reload and reconfigure what a snapshot names (R679)")
  func renew() {
    source.apply(snapshot(("A", [1, 2, 3])))
    let cells = world.table.visibleCells
    asked.items = []
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    #expect(asked.items == [2])
    #expect(world.table.visibleCells == cells)
    next = source.snapshot()
    #expect(next.reconfiguredItemIdentifiers == [])
    next.reloadItems([1])
    source.apply(next)
    #expect(asked.items == [2, 1])
    #expect(world.table.visibleCells.first !== cells.first)
  }

  @Test("refuse identifiers that stand there twice, and stay as they were (R680)")
  func duplicates() {
    source.apply(snapshot(("A", [1, 2])))
    source.apply(snapshot(("A", [1]), ("B", [1])))
    #expect(world.world.scene.exception?.name == "NSInternalInconsistencyException")
    #expect(shown == ["1", "2"])
  }

  @Test("load everything anew where that is asked for (R677)")
  func reloads() {
    source.apply(snapshot(("A", [1, 2])))
    asked.items = []
    var completions = 0
    source.applySnapshotUsingReloadData(snapshot(("A", [1, 2, 3]))) { completions += 1 }
    world.world.scene.finishTurn()
    #expect(asked.items == [1, 2, 3])
    #expect(completions == 1)
  }

  @Test("find items and rows by each other, and call the completion (R678)")
  func places() {
    var isDone = false
    source.apply(snapshot(("A", [1, 2]), ("B", [3]))) { isDone = true }
    #expect(isDone)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 4, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.index(for: "B") == 1)
  }
}
