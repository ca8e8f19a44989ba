import Traces

/// Whether the latest update of a table fits what its data source answered before and after it.
///
/// It counts by itself, and by the documents alone: what is deleted, reloaded or moved away is named by
/// its number before the update, what comes by its number after it (R162); of both there must be what
/// is named (R167), and each section that stays must have as many rows as the update leads to (R160).
struct UpdateCause {
  private typealias Counts = [Int: Int]

  /// What was answered last: the number of sections, and of rows by section.
  private var sections: Int?
  private var rows: Counts = [:]
  /// The same before the update; nil: not heard.
  private var sectionsBefore: Int?
  private var rowsBefore: Counts = [:]
  /// How many blocks are open, and the instant of one whose calls say that they stand in it.
  private var depth = 0
  private var batch: Microseconds?
  /// Whether the table may know other data than what was answered last.
  private var isStale = true
  /// Whether an update was begun, whatever has become of it.
  private var isThere = false
  /// Whether the table has not yet asked for the data after the latest update.
  private var isUnasked = false
  /// Whether a script began an update before that: the two may count as one, of which no source tells.
  private var isTangled = false
  /// Whether a script began the latest update.
  private var isScripted = false
  /// Whether the table is just asking for its data.
  private var isAsking = false
  private var changes: [Call] = []

  /// Takes an answer in.
  mutating func take(_ message: Message) {
    isAsking = message.name == .numberOfSections || message.name == .numberOfRows
    switch message.name {
    case .numberOfSections:
      sections = message.answer?.wholeNumber
      rows = [:]
      isStale = false
      // The block before is over.
      isUnasked = false
      batch = nil
    case .numberOfRows:
      guard let section = message.arguments[.numberOfRowsInSection]?.wholeNumber else { return }
      rows[section] = message.answer?.wholeNumber
    case .didMoveRow:
      guard let from = message.arguments[.moveRowAt]?.rowPath?.section,
        let to = message.arguments[.to]?.rowPath?.section
      else { return }
      // The table takes the row along, and asks nothing (R152).
      rows[from]? -= 1
      rows[to]? += 1
    default: break
    }
  }

  /// Takes a call in.
  mutating func take(_ call: Call) {
    switch call.name {
    case .reloadData:
      isStale = true
      // What a reload in the midst of an update makes of it is in no source.
      if call.isByDelegate, isUnasked { isTangled = true }
    case .beginUpdates:
      if depth == 0 { begin(call) }
      depth += 1
    case .endUpdates: depth = max(0, depth - 1)
    // A block of updates in which nothing but the data become others is one too.
    case _ where Self.names.contains(call.name) || call.block == .performBatchUpdates:
      let isInBatch = call.block == .performBatchUpdates
      if depth == 0, !isInBatch || batch != call.time { begin(call) }
      if depth == 0 { batch = isInBatch ? call.time : nil }
      changes.append(call)
    default: break
    }
  }

  private static let names: Set<Name> = [
    .insertRows, .deleteRows, .reloadRows, .moveRow, .insertSections, .deleteSections,
    .reloadSections, .moveSection,
  ]

  private mutating func begin(_ call: Call) {
    if isUnasked && (isScripted || call.isByDelegate) || isAsking && call.isByDelegate {
      isTangled = true
    }
    isScripted = call.isByDelegate
    isThere = true
    isUnasked = true
    (sectionsBefore, rowsBefore) = isStale ? (nil, [:]) : (sections, rows)
    changes = []
  }

  /// Whether an exception may be due to the update: it does not fit, or not enough was heard.
  var mayExplain: Bool {
    guard isThere else { return false }
    guard !isTangled, let before = sectionsBefore, let after = sections else { return true }
    var arithmetic = UpdateArithmetic(before: before)
    for call in changes { arithmetic.take(call) }
    return !arithmetic.fits(rowsBefore, after: after, rows)
  }
}

/// What an update leads to, by its numbers.
private struct UpdateArithmetic {
  private let before: Int
  private var goneSections: [Int] = []
  private var reloadedSections: [Int] = []
  private var newSections: [Int] = []
  private var movedSections: [(from: Int, to: Int)] = []
  private var goneRows: [RowPath] = []
  private var reloadedRows: [RowPath] = []
  private var newRows: [RowPath] = []

  init(before: Int) {
    self.before = before
  }

  mutating func take(_ call: Call) {
    let paths = (call.arguments[.at]?.list ?? []).compactMap(\.rowPath)
    let numbers = (call.arguments[.sections]?.list ?? []).compactMap(\.wholeNumber)
    switch call.name {
    case .insertRows: newRows += paths
    case .deleteRows: goneRows += paths
    case .reloadRows: reloadedRows += paths
    case .moveRow:
      if let path = call.arguments[.at]?.rowPath { goneRows.append(path) }
      if let path = call.arguments[.to]?.rowPath { newRows.append(path) }
    case .insertSections: newSections += numbers
    case .deleteSections: goneSections += numbers
    case .reloadSections: reloadedSections += numbers
    case .moveSection:
      guard let from = call.arguments[.section]?.wholeNumber,
        let to = call.arguments[.toSection]?.wholeNumber
      else { return }
      movedSections.append((from, to))
    default: break
    }
  }

  /// Whether all that is named is there, once, and each section has the rows that it should have;
  /// what was not heard is held not to fit.
  func fits(_ rowsBefore: [Int: Int], after: Int, _ rowsAfter: [Int: Int]) -> Bool {
    let leaving = goneSections + movedSections.map(\.from)
    let coming = newSections + movedSections.map(\.to)
    guard after == before - goneSections.count + newSections.count,
      isThereOnce(leaving + reloadedSections, below: before), isThereOnce(coming, below: after),
      isThereOnce(goneRows + reloadedRows, rowsBefore), isThereOnce(newRows, rowsAfter)
    else { return false }
    var places = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.from, $0.to) })
    var next = 0
    for section in 0..<before where !leaving.contains(section) {
      while coming.contains(next) { next += 1 }
      places[section] = next
      next += 1
    }
    return (0..<before).allSatisfy { section in
      guard !reloadedSections.contains(section), let place = places[section] else { return true }
      guard let old = rowsBefore[section], let new = rowsAfter[place] else { return false }
      return new
        == old - goneRows.count { $0.section == section } + newRows.count { $0.section == place }
    }
  }

  private func isThereOnce(_ sections: [Int], below count: Int) -> Bool {
    Set(sections).count == sections.count && sections.allSatisfy { (0..<count).contains($0) }
  }

  private func isThereOnce(_ paths: [RowPath], _ counts: [Int: Int]) -> Bool {
    Set(paths).count == paths.count
      && paths.allSatisfy { (0..<(counts[$0.section] ?? 0)).contains($0.row) }
  }
}

extension Value {
  /// The whole number, where this is a number.
  var wholeNumber: Int? { number.map { Int($0.units / 1_000_000) } }

  /// The elements of an array, of whatever length.
  fileprivate var list: [Value] {
    switch self {
    case .pair(let first, let second): [.number(first), .number(second)]
    case .array(let elements): elements
    default: []
    }
  }
}
