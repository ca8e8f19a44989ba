/// The changes to a table's rows from one snapshot to another, found by identifiers.
struct SnapshotDifference<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// The changes, by the places before and after.
  private(set) var changes = TableChanges()
  private let oldPlaces: [ItemIdentifier: RowPlace]
  private let newPlaces: [ItemIdentifier: RowPlace]
  /// The sections that stay, by their numbers before and after.
  private var newSections: [Int: Int] = [:]
  private var oldSections: [Int: Int] = [:]
  /// The sections that are shown anew, by their numbers before and after.
  private var renewedBefore: Set<Int> = []
  private var renewedAfter: Set<Int> = []

  init(from old: Snapshot, to new: Snapshot) {
    oldPlaces = Self.places(in: old)
    newPlaces = Self.places(in: new)
    changes.isOfSnapshot = true
    compareSections(old, new)
    compareItems(old, new)
  }

  private static func places(in snapshot: Snapshot) -> [ItemIdentifier: RowPlace] {
    var places: [ItemIdentifier: RowPlace] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() {
        places[item] = RowPlace(section: section, row: row)
      }
    }
    return places
  }

  private mutating func compareSections(_ old: Snapshot, _ new: Snapshot) {
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    for change in after.difference(from: before).inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): changes.sections.deleted.append(offset)
      case .insert(let offset, _, nil): changes.sections.inserted.append(offset)
      case .insert(let offset, _, let origin?):
        changes.sections.moved.append(TableChanges.Move(from: origin, to: offset))
      case .remove: break
      }
    }
    let numbers = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($1, $0) })
    let reloaded = Set(new.reloadedSectionIdentifiers)
    for (index, identifier) in before.enumerated() {
      guard let number = numbers[identifier] else { continue }
      if reloaded.contains(identifier) {
        renewSection(from: index, to: number)
      } else {
        newSections[index] = number
        oldSections[number] = index
      }
    }
  }

  /// Has a section shown anew; one that moves goes and comes.
  private mutating func renewSection(from old: Int, to new: Int) {
    renewedBefore.insert(old)
    renewedAfter.insert(new)
    guard let move = changes.sections.moved.firstIndex(where: { $0.from == old }) else {
      return changes.sections.reloaded.append(old)
    }
    changes.sections.moved.remove(at: move)
    changes.sections.deleted.append(old)
    changes.sections.inserted.append(new)
  }

  private mutating func compareItems(_ old: Snapshot, _ new: Snapshot) {
    for (section, content) in old.sections.enumerated() where !renewedBefore.contains(section) {
      for (row, item) in content.items.enumerated() {
        let place = RowPlace(section: section, row: row)
        if let next = newPlaces[item], !renewedAfter.contains(next.section) {
          guard newSections[section] != next.section else { continue }
          changes.rows.moved.append(TableChanges.Move(from: place, to: next))
        } else if newSections[section] != nil {
          changes.rows.deleted.append(place)
        }
      }
    }
    for (number, section) in oldSections.sorted(by: { $0.key < $1.key }) {
      compareItems(
        of: old.sections[section].items,
        new.sections[number].items,
        at: (section, number)
      )
      for (row, item) in new.sections[number].items.enumerated() {
        if let before = oldPlaces[item], !renewedBefore.contains(before.section) { continue }
        changes.rows.inserted.append(RowPlace(section: number, row: row))
      }
    }
    noteRenewed(new)
  }

  /// Compares the items that stay in their section, which may stand in another order.
  private mutating func compareItems(
    of before: [ItemIdentifier],
    _ after: [ItemIdentifier],
    at section: (old: Int, new: Int)
  ) {
    let stay = { (item: ItemIdentifier) in
      oldPlaces[item]?.section == section.old && newPlaces[item]?.section == section.new
    }
    let difference = after.filter(stay).difference(from: before.filter(stay)).inferringMoves()
    for case .insert(_, let item, _) in difference {
      guard let from = oldPlaces[item], let to = newPlaces[item] else { continue }
      changes.rows.moved.append(TableChanges.Move(from: from, to: to))
    }
  }

  /// Has items given new cells, or their cells set up anew; one that moves and is reloaded goes and comes.
  private mutating func noteRenewed(_ new: Snapshot) {
    let reloaded = Set(new.reloadedItemIdentifiers)
    let moved = Set(changes.rows.moved.map(\.from))
    var renewed: Set<RowPlace> = []
    for item in new.itemIdentifiers where reloaded.contains(item) {
      guard let old = oldPlaces[item], let next = newPlaces[item],
        !renewedBefore.contains(old.section), !renewedAfter.contains(next.section)
      else { continue }
      guard moved.contains(old) else {
        changes.rows.reloaded.append(old)
        continue
      }
      renewed.insert(old)
      // A row that is deleted or inserted together with its section is not named itself.
      if newSections[old.section] != nil { changes.rows.deleted.append(old) }
      if oldSections[next.section] != nil { changes.rows.inserted.append(next) }
    }
    changes.rows.moved.removeAll { renewed.contains($0.from) }
    for item in new.reconfiguredItemIdentifiers where !reloaded.contains(item) {
      if let old = oldPlaces[item] { changes.reconfigured.append(old) }
    }
  }
}
