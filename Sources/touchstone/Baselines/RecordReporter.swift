import Conformance
import Reporting
import Synchronization
import Traces

/// Says what became of each case of a recording.
final class RecordReporter: Sendable {
  private struct Contents {
    var tally = BaselineRecordText.Tally()
    var transcripts = 0
    var wrong = 0
    /// The counts that the line of progress tells.
    var counts = Summary()
  }

  private let terminal: Terminal
  private let folder: BaselineFolder
  private let recorder: BaselineRecorder
  private let console: ConsoleReport
  private let text: BaselineRecordText
  private let style: Style
  private let isVerbose: Bool
  private let progress: ProgressDisplay
  private let counting: CaseCount
  private let contents = Mutex(Contents())

  init(
    _ arguments: Arguments,
    _ terminal: Terminal,
    _ folder: BaselineFolder,
    _ recorder: BaselineRecorder,
    subjects: [String],
    counting: CaseCount
  ) {
    self.counting = counting
    progress = ProgressDisplay(on: terminal)
    self.terminal = terminal
    self.folder = folder
    self.recorder = recorder
    style = terminal.style(color: arguments["color"])
    console = ConsoleReport(style: style, subjects: arguments.all("subject"))
    text = BaselineRecordText(style: style, namesSubjects: subjects.count > 1)
    isVerbose = arguments.has("verbose")
  }

  /// Takes one result.
  func take(_ result: CaseResult) {
    tell(result)
    guard progress.isSeen else { return }
    contents.withLock { contents in
      contents.counts.add(result)
      progress.show { _ in ProgressText(contents.counts, of: counting.known) }
    }
  }

  private func tell(_ result: CaseResult) {
    guard !result.isTranscript else {
      if result.column == 0 { contents.withLock { $0.transcripts += 1 } }
      return
    }
    switch result.outcome {
    case .error: terminal.output.write(page: console.text(for: result))
    case .skip: if isVerbose { terminal.output.write(page: console.text(for: result)) }
    case .pass, .fail:
      guard let subject = result.subject, let outcome = recorder.outcome(of: result.id, by: subject)
      else { return }
      contents.withLock { contents in
        contents.tally.outcomes[outcome, default: 0] += 1
        if result.outcome == .fail { contents.wrong += 1 }
      }
      guard outcome != .unchanged || isVerbose else { return }
      terminal.output.write(page: text.line(outcome, result.id, by: subject))
    }
  }

  /// Ends the report, and says what the process answers.
  ///
  /// - Parameters:
  ///   - totals: the counts of the run.
  ///   - complaints: what there is to say of subjects that did not leave as they should.
  /// - Returns: the exit code.
  func close(_ totals: Totals, leaving complaints: [String]) -> ExitCode {
    counting.cancel()
    progress.wipe()
    var contents = contents.withLock(\.self)
    contents.tally.skipped = totals.all.skipped
    contents.tally.errors = totals.all.errors
    let remarks = totals.baselineRemarks
    terminal.output.write(
      page:
        RunRemarkText.text(remarks.map { RunRemark($0) }, style: style, isVerbose: isVerbose)
    )
    let word = ShellWord.quoted(folder.path)
    terminal.output.write(page: text.closing(contents.tally, in: folder.path, spelt: word))
    let isEmpty = contents.tally.outcomes.isEmpty
    if isEmpty { terminal.errors.say("touchstone record: \(whyNothing(totals, contents))") }
    if contents.wrong > 0 {
      let cases = counted(contents.wrong, "case breaks", "cases break")
      terminal.errors.say(
        "touchstone record: \(cases) a rule; `touchstone run` says which, before you accept"
      )
    }
    for complaint in complaints { terminal.errors.say("touchstone: \(complaint)") }
    // Recording judges nothing: what breaks a rule is recorded as well.
    let code = totals.exitCode() == .violated ? ExitCode.success : totals.exitCode()
    // If nothing could be recorded because nothing came twice, that is the answer.
    let isFruitless = isEmpty && code != .notReproducible
    return complaints.isEmpty && !isFruitless ? code : max(code, .failed)
  }

  private func whyNothing(_ totals: Totals, _ contents: Contents) -> String {
    let played = totals.columns.contains { $0.summary.cases > 0 }
    if played || totals.all.errors > 0 { return "nothing was recorded" }
    return contents.transcripts > 0
      ? "nothing was recorded: there are only transcripts, and traces alone are played"
      : "nothing was recorded: no case was selected"
  }
}
