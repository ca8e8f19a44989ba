import Conformance
import Reporting

extension Command {
  /// Records baselines.
  static let record = Command(
    name: "record",
    summary: "Records transcripts as baselines, to be accepted.",
    operands: .traces("PATH"),
    discussion: """
      Each trace is played three times; its transcript is written beside its baseline, as
      DIR/SUBJECT/ID.transcript.jsonl.pending, where the baseline says something else or there is none.
      Where nothing has changed nothing is written. What is skipped, breaks or is not reproducible is
      not recorded, and keeps its baseline. `touchstone review` shows what waits, and `touchstone
      accept` makes it the baseline. Where CI is set nothing is written.
      """,
    options: [
      .baselineFolder, .subjects, .timeLimit, .limit, .baselineTolerance, .filter, .exclude, .jobs,
      .profile,
      .flag("verbose", "Also name the cases that are unchanged, and why cases are skipped."),
      .color,
    ],
    examples: [
      Example(
        line: "touchstone record traces --baselines baselines",
        purpose: "records what the reference components say"
      ),
      Example(
        line: "touchstone record traces --baselines baselines --subject 'node adapter.js'",
        purpose: "records what another component says"
      ),
    ],
    codes: [
      .success: "what differs from its baseline waits beside it",
      .failed: "a file or a subject fails, no case is selected, or a baseline cannot be written",
      .notReproducible: "a subject did not do the same again",
    ],
    body: { arguments, terminal throws(UsageError) in
      try terminal.refuseBaselinesOnBuildServer("record")
      let folder = try arguments.baselineFolder()
      let tolerance = try arguments.baselineTolerance()
      var options = Run.Options()
      options.profile = arguments.profile
      options.selection = try arguments.selection()
      options.jobs = try arguments.jobs()
      options.repeatsAll = true
      guard folder.isUsable(terminal) else { return .failed }
      let table = try SubjectTable(arguments, terminal)
      defer { _ = table.close() }
      try table.checkFolders()
      if !arguments.has("jobs") { options.jobs += 2 * table.processCount }
      options.crew = terminal.crew(options.jobs, for: table.subjects)
      let recorder = BaselineRecorder(folder, within: tolerance) { bytes, path in
        BaselineFile.write(bytes, to: path)
      }
      options.receiver = recorder
      let corpus = Corpus(paths: arguments.operands, excluding: folder.path)
      let reporter = RecordReporter(
        arguments,
        terminal,
        folder,
        recorder,
        subjects: table.names,
        counting: CaseCount(
          of: corpus,
          for: .run,
          selection: options.selection,
          subjects: table.names.count
        )
      )
      let run = Run(
        of: corpus,
        by: table.subjects,
        options: options
      )
      let totals = folder.locked(alone: false) {
        terminal.tellOfWaiting(for: folder)
      } _: {
        run.results { reporter.take($0) }
      }
      defer { terminal.tellOfDeaths(in: options.crew) }
      return reporter.close(totals, leaving: table.close())
    },
    job: { arguments, terminal throws(UsageError) in
      var options = Run.Options()
      options.profile = arguments.profile
      return Run(of: Corpus(paths: []), by: [try arguments.reference()], options: options).serve()
    }
  )
}
