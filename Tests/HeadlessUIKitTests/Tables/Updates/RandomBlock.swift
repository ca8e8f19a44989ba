import TestSupport

/// A block of updates, made up at random, and what the data is after it.
///
/// The data comes about as UIKit's guide has it: first all that goes is taken out, then what comes is
/// put in, from the lowest place up.
struct RandomBlock {
  /// One section: rows, each a number of its own.
  typealias Data = [[Int]]

  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedRows: [[Int]] = []
  var reloadedRows: [[Int]] = []
  var insertedRows: [[Int]] = []
  var movedRows: [(from: [Int], to: [Int])] = []

  private(set) var after: Data = []
  /// The rows whose cells and looks of before count no longer; nor do their heights, but for those
  /// that are only reloaded.
  private(set) var forgotten: Set<Int> = []
  private(set) var reloaded: Set<Int> = []

  /// The number of its updates.
  var count: Int {
    deletedSections.count + reloadedSections.count + insertedSections.count + movedSections.count
      + deletedRows.count + reloadedRows.count + insertedRows.count + movedRows.count
  }

  private struct Section {
    /// Nothing for one that was inserted.
    var old: Int?
    var rows: [Int]
    var takesRows: Bool
  }

  /// The sections and rows that are on their way while a block is made up.
  private struct Change {
    var staying: [Section] = []
    var movingSections: [Section] = []
    var movingRows: [(from: [Int], row: Int)] = []
  }

  init(of before: Data, next: inout Int, _ numbers: inout SeededNumbers) {
    let changesSections = Self.chance(30, &numbers)
    var change = Change()
    for (index, rows) in before.enumerated() {
      let fate = changesSections ? Int.random(in: 0..<100, using: &numbers) : 100
      take(rows, of: index, fate, &change, next: &next, &numbers)
    }
    if changesSections {
      for _ in 0..<Int.random(in: 0...1, using: &numbers) {
        let rows = Self.newRows(from: &next, &numbers)
        change.movingSections.append(Section(old: nil, rows: rows, takesRows: false))
      }
    }
    let moving = change.movingSections.shuffled(using: &numbers)
    var sections = Self.inserting(moving, into: change.staying, &numbers) { section, place in
      if let old = section.old {
        movedSections.append((old, place))
      } else {
        insertedSections.append(place)
      }
    }
    putRows(of: change, into: &sections, next: &next, &numbers)
    after = sections.map(\.rows)
  }

  private static func chance(_ percent: Int, _ numbers: inout SeededNumbers) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  /// Returns up to six rows that were not there before.
  private static func newRows(from next: inout Int, _ numbers: inout SeededNumbers) -> [Int] {
    let count = Int.random(in: 0...6, using: &numbers)
    defer { next += count }
    return Array(next..<(next + count))
  }

  /// Takes the rows of a section out that go or move, and decides what becomes of the section.
  private mutating func take(
    _ rows: [Int],
    of index: Int,
    _ fate: Int,
    _ change: inout Change,
    next: inout Int,
    _ numbers: inout SeededNumbers
  ) {
    var kept: [Int] = []
    let isGone = fate < 15
    let isReloaded = fate >= 15 && fate < 30
    for (place, row) in rows.enumerated() {
      let path = [index, place]
      switch Int.random(in: 0..<100, using: &numbers) {
      case ..<8 where !isReloaded:
        deletedRows.append(path)
        forgotten.insert(row)
      case 8..<14: change.movingRows.append((path, row))
      case 14..<22 where !isReloaded && !isGone:
        reloadedRows.append(path)
        forgotten.insert(row)
        reloaded.insert(row)
        kept.append(row)
      default:
        if isGone || isReloaded { forgotten.insert(row) }
        kept.append(row)
      }
    }
    if isGone {
      deletedSections.append(index)
    } else if isReloaded {
      reloadedSections.append(index)
      let new = Self.newRows(from: &next, &numbers)
      let isKept = Self.chance(50, &numbers)
      change.staying.append(Section(old: index, rows: isKept ? kept : new, takesRows: false))
    } else if fate < 45 {
      change.movingSections.append(Section(old: index, rows: kept, takesRows: true))
    } else {
      change.staying.append(Section(old: index, rows: kept, takesRows: true))
    }
  }

  /// Puts the rows that move, and some new ones, into sections that take them; where there is none, what moves has
  /// nowhere to go and is deleted.
  private mutating func putRows(
    of change: Change,
    into sections: inout [Section],
    next: inout Int,
    _ numbers: inout SeededNumbers
  ) {
    let takers = sections.indices.filter { sections[$0].takesRows }
    guard !takers.isEmpty else {
      deletedRows += change.movingRows.map(\.from).filter { !reloadedSections.contains($0[0]) }
      forgotten.formUnion(change.movingRows.map(\.row))
      return
    }
    var coming: [Int: [(from: [Int]?, row: Int)]] = [:]
    for row in change.movingRows {
      let taker = takers.randomElement(using: &numbers) ?? 0
      coming[taker, default: []].append((row.from, row.row))
    }
    for taker in takers where Self.chance(50, &numbers) {
      let most = sections[taker].rows.count < 12 ? 3 : 0
      for _ in 0..<Int.random(in: 0...most, using: &numbers) {
        coming[taker, default: []].append((nil, next))
        next += 1
      }
    }
    for taker in takers {
      guard let rows = coming[taker]?.shuffled(using: &numbers) else { continue }
      let kept = sections[taker].rows.map { (from: [Int]?.none, row: $0) }
      sections[taker].rows = Self.inserting(rows, into: kept, &numbers) { row, place in
        if let from = row.from {
          movedRows.append((from, [taker, place]))
        } else {
          insertedRows.append([taker, place])
        }
      }
      .map(\.row)
    }
  }

  /// Puts items in at random places, the lowest first, and tells where each comes to be.
  private static func inserting<Item>(
    _ items: [Item],
    into list: [Item],
    _ numbers: inout SeededNumbers,
    _ tell: (Item, Int) -> Void
  ) -> [Item] {
    let places = Array(0..<(items.count + list.count)).shuffled(using: &numbers)
      .prefix(items.count).sorted()
    var result = list
    for (item, place) in zip(items, places) {
      result.insert(item, at: place)
      tell(item, place)
    }
    return result
  }
}
