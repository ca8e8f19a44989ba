/// The state of a list at one time: its sections and their items, by identifiers.
///
/// A snapshot is a value. A mistake in it, such as an identifier that stands in it twice, is an exception
/// when it is applied to a table, for a value is in no world.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// One section, and what is in it.
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The place of each section, and the items of all sections.
  ///
  /// With these, a new item need not be compared with all others.
  private var sectionPlaces: [SectionIdentifierType: Int] = [:]
  private var knownItems: Set<ItemIdentifierType> = []
  /// The first mistake.
  private(set) var mistake: String?
  /// The items that are to be given new cells (R679).
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be set up anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be shown anew with all that is in them.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  /// Returns the section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns the place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionPlaces[identifier]
  }

  /// Returns the section and the row of an item.
  func place(of item: ItemIdentifierType) -> RowPlace? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: item) {
        return RowPlace(section: section, row: row)
      }
    }
    return nil
  }

  // MARK: - Writing

  /// Changes the sections, and notes what is wrong with them then.
  mutating func change(_ body: (inout [Section]) -> String?) {
    let mistake = body(&sections)
    self.mistake = self.mistake ?? mistake ?? duplicate
    sectionPlaces = Dictionary(
      sections.enumerated().map { ($1.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    knownItems = Set(itemIdentifiers)
  }

  /// Adds items at the end of a section, whose place is nil where it is not there.
  mutating func append(_ identifiers: [ItemIdentifierType], toSectionAt place: Int?) {
    guard let place else { return note("there is no section for the items to be added to") }
    sections[place].items += identifiers
    var areNew = true
    for identifier in identifiers where !knownItems.insert(identifier).inserted { areNew = false }
    if !areNew { note(duplicate) }
  }

  /// Adds sections at the end.
  mutating func append(_ new: [Section]) {
    var areNew = true
    for section in new {
      if sectionPlaces[section.identifier] == nil {
        sectionPlaces[section.identifier] = sections.count
      } else {
        areNew = false
      }
      sections.append(section)
    }
    if !areNew { note(duplicate) }
  }

  /// Notes what is wrong, unless something was before.
  private mutating func note(_ mistake: String?) { self.mistake = self.mistake ?? mistake }

  /// An identifier that stands in the snapshot twice (R680).
  private var duplicate: String? {
    var seenSections: Set<SectionIdentifierType> = []
    var seenItems: Set<ItemIdentifierType> = []
    for section in sections {
      guard seenSections.insert(section.identifier).inserted else {
        return "Section identifiers must be unique: \(section.identifier) stands there twice"
      }
      for item in section.items where !seenItems.insert(item).inserted {
        return "Item identifiers must be unique: \(item) stands there twice"
      }
    }
    return nil
  }

  /// Has items given new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
    noteMissing(identifiers)
  }

  /// Has the cells of items set up anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
    noteMissing(identifiers)
  }

  /// Has sections shown anew with all that is in them.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
    if let missing = identifiers.first(where: { indexOfSection($0) == nil }) {
      note("there is no section \(missing) to be reloaded")
    }
  }

  private mutating func noteMissing(_ identifiers: [ItemIdentifierType]) {
    guard let missing = identifiers.first(where: { !knownItems.contains($0) }) else { return }
    note("there is no item \(missing) to be reloaded")
  }

  /// The same state with nothing to be reloaded, as a data source keeps it.
  var settled: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }
}
