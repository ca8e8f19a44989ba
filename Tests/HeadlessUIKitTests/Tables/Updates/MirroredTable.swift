import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A table beside the plain array of arrays that it shows, in which each row is a number of its own.
final class MirroredTable: UITableViewDataSource, UITableViewDelegate {
  /// The way in which the table knows the heights of rows.
  enum Heights: String, CaseIterable {
    case fixed, delegated, estimated
  }

  final class Cell: UITableViewCell {
    /// The number of the row that the cell was made ready for last.
    var row: Int?
  }

  let heights: Heights
  let world: World
  let table = UITableView(frame: .zero, style: .plain)
  var data: [[Int]]
  var next: Int
  var numbers: SeededNumbers
  /// The heights that the table has been told of, where it asks for them when it shows a row.
  private(set) var told: [Int: CGFloat] = [:]
  private(set) var asked: [Int] = []
  /// The cells that messages have said to be in view, with the rows that they show.
  private var displayed: [ObjectIdentifier: Int] = [:]
  /// The paths that rows had before the block that is under way.
  private var pathsBefore: [Int: IndexPath] = [:]
  private var cellsBefore: Set<ObjectIdentifier> = []
  private var forgotten: Set<Int> = []

  static let estimate: CGFloat = 90

  init(_ heights: Heights, seed: UInt64) {
    self.heights = heights
    numbers = SeededNumbers(seed: seed)
    data = [Array(0..<7), Array(7..<9), [], Array(9..<15)]
    next = 15
    world = World(
      content: .zero,
      bounds: CGSize(width: 320, height: 480),
      scale: 2,
      view: table
    )
    table.rowHeight = 80
    table.estimatedRowHeight = heights == .estimated ? Self.estimate : 0
    table.allowsMultipleSelection = true
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    world.scene.finishTurn()
  }

  static func height(of row: Int) -> CGFloat { CGFloat(40 + row * 37 % 5 * 30) }

  /// The height that the table must have for a row.
  func expectedHeight(of row: Int) -> CGFloat {
    switch heights {
    case .fixed: 80
    case .delegated: Self.height(of: row)
    case .estimated: told[row] ?? Self.estimate
    }
  }

  func row(_ path: IndexPath) -> Int { data[path.section][path.row] }

  // MARK: Playing

  /// Does one block of updates; returns how many there were.
  func update() -> Int {
    let block = RandomBlock(of: data, next: &next, &numbers)
    pathsBefore = [:]
    for (section, rows) in data.enumerated() {
      for (index, row) in rows.enumerated() {
        pathsBefore[row] = IndexPath(row: index, section: section)
      }
    }
    let shown = Dictionary(
      uniqueKeysWithValues: table.visibleCells.compactMap { $0 as? Cell }.map { ($0.row ?? -1, $0) }
    )
    let selected = selectedRows.subtracting(block.forgotten)
    forgotten = block.forgotten
    for row in forgotten.subtracting(block.reloaded) { told[row] = nil }
    asked = []
    cellsBefore = Set(displayed.keys)
    table.beginUpdates()
    for call in calls(of: block) { call(table) }
    data = block.after
    table.endUpdates()
    let present = Set(data.joined())
    check(selectedRows == selected.intersection(present), "the selection")
    // A height that becomes known may push a row out of view, and another one bring it back.
    for case let cell as Cell in table.visibleCells where heights != .estimated {
      guard let row = cell.row, let before = shown[row], !forgotten.contains(row) else { continue }
      check(before === cell && !asked.contains(row), "the cell of row \(row), which it had,")
    }
    forgotten = []
    world.scene.finishTurn()
    return block.count
  }

  private var selectedRows: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).map(row))
  }

  /// Something else that happens between updates.
  func interlude() {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<5:
      table.contentOffset.y = CGFloat.random(
        in: 0...max(0, table.contentSize.height - 480),
        using: &numbers
      )
    case 5..<9:
      guard let section = data.indices.filter({ !data[$0].isEmpty }).randomElement(using: &numbers)
      else { break }
      let row = Int.random(in: 0..<data[section].count, using: &numbers)
      let path = IndexPath(row: row, section: section)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    default:
      told = [:]
      table.reloadData()
    }
    world.scene.finishTurn()
  }

  private func calls(of block: RandomBlock) -> [(UITableView) -> Void] {
    var calls: [(UITableView) -> Void] = []
    func paths(_ rows: [[Int]]) -> [IndexPath] {
      rows.map { IndexPath(row: $0[1], section: $0[0]) }
    }
    for path in paths(block.deletedRows) { calls.append { $0.deleteRows(at: [path], with: .fade) } }
    for path in paths(block.insertedRows) { calls.append { $0.insertRows(at: [path], with: .top) } }
    calls.append { $0.reloadRows(at: paths(block.reloadedRows), with: .none) }
    for move in block.movedRows {
      let ends = paths([move.from, move.to])
      calls.append { $0.moveRow(at: ends[0], to: ends[1]) }
    }
    calls.append { $0.deleteSections(IndexSet(block.deletedSections), with: .automatic) }
    calls.append { $0.insertSections(IndexSet(block.insertedSections), with: .automatic) }
    calls.append { $0.reloadSections(IndexSet(block.reloadedSections), with: .automatic) }
    for move in block.movedSections {
      calls.append { $0.moveSection(move.from, toSection: move.to) }
    }
    calls.shuffle(using: &numbers)
    return calls
  }

  // MARK: Comparing

  /// Compares the table with the array: every row and path, and every cell in view.
  ///
  /// Plain comparisons, of which there are millions; what differs is recorded.
  func compare() {
    check(world.scene.exception == nil, "an exception")
    check(table.numberOfSections == data.count, "the number of sections")
    var y: CGFloat = 0
    var visible: [IndexPath] = []
    let bounds = table.bounds
    for (section, rows) in data.enumerated() {
      check(table.numberOfRows(inSection: section) == rows.count, "the rows of section \(section)")
      for (index, row) in rows.enumerated() {
        let path = IndexPath(row: index, section: section)
        let rect = table.rectForRow(at: path)
        let height = expectedHeight(of: row)
        check(rect == CGRect(x: 0, y: y, width: 320, height: height), "the place of row \(row)")
        y += height
        if y > bounds.minY, y - height < bounds.maxY { visible.append(path) }
      }
    }
    check(table.contentSize.height == y, "the height of the content")
    check(table.indexPathsForVisibleRows == visible, "the rows in view")
    for (path, cell) in zip(visible, table.visibleCells) {
      let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
      check((cell as? Cell)?.row == row(path), "the cell at \(path)")
      check(table.indexPath(for: cell) == path, "the path \(path) of a cell")
      check(table.cellForRow(at: path) === cell, "the cell of the path \(path)")
      check(cell.frame == table.rectForRow(at: path), "the frame of the cell at \(path)")
      check(cell.isSelected == isSelected, "the look of the cell at \(path)")
    }
    check(displayed.values.sorted() == visible.map(row).sorted(), "what display messages said")
  }

  private func check(_ isTrue: Bool, _ what: @autoclosure () -> String) {
    if !isTrue { Issue.record("\(what()) is wrong, with \(heights) heights") }
  }

  // MARK: Data source and delegate

  func responds(to selector: Selector) -> Bool {
    switch selector.name {
    case "tableView(_:heightForRowAt:)": heights != .fixed
    case "numberOfSections(in:)", "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:didEndDisplaying:forRowAt:)":
      true
    default: false
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { data.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    asked.append(row(indexPath))
    (cell as? Cell)?.row = row(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height = Self.height(of: row(indexPath))
    told[row(indexPath)] = height
    return height
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    check(displayed[ObjectIdentifier(cell)] == nil, "a cell that is shown twice")
    displayed[ObjectIdentifier(cell)] = row(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let row = displayed.removeValue(forKey: ObjectIdentifier(cell)) else {
      return check(false, "a cell that ends, and was not in view,")
    }
    let wasShown = cellsBefore.remove(ObjectIdentifier(cell)) != nil
    let isGone = forgotten.contains(row) || !data.contains { $0.contains(row) }
    if isGone, wasShown {
      check(indexPath == pathsBefore[row], "the path of before (R005, R170)")
    } else if data.indices.contains(indexPath.section) {
      check(data[indexPath.section].firstIndex(of: row) == indexPath.row, "the path of an end")
    }
  }
}
