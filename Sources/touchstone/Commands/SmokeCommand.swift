import Conformance
import Reporting
import Subjects
import Traces

extension Command {
  /// Says whether an adapter works at all.
  static let smoke = Command(
    name: "smoke",
    summary: "Says within a second whether an adapter works at all.",
    operands: .none,
    discussion: """
      The subject is asked for the handshake and plays six traces, each twice: a tap, a drag, a flick, a
      call, one with an animation, and a drag sideways, on a scroll view; the first five on a table where
      it has no scroll view. Where what is told contradicts what fingers and program did, or everything
      fails in the same way, the adapter is at fault rather than the component, and the report says what
      to look at first.
      """,
    options: [
      .subjects,
      .value("time-limit", "SECONDS", "How long it may take for each; without it 5."),
      .limit,
      .flag(
        "protocol",
        "Print each line that the subject answers, and which rule of the protocol it breaks, however many do."
      ),
      .flag("print", "Print the traces, for other commands to play; then end."),
      .color,
    ],
    examples: [
      Example(
        line: "touchstone smoke --subject 'node adapter.js'",
        purpose: "tries an adapter that was just written"
      ),
      Example(
        line: "touchstone smoke --protocol --subject './host'",
        purpose: "tries a host that was just written, line by line"
      ),
      Example(
        line: "touchstone smoke --print | touchstone replay - --subject 'node adapter.js'",
        purpose: "prints what the component says"
      ),
    ],
    codes: [
      .success: "the adapter works",
      .violated: "the adapter works, and the component does something wrong",
      .failed: "the adapter does not work",
    ],
    body: { arguments, terminal throws(UsageError) in
      guard !arguments.has("print") else {
        terminal.output.write(objects: SmokeTraces.text)
        return .success
      }
      let limit = try arguments.timeLimit() ?? .seconds(5)
      let table = try SubjectTable(arguments, terminal, limit: limit)
      guard !arguments.has("protocol") else { return examine(table, terminal) }
      let text = SmokeText(style: terminal.style(color: arguments["color"]))
      var code = ExitCode.success
      for subject in table.subjects {
        let report = SmokeReport(of: subject, patience: limit)
        terminal.output.write(page: text.text(for: report))
        code = max(code, report.exitCode)
      }
      for complaint in table.close() {
        terminal.errors.say("touchstone: \(complaint)")
        code = max(code, .failed)
      }
      return code
    }
  )

  /// Prints what each subject answers, line by line.
  private static func examine(_ table: SubjectTable, _ terminal: Terminal) -> ExitCode {
    var code = ExitCode.success
    for subject in table.subjects {
      guard let process = subject as? ProcessSubject else {
        terminal.output.say("\(subject.name): built in; nothing goes over a pipe")
        continue
      }
      let report = ProtocolReport(of: process)
      terminal.output.write(page: ProtocolText.text(for: report))
      if !report.isRight { code = .failed }
    }
    for complaint in table.close() {
      terminal.errors.say("touchstone: \(complaint)")
      code = .failed
    }
    return code
  }
}
