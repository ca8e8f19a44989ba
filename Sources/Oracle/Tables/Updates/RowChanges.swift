internal import Traces

/// What a block of updates asks a table to do, as its calls say it.
struct RowChanges: Sendable {
  /// What goes from a place before the block to one after it.
  struct Move<Place: Hashable & Sendable>: Sendable {
    let from: Place
    let to: Place
  }

  /// What happens to rows, or to sections.
  struct Items<Place: Hashable & Sendable>: Sendable {
    var deleted: [Place] = []
    var reloaded: [Place] = []
    var inserted: [Place] = []
    var moved: [Move<Place>] = []

    /// Whether nothing happens to them.
    var isEmpty: Bool {
      deleted.isEmpty && reloaded.isEmpty && inserted.isEmpty && moved.isEmpty
    }

    /// What goes from its place before, and what comes to its place after.
    var gone: [Place] { deleted + moved.map(\.from) }
    var come: [Place] { inserted + moved.map(\.to) }

    /// Whether anything is named twice, of which no source says what becomes.
    fileprivate var isAmbiguous: Bool {
      let before = gone + reloaded
      return Set(before).count < before.count || Set(come).count < come.count
    }
  }

  private(set) var rows = Items<RowPath>()
  private(set) var sections = Items<Int>()
  /// Whether every call told what it is about.
  private(set) var isReadable = true

  /// Whether the block asks for nothing.
  var isEmpty: Bool { isReadable && rows.isEmpty && sections.isEmpty }

  /// Whether it reloads rows, and does nothing else.
  var reloadsOnly: Bool {
    isReadable && sections.isEmpty && !rows.reloaded.isEmpty && rows.gone.isEmpty
      && rows.come.isEmpty
  }

  /// Whether it is told what each row and section is to do, and no two of that meet in one.
  ///
  /// What becomes of a row that is updated in a section which goes, comes or moves itself is nowhere
  /// stated.
  var isClear: Bool {
    guard isReadable, !rows.isAmbiguous, !sections.isAmbiguous else { return false }
    let before = Set(sections.gone + sections.reloaded)
    let shift = IndexShift(gone: sections.gone, come: sections.come)
    let after = Set(sections.come + sections.reloaded.compactMap(shift.after))
    return !(rows.gone + rows.reloaded).contains { before.contains($0.section) }
      && !rows.come.contains { after.contains($0.section) }
  }

  /// Something came between that leaves open what becomes of it all.
  mutating func spoil() { isReadable = false }

  /// Adds what a call asks for.
  mutating func note(_ call: borrowing Call) {
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
  mutating func move(_ move: Move<RowPath>) { rows.moved.append(move) }

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

extension Value {
  /// The number, where it is a whole one.
  var wholeNumber: Int? {
    guard let units = number?.units, units % 1_000_000 == 0 else { return nil }
    return Int(units / 1_000_000)
  }
}
