import Conformance
import Foundation
import Oracle
import Reporting
import Traces

extension Command {
  /// Replays and judges.
  static let run = Command(
    name: "run",
    summary: "Replays traces and judges what the components tell.",
    operands: .traces("PATH"),
    discussion: """
      A subject is a component library: the reference components that ship here, or a command that
      speaks the subject protocol. Several of them make a matrix: a line a case, a column a subject.
      Transcripts among the files are judged as they are. One case in ten is played twice more, later
      in the run and in a fresh process; a transcript that differs is an error of its own. A subject
      of which not one case could be judged fails the run, for nothing was proved.
      """,
    options: [.subjects, .timeLimit, .limit, .baselines, .baselineTolerance] + judging + [
      .flag("verify-determinism", "Play every case twice more, not one in ten."), .watch,
    ],
    firstOptions: [
      "subject", "filter", "list", "strict", "known-failures", "baselines", "format", "junit",
      "html", "verbose",
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
    codes: [
      .success: "nothing fails",
      .violated: RunCodes.violated,
      .failed:
        "a file or a subject fails, no case is selected, or no case of a subject could be "
        + "judged",
      .notReproducible: RunCodes.notReproducible,
      .stale: RunCodes.stale,
      .tooManySkipped: RunCodes.tooManySkipped,
    ],
    body: { arguments, terminal throws(UsageError) in
      try prepared(arguments, terminal, for: .run) { judging throws(UsageError) in
        guard !arguments.has("watch") else { return try Watching(judging).watch() }
        return try judging.bySubjects().code(of: arguments.corpus)
      }
    },
    job: { arguments, terminal throws(UsageError) in
      var options = try options(arguments, terminal)
      options.receiver = nil
      return Run(of: Corpus(paths: []), by: [try arguments.reference()], options: options).serve()
    }
  )

  /// Judges transcripts.
  static let check = Command(
    name: "check",
    summary: "Judges transcripts that were recorded elsewhere.",
    operands: .traces("PATH"),
    discussion: """
      A transcript is a trace with the component's messages in it. Below a directory, traces without
      messages are passed over: `touchstone run` replays those.
      """,
    options: judging,
    firstOptions: [
      "filter", "list", "profile", "strict", "known-failures", "format", "junit", "log", "html",
      "verbose",
    ],
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
    codes: [
      .success: "nothing fails",
      .violated: "a rule or an expectation is violated",
      .failed: "a file cannot be read, no case is selected, or no case could be judged",
      .stale: "a known failure no longer fails, or its entry has expired",
      .tooManySkipped: RunCodes.tooManySkipped,
    ],
    body: { arguments, terminal throws(UsageError) in
      try prepared(arguments, terminal, for: .check) { judging throws(UsageError) in
        try judging.code(of: arguments.corpus)
      }
    }
  )

  private static let judging: [Option] =
    [
      .profile,
      .flag(
        "strict",
        "Fail where a `should` rule is violated, too: one whose sources are weaker. Without it, that is"
          + " a warning."
      ),
      .id, .expectations,
    ] + Option.selecting + Option.stopping + [
      .jobs,
      .knownFailures,
      .path(
        "write-known-failures",
        "FILE",
        .output,
        "Write a list for --known-failures, of all that fails in this run: an entry a rule."
      ),
      .flag(
        "prune-known-failures",
        "Take out of the lists of --known-failures what this run shows to be over, and lower counts."
      ),
      .value(
        "max-skipped",
        "N|N%",
        "Fail where more cases are skipped, or more of each hundred; without it, any may be."
      ),
    ] + Option.reports + [.fixedTime, .verbose, .color]

  /// Reads the options, and does what is asked for with them.
  private static func prepared(
    _ arguments: Arguments,
    _ terminal: Terminal,
    for purpose: CaseReader.Purpose,
    _ body: (Judging) throws(UsageError) -> ExitCode
  ) throws(UsageError) -> ExitCode {
    let bazel = BazelTest(terminal.environment)
    let arguments = bazel?.completing(arguments) ?? arguments
    if bazel != nil { try FileUse(purpose == .run ? .run : .check, arguments).check() }
    let choice = try ShardChoice(arguments, terminal.environment)
    var options = try options(arguments, terminal)
    options.selection = try arguments.selection(
      shard: choice.shard,
      only: bazel?.filter,
      judges: !arguments.has("list")
    )
    options.mostFailures = try arguments.mostFailures(failsFast: bazel?.failsFast ?? false)
    choice.announce(terminal)
    return try BazelTest.around(bazel, choice) { () throws(UsageError) in
      let failed: FailedCases?
      switch Judging.rest(arguments, terminal) {
      case .none(let code): return code
      case .cases(let cases): failed = cases
      }
      options.selection.ids = failed?.ids
      options.selection.sources = failed?.sources ?? []
      if arguments.has("list") {
        return CaseListing(arguments, terminal).list(options.selection, for: purpose)
      }
      return try body(Judging(arguments, terminal, options, bazel, failed))
    }
  }

  private static func options(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> Run.Options {
    var options = Run.Options()
    options.profile = arguments.profile
    options.isStrict = arguments.has("strict")
    options.tellsSilences = arguments.has("verbose")
    options.rules = arguments.configuration.rules
    options.jobs = try arguments.jobs()
    options.repeatsAll = arguments.has("verify-determinism")
    options.skipLimit = try arguments.skipLimit()
    options.today = terminal.today
    options.expectations.ofRecords = arguments.expectations ?? .error
    try KnownFailureFile.check(arguments["write-known-failures"], terminal)
    try KnownFailureFile.checkPruning(arguments, terminal)
    return options
  }
}

extension Arguments {
  /// Returns the number of cases that may be skipped; nil: any number.
  func skipLimit() throws(UsageError) -> SkipLimit? {
    try value("max-skipped", expected: "a whole number, or a percentage from 0% to 100%") { text in
      SkipLimit(text)
    }
  }
}
