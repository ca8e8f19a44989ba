import Conformance
import Oracle
import Pictures
import Reporting
import Traces

/// The page with one case that `show --html` writes.
struct ShownPage {
  private let path: String
  private let arguments: Arguments
  private let terminal: Terminal

  init(_ path: String, _ arguments: Arguments, _ terminal: Terminal) {
    self.path = path
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Plays and judges the case, and writes the page.
  ///
  /// - Returns: what the process answers.
  /// - Throws: `UsageError` for several traces.
  func write() throws(UsageError) -> ExitCode {
    let table = try SubjectTable(arguments, terminal)
    defer { _ = table.close() }
    let selection = try arguments.selection()
    let sink: ReportSink
    do throws(FileFailure) {
      sink = try ReportSink(path, terminal)
    } catch {
      return complain(error)
    }
    let album = Album()
    var results: [CaseResult] = []
    let code = CaseLoop.run(Corpus(paths: arguments.operands), selection, terminal) { new in
      guard results.isEmpty else {
        results.append(CaseResult(id: new.id, place: new.place, source: new.source, outcome: .skip))
        return
      }
      results.append(judge(new, by: table.first, album))
    }
    guard results.count == 1 else {
      sink.discard()
      try Command.checkIsOne(results.map(\.id))
      return code
    }
    return finish(results[0], by: table.first, album, sink, code)
  }

  private func judge(_ new: Case, by subject: any Subject, _ album: Album) -> CaseResult {
    let single = SingleCase(
      new,
      by: subject,
      profile: arguments.profile,
      isStrict: false,
      rules: arguments.configuration.rules
    )
    if let transcript = single.transcript {
      album.keep(transcript, id: new.id, subject: new.isTranscript ? nil : subject.name)
    }
    return single.result
  }

  private func finish(
    _ result: CaseResult,
    by subject: any Subject,
    _ album: Album,
    _ sink: ReportSink,
    _ code: ExitCode
  ) -> ExitCode {
    var plan = RunPlan(tool: Touchstone.version)
    plan.paths = arguments.operands
    plan.subjects = [subject.name]
    var totals = Totals(subjects: plan.subjects)
    totals.add(result)
    var output = ReportOutput(PageReport(plan, album: album), to: sink)
    output.begin()
    output.take(result)
    output.finish(RunEnding(totals: totals))
    do throws(FileFailure) {
      try output.close()
    } catch {
      return complain(error)
    }
    return code
  }

  private func complain(_ failure: FileFailure) -> ExitCode {
    terminal.errors.say("touchstone: \(failure.description)")
    return .failed
  }
}
