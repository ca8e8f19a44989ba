nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let last = sections.isEmpty ? nil : sections.count - 1
    append(identifiers, toSectionAt: sectionIdentifier.map { indexOfSection($0) } ?? last)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside neighbour: ItemIdentifierType,
    offset: Int
  ) {
    let place = place(of: neighbour)
    change { sections in
      guard let place else { return "there is no item \(neighbour)" }
      sections[place.section].items.insert(contentsOf: identifiers, at: place.row + offset)
      return nil
    }
  }

  /// Takes items out, such as are there.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    change { sections in
      for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
      return nil
    }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() {
    change { sections in
      sections = []
      return nil
    }
  }

  /// Puts an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Puts an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    beside neighbour: ItemIdentifierType,
    offset: Int
  ) {
    guard identifier != neighbour, let old = place(of: identifier), place(of: neighbour) != nil
    else {
      return change { _ in "item \(identifier) cannot be moved beside \(neighbour)" }
    }
    change { sections in
      sections[old.section].items.remove(at: old.row)
      return nil
    }
    insert([identifier], beside: neighbour, offset: offset)
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    append(identifiers.map { Section(identifier: $0) })
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers.map { Section(identifier: $0) }, beside: toIdentifier, offset: 0)
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers.map { Section(identifier: $0) }, beside: toIdentifier, offset: 1)
  }

  private mutating func insert(
    _ new: [Section],
    beside neighbour: SectionIdentifierType,
    offset: Int
  ) {
    let index = indexOfSection(neighbour)
    change { sections in
      guard let index else { return "there is no section \(neighbour)" }
      sections.insert(contentsOf: new, at: index + offset)
      return nil
    }
  }

  /// Takes sections out with all that is in them, such as are there.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    change { sections in
      sections.removeAll { gone.contains($0.identifier) }
      return nil
    }
  }

  /// Puts a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Puts a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    beside neighbour: SectionIdentifierType,
    offset: Int
  ) {
    guard identifier != neighbour, let old = indexOfSection(identifier),
      indexOfSection(neighbour) != nil
    else {
      return change { _ in "section \(identifier) cannot be moved beside \(neighbour)" }
    }
    let moved = sections[old]
    change { sections in
      sections.remove(at: old)
      return nil
    }
    insert([moved], beside: neighbour, offset: offset)
  }
}
