import Audit
import Conformance
import Oracle
import Replay
import Reporting
import Traces

extension Command {
  /// Shrinks a trace from anywhere.
  static let shrink = Command(
    name: "shrink",
    summary: "Makes a trace that breaks a rule as small as can be.",
    operands: .one("FILE"),
    discussion: """
      The smallest trace is printed in the canonical form; what else is to be said goes to the
      standard error. It is replayed again and again, so a transcript cannot be shrunk.
      """,
    options: [
      .id,
      .subject,
      .timeLimit,
      .limit,
      .value("rule", "RULE", "The rule to break; without it, the first that the trace breaks."),
      .shrinkSeconds,
      .flag("strict", "Without --rule: a violated `should` rule counts, too."),
      .knownFailures,
      .profile,
      .path("save", "DIR", .folder, "Also save it there, named after the rule."),
    ],
    examples: [
      Example(
        line: "touchstone shrink session.trace.jsonl --rule scroll.lift.order > small.trace.jsonl",
        purpose: "finds out what of a session breaks the rule"
      )
    ],
    codes: [
      .success: "the smaller trace is printed",
      .failed: "the trace breaks no rule, or it cannot be read, played or saved",
    ],
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
      guard let lists = arguments.knownFailures(terminal) else { return .failed }
      options.knownFailures = lists
      guard let chosen = try OneCase.read(arguments.operands, arguments, terminal) else {
        return .failed
      }
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
      terminal.errors.say(
        "touchstone: \(chosen.place): \(chosen.id): \(why): nothing to shrink"
      )
      return .failed
    case .shrunk(let shrunk):
      var writer = TraceWriter()
      writer.write(shrunk.trace)
      terminal.output.write(objects: writer.bytes)
      do throws(FileFailure) {
        if let path = shrunk.path { try TraceFile.save(shrunk.trace, as: path) }
      } catch {
        terminal.errors.say("touchstone: \(error.description)")
        return .failed
      }
      terminal.errors.write(page: ShrinkText.text(for: shrunk))
      return .success
    }
  }
}
