/// The updates of one block, as code asked for them.
///
/// A deletion, a reload and the start of a move use the numbers before the block. An insertion and
/// the end of a move use the numbers after it. The order of the calls does not matter (R162).
nonisolated struct TableChanges {
  /// Something that goes from a place before the block to a place after it.
  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    let from: Place
    let to: Place
  }

  /// The changes to the items of one kind.
  struct Items<Place: Hashable & Sendable> {
    var deleted: [Place] = []
    var reloaded: [Place] = []
    var inserted: [Place] = []
    var moved: [Move<Place>] = []

    mutating func add(_ other: Self) {
      deleted += other.deleted
      reloaded += other.reloaded
      inserted += other.inserted
      moved += other.moved
    }

    var isEmpty: Bool {
      deleted.isEmpty && reloaded.isEmpty && inserted.isEmpty && moved.isEmpty
    }
  }

  var sections = Items<Int>()
  var rows = Items<RowPlace>()

  /// The rows whose cells are set up anew, by their places before the block.
  var reconfigured: [RowPlace] = []

  /// True if the rows are those of a snapshot, whose items may move into sections that come.
  var isOfSnapshot = false

  var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

  /// Adds what another block asks for.
  mutating func add(_ other: TableChanges) {
    sections.add(other.sections)
    rows.add(other.rows)
    reconfigured += other.reconfigured
    if other.isOfSnapshot { isOfSnapshot = true }
  }

  /// Returns true if the cell of a row goes away.
  func removes(_ row: RowPlace) -> Bool {
    rows.deleted.contains(row) || rows.reloaded.contains(row)
      || sections.deleted.contains(row.section) || sections.reloaded.contains(row.section)
  }
}

/// An update that cannot be carried out, and why.
nonisolated struct InvalidUpdate: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
