package import Traces

/// The changes that a block of updates asks of a table, as its calls say them.
package struct RowChanges: Sendable {
  /// A move from a place before the block to one after it.
  package struct Move<Place: Hashable & Sendable>: Sendable {
    package let from: Place
    package let to: Place

    package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// The changes of rows, or of sections.
  package struct Items<Place: Hashable & Sendable>: Sendable {
    package var deleted: [Place] = []
    package var reloaded: [Place] = []
    package var inserted: [Place] = []
    package var moved: [Move<Place>] = []

    package init() {}

    /// True if nothing happens to them.
    package var isEmpty: Bool {
      deleted.isEmpty && reloaded.isEmpty && inserted.isEmpty && moved.isEmpty
    }

    /// The places of the items that go, before the block.
    package var gone: [Place] { deleted + moved.map(\.from) }
    /// The places of the items that come, after the block.
    package var come: [Place] { inserted + moved.map(\.to) }

    /// True if anything is named twice, of which no source says what becomes.
    fileprivate var isAmbiguous: Bool {
      let before = gone + reloaded
      return Set(before).count < before.count || Set(come).count < come.count
    }
  }

  package private(set) var rows = Items<RowPath>()
  package private(set) var sections = Items<Int>()
  /// True if every call told what it is about.
  private(set) var isReadable = true

  /// Changes nothing, until calls are noted.
  package init() {}

  /// Changes what is given.
  package init(rows: Items<RowPath>, sections: Items<Int>) {
    self.rows = rows
    self.sections = sections
  }

  /// True if the block asks for nothing.
  package var isEmpty: Bool { isReadable && rows.isEmpty && sections.isEmpty }

  /// True if it reloads rows, and does nothing else.
  package var reloadsOnly: Bool {
    isReadable && sections.isEmpty && !rows.reloaded.isEmpty && rows.gone.isEmpty
      && rows.come.isEmpty
  }

  /// True if it is told what each row and section is to do, and no two of that meet in one.
  ///
  /// No source says what becomes of a row that is updated in a section which goes, comes or moves
  /// itself.
  package var isClear: Bool {
    guard isReadable, !rows.isAmbiguous, !sections.isAmbiguous else { return false }
    let before = Set(sections.gone + sections.reloaded)
    let shift = IndexShift(gone: sections.gone, come: sections.come)
    let after = Set(sections.come + sections.reloaded.compactMap(shift.after))
    return !(rows.gone + rows.reloaded).contains { before.contains($0.section) }
      && !rows.come.contains { after.contains($0.section) }
  }

  /// True if a row or a section is named twice before the update, or after it.
  package var namesTwice: Bool { rows.isAmbiguous || sections.isAmbiguous }

  /// Takes in that something came between that leaves open what becomes of it all.
  package mutating func spoil() { isReadable = false }

  /// Adds what a call asks for.
  package mutating func note(_ call: borrowing Call) {
    switch call.name {
    case .insertRows: rows.inserted += paths(of: call)
    case .deleteRows: rows.deleted += paths(of: call)
    case .reloadRows: rows.reloaded += paths(of: call)
    case .insertSections: sections.inserted += numbers(of: call)
    case .deleteSections: sections.deleted += numbers(of: call)
    case .reloadSections: sections.reloaded += numbers(of: call)
    case .moveRow:
      let ends = [Name.at, .to].compactMap { call.arguments[$0]?.rowPath }
      if ends.count == 2 {
        rows.moved.append(Move(from: ends[0], to: ends[1]))
      } else {
        isReadable = false
      }
    case .moveSection:
      let ends = [Name.section, .toSection].compactMap { call.arguments[$0]?.wholeNumber }
      if ends.count == 2 {
        sections.moved.append(Move(from: ends[0], to: ends[1]))
      } else {
        isReadable = false
      }
    default: break
    }
  }

  /// Adds that a row goes elsewhere.
  package mutating func move(_ move: Move<RowPath>) { rows.moved.append(move) }

  private mutating func paths(of call: borrowing Call) -> [RowPath] {
    guard let elements = call.arguments[.at]?.elements else {
      isReadable = false
      return []
    }
    let paths = elements.compactMap(\.rowPath)
    if paths.count < elements.count { isReadable = false }
    return paths
  }

  private mutating func numbers(of call: borrowing Call) -> [Int] {
    guard let elements = call.arguments[.sections]?.elements else {
      isReadable = false
      return []
    }
    let numbers = elements.compactMap(\.wholeNumber)
    if numbers.count < elements.count { isReadable = false }
    // A set of sections names each once.
    return Set(numbers).sorted()
  }
}
