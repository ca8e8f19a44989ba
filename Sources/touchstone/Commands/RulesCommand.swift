import Conformance
import Oracle
import Reporting
import Traces

extension Command {
  /// Prints the rule book.
  static let rules = Command(
    name: "rules",
    summary: "Prints the rule book: what must hold, how much it weighs, where it comes from.",
    operands: .none,
    discussion: """
      The catalogue is what the rules are held against: each thing that is known of the real
      components, with its marks, and the rules that enforce it or the reason why none does.
      """,
    options: [
      .choice("format", of: ["text", "json", "markdown"], "How it is printed."),
      .flag("catalogue", "Print the catalogue's entries instead, each with its rules."),
      .flag("names", "Print the names of all messages and calls instead."),
      .color,
    ],
    examples: [
      Example(line: "touchstone rules", purpose: "prints a line a rule"),
      Example(
        line: "touchstone rules --catalogue --format json",
        purpose: "maps each entry of the catalogue to its rules"
      ),
      Example(line: "touchstone rules --names", purpose: "prints what may stand in a trace"),
    ],
    codes: [.success, .usage],
    body: { arguments, terminal throws(UsageError) in
      let format = arguments["format"]
      let style = terminal.style(color: arguments["color"])
      if arguments.has("names") {
        terminal.output.write(Array(vocabularyPage(format).utf8))
      } else if arguments.has("catalogue") {
        terminal.output.write(Array(cataloguePage(format, style).utf8))
      } else {
        let settings = arguments.configuration.rules
        terminal.output.write(Array(ruleBookPage(format, style, settings).utf8))
      }
      return .success
    }
  )

  private static func ruleBookPage(
    _ format: String?,
    _ style: Style,
    _ settings: RuleSettings
  ) -> String {
    switch format {
    case "json": RuleBookPage.json(RuleBook.rules, settings: settings)
    case "markdown": RuleBookPage.markdown(RuleBook.rules)
    default: RuleBookPage.text(RuleBook.rules, settings: settings, style: style)
    }
  }

  private static func vocabularyPage(_ format: String?) -> String {
    switch format {
    case "json": VocabularyPage.json
    case "markdown": VocabularyPage.markdown
    default: VocabularyPage.text
    }
  }

  private static func cataloguePage(_ format: String?, _ style: Style) -> String {
    switch format {
    case "json": CataloguePage.json(Catalogue.entries)
    case "markdown": CataloguePage.markdown(Catalogue.entries)
    default: CataloguePage.text(Catalogue.entries, style: style)
    }
  }

  /// Explains one rule, entry or source.
  static let explain = Command(
    name: "explain",
    summary: "Explains a rule, an entry of the catalogue, or a source.",
    operands: .one("NAME"),
    discussion: """
      A rule's page has its sentence, its sources, and transcripts that keep and break it. A number
      of the catalogue, such as C06, says what is known and which rules enforce it; the key of a
      source, such as L03, says what that is and what rests on it.
      """,
    options: [
      .value(
        "example",
        "NAME",
        "Print an example as a transcript instead: passing-1, failing-1 and so on."
      ),
      .color,
    ],
    examples: [
      Example(line: "touchstone explain scroll.lift.order", purpose: "explains a rule"),
      Example(line: "touchstone explain C06", purpose: "explains an entry, and what enforces it"),
      Example(line: "touchstone explain L03", purpose: "explains a source, and what rests on it"),
    ],
    codes: [.success, .usage],
    body: { arguments, terminal throws(UsageError) in try explain(arguments, terminal) }
  )

  private static func explain(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> ExitCode {
    let name = arguments.operands[0]
    let entry = Catalogue.entry(name)
    let rule = RuleBook.rule(name) ?? RuleBook.rules(catalogue: name).first
    if let rule {
      let example = try arguments.value(
        "example",
        expected: "an example that the rule has"
      ) { RulePage.example($0, of: rule) }
      if let example {
        var writer = TraceWriter()
        writer.write(example.transcript)
        terminal.output.write(objects: writer.bytes)
        return .success
      }
    }
    let style = terminal.style(color: arguments["color"])
    let settings = arguments.configuration.rules
    let page =
      entry.map { EntryPage.text($0, style: style) }
      ?? rule.map { RulePage.text($0, settings: settings, style: style) }
      ?? Demand.named(name).map { DemandPage.text($0, style: style) }
      ?? SourcePage.text(name, style: style)
    guard let page else {
      let suggestion = RuleBook.closest(to: name) ?? Catalogue.closest(to: name)
      throw .unknownRule(name, suggestion: suggestion)
    }
    terminal.output.write(page)
    return .success
  }
}
