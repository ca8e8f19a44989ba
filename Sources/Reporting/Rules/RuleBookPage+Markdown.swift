public import Oracle

extension RuleBookPage {
  /// Returns a document: a section a topic, each rule with its evidence and what breaks it.
  public static func markdown(_ rules: [Rule]) -> String {
    let examples = rules.compactMap(\.failing.first)
    var text = """
      # The rule book

      What the oracle holds components to: every rule, what it rests on, and a transcript that breaks it.

      `touchstone rules --format markdown` prints this page. `touchstone explain` says more of a rule, \
      of an entry of the catalogue, and of a source.

      A `must` rule fails a case; a `should` rule warns, and fails it under `--strict`.

      ## How to read the transcripts

      | sign | means |
      |---|---|
      | ↓ | what comes next is wrong |

      """
    for (sign, meaning) in NotationLegend.entries(for: examples) {
      text += "| `\(sign.replacing("|", with: "\\|"))` | \(meaning) |\n"
    }
    var topic = ""
    for rule in rules {
      if rule.topicName != topic {
        topic = rule.topicName
        text += "\n## \(topic)\n"
      }
      text += "\n" + section(on: rule)
    }
    return text
  }

  private static func section(on rule: Rule) -> String {
    var text = "### \(rule.id)\n\n\(rule.sentence)\n\n"
    text += "A `\(rule.grade.rawValue)` \(rule.form.noun)"
    text += rule.profiles.count == Profile.all.count ? "." : ", in \(rule.profiles[0]) only."
    if !rule.catalogue.isEmpty {
      text += " Enforces \(rule.catalogue.joined(separator: ", "))"
      let evidence = Evidence(rule.sources, about: rule.catalogue.first).words()
      text += evidence.isEmpty ? "." : ": \(evidence)."
    }
    text += "\n"
    guard let example = rule.failing.first else { return text }
    let note = example.profile == .modern ? "" : "   (profile \(example.profile.name))"
    return text + "\n```\n\(example.drawing)\(note)\n```\n"
  }
}

extension Rule {
  /// The part of the book that it stands in, as a heading: `To top`.
  fileprivate var topicName: String {
    let parts = id.split(separator: ".")
    let name = (parts.count > 2 ? parts[1] : parts[0]).replacing("-", with: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Form {
  /// The noun for a rule of this form.
  fileprivate var noun: String {
    switch self {
    case .sequence: "rule about an order"
    case .invariant: "rule about state"
    case .response: "rule about what follows"
    case .rest: "rule about rest"
    }
  }
}
