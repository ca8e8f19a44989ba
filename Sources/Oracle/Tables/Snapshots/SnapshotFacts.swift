internal import Traces
internal import Transcripts

/// The facts about the snapshots that a diffable data source was given.
struct SnapshotFacts: Sendable {
  /// The snapshot that was applied last; nil: not known.
  private var shown: SnapshotDifference.Snapshot?
  /// The changes that an animated snapshot asks of the table; nil: not known, or not animated
  /// (R676).
  private(set) var changes: RowChanges?
  /// The turn in which a snapshot was applied last, and its time; -1: none was.
  private(set) var turn: Int32 = -1
  private(set) var time: Microseconds = -1
  /// The identifier that stood twice in it, so that an exception is due (R680).
  private(set) var duplicate: String?
  /// The rows whose items were displayed before and stay, with the items (R679).
  private(set) var kept: [RowPath: String] = [:]
  /// The rows whose items were displayed before and are to be set up anew, and were not asked for yet.
  private(set) var renewed: [RowPath: String] = [:]

  init(_ watch: Watch) {
    let isDiffable = watch.setting.declaration.config[.diffable]?.bool == true
    let isKnown = watch.record.isFromTheStart && !watch.record.calls.leavesOpen
    shown = isDiffable && isKnown ? SnapshotDifference.Snapshot() : nil
  }

  /// The items of each section, as they were applied last; nil: not known.
  var items: [[String]]? { shown?.items }

  /// True if something must come before the turn ends, or some frames later.
  var isDue: Bool { duplicate != nil || changes?.rows.inserted.isEmpty == false }

  /// Follows a call to the table.
  mutating func follow(_ call: borrowing Call, _ rows: RowFacts, turn: Int32) {
    guard call.name == .applySnapshot || call.name == .applyByReload else { return }
    let new = (call.arguments[.itemIdentifiers]?.elements ?? []).map { section in
      section.elements.compactMap(\.string)
    }
    let sections = (call.arguments[.sectionIdentifiers]?.elements ?? []).compactMap(\.string)
    self.turn = turn
    time = call.time ?? -1
    duplicate = Self.duplicate(in: sections) ?? Self.duplicate(in: new.flatMap(\.self))
    kept = [:]
    renewed = [:]
    changes = nil
    guard duplicate == nil else { return }
    let next =
      new.count == sections.count
      ? SnapshotDifference.Snapshot(sections: sections, items: new) : nil
    if call.name == .applySnapshot, !call.isByDelegate, call.block == nil {
      noteKept(new, call, rows)
      // The cells that are set up anew are another matter.
      if let shown, let next, call.arguments[.animatingDifferences]?.bool != false,
        call.arguments[.reconfiguredItemIdentifiers] == nil
      {
        let reloaded = Self.items(.reloadedItemIdentifiers, of: call)
        changes = SnapshotDifference(from: shown, to: next, reloading: Set(reloaded)).changes
      }
    }
    shown = next
  }

  private static func items(_ label: Name, of call: borrowing Call) -> [String] {
    (call.arguments[label]?.elements ?? []).compactMap(\.string)
  }

  private static func duplicate(in identifiers: [String]) -> String? {
    var seen: Set<String> = []
    return identifiers.first { !seen.insert($0).inserted }
  }

  private mutating func noteKept(_ new: [[String]], _ call: borrowing Call, _ rows: RowFacts) {
    guard let items, !rows.doubt.isVague else { return }
    let named =
      Self.items(.reloadedItemIdentifiers, of: call)
      + Self.items(.reconfiguredItemIdentifiers, of: call)
    var displayed = Set<String>()
    for (section, row) in items.enumerated() {
      for (index, item) in row.enumerated()
      where rows.shown.isShown(RowPath(section: section, row: index)) {
        displayed.insert(item)
      }
    }
    for (section, row) in new.enumerated() {
      for (index, item) in row.enumerated() where displayed.contains(item) {
        let path = RowPath(section: section, row: index)
        if named.contains(item) { renewed[path] = item } else { kept[path] = item }
      }
    }
  }

  /// Follows a message, after it was judged.
  mutating func follow(_ heard: TableHeard) {
    guard heard.event == .cellForRow else { return }
    // A question that does not name its row may be about any.
    guard let path = heard.path else { return renewed = [:] }
    renewed[path] = nil
  }

  /// Forgets the rows that were to be set up anew: they may be elsewhere by now.
  mutating func loosen() { renewed = [:] }

  /// Returns the number of rows that a section has by the snapshot; nil: not known.
  func count(of section: Int) -> Int? {
    guard duplicate == nil, let items, items.indices.contains(section) else { return nil }
    return items[section].count
  }

  /// Takes in that the table rests: what came of the latest snapshot was judged.
  mutating func rest() { changes = nil }

  /// Ends what was due in the turn, told or not.
  mutating func endDues() {
    duplicate = nil
    kept = [:]
  }
}
