import Conformance
import Oracle
import Replay
import Reporting
import Traces

extension Command {
  /// Replays and judges.
  static let run = Command(
    name: "run",
    summary: "Replays traces into components and judges what they tell their delegates.",
    operands: .several("PATH"),
    discussion: """
      Transcripts among the files are judged as they are. Each trace is replayed twice; two replays
      that differ are an error of their own. With --format jsonl the line of a violation is that in
      what `touchstone replay` prints of the same paths.
      """,
    options: [.subject] + judging + [.timeLimit],
    examples: [
      Example(
        line: "touchstone run traces --junit Reports/junit.xml",
        purpose: "judges a whole corpus and writes a report for a build server"
      ),
      Example(
        line: "touchstone run traces --filter 'scroll/flick/*' --verbose",
        purpose: "judges some of it, and names the rules that had no occasion to fail"
      ),
    ],
    codes: [.success, .violated, .usage, .failed, .notReproducible],
    body: { arguments, terminal throws(UsageError) in
      let subject = try arguments.subject()
      defer { terminal.close(subject) }
      return try judge(arguments, terminal, subject)
    }
  )

  /// Judges transcripts.
  static let check = Command(
    name: "check",
    summary: "Judges transcripts that were recorded elsewhere.",
    operands: .several("PATH"),
    discussion: """
      A transcript is a trace with the component's messages in it. Below a directory, traces without
      messages are passed over: `touchstone run` replays those. With --format jsonl the line of a
      violation is that in the transcript's own file.
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
    codes: [.success, .violated, .usage, .failed],
    body: { arguments, terminal throws(UsageError) in try judge(arguments, terminal, nil) }
  )

  private static let judging: [Option] = [
    .profile,
    .flag("strict", "Rules of the grade should fail a case too."),
    .filter,
    .value("jobs", "N", "Play N cases at a time; without it, as many as there are cores."),
    .choice("format", of: ["text", "jsonl"], "Print text for people, or an object a case."),
    .value("junit", "FILE", "Also write a JUnit XML report."),
    .value("log", "FILE", "Also write the objects of --format jsonl to a file."),
    .flag("fixed-time", "Leave times out of the report, so that it can be compared."),
    .flag("verbose", "Name each skipped case, and the rules that had no occasion to fail."),
    .color,
  ]

  private static func judge(
    _ arguments: Arguments,
    _ terminal: Terminal,
    _ subject: (any Subject)?
  ) throws(UsageError) -> ExitCode {
    var options = Run.Options()
    options.profile = arguments.profile
    options.isStrict = arguments.has("strict")
    options.filter = arguments.filter
    options.jobs = try arguments.jobs()

    let reporter = RunReporter(
      arguments,
      terminal,
      whyNothing: subject != nil || options.filter != nil
        ? "no case was selected" : "there are no transcripts; `touchstone run` replays traces first"
    )
    guard reporter.canBegin() else { return .failed }
    let run = Run(of: Corpus(paths: arguments.operands), by: subject, options: options)
    let summary = run.results { reporter.take($0) }
    return reporter.close(summary)
  }
}
