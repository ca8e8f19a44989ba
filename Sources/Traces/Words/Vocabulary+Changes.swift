extension Vocabulary {
  /// Returns the aspects that a call of a name may change; empty if the vocabulary does not have
  /// it.
  package static func changes(of name: Name) -> Changes {
    let place = Int(name.index)
    return place < changesByPlace.count ? changesByPlace[place] : []
  }

  /// Returns the calls that may change one of some aspects, in the order of the tables.
  package static func calls(changing aspects: Changes) -> [Name] {
    callEntries.filter { !$0.changes.isDisjoint(with: aspects) }.map { Name($0.text) }
  }

  /// Returns the messages of some families, in the order of the tables.
  package static func messages(of families: [Family]) -> [Name] {
    messages.filter { entry in entry.family.map(families.contains) ?? false }
      .map { Name($0.text) }
  }

  /// Returns the messages that some receivers are told, in the order of the tables.
  package static func messages(to receivers: [Receiver]) -> [Name] {
    messages.filter { entry in entry.receiver.map(receivers.contains) ?? false }
      .map { Name($0.text) }
  }

  /// By the places of the calls' names: one look.
  private static let changesByPlace: [Changes] = {
    var changes = [Changes](repeating: [], count: NameTable.shared.knownCount)
    for entry in callEntries { changes[Int(Name(entry.text).index)] = entry.changes }
    return changes
  }()
}
