import Conformance
import Oracle
import Pictures
import Reporting

/// The common part of `run` and `check`: a selection of cases, judged and reported.
struct Judging: Sendable {
  var arguments: Arguments
  let terminal: Terminal
  var options: Run.Options
  /// The subjects that play the traces; nil: transcripts alone are judged.
  private(set) var table: SubjectTable?
  private let bazel: BazelTest?
  private let failed: FailedCases?

  /// Creates what judges transcripts alone.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - terminal: where it is reported.
  ///   - options: what the command line chooses.
  ///   - bazel: what Bazel wants to know; nil: Bazel does not run the command.
  ///   - failed: what failed in earlier runs; nil: it is no matter.
  init(
    _ arguments: Arguments,
    _ terminal: Terminal,
    _ options: Run.Options,
    _ bazel: BazelTest?,
    _ failed: FailedCases? = nil
  ) {
    self.failed = failed
    self.arguments = arguments
    self.terminal = terminal
    self.options = options
    self.bazel = bazel
  }

  /// Judges the cases of a corpus, and reports.
  ///
  /// - Parameters:
  ///   - corpus: the sources of the cases.
  ///   - endsSubjects: whether the subjects end with it.
  /// - Returns: what the process answers.
  /// - Throws: `UsageError` for reports that would take the place of the input, or of each other.
  func code(of corpus: Corpus, endsSubjects: Bool = true) throws(UsageError) -> ExitCode {
    defer { if endsSubjects { _ = table?.close() } }
    try RunReporter.paths(arguments, terminal).check()
    var options = options
    guard let lists = arguments.knownFailures(terminal) else { return .failed }
    let earlier: EarlierRun?
    do throws(LogMerge.Failure) {
      earlier = try arguments.earlierRun()
    } catch {
      for line in error.lines { terminal.errors.say("touchstone: \(line)") }
      return .failed
    }
    options.knownFailures = lists
    let album = arguments.has(Option.html.name) ? Album() : nil
    let gate = try table.flatMap { table throws(UsageError) in
      try arguments.baselineGate(table, telling: album)
    }
    let beside = album.flatMap(beside)
    defer { beside?.close() }
    let receivers: [(any TranscriptReceiver)?] = [gate, album, beside]
    options.receiver =
      gate == nil && album == nil ? nil : TranscriptReceivers(receivers.compactMap(\.self))
    guard let reporter = reporter(of: corpus, options, album, against: earlier) else {
      return .failed
    }
    if let path = arguments["baselines"], !BaselineFolder(path).isUsable(terminal) {
      reporter.abandon()
      return .failed
    }
    return judge(corpus, options, reporter, endsSubjects: endsSubjects)
  }

  /// Returns the reporter of the run; nil, and the reason is told: a report cannot be written.
  private func reporter(
    of corpus: Corpus,
    _ options: Run.Options,
    _ album: Album?,
    against earlier: EarlierRun?
  ) -> RunReporter? {
    let counting = CaseCount(
      of: corpus,
      for: table == nil ? .check : .run,
      selection: options.selection,
      subjects: table?.subjects.count ?? 1
    )
    do throws(FileFailure) {
      return try RunReporter(
        arguments,
        terminal,
        plan(options),
        album,
        against: earlier,
        counting: counting
      )
    } catch {
      terminal.errors.say("touchstone: \(error.description)")
      return nil
    }
  }

  /// Judges the cases, reports each, and closes the reports.
  private func judge(
    _ corpus: Corpus,
    _ options: Run.Options,
    _ reporter: RunReporter,
    endsSubjects: Bool
  ) -> ExitCode {
    let run = Run(of: corpus, by: table?.subjects ?? [], options: options)
    let leftovers = failed.map { Leftovers($0, arguments, by: table?.names ?? []) }
    let totals = run.results { result in
      reporter.take(result)
      bazel?.take(result)
      leftovers?.take(result)
    }
    let complaints = endsSubjects ? table?.close() ?? [] : []
    defer { terminal.tellOfDeaths(in: options.crew) }
    var ending = RunEnding(totals: totals, complaints: complaints, skipLimit: options.skipLimit)
    ending.troubles = leftovers?.troubles ?? []
    let code = reporter.close(ending)
    guard arguments.has("prune-known-failures") else { return code }
    return KnownFailureFile.prune(totals, terminal) ? code : max(code, .failed)
  }

  /// Returns the witness that puts the reference beside failing cases; nil: the reference is among
  /// the subjects, or there is none.
  private func beside(_ album: Album) -> ReferenceBeside? {
    guard let table, !table.areReferences.contains(true) else { return nil }
    return ReferenceBeside(album, terminal, limits: arguments.all("limit"))
  }

  private func plan(_ options: Run.Options) -> RunPlan {
    var plan = RunPlan(
      tool: Touchstone.version,
      began: arguments.has("fixed-time") ? nil : Timestamp.now
    )
    plan.paths = arguments.operands
    plan.shard = options.selection.shard.flatMap { $0.isPart ? $0.description : nil }
    plan.selection = ["filter", "exclude", "rerun-failed"].flatMap { name in
      arguments.all(name).flatMap { ["--\(name)", $0] }
    }
    plan.subjects = table?.names ?? []
    plan.commands = arguments.all("subject")
    plan.configuration = arguments.configuration.file
    plan.profile = options.profile?.name
    plan.isStrict = options.isStrict
    plan.rules = options.rules
    plan.expectations = options.expectations
    plan.skipLimit = options.skipLimit
    plan.knownFailures = options.knownFailures.entries
    if table == nil, !options.selection.isNarrow {
      plan.whyNothing = "there are no transcripts; `touchstone run` replays traces first"
    }
    return plan
  }

  /// Returns the same with the subjects of the command line, which are started.
  func bySubjects() throws(UsageError) -> Judging {
    let table = try SubjectTable(arguments, terminal)
    var judging = self
    judging.table = table
    judging.options.areSubjectsChosen = arguments.has("subject")
    judging.options.expectations = arguments.expectationLevels(for: table)
    // A mistake in the options is told before anything is played.
    _ = try arguments.baselineGate(table)
    // Nobody waits idly: while a subject plays one case, another is judged.
    if !arguments.has("jobs") { judging.options.jobs += 2 * table.processCount }
    judging.options.crew = terminal.crew(judging.options.jobs, for: table.subjects)
    return judging
  }

  /// The work that an earlier run leaves to be done.
  enum Rest: Sendable {
    /// The failures of the earlier run; nil: there is none.
    case cases(FailedCases?)
    /// Nothing, for this reason, which was told.
    case none(ExitCode)
  }

  /// Finds out which cases failed in the runs of `--rerun-failed`.
  static func rest(_ arguments: Arguments, _ terminal: Terminal) -> Rest {
    let logs = arguments.all("rerun-failed")
    guard !logs.isEmpty else { return .cases(nil) }
    do throws(FileMistake) {
      let failed = try FailedCases(logs: logs)
      guard failed.isEmpty else { return .cases(failed) }
      let names = logs.joined(separator: ", ")
      terminal.errors.say("touchstone: no case failed in \(names), so nothing is run again")
      for trouble in failed.rest { terminal.errors.say("touchstone: \(trouble.why)") }
      return .none(failed.rest.map(\.code).max() ?? .success)
    } catch {
      terminal.errors.say("touchstone: \(error.description)")
      return .none(.failed)
    }
  }
}
