import Conformance
import Oracle
import Replay
import Reporting
import Traces

extension Command {
  /// Shrinks a trace from anywhere.
  static let shrink = Command(
    name: "shrink",
    summary: "Makes a trace that breaks a rule as small as can be while it still breaks it.",
    operands: .one("FILE"),
    discussion: """
      The smallest trace is printed in the canonical form; what else is to be said goes to the
      standard error. It is replayed again and again, so a transcript cannot be shrunk.
      """,
    options: [
      .id,
      .subject,
      .timeLimit,
      .value("rule", "RULE", "The rule to break; without it, the first that the trace breaks."),
      .shrinkSeconds,
      .flag("strict", "Without --rule, a rule of the grade should counts too."),
      .profile,
      .value("save", "DIR", "Also save it there, named after the rule."),
    ],
    examples: [
      Example(
        line: "touchstone shrink session.trace.jsonl --rule scroll.lift.order > small.trace.jsonl",
        purpose: "finds out what of a session breaks the rule"
      )
    ],
    codes: [.success, .usage, .failed],
    body: { arguments, terminal throws(UsageError) in
      var options = CaseShrinker.Options()
      options.profile = arguments.profile
      options.rules = arguments.configuration.rules
      options.isStrict = arguments.has("strict")
      options.folder = arguments["save"]
      options.version = Touchstone.version
      if let time = try arguments.seconds("shrink-seconds") { options.time = time }
      if let rule = arguments["rule"] {
        guard RuleBook.rule(rule) != nil || rule == Demand.plays.id else {
          throw .unknownRule(rule, suggestion: RuleBook.closest(to: rule))
        }
        options.rule = rule
      }
      guard let chosen = try OneCase.read(arguments, terminal) else { return .failed }
      let table = try SubjectTable(arguments, terminal)
      defer { table.close(terminal) }
      guard table.isReady(terminal) else { return .failed }
      return shrink(chosen, by: table.first, options, terminal)
    }
  )

  private static func shrink(
    _ chosen: Case,
    by subject: any Subject,
    _ options: CaseShrinker.Options,
    _ terminal: Terminal
  ) -> ExitCode {
    switch CaseShrinker(subject, options: options).outcome(of: chosen) {
    case .nothing(let why):
      terminal.errors.write(
        "touchstone: \(chosen.place): \(chosen.id): \(why): nothing to shrink\n"
      )
      return .failed
    case .shrunk(let shrunk):
      var writer = TraceWriter()
      writer.write(shrunk.trace)
      terminal.output.write(objects: writer.bytes)
      do throws(FileFailure) {
        if let path = shrunk.path { try TraceFile.save(shrunk.trace, as: path) }
      } catch {
        terminal.errors.write("touchstone: \(error.description)\n")
        return .failed
      }
      terminal.errors.write(ShrinkText.text(for: shrunk))
      return .success
    }
  }
}

/// The one case that a command is about.
private enum OneCase {
  /// Reads it; nil: there is none, and that was said.
  static func read(_ arguments: Arguments, _ terminal: Terminal) throws(UsageError) -> Case? {
    let corpus = Corpus(paths: arguments.operands)
    let selection = try arguments.selection()
    var reader = CaseReader(corpus, for: .run, selection: selection)
    var chosen: Case?
    var others: [String] = []
    while let next = reader.next() {
      switch next {
      case .judged(let trouble):
        terminal.errors.write(ConsoleReport().text(for: trouble))
        return nil
      case .toJudge(let new):
        if chosen == nil { chosen = new } else { others.append(new.id) }
      }
    }
    guard let chosen else {
      terminal.errors.write("touchstone: no case was selected\n")
      return nil
    }
    guard others.isEmpty else {
      let ids = [chosen.id] + others
      let some = ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " …" : "")
      throw .cases("there are \(ids.count) traces in it; choose one with --id: \(some)")
    }
    return chosen
  }
}
