public import Oracle
import Traces

/// One rule, explained: what it says, why, what keeps it and what breaks it.
public enum RulePage: Sendable {
  /// Returns the page.
  public static func text(
    _ rule: Rule,
    settings: RuleSettings = RuleSettings(),
    style: Style = .plain
  ) -> String {
    var text = style.paint(rule.id, .title) + "\n\(style.paragraph(rule.sentence))\n\n"
    var facts = FactList(style: style)
    facts.add("grade", "\(rule.grade.rawValue): \(rule.grade.effect)")
    if let setting = settings[rule.id] {
      facts.add("here", RuleSettingsText.sentence(setting))
    }
    facts.add("form", "\(rule.form.rawValue): \(rule.form.meaning)")
    facts.add("profiles", rule.profiles.joined(separator: ", "))
    facts.add("catalogue", keys: rule.catalogue.map { ($0, Citation(key: $0).words ?? "") })
    facts.add("sources", keys: rule.sources.map { ($0, Citation(key: $0).words ?? "") })
    text += facts.text
    text += examples(rule.passing, heading: "It holds here:", .good, style)
    text += examples(rule.failing, heading: "It is broken here, at the arrow:", .bad, style)
    guard !rule.passing.isEmpty || !rule.failing.isEmpty else { return text }
    text += "\n" + style.paint("The signs:", .quiet) + "\n"
    for (sign, meaning) in NotationLegend.entries(for: rule.passing + rule.failing) {
      text += "  " + sign.padded(to: 7) + " " + meaning + "\n"
    }
    let first = rule.failing.isEmpty ? "passing-1" : "failing-1"
    return text + """

      To see an example as messages:
        touchstone explain \(rule.id) --example \(first) | touchstone show -

      """
  }

  /// Finds an example by its name: `passing-1`, `failing-2`.
  public static func example(_ name: String, of rule: Rule) -> Example? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
    let examples: [Example]
    switch parts[0] {
    case "passing": examples = rule.passing
    case "failing": examples = rule.failing
    default: return nil
    }
    return number <= examples.count ? examples[number - 1] : nil
  }

  private static func examples(
    _ examples: [Example],
    heading: String,
    _ ink: Style.Ink,
    _ style: Style
  ) -> String {
    guard !examples.isEmpty else { return "" }
    var text = "\n" + style.paint(heading, ink) + "\n"
    for example in examples {
      let note = example.profile == .modern ? "" : "   (profile \(example.profile.name))"
      text += (example.drawing + note).indented(by: 2)
    }
    return text
  }
}
