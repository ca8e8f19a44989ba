internal import Traces
internal import Transcripts

/// An update that a table was told to carry out, and what has come of it.
struct RowUpdate: Sendable {
  /// The standing of an update, by what it names.
  enum Standing: Equatable, Sendable {
    /// There is all that it names, as far as it is known.
    case sound
    /// It cannot be carried out (R167, R747).
    case impossible(UpdateFault)
    /// No source says what becomes of it.
    case doubtful
  }

  let changes: RowChanges
  /// The counts before it.
  let before: RowCounts
  let turn: Int32
  let time: Microseconds
  /// True if it is a `performBatchUpdates`, which more calls may belong to.
  let isBatch: Bool
  let standing: Standing
  /// The change of each row's place; nil: not known.
  let shift: RowShift?
  /// True if all was known of the table that the update came to.
  let isTrusted: Bool
  /// True if the table had loaded, and was in the midst of nothing.
  let isPlain: Bool
  /// True if the table was told to load anew since.
  var isReloadedSince = false
  /// The rows that had a cell in view and must be given another, by their paths after (R168).
  private(set) var due: Set<RowPath> = []
  /// True if any row that was to be reloaded was in view, and true if any was asked for since.
  private(set) var hasDue = false
  private(set) var wasAsked = false
  /// The counts since then.
  private(set) var sections: Int?
  private(set) var rows: [Int: Int] = [:]
  /// True if the turn in which it came still goes on.
  private(set) var isOpen = true
  /// True if its turn has ended with more calls of its block to come, perhaps.
  private var isLeftOpen = false

  init(
    _ changes: RowChanges,
    before: RowCounts,
    turn: Int32,
    time: Microseconds,
    isBatch: Bool,
    isTrusted: Bool,
    isPlain: Bool = true
  ) {
    self.changes = changes
    self.before = before
    self.turn = turn
    self.time = time
    self.isBatch = isBatch
    self.isTrusted = isTrusted
    self.isPlain = isPlain
    let shift = RowShift(changes)
    let fault = UpdateFault(changes, before: before)
    standing = fault.map { .impossible($0) } ?? (shift == nil ? .doubtful : .sound)
    self.shift = standing == .sound ? shift : nil
  }

  /// True if it contradicts itself, whatever rows there are.
  var isAbsurd: Bool {
    guard isPlain, case .impossible(let fault) = standing else { return false }
    switch fault {
    case .twoFates, .onePlace, .intoNewSection: return true
    case .missingRow, .missingSection, .rowBeyond, .sectionBeyond: return false
    }
  }

  /// Notes which rows are in view as it comes.
  mutating func noteShown(_ shown: some Sequence<RowPath>) {
    guard let shift else { return }
    for row in shown {
      if case .asked(let path) = shift.fate(of: row) { due.insert(path) }
    }
    hasDue = !due.isEmpty
  }

  /// Takes in what comes of it.
  mutating func learn(_ heard: TableHeard) {
    switch heard.event {
    case .numberOfSections: sections = heard.count
    case .numberOfRows:
      if let section = heard.section, let count = heard.count { rows[section] = count }
    case .cellForRow:
      if let path = heard.path, due.remove(path) != nil { wasAsked = true }
    case .heightForRow:
      // A row without height is in no view, and has no cell.
      if let path = heard.path, let height = heard.answer?.number, height.units == 0 {
        due.remove(path)
        hasDue = wasAsked || !due.isEmpty
      }
    default: break
    }
  }

  // MARK: - Turns

  /// Returns true if what is judged now belongs to it.
  func includes(_ now: Heard) -> Bool {
    isOpen && (turn == now.turn || isLeftOpen) && !mayGoOn(now)
  }

  /// Returns true if the input that ends its turn may be one more call of its block.
  private func mayGoOn(_ now: Heard) -> Bool {
    isBatch && now.event == .turnEnd && now.time == time && sections == nil && rows.isEmpty
  }

  /// Takes in that the turn is over.
  mutating func endTurn(_ now: Heard) {
    isLeftOpen = mayGoOn(now)
    isOpen = isLeftOpen
  }

  // MARK: - Counts

  /// The sections that must be counted anew, for the update changes their rows (R166).
  var countedSections: [Int] {
    guard let shift else { return [] }
    let old = changes.rows.gone + changes.rows.reloaded
    return Set(
      old.compactMap { shift.section(after: $0.section) } + changes.rows.come.map(\.section)
        + changes.sections.come + changes.sections.reloaded.compactMap(shift.section(after:))
    ).sorted()
  }

  /// True if everything that the update changes was counted since.
  var isCounted: Bool {
    let isSectionTold = sections != nil || changes.sections.isEmpty
    return isSectionTold && countedSections.allSatisfy { rows[$0] != nil }
  }

  /// A section that was counted with other rows than the update leads to (R160).
  var invalidSection: Int? {
    guard let shift, isTrusted else { return nil }
    if let sections, let expected = shift.sections(from: before), sections != expected {
      return nil
    }
    return rows.keys.sorted().first { section in
      shift.rows(after: section, from: before).map { $0 != rows[section] } ?? false
    }
  }

  /// True if another number of sections was counted than the update leads to (R160).
  var hasInvalidSections: Bool {
    guard let shift, isTrusted, let sections, let expected = shift.sections(from: before) else {
      return false
    }
    return sections != expected
  }

  /// Returns the certainty that the data have the rows that the update leads to, in every section.
  ///
  /// - Parameter model: What the data source answers where it was not asked; nil: not known.
  /// - Returns: Whether it has; unknown where a number is missing.
  func isValid(_ model: [Int]?) -> Certainty {
    guard let shift, isTrusted, before.isComplete, let expected = shift.sections(from: before),
      let count = sections ?? model?.count, expected < 10_000
    else { return .unknown }
    guard count == expected else { return .no }
    for section in 0..<max(0, expected) {
      guard let rows = rows[section] ?? model.map({ $0[section] }) else { return .unknown }
      if let expected = shift.rows(after: section, from: before), expected != rows { return .no }
    }
    return .yes
  }

  /// Returns the certainty that nothing is wrong with it: no is known of what it names and of what was counted.
  func isSurelyRight(_ model: [Int]?) -> Certainty {
    guard isTrusted else { return .unknown }
    if case .impossible = standing { return .no }
    if invalidSection != nil || hasInvalidSections { return .no }
    guard standing == .sound else { return .unknown }
    return isCounted && before.isComplete ? .yes : isValid(model)
  }

  /// Returns the numbers that UIKit's reason tells of a section: after and before the update, inserted,
  /// deleted, moved in, moved out.
  func numbers(of section: Int) -> [Int]? {
    guard let shift, let after = rows[section], let old = shift.section(before: section),
      let count = before.rows(in: old)
    else { return nil }
    let (out, into) = (changes.rows.moved.map(\.from), changes.rows.moved.map(\.to))
    return [
      after, count, changes.rows.inserted.count { $0.section == section },
      changes.rows.deleted.count { $0.section == old }, into.count { $0.section == section },
      out.count { $0.section == old },
    ]
  }
}
