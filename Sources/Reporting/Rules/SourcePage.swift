import Oracle

/// One source, explained: what it is, where it is found, what rests on it.
public enum SourcePage: Sendable {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - key: the source's key, with a place in it or without.
  ///   - style: how it looks.
  /// - Returns: the page; nil for a key that nobody knows.
  public static func text(_ key: String, style: Style = .plain) -> String? {
    guard let source = Catalogue.source(key), let words = Citation(key: key).words else {
      return nil
    }
    var facts = FactList(style: style)
    facts.add("where", source.address ?? "")
    if !source.isListed {
      facts.add("where", "not on record: what is told of it is what the entries that cite it tell")
    }
    // Of a place in a long source only what rests on that place.
    let cites = { (keys: [String]) in
      keys.contains { key == source.key ? Catalogue.source($0)?.key == key : $0 == key }
    }
    let entries = Catalogue.entries.filter { cites($0.sources) }
    facts.add("entries", keys: entries.map { ($0.number, $0.sentence) })
    let opposed = Catalogue.entries.filter { cites($0.against) }
    facts.add("against", keys: opposed.map { ($0.number, $0.sentence) })
    let rules = RuleBook.rules.filter { cites($0.sources) }
    facts.add("rules", keys: rules.map { ($0.id, "") })
    let title = style.paint(key, .title) + "  " + style.paint(source.kind.rawValue, .quiet)
    return "\(title)\n\(style.paragraph(words))\n\n" + facts.text
  }
}
