import Conformance
import Foundation
import Oracle
import Pictures
import Reporting
import Synchronization

/// Turns the results of a run, or of its log, into everything that a command line asks for: it
/// drives the reports, and says on a terminal how far the run has come.
final class RunReporter: Sendable {
  private struct Contents {
    /// The report that is printed.
    var printed: ReportOutput
    /// The reports that go to files, or to the standard output in the place of the printed one.
    var files: [ReportOutput] = []
    /// The log, which ends last: it tells what became of the others.
    var log: ReportOutput?
    var draft: (report: KnownFailureDraft, path: String)?
    /// The counts that the line of progress tells.
    var counts = Summary()
    /// The changes since an earlier run; nil: it is compared with none.
    var changes: ChangeTally?
  }

  private let arguments: Arguments
  private let terminal: Terminal
  private let plan: RunPlan
  private let format: ReportKind
  private let progress: ProgressDisplay
  private let counting: CaseCount?
  private let contents: Mutex<Contents>

  /// The option that names the list of known failures to be begun.
  static let draftOption = "write-known-failures"

  /// Opens all reports; what cannot be written is said before a long run, not after it.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - terminal: the streams.
  ///   - plan: the run.
  ///   - album: what keeps the transcripts for the page; nil: nothing does.
  ///   - earlier: what the results are compared with; nil: with nothing.
  ///   - counting: how many results there will be; nil: nobody knows.
  /// - Throws: `FileFailure` where a report cannot be written.
  init(
    _ arguments: Arguments,
    _ terminal: Terminal,
    _ plan: RunPlan,
    _ album: Album? = nil,
    against earlier: EarlierRun? = nil,
    counting: CaseCount? = nil
  ) throws(FileFailure) {
    self.arguments = arguments
    self.terminal = terminal
    self.plan = plan
    self.counting = counting
    progress = ProgressDisplay(on: terminal)
    let format = Self.format(arguments, terminal)
    self.format = format
    let context = ReportKind.Context(arguments, terminal, plan, album)
    let isTaken = Self.paths(arguments, terminal).onStandardOutput != nil
    let channel = isTaken ? terminal.errors : terminal.output
    var contents = Contents(printed: ReportOutput(format.make(context), to: .channel(channel)))
    contents.changes = earlier.map { ChangeTally(against: $0, by: plan.subjects) }
    do throws(FileFailure) {
      for kind in ReportKind.files {
        guard let path = arguments[kind.name] else { continue }
        let sink = try ReportSink(path, isGrowing: kind.isGrowing, terminal)
        let output = ReportOutput(kind.make(context), to: sink)
        if kind.isGrowing { contents.log = output } else { contents.files.append(output) }
      }
      if let path = arguments[Self.draftOption] {
        try AtomicFile(path).probe()
        contents.draft = (KnownFailureDraft(), path)
      }
      if format.name == "github", let path = terminal.environment["GITHUB_STEP_SUMMARY"] {
        let summary = StepSummary(plan, occupied: AppendedFile(path).size)
        contents.files.append(ReportOutput(summary, to: .appended(AppendedFile(path))))
      }
    } catch {
      for output in contents.files { output.discard() }
      contents.log?.discard()
      throw error
    }
    contents.printed.begin()
    for index in contents.files.indices { contents.files[index].begin() }
    contents.log?.begin()
    self.contents = Mutex(contents)
  }

  /// Returns the printed format: the one that the command line names; else, on GitHub's machines,
  /// the one that its runner reads.
  private static func format(_ arguments: Arguments, _ terminal: Terminal) -> ReportKind {
    let isOnGitHub = terminal.environment["GITHUB_ACTIONS"] == "true"
    let name = arguments["format"] ?? (isOnGitHub ? "github" : "text")
    return ReportKind.formats.first { $0.name == name } ?? ReportKind.formats[0]
  }

  /// Returns the paths of the reports.
  static func paths(_ arguments: Arguments, _ terminal: Terminal) -> ReportPaths {
    let format = format(arguments, terminal)
    return ReportPaths(
      ReportKind.files.map(\.name) + [draftOption],
      format: format.isForPeople ? nil : format.name,
      arguments
    )
  }

  /// Takes one result.
  func take(_ result: CaseResult) {
    contents.withLock { contents in
      for index in contents.files.indices { contents.files[index].take(result) }
      contents.log?.take(result)
      contents.draft?.report.add(result)
      contents.changes?.take(result)
      contents.printed.take(result)
      guard progress.isSeen else { return }
      contents.counts.add(result)
      progress.show { _ in ProgressText(contents.counts, of: counting?.known) }
    }
  }

  /// Ends the reports, and says what the process answers.
  ///
  /// - Parameter ending: what became of the run.
  /// - Returns: the exit code.
  func close(_ ending: RunEnding) -> ExitCode {
    let compared = compared(ending)
    endProgress()
    contents.withLock { contents in
      contents.printed.finish(compared)
      for index in contents.files.indices { contents.files[index].finish(compared) }
    }
    explain(compared)
    var ending = compared
    ending.troubles += closeFiles()
    guard closeLog(ending) else { return max(ending.exitCode, .failed) }
    return ending.exitCode
  }

  /// Adds what has changed since an earlier run.
  private func compared(_ ending: RunEnding) -> RunEnding {
    guard let tally = contents.withLock(\.changes) else { return ending }
    var ending = ending
    if let why = tally.mismatch {
      var trouble = RunTrouble(.failed, why)
      trouble.isKept = true
      ending.troubles.append(trouble)
    } else {
      let isNarrow = !plan.selection.isEmpty || plan.shard != nil || arguments.has("id")
      ending.changes = tally.changes(ofPart: isNarrow || ending.totals.extent.isPartial)
    }
    return ending
  }

  private func endProgress() {
    counting?.cancel()
    progress.wipe()
  }

  /// Gives all files up: what stood there before stays.
  func abandon() {
    endProgress()
    contents.withLock { contents in
      for file in contents.files { file.discard() }
      contents.log?.discard()
    }
  }

  /// Says what is no part of a report, and what a report for programs has no room for.
  private func explain(_ ending: RunEnding) {
    if !format.isForPeople {
      let isVerbose = arguments.has("verbose")
      terminal.errors.write(page: ConsoleReport().remarks(on: ending.totals, isVerbose: isVerbose))
    }
    for line in RunTroubles.lines(plan, ending) { terminal.errors.say("touchstone: \(line)") }
  }

  /// Gives every file but the log its name; one that cannot be written keeps no other from it.
  ///
  /// - Returns: what could not be written, which was said.
  private func closeFiles() -> [RunTrouble] {
    var failures: [FileFailure] = []
    let (files, draft) = contents.withLock { ($0.files, $0.draft) }
    for file in files {
      do throws(FileFailure) {
        try file.close()
      } catch {
        failures.append(error)
      }
    }
    do throws(FileFailure) {
      if let draft { try write(draft.report, to: draft.path) }
    } catch {
      failures.append(error)
    }
    for failure in failures { terminal.errors.say("touchstone: \(failure.description)") }
    terminal.output.flush()
    // The end of the process says this.
    let output = terminal.output.failure.map { "the output cannot be written: \($0)" }
    return (failures.map(\.description) + [output].compactMap(\.self)).map { why in
      var trouble = RunTrouble(.failed, why)
      trouble.isKept = true
      return trouble
    }
  }

  /// Ends the log, and gives it its name.
  ///
  /// - Returns: whether it is written, or none is asked for; if not, that was said.
  private func closeLog(_ ending: RunEnding) -> Bool {
    do throws(FileFailure) {
      let log = contents.withLock { contents in
        contents.log?.finish(ending)
        return contents.log
      }
      try log?.close()
      return true
    } catch {
      terminal.errors.say("touchstone: \(error.description)")
      return false
    }
  }

  private func write(_ draft: KnownFailureDraft, to path: String) throws(FileFailure) {
    if path == ReportPaths.standardOutput {
      terminal.output.write(objects: draft.text)
    } else {
      try AtomicFile(path).writeNew(Array(draft.text.utf8))
    }
    let entries =
      switch draft.count {
      case 0: "nothing fails, so the list is empty: \(path)"
      case 1: "1 entry written to \(path); say why it is accepted"
      default: "\(draft.count) entries written to \(path); say in each why it is accepted"
      }
    terminal.errors.say("touchstone: \(entries)")
  }
}
