import Conformance
import Replay
import Samples
import Traces

extension Command {
  /// Finds mistakes.
  static let lint = Command(
    name: "lint",
    summary: "Says what is wrong with files of traces, and where.",
    operands: .any("PATH"),
    discussion: """
      The first mistake of each trace is told, with its line and a mark under the place where a file
      has it, and the reading goes on at the next header. A
      property, a call or a key of `state` that belongs to another component is told once a trace,
      and so are touches where no view has an area. A trace of which nothing could be judged gets a
      warning, which changes no exit code. Files of any length are read in the same small memory.
      """,
    options: [
      .flag("schema", "Print the JSON schema of any line instead, for editors.")
    ],
    examples: [
      Example(line: "touchstone lint traces", purpose: "checks a whole corpus, ids included")
    ],
    codes: [
      .success: "there is no mistake",
      .violated: "there is a mistake",
      .failed: "a file cannot be read",
    ],
    body: { arguments, terminal throws(UsageError) in
      guard !arguments.has("schema") else {
        terminal.output.write(raw: Array(AnyLineSchema.text.utf8))
        return .success
      }
      var arguments = arguments
      try arguments.checkOperands(.traces("PATH"))
      var linter = Linter(terminal)
      for item in Corpus(paths: arguments.operands).items { linter.check(item) }
      return linter.code
    }
  )
}

/// Checks the sources of a corpus, one after the other.
private struct Linter {
  /// The exit code of the process: 1 for a mistake in a file, 3 for a file that cannot be read.
  private(set) var code = ExitCode.success
  private let terminal: Terminal
  private var idsSeen: [String: Place] = [:]
  /// The lines of the file that is being checked, from its first mistake on.
  private var lines: FileLines?

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  mutating func check(_ item: Corpus.Item) {
    switch item {
    case .missing(let path, let why): report("\(path):1:1: \(why)", .failed)
    case .named(let source), .found(let source): check(source)
    }
  }

  private mutating func check(_ source: Source) {
    var linter = self
    linter.lines = nil
    do throws(TraceError) {
      let reader = try TraceReader(source)
      var headers = 0
      let lines = Lint.check(
        reader,
        samples: Sample.all.map(\.application),
        header: { header, line in
          headers += 1
          // A baseline has the id of its trace, and there is one for each subject.
          if header.digest == nil { linter.note(header.id, Place(file: source.name, line: line)) }
        },
        report: {
          headers += 1
          linter.report($0, in: source)
        },
        warn: { linter.report($0.located(in: source.name), .success) }
      )
      if headers == 0 { throw TraceError(.missingHeader, line: lines + 1) }
    } catch {
      linter.report(error, in: source)
    }
    self = linter
  }

  private mutating func note(_ id: String, _ place: Place) {
    if let first = idsSeen.updateValue(place, forKey: id) {
      idsSeen[id] = first
      let problem = Problem.duplicateIdentifier(id, first: first.description)
      report(TraceError(problem, line: place.line ?? 1).located(in: place.file), .violated)
    }
  }

  private mutating func report(_ error: TraceError, in source: Source) {
    let isUnreadable = if case .unreadable = error.problem { true } else { false }
    report(error.located(in: source.name), isUnreadable ? .failed : .violated)
    mark(error, in: source)
  }

  /// Shows the line at fault, with a mark under the place; what cannot be read twice is not shown.
  private mutating func mark(_ error: TraceError, in source: Source) {
    if lines == nil, case .file(let path) = source { lines = FileLines(path) }
    guard let line = lines?.line(error.line), !line.isEmpty,
      let marked = MarkedLine(line, column: error.column, width: terminal.width)
    else { return }
    terminal.output.write(page: marked.text)
  }

  private mutating func report(_ line: String, _ code: ExitCode) {
    self.code = max(self.code, code)
    terminal.output.say(line)
  }
}

extension TraceReader {
  /// Opens a source.
  init(_ source: Source) throws(TraceError) {
    switch source {
    case .standardInput: self.init(standardInput: ())
    case .file(let path): try self.init(file: path)
    }
  }
}
