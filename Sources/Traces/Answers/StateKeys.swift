// The facts of a state that are told have these names as keys.

extension State {
  /// The keys of the facts that are known, sorted.
  package var keys: [Name] { Self.keys.filter { known.contains($0.fact) }.map(\.name) }

  private static let keys: [(name: Name, fact: Facts)] = {
    let values: [(String, Facts)] = [
      ("adjustedContentInset", .adjustedContentInset), ("bounds", .bounds),
      ("contentOffset", .contentOffset), ("contentSize", .contentSize), ("zoomScale", .zoomScale),
    ]
    return (values + flagsByKey.map { ($0.key, $0.flag) })
      .map { (name: Name($0.0), fact: $0.1) }
  }()

  /// Returns the facts whose keys are in a list.
  package static func facts(named names: Set<Name>) -> Facts {
    keys.reduce(into: []) { if names.contains($1.name) { $0.insert($1.fact) } }
  }
}

extension TableState {
  /// The keys of the facts that are known.
  package var keys: [Name] {
    var keys: [Name] = []
    if selectedRows != nil { keys.append("indexPathsForSelectedRows") }
    if visibleFooters != nil { keys.append("visibleFooters") }
    if visibleHeaders != nil { keys.append("visibleHeaders") }
    if visibleRows != nil { keys.append("visibleRows") }
    return keys + (page.facts + control.facts).map(\.label) + form.keys
  }
}
