import Conformance
import Replay
import Reporting
import Traces

extension Command {
  /// Makes every report of a log.
  static let report = Command(
    name: "report",
    summary: "Makes reports of a run's logs, and one run of its shards.",
    operands: .several("LOG"),
    discussion: """
      A LOG is what `--log` of `run` or `check` wrote, or -, the standard input. Every report is the
      one that the run itself would have made. Several logs are merged: the cases stand in the order
      of one run, each once, and what holds for the whole run is applied to all of them together. It
      is an error where a shard is missing, where a log has no end because its run was killed, and
      where logs contradict each other; what they do say is reported all the same. A log has no
      transcripts: with --html files are read again where the log says that they were, what the
      reference played is played again, and a case is drawn where it is judged as the log says. What
      another subject played is drawn where --subject names it as in the log. With --against the
      cases that fail are told apart from those that failed in an earlier run already.
      """,
    options: Option.reports + [
      .value(
        "max-skipped",
        "N|N%",
        "Fail where more cases are skipped; without it, as the logs say."
      ),
      .values(
        "subject",
        "SUBJECT",
        "With --html, let this subject of the logs play its cases again, to draw them: a command that"
          + " speaks the subject protocol, or NAME=COMMAND. It may be given more than once."
      ),
      .timeLimit, .limit, .fixedTime, .verbose, .color,
    ],
    examples: [
      Example(
        line: "touchstone report Reports/run.jsonl --junit Reports/junit.xml",
        purpose: "makes a report that the run did not make"
      ),
      Example(
        line: "touchstone report shard-*.jsonl --junit junit.xml --sarif touchstone.sarif",
        purpose: "makes the reports of a run that was split over machines"
      ),
      Example(
        line:
          "touchstone report Reports/run.jsonl --against Reports/main.jsonl --html changes.html",
        purpose: "says what fails that did not before, in the terminal and on a page"
      ),
    ],
    codes: [
      .success: "nothing failed",
      .violated: RunCodes.violated,
      .failed:
        "a log cannot be read, is not whole or contradicts another, or the run itself ended so",
      .notReproducible: RunCodes.notReproducible,
      .stale: RunCodes.stale,
      .tooManySkipped: RunCodes.tooManySkipped,
    ],
    body: { arguments, terminal throws(UsageError) in
      try RunReporter.paths(arguments, terminal).check()
      let limit = try arguments.skipLimit()
      let reference = try arguments.reference()
      let isHelped = !arguments.all("subject").isEmpty
      let table = isHelped ? try SubjectTable(arguments, terminal) : nil
      defer { table?.close(terminal) }
      do throws(LogMerge.Failure) {
        let earlier = try arguments.earlierRun()
        let logs = try LogMerge(arguments.operands)
        return try reports(
          of: logs,
          against: earlier,
          by: table?.subjects ?? [],
          reference,
          arguments,
          limit,
          terminal
        )
      } catch {
        for line in error.lines { terminal.errors.say("touchstone: \(line)") }
        return .failed
      }
    }
  )

  private static func reports(
    of logs: LogMerge,
    against earlier: EarlierRun?,
    by subjects: [any Subject],
    _ reference: ReferenceSubject,
    _ arguments: Arguments,
    _ limit: SkipLimit?,
    _ terminal: Terminal
  ) throws(LogMerge.Failure) -> ExitCode {
    var plan = logs.plan
    for subject in subjects where !plan.subjects.contains(subject.name) {
      let known = plan.subjects.isEmpty ? "none" : plan.subjects.joined(separator: ", ")
      throw LogMerge.Failure(
        lines: ["the logs have no subject \"\(subject.name)\"; expected one of theirs: \(known)"]
      )
    }
    if arguments.has("fixed-time") { plan.began = nil }
    plan.skipLimit = limit ?? plan.skipLimit
    let pictures = arguments.has(Option.html.name) ? LogPictures(plan, subjects, reference) : nil
    let reporter: RunReporter
    do throws(FileFailure) {
      reporter = try RunReporter(arguments, terminal, plan, pictures?.album, against: earlier)
    } catch {
      throw LogMerge.Failure(lines: [error.description])
    }
    do throws(LogMerge.Failure) {
      var outcome = try logs.results { result in
        pictures?.find(for: result)
        reporter.take(result)
      }
      outcome.ending.skipLimit = plan.skipLimit
      outcome.ending.troubles += outcome.troubles.map { why in
        var trouble = RunTrouble(.failed, why)
        trouble.isKept = true
        return trouble
      }
      return reporter.close(outcome.ending)
    } catch {
      reporter.abandon()
      throw error
    }
  }
}
