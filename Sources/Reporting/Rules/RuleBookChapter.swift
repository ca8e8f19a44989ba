public import Oracle

/// The part of the rule book that is about one feature, as a page of the documentation.
public struct RuleBookChapter: Sendable {
  /// The rules, in the book's order.
  public let rules: [Rule]
  /// The name of the feature: `scroll drag`, `editing`.
  public let title: String

  /// The name of the page, without an ending: `rules-scroll-drag`.
  public var name: String { "rules-" + title.replacing(" ", with: "-") }

  /// Divides a rule book into its features, in the book's order.
  public static func chapters(of rules: [Rule]) -> [RuleBookChapter] {
    var titles: [String] = []
    var rulesByTitle: [String: [Rule]] = [:]
    for rule in rules {
      if rulesByTitle[rule.feature] == nil { titles.append(rule.feature) }
      rulesByTitle[rule.feature, default: []].append(rule)
    }
    return titles.map { RuleBookChapter(rules: rulesByTitle[$0] ?? [], title: $0) }
  }

  /// The page.
  public var markdown: String {
    let names = rules.count == 1 ? "One rule" : "\(rules.count) rules"
    return """
      # Rules: \(title)

      \(names) of [the rule book](rule-book.md), each with a transcript that breaks it.

      `touchstone rules --out DIR` writes this page. Time runs down a drawing; `✗` stands \
      below what is wrong. `touchstone explain RULE` has all examples, those that keep the rule too.

      """ + rules.map { "\n" + section(on: $0) }.joined()
  }

  private func section(on rule: Rule) -> String {
    var text = "## \(rule.id)\n\n\(rule.sentence)\n\n"
    text += "A `\(rule.grade.rawValue)` rule: \(rule.grade.effect)"
    text +=
      rule.profiles.count == Profile.all.count ? "." : "; in the profile \(rule.profiles[0]) only."
    if !rule.catalogue.isEmpty {
      text += " It enforces \(rule.catalogue.joined(separator: ", "))"
      let evidence = Evidence(rule.sources, about: rule.catalogue.first).words()
      text += evidence.isEmpty ? "." : ": \(evidence)."
    }
    text += "\n"
    guard let example = rule.failing.first else { return text }
    return text + "\n```\n\(drawing(of: example, breaking: rule))```\n"
  }

  /// Returns the example as a timeline, with what it breaks of this rule.
  private func drawing(of example: Example, breaking rule: Rule) -> String {
    let transcript = example.transcript
    let verdict = Judge(profile: example.profile).verdict(of: transcript)
    let violations = verdict.violations.filter { $0.rule == rule.id }
    return Timeline(of: transcript, violations: violations).text
  }
}

extension RuleBookPage {
  /// Returns a document that leads to a page for each feature.
  public static func index(of chapters: [RuleBookChapter]) -> String {
    let count = chapters.map(\.rules.count).reduce(0, +)
    var text = """
      # The rule book

      What the oracle holds components to: \(count) rules, a page for each feature.

      A `must` rule fails a case; a `should` rule warns, and fails it under `--strict`; a `may` rule informs. \
      `touchstone rules` prints a line a rule. `touchstone explain` says more of a rule, of an entry of \
      [the catalogue](catalogue.md), and of a source.

      | feature | rules | for instance |
      |---|---|---|

      """
    for chapter in chapters {
      let sentence = chapter.rules.first?.sentence.replacing("|", with: "\\|") ?? ""
      text += "| [\(chapter.title)](\(chapter.name).md) | \(chapter.rules.count) | \(sentence) |\n"
    }
    return text
  }
}

extension Rule {
  /// The feature that the rule is about: the first word of its id; of a scroll view's rules, the
  /// first two.
  fileprivate var feature: String {
    let words = id.split(separator: ".")
    let isScroll = words[0] == "scroll" && words.count > 2
    return words.prefix(isScroll ? 2 : 1).joined(separator: " ")
  }
}
