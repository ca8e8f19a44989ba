import Conformance
import Oracle
import Reporting
import Traces

extension Command {
  /// Prints the rule book.
  static let rules = Command(
    name: "rules",
    summary: "Prints the rule book: what must hold, and who says so.",
    operands: .none,
    discussion: """
      The catalogue is what the rules are held against: each thing that is known of the real
      components, with its marks, and the rules that enforce it or the reason why none does.
      """,
    options: [
      .choice("format", of: ["text", "json", "markdown"], "How it is printed."),
      .flag("catalogue", "Print the catalogue's entries instead, each with its rules."),
      .flag("names", "Print the names that may stand in a trace instead, by kind."),
      .path(
        "out",
        "DIR",
        .folder,
        "Write the book, the catalogue and the names as Markdown pages into this folder."
      ),
      .color,
    ],
    examples: [
      Example(line: "touchstone rules", purpose: "prints a line a rule"),
      Example(
        line: "touchstone rules --catalogue --format json",
        purpose: "maps each entry of the catalogue to its rules"
      ),
      Example(line: "touchstone rules --names", purpose: "prints what may stand in a trace"),
      Example(
        line: "touchstone rules --out book",
        purpose: "writes a page for each feature, and those that they lead to"
      ),
    ],
    codes: [
      .success: "the book is printed",
      .failed: "a page cannot be written",
    ],
    body: { arguments, terminal throws(UsageError) in
      let format = arguments["format"]
      if let folder = arguments["out"] { return writeRuleBook(into: folder, terminal) }
      let style = terminal.style(color: arguments["color"])
      if arguments.has("names") {
        terminal.output.write(raw: Array(vocabularyPage(format).utf8))
      } else if arguments.has("catalogue") {
        terminal.output.write(raw: Array(cataloguePage(format, style).utf8))
      } else {
        let settings = arguments.configuration.rules
        terminal.output.write(raw: Array(ruleBookPage(format, style, settings).utf8))
      }
      return .success
    }
  )

  private static func writeRuleBook(into folder: String, _ terminal: Terminal) -> ExitCode {
    let chapters = RuleBookChapter.chapters(of: RuleBook.rules)
    let pages =
      [(name: "rule-book", text: RuleBookPage.index(of: chapters))]
      + chapters.map { (name: $0.name, text: $0.markdown) }
      + [
        (name: "catalogue", text: CataloguePage.markdown(Catalogue.entries)),
        (name: "vocabulary", text: VocabularyPage.markdown),
      ]
    do {
      for page in pages {
        try AtomicFile("\(folder)/\(page.name).md").write(Array(page.text.utf8))
      }
      return .success
    } catch {
      terminal.errors.say("touchstone: \(error)")
      return .failed
    }
  }

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
}
