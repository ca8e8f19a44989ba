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
      standard output. Comments and x- keys are kept. A file with a mistake in it is left alone.
      """,
    options: [
      .flag("check", "Change nothing; name the files that are not canonical, and exit with 1.")
    ],
    examples: [
      Example(line: "touchstone fmt traces", purpose: "brings a corpus into the canonical form"),
      Example(line: "touchstone fmt --check traces", purpose: "is the same, for a build server"),
    ],
    codes: [.success, .violated, .usage, .failed],
    body: { arguments, terminal throws(UsageError) in
      var code = ExitCode.success
      for item in Corpus(paths: arguments.operands).items {
        code = max(code, format(item, isCheck: arguments.has("check"), terminal))
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
      if case .missing(let path, let why) = item { terminal.errors.write("\(path):1:1: \(why)\n") }
      return .failed
    }
    let written: [UInt8]
    let canonical: [UInt8]
    do throws(TraceError) {
      written = try bytes(of: source)
      canonical = try Formatter.canonical(written)
    } catch {
      terminal.errors.write(error.located(in: source.name) + "\n")
      return .failed
    }
    if isCheck {
      guard written != canonical else { return .success }
      terminal.output.write(source.name + "\n")
      return .violated
    }
    guard case .file(let path) = source else {
      terminal.output.write(canonical)
      return .success
    }
    guard written != canonical else { return .success }
    do throws(FileFailure) {
      try AtomicFile(path).write(canonical)
      return .success
    } catch {
      terminal.errors.write("touchstone: \(error.description)\n")
      return .failed
    }
  }

  private static func bytes(of source: Source) throws(TraceError) -> [UInt8] {
    switch source {
    case .standardInput:
      return Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    case .file(let path):
      // The reader says best why a file cannot be opened.
      _ = try TraceReader(file: path)
      guard let data = FileManager.default.contents(atPath: path) else {
        throw TraceError(.unreadable("it is no file"))
      }
      return Array(data)
    }
  }
}
