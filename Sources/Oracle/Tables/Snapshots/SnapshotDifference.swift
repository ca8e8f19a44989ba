internal import Traces
internal import Transcripts

/// The changes by which a table comes from one snapshot to the next: items are matched by their
/// identifiers (R675, R679).
struct SnapshotDifference {
  /// A snapshot, with its sections in order.
  struct Snapshot: Sendable {
    var sections: [String] = []
    var items: [[String]] = []

    /// The place of each item.
    fileprivate var places: [String: RowPath] {
      var places: [String: RowPath] = [:]
      for (section, row) in items.enumerated() {
        for (index, item) in row.enumerated() {
          places[item] = RowPath(section: section, row: index)
        }
      }
      return places
    }
  }

  private let old: Snapshot
  private let new: Snapshot
  private let reloaded: Set<String>

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - old: the snapshot that is shown.
  ///   - new: the snapshot that is applied.
  ///   - reloaded: the items that are to be given another cell.
  init(from old: Snapshot, to new: Snapshot, reloading reloaded: Set<String>) {
    self.old = old
    self.new = new
    self.reloaded = reloaded
  }

  /// The changes of sections and rows; nil: sections go past each other, or an item leaves for another section
  /// that comes or goes, of which no source says how it is shown.
  var changes: RowChanges? {
    let gone = old.sections.indices.filter { !new.sections.contains(old.sections[$0]) }
    let come = new.sections.indices.filter { !old.sections.contains(new.sections[$0]) }
    let staying = { (sections: [String], leaving: [Int]) in
      sections.indices.filter { !leaving.contains($0) }.map { sections[$0] }
    }
    guard staying(old.sections, gone) == staying(new.sections, come) else { return nil }
    var sections = RowChanges.Items<Int>()
    sections.deleted = gone
    sections.inserted = come
    guard let rows = rows(without: gone, come) else { return nil }
    return RowChanges(rows: rows, sections: sections)
  }

  private func rows(without gone: [Int], _ come: [Int]) -> RowChanges.Items<RowPath>? {
    let (before, after) = (old.places, new.places)
    var rows = RowChanges.Items<RowPath>()
    // In the order of the new snapshot what stays goes down the old one, but for what has moved.
    var latest = RowPath(section: -1, row: -1)
    for (item, to) in after.sorted(by: { $0.value < $1.value }) {
      guard let from = before[item] else {
        if !come.contains(to.section) { rows.inserted.append(to) }
        continue
      }
      guard !gone.contains(from.section), !come.contains(to.section) else { return nil }
      if reloaded.contains(item) { rows.reloaded.append(from) }
      let isInItsSection = old.sections[from.section] == new.sections[to.section]
      if isInItsSection, from > latest {
        latest = from
      } else if reloaded.contains(item) {
        return nil
      } else {
        rows.moved.append(RowChanges.Move(from: from, to: to))
      }
    }
    rows.deleted = before.filter { after[$0.key] == nil && !gone.contains($0.value.section) }
      .map(\.value).sorted()
    return rows
  }
}
