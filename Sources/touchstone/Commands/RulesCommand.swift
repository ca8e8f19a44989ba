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
    discussion: "",
    options: [
      .choice("format", of: ["text", "json", "markdown"], "How it is printed."),
      .flag("names", "Print the names of all messages and calls instead."),
      .color,
    ],
    examples: [
      Example(line: "touchstone rules", purpose: "prints a line a rule"),
      Example(line: "touchstone rules --names", purpose: "prints what may stand in a trace"),
    ],
    codes: [.success, .usage],
    body: { arguments, terminal throws(UsageError) in
      if arguments.has("names") {
        terminal.output.write(VocabularyPage.text)
        return .success
      }
      switch arguments["format"] {
      case "json": terminal.output.write(RuleBookPage.json(RuleBook.rules))
      case "markdown": terminal.output.write(RuleBookPage.markdown(RuleBook.rules))
      default:
        let style = terminal.style(color: arguments["color"])
        terminal.output.write(RuleBookPage.text(RuleBook.rules, style: style))
      }
      return .success
    }
  )

  /// Explains one rule.
  static let explain = Command(
    name: "explain",
    summary: "Explains a rule: its sentence, its sources, transcripts that keep and break it.",
    operands: .one("RULE"),
    discussion: "A number of the catalogue, such as C06, stands for the rules that enforce it.",
    options: [
      .value(
        "example",
        "NAME",
        "Print an example as a transcript instead: passing-1, failing-1 and so on."
      ),
      .color,
    ],
    examples: [
      Example(line: "touchstone explain C06", purpose: "explains what enforces entry C06")
    ],
    codes: [.success, .usage],
    body: { arguments, terminal throws(UsageError) in try explain(arguments, terminal) }
  )

  private static func explain(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> ExitCode {
    let name = arguments.operands[0]
    let rules = RuleBook.rule(name).map { [$0] } ?? RuleBook.rules(catalogue: name)
    guard let first = rules.first else {
      throw .unknownRule(name, suggestion: RuleBook.closest(to: name))
    }
    let example = try arguments.value("example", expected: "an example that the rule has") { text in
      RulePage.example(text, of: first)
    }
    if let example {
      var writer = TraceWriter()
      writer.write(example.transcript)
      terminal.output.write(writer.bytes)
      return .success
    }
    let style = terminal.style(color: arguments["color"])
    let pages = rules.map { RulePage.text($0, style: style) }
    terminal.output.write(pages.joined(separator: "\n"))
    return .success
  }
}
