import Conformance
import Oracle
import Reporting
import Traces

extension Command {
  /// Replays and judges.
  static let run = Command(
    name: "run",
    summary: "Replays traces into subjects and judges what their components say.",
    operands: .several("PATH"),
    discussion: """
      A subject is a component library: the reference components that ship here, or a command that
      speaks the subject protocol. Several of them make a matrix: a line a case, a column a subject.
      Transcripts among the files are judged as they are. One case in ten is played twice more, later
      in the run and in a fresh process; a transcript that differs is an error of its own. A subject
      of which not one case could be judged fails the run, for nothing was proved.
      """,
    options: [.subjects, .timeLimit] + judging + [
      .flag("verify-determinism", "Play every case twice more, not one in ten.")
    ],
    examples: [
      Example(
        line: "touchstone run traces --junit Reports/junit.xml",
        purpose: "judges a whole corpus and writes a report for a build server"
      ),
      Example(
        line: "touchstone run traces --filter 'scroll/flick/*' --verbose",
        purpose: "judges some of it, and names the rules that had no occasion to fail"
      ),
      Example(
        line: "touchstone run traces --subject reference --subject 'node adapter.js'",
        purpose: "judges two component libraries side by side"
      ),
    ],
    codes: ExitCode.allCases,
    body: { arguments, terminal throws(UsageError) in
      let table = try SubjectTable(arguments, terminal)
      var options = try options(arguments, terminal)
      // Nobody waits idly: while a subject plays one case, another is judged.
      if !arguments.has("jobs") { options.jobs += 2 * table.processCount }
      options.repeatsAll = arguments.has("verify-determinism")
      return try judge(arguments, terminal, options, table)
    }
  )

  /// Judges transcripts.
  static let check = Command(
    name: "check",
    summary: "Judges transcripts that were recorded elsewhere.",
    operands: .several("PATH"),
    discussion: """
      A transcript is a trace with the component's messages in it. Below a directory, traces without
      messages are passed over: `touchstone run` replays those.
      """,
    options: judging,
    examples: [
      Example(
        line: "touchstone check recorded/session.transcript.jsonl",
        purpose: "judges a log from a device"
      ),
      Example(
        line: "touchstone replay traces | touchstone check -",
        purpose: "is `touchstone run traces` in two steps, with the same verdicts"
      ),
    ],
    codes: [.success, .violated, .usage, .failed, .stale, .tooManySkipped],
    body: { arguments, terminal throws(UsageError) in
      try judge(arguments, terminal, options(arguments, terminal), nil)
    }
  )

  private static let judging: [Option] = [
    .profile,
    .flag("strict", "Rules of the grade should fail a case too."),
    .filter,
    .value("jobs", "N", "Work on N cases at a time; without it, as many as there are cores."),
    .values("known-failures", "FILE", "What is listed in FILE does not fail."),
    .value("write-known-failures", "FILE", "Begin such a list, of all that fails in this run."),
    .value("max-skipped", "N|N%", "Fail where more cases are skipped; without it, any number."),
    .choice("format", of: ["text", "jsonl"], "Print text for people, or an object a case."),
    .value("junit", "FILE", "Also write a JUnit XML report."),
    .value("log", "FILE", "Also write the objects of --format jsonl to a file."),
    .flag("fixed-time", "Leave times out of the report, so that it can be compared."),
    .flag(
      "verbose",
      "Show every case, why it was skipped, and the rules without occasion to fail."
    ),
    .color,
  ]

  private static func options(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> Run.Options {
    var options = Run.Options()
    options.profile = arguments.profile
    options.isStrict = arguments.has("strict")
    options.filter = arguments.filter
    options.jobs = try arguments.jobs()
    options.skipLimit = try arguments.value(
      "max-skipped",
      expected: "a whole number, or a percentage from 0% to 100%"
    ) { SkipLimit($0) }
    options.today = terminal.today
    try KnownFailureFile.check(arguments["write-known-failures"], terminal)
    return options
  }

  private static func judge(
    _ arguments: Arguments,
    _ terminal: Terminal,
    _ options: Run.Options,
    _ table: SubjectTable?
  ) throws(UsageError) -> ExitCode {
    defer { _ = table?.close() }
    var options = options
    do throws(KnownFailureMistakes) {
      options.knownFailures = try KnownFailures(files: arguments.all("known-failures"))
    } catch {
      for line in error.lines { terminal.errors.write(line + "\n") }
      return .failed
    }
    let reporter = RunReporter(
      arguments,
      terminal,
      subjects: table?.names ?? [],
      whyNothing: table != nil || options.filter != nil
        ? "no case was selected" : "there are no transcripts; `touchstone run` replays traces first"
    )
    guard reporter.canBegin() else { return .failed }
    let run = Run(
      of: Corpus(paths: arguments.operands),
      by: table?.subjects ?? [],
      options: options
    )
    let totals = run.results { reporter.take($0) }
    return reporter.close(totals, options.skipLimit, leaving: table?.close() ?? [])
  }
}
