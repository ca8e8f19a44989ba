internal import Traces
internal import Transcripts

/// A fault that makes an update impossible: it names what there is not, or gives one row two fates.
///
/// A table raises an exception for it (R167, R747).
enum UpdateFault: Equatable, Sendable {
  /// A row or a section that was not there before is deleted, reloaded or moved.
  case missingRow(RowPath)
  case missingSection(Int)
  /// A row or a section is inserted at a place that there is not afterwards, or moved there.
  case rowBeyond(RowPath)
  case sectionBeyond(Int)
  /// A row has two of these fates: it is deleted, reloaded, moved.
  case twoFates(RowPath)
  /// Two rows come to one place: one is inserted there, another moved.
  case onePlace(RowPath)
  /// A row is moved into a section that is inserted.
  case intoNewSection(RowPath)

  /// Finds the first; nil: there is none, or it is not known.
  ///
  /// - Parameters:
  ///   - changes: the update.
  ///   - before: what is counted before.
  init?(_ changes: RowChanges, before: RowCounts) {
    let fault =
      Self.missing(changes, before) ?? Self.conflict(changes.rows)
      ?? Self.moveIntoNew(changes) ?? Self.beyond(changes, before)
    guard let fault else { return nil }
    self = fault
  }

  private static func missing(_ changes: RowChanges, _ before: RowCounts) -> UpdateFault? {
    let sections = changes.sections.gone + changes.sections.reloaded
    if let section = sections.first(where: { before.has(section: $0) == .no }) {
      return .missingSection(section)
    }
    let rows = changes.rows.gone + changes.rows.reloaded
    return rows.first { before.has($0) == .no }.map { .missingRow($0) }
  }

  private static func conflict(_ rows: RowChanges.Items<RowPath>) -> UpdateFault? {
    let moved = Set(rows.moved.map(\.from))
    let reloaded = Set(rows.reloaded)
    if let row = rows.deleted.first(where: { reloaded.contains($0) || moved.contains($0) }) {
      return .twoFates(row)
    }
    if let row = rows.reloaded.first(where: moved.contains) { return .twoFates(row) }
    let targets = Set(rows.moved.map(\.to))
    return rows.inserted.first(where: targets.contains).map { .onePlace($0) }
  }

  private static func moveIntoNew(_ changes: RowChanges) -> UpdateFault? {
    let new = Set(changes.sections.inserted)
    return changes.rows.moved.first { new.contains($0.to.section) }.map { .intoNewSection($0.to) }
  }

  /// Returns the fault that the numbers after the update show, if that is clear.
  private static func beyond(_ changes: RowChanges, _ before: RowCounts) -> UpdateFault? {
    guard let shift = RowShift(changes), let sections = shift.sections(from: before) else {
      return nil
    }
    if let section = changes.sections.come.first(where: { $0 < 0 || $0 >= sections }) {
      return .sectionBeyond(section)
    }
    let row = changes.rows.come.first { row in
      guard row.row >= 0, row.section >= 0, row.section < sections else { return true }
      return shift.rows(after: row.section, from: before).map { row.row >= $0 } ?? false
    }
    return row.map { .rowBeyond($0) }
  }

  /// The fault, in words.
  var words: String {
    switch self {
    case .missingRow(let row): "row \(row), which is not there,"
    case .missingSection(let section): "section \(section), which is not there,"
    case .rowBeyond(let row): "row \(row), which is not there afterwards,"
    case .sectionBeyond(let section): "section \(section), which is not there afterwards,"
    case .twoFates(let row): "row \(row) twice"
    case .onePlace(let row): "two rows that come to \(row)"
    case .intoNewSection(let row): "a move to \(row), into a section that is inserted,"
    }
  }
}
