import Conformance
import Reporting
import Traces

extension Command {
  /// Prints transcripts.
  static let replay = Command(
    name: "replay",
    summary: "Replays traces and prints the transcripts, in the canonical form.",
    operands: .traces("PATH"),
    discussion: """
      Transcripts among the files are printed as they are. What cannot be read or played is told of
      on the standard error, and the others are printed all the same.
      """,
    options: [.id] + Option.selecting + [.until, .subject, .timeLimit, .limit],
    examples: [
      Example(
        line: "touchstone replay traces/scroll/flick > flick.transcript.jsonl",
        purpose: "keeps what the reference components say"
      ),
      Example(
        line: "touchstone replay traces/scroll/flick --subject 'node adapter.js'",
        purpose: "prints what another component says"
      ),
    ],
    codes: [.success, .usage, .failed],
    body: { arguments, terminal throws(UsageError) in
      let until = try arguments.until()
      let corpus = Corpus(paths: arguments.operands)
      let choice = try ShardChoice(arguments, [:])
      let selection = try arguments.selection(shard: choice.shard)
      choice.announce(terminal)
      let table = try SubjectTable(arguments, terminal)
      defer { _ = table.close() }
      var writer = TraceWriter()
      let code = CaseLoop.run(corpus, selection, terminal) { new throws(SubjectFailure) in
        let transcript = try CaseLoop.transcript(of: new, by: table.first)
        writer.write(until.map(transcript.upTo) ?? transcript)
        terminal.output.write(objects: writer.bytes)
        writer.removeAll()
      }
      return code
    }
  )
}

/// Goes through the cases of a corpus one by one, for commands that do not judge.
enum CaseLoop {
  /// Calls a closure with each wanted case, and tells of those that cannot be read or played.
  ///
  /// - Returns: what the process answers.
  static func run(
    _ corpus: Corpus,
    _ selection: Selection,
    _ terminal: Terminal,
    _ body: (Case) throws(SubjectFailure) -> Void
  ) -> ExitCode {
    let console = ConsoleReport()
    var summary = Summary()
    var reader = CaseReader(corpus, for: .run, selection: selection)
    while !terminal.output.isDeaf, let next = reader.next() {
      let result: CaseResult
      switch next {
      case .judged(let failure): result = failure
      case .toJudge(let new):
        do throws(SubjectFailure) {
          try body(new)
          result = CaseResult(id: new.id, place: new.place, source: new.source, outcome: .pass)
        } catch {
          result = CaseResult(of: new, after: error)
        }
      }
      summary.add(result)
      terminal.errors.write(console.text(for: result))
    }
    guard summary.cases == 0 else { return summary.exitCode }
    return reader.tally.code(ofNoCase: terminal, selection.shard)
  }

  /// The transcript of a case: its own, or what a subject says.
  static func transcript(
    of new: Case,
    by subject: any Subject
  ) throws(SubjectFailure) -> Trace {
    new.isTranscript ? new.trace : try subject.transcript(of: new.trace)
  }
}

extension Trace {
  /// The trace up to a moment; what comes later is left out, and the rest is whole.
  fileprivate func upTo(_ moment: Microseconds) -> Trace {
    var trace = self
    trace.lines = Array(lines.prefix { ($0.time ?? 0) <= moment })
    return trace
  }
}
