import Conformance
import Reporting
import Traces

extension Command {
  /// Prints transcripts.
  static let replay = Command(
    name: "replay",
    summary: "Replays traces and prints the transcripts.",
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
    codes: [
      .success: "each trace was played",
      .failed: "a file cannot be read, a trace cannot be played, or no case is selected",
    ],
    body: { arguments, terminal throws(UsageError) in
      let until = try arguments.until()
      let corpus = Corpus(paths: arguments.operands)
      let choice = try ShardChoice(arguments, [:])
      let selection = try arguments.selection(shard: choice.shard)
      choice.announce(terminal)
      let table = try SubjectTable(arguments, terminal)
      defer { _ = table.close() }
      let printer = TranscriptPrinter(terminal.output, until: until)
      return CaseLoop.run(
        corpus,
        selection,
        keeping: LongTrace.usualLength,
        terminal
      ) { new throws(SubjectFailure) in
        try printer.print(new.transcript(by: table.first))
      }
    }
  )
}

/// Goes through the cases of a corpus one by one, for commands that do not judge.
enum CaseLoop {
  /// Calls a closure with each wanted case, and tells of those that cannot be read or played.
  ///
  /// - Parameters:
  ///   - corpus: the cases.
  ///   - selection: which of them are wanted.
  ///   - mostKept: how many lines of a trace are kept at most.
  ///   - terminal: where the others are told of.
  ///   - body: what is done with each case.
  /// - Returns: what the process answers.
  static func run(
    _ corpus: Corpus,
    _ selection: Selection,
    keeping mostKept: Int = .max,
    _ terminal: Terminal,
    _ body: (Case) throws(SubjectFailure) -> Void
  ) -> ExitCode {
    let console = ConsoleReport()
    var summary = Summary()
    var reader = CaseReader(
      corpus,
      for: .run,
      selection: selection,
      keeping: mostKept
    )
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
      terminal.errors.write(page: console.text(for: result))
    }
    guard summary.cases == 0 else { return summary.exitCode }
    return reader.tally.code(ofNoCase: terminal, selection.shard)
  }
}

extension Case {
  /// Returns the transcript: the case's own, or what a subject says.
  fileprivate func transcript(by subject: any Subject) throws(SubjectFailure) -> AnyTraceStream {
    guard !isTranscript else { return stream }
    guard let long else { return AnyTraceStream(try subject.transcript(of: trace)) }
    return try subject.transcript(of: long, isAfresh: false)
  }
}

/// Prints transcripts line by line, as they come.
private struct TranscriptPrinter {
  private let output: Channel
  private let until: Microseconds?

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - output: where it prints.
  ///   - until: the moment after which nothing is printed; nil: everything is.
  init(_ output: Channel, until: Microseconds?) {
    self.output = output
    self.until = until
  }

  /// Prints a transcript; where it breaks off, its end is missing.
  func print(_ transcript: AnyTraceStream) throws(SubjectFailure) {
    var count = 0
    var writer = TraceWriter()
    writer.write(.header(transcript.header))
    try transcript.read { lines in
      for line in lines {
        if let until, let time = line.time, time > until { return false }
        writer.write(line)
        if !line.isComment { count += 1 }
      }
      output.write(objects: writer.bytes)
      writer.removeAll()
      return !output.isDeaf
    }
    writer.write(.end(count: count, .none))
    output.write(objects: writer.bytes)
  }
}
