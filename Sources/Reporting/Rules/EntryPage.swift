public import Oracle

/// One entry of the catalogue, explained: what it says, how sure that is, who holds it up.
public enum EntryPage: Sendable {
  /// Returns the page.
  public static func text(_ entry: Catalogue.Entry, style: Style = .plain) -> String {
    let title = style.paint(entry.number, .title) + "  " + style.paint(entry.section, .quiet)
    var facts = FactList(style: style)
    facts.add("certainty", "\(entry.certainty.rawValue): \(entry.certainty.meaning)")
    facts.add("enforced", "\(entry.enforcement.rawValue): \(entry.enforcement.meaning)")
    let rules = RuleBook.rules(catalogue: entry.number)
    facts.add("rules", keys: rules.map { ($0.id, $0.sentence) })
    if let omission = entry.omission { facts.add("no rule", omission) }
    facts.add("sources", keys: entry.sources.map { ($0, Citation(key: $0).words ?? "") })
    facts.add("against", keys: entry.against.map { ($0, Citation(key: $0).words ?? "") })
    let sentence = Paragraph.lines(of: entry.sentence, width: style.pageWidth).joined(
      separator: "\n"
    )
    let text = "\(title)\n\(sentence)\n\n" + facts.text
    guard let rule = rules.first else { return text }
    return text + """

      To see what keeps and what breaks it:
        touchstone explain \(rule.id)

      """
  }
}
