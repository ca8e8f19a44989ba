import Conformance
import Oracle
import Reporting
import Traces

extension Command {
  /// Explains whatever has a name, and what is wrong at a place.
  static let explain = Command(
    name: "explain",
    summary: "Explains a rule, an entry, a source or a failure.",
    operands: .one("NAME"),
    discussion: """
      A rule's page has its sentence, its sources, and transcripts that keep and break it; the
      beginning of an id lists the rules that begin so. A number of the catalogue, such as C06, says
      what is known and which rules enforce it; the key of a source, such as L03, says what that is
      and what rests on it. A message, such as didScroll, tells what comes with it and which rules are
      about it. FILE:LINE plays and judges the case at that line, and explains what it breaks there.
      """,
    options: [
      .value(
        "example",
        "NAME",
        "Print an example as a transcript instead: passing-1, failing-1 and so on."
      ),
      .subject, .timeLimit, .limit, .profile, .color,
    ],
    examples: [
      Example(line: "touchstone explain scroll.lift.order", purpose: "explains a rule"),
      Example(line: "touchstone explain scroll.glide", purpose: "lists the rules on glides"),
      Example(line: "touchstone explain C06", purpose: "explains an entry, and what enforces it"),
      Example(line: "touchstone explain L03", purpose: "explains a source, and what rests on it"),
      Example(line: "touchstone explain didSelectRowAt", purpose: "lists the rules on a message"),
      Example(
        line: "touchstone explain mine.transcript.jsonl:6",
        purpose: "explains the rules that are broken at that line"
      ),
    ],
    codes: [
      .success: "the explanation is printed",
      .failed: "no case is at FILE:LINE, or it could not be judged",
    ],
    body: { arguments, terminal throws(UsageError) in
      let name = arguments.operands[0]
      if let example = try example(of: name, arguments) {
        var writer = TraceWriter()
        writer.write(example.transcript)
        terminal.output.write(objects: writer.bytes)
        return .success
      }
      if let page = page(on: name, arguments, terminal) {
        terminal.output.write(page: terminal.style(color: arguments["color"]).folded(page))
        return .success
      }
      if let place = FailurePlace(name) { return try place.explain(arguments, terminal) }
      throw .unknownRule(name, suggestion: suggestion(for: name))
    }
  )

  private static func rule(named name: String) -> Rule? {
    RuleBook.rule(name) ?? RuleBook.rules(catalogue: name).first
  }

  private static func example(
    of name: String,
    _ arguments: Arguments
  ) throws(UsageError) -> Oracle.Example? {
    guard let rule = rule(named: name) else { return nil }
    return try arguments.value("example", expected: "an example that the rule has") {
      RulePage.example($0, of: rule)
    }
  }

  /// Returns the page on the first thing that has the name; nil: nothing has.
  private static func page(
    on name: String,
    _ arguments: Arguments,
    _ terminal: Terminal
  ) -> String? {
    let style = terminal.style(color: arguments["color"])
    let settings = arguments.configuration.rules
    let begun = RuleBook.rules(beginning: name)
    return Catalogue.entry(name).map { EntryPage.text($0, style: style) }
      ?? rule(named: name).map { RulePage.text($0, settings: settings, style: style) }
      ?? Demand.named(name).map { DemandPage.text($0, style: style) }
      ?? SourcePage.text(name, style: style)
      ?? MessagePage.text(name, settings: settings, style: style)
      ?? (begun.isEmpty ? nil : RuleBookPage.text(begun, settings: settings, style: style))
  }

  private static func suggestion(for name: String) -> String? {
    RuleBook.closest(to: name) ?? Catalogue.closest(to: name)
      ?? Suggestion.closest(to: name, among: MessagePage.names)
  }
}
