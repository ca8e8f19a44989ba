import Conformance
import Foundation
import Reporting
import Traces

extension Command {
  /// Writes the canonical form.
  static let fmt = Command(
    name: "fmt",
    summary: "Rewrites files of traces in the canonical form.",
    operands: .several("PATH"),
    discussion: """
      Files are replaced in one step, and only where they change; what comes in on - goes to the
      standard output. Comments and x- keys are kept. A file with a mistake in it is left alone; --fix
      first mends what can mean one thing only: the count of an end, and the order of touches and calls.
      """,
    options: [
      .flag("fix", "Write the count of each end, and sort touches and calls by their times."),
      .flag("check", "Change nothing; name the files that are not canonical, and exit with 1."),
    ],
    examples: [
      Example(line: "touchstone fmt traces", purpose: "brings a corpus into the canonical form"),
      Example(line: "touchstone fmt --check traces", purpose: "is the same, for a build server"),
      Example(
        line: "touchstone fmt --fix mine.trace.jsonl",
        purpose: "counts the lines of a trace"
      ),
    ],
    codes: [
      .success: "all files are canonical",
      .violated: "a file has a mistake, or with --check is not canonical",
      .failed: "a file cannot be read or written",
    ],
    body: { arguments, terminal throws(UsageError) in
      var code = ExitCode.success
      for item in Corpus(paths: arguments.operands).items {
        let isCheck = arguments.has("check")
        code = max(
          code,
          arguments.has("fix")
            ? fix(item, isCheck: isCheck, terminal) : format(item, isCheck: isCheck, terminal)
        )
      }
      return code
    }
  )

  private static func format(
    _ item: Corpus.Item,
    isCheck: Bool,
    _ terminal: Terminal
  ) -> ExitCode {
    guard let source = item.source else {
      if case .missing(let path, let why) = item { terminal.errors.say("\(path):1:1: \(why)") }
      return .failed
    }
    do {
      guard case .file(let path) = source else { return try format(source, isCheck, terminal) }
      guard try !isCanonical(path) else { return .success }
      guard !isCheck else {
        terminal.output.say(source.name)
        return .violated
      }
      try AtomicFile(path).write { take in
        try Formatter.format(TraceReader(file: path), receive: take)
      }
      return .success
    } catch let error as TraceError {
      terminal.errors.say(error.located(in: source.name))
    } catch {
      terminal.errors.say("touchstone: \(error)")
    }
    return .failed
  }

  /// Mends a file as a whole, then writes its canonical form.
  private static func fix(
    _ item: Corpus.Item,
    isCheck: Bool,
    _ terminal: Terminal
  ) -> ExitCode {
    guard let source = item.source else { return format(item, isCheck: isCheck, terminal) }
    do {
      let path: String? = if case .file(let path) = source { path } else { nil }
      let written = try WholeFile.bytes(of: path)
      let mended = Repair.mended(written)
      let canonical = try Formatter.canonical(mended.bytes)
      for remark in mended.remarks {
        terminal.errors.say("\(source.name):\(remark.line): \(remark.sentence)")
      }
      guard !isCheck else {
        if canonical != written { terminal.output.say(source.name) }
        return canonical == written ? .success : .violated
      }
      guard let path else {
        terminal.output.write(objects: canonical)
        return .success
      }
      if canonical != written { try AtomicFile(path).write(canonical) }
      return .success
    } catch let error as TraceError {
      terminal.errors.say(error.located(in: source.name))
    } catch {
      terminal.errors.say("touchstone: \(error)")
    }
    return .failed
  }

  /// Formats the standard input to the standard output, or compares the two.
  private static func format(
    _ source: Source,
    _ isCheck: Bool,
    _ terminal: Terminal
  ) throws(TraceError) -> ExitCode {
    guard isCheck else {
      try Formatter.format(TraceReader(source)) { terminal.output.write(objects: $0) }
      return .success
    }
    let written = Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    guard try Formatter.canonical(written) != written else { return .success }
    terminal.output.say(source.name)
    return .violated
  }

  /// Returns true if a file is canonical; it is read twice side by side and never held as a whole.
  private static func isCanonical(_ path: String) throws -> Bool {
    let reader = try TraceReader(file: path)
    let written = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? written.close() }
    var isSame = true
    try Formatter.format(reader) { canonical in
      guard isSame else { return }
      let beside = try? written.read(upToCount: canonical.count)
      isSame = beside.map { $0.elementsEqual(canonical) } ?? false
    }
    return try isSame && written.read(upToCount: 1)?.isEmpty ?? true
  }
}
