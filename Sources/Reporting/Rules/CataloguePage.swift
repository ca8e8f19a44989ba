public import Oracle
import Traces

/// The whole catalogue as a page: each entry with the rules that enforce it, or why none does.
public enum CataloguePage: Sendable {
  /// Returns the entries by sections, an entry a paragraph.
  public static func text(_ entries: [Catalogue.Entry], style: Style = .plain) -> String {
    var text = ""
    for (section, entries) in sections(of: entries) {
      text += (text.isEmpty ? "" : "\n") + style.paint(section, .title) + "\n"
      for entry in entries {
        let marks = "\(entry.certainty.rawValue)/\(entry.enforcement.rawValue)"
        text += "  \(entry.number.padded(to: 5)) " + style.paint(marks, .quiet, width: 8)
        text += entry.sentence + style.paint(" [\(fate(of: entry))]", .quiet) + "\n"
      }
    }
    return text
  }

  /// Returns an array of objects, one a line.
  public static func json(_ entries: [Catalogue.Entry]) -> String {
    JSONText.lines(entries) { json, entry in
      json.key("number")
      json.string(entry.number)
      json.key("section")
      json.string(entry.section)
      json.key("certainty")
      json.string(entry.certainty.rawValue)
      json.key("enforce")
      json.string(entry.enforcement.rawValue)
      json.key("says")
      json.string(entry.sentence)
      json.key("sources")
      json.strings(entry.sources)
      json.key("against")
      json.strings(entry.against)
      json.key("rules")
      json.strings(RuleBook.rules(catalogue: entry.number).map(\.id))
      if let omission = entry.omission {
        json.key("omitted")
        json.string(omission)
      }
    }
  }

  /// Returns a document with a table a section.
  public static func markdown(_ entries: [Catalogue.Entry]) -> String {
    var text = """
      # The catalogue

      What is known of the real components, how sure that is, and which rules hold to it.

      Each entry has two marks. The first says how certain it is:

      | mark | means |
      |---|---|

      """
    for mark in Catalogue.Certainty.allCases { text += "| \(mark.rawValue) | \(mark.meaning) |\n" }
    text += "\nThe second says what the oracle does with it:\n\n| mark | means |\n|---|---|\n"
    for mark in Catalogue.Enforcement.allCases {
      text += "| \(mark.rawValue) | \(mark.meaning) |\n"
    }
    for (section, entries) in sections(of: entries) {
      text += "\n## \(section)\n\n| entry | marks | says | rules |\n|---|---|---|---|\n"
      for entry in entries {
        let marks = "\(entry.certainty.rawValue)/\(entry.enforcement.rawValue)"
        let says = entry.sentence.replacing("|", with: "\\|")
        text += "| \(entry.number) | \(marks) | \(says) | \(fate(of: entry, quote: "`")) |\n"
      }
    }
    return text
  }

  /// Returns the rules that name an entry, or why there is none.
  private static func fate(of entry: Catalogue.Entry, quote: String = "") -> String {
    let rules = RuleBook.rules(catalogue: entry.number).map { quote + $0.id + quote }
    if !rules.isEmpty { return rules.joined(separator: ", ") }
    if let omission = entry.omission { return omission }
    return entry.enforcement == .never ? "not judged" : "no rule yet"
  }

  private static func sections(
    of entries: [Catalogue.Entry]
  ) -> [(name: String, entries: [Catalogue.Entry])] {
    var sections: [(name: String, entries: [Catalogue.Entry])] = []
    for entry in entries {
      if sections.last?.name != entry.section { sections.append((entry.section, [])) }
      sections[sections.count - 1].entries.append(entry)
    }
    return sections
  }
}
