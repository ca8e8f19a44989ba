import Conformance
import Foundation
import Oracle
import Reporting
import Synchronization
import Traces

/// Runs a fuzzer, saves what it finds at once, and reports it.
final class FuzzReporter {
  private let terminal: Terminal
  private let text: FuzzText
  private let writesJSON: Bool
  private let start = ContinuousClock.now
  private var line = ProgressLine()
  private var failure: FileFailure?

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.terminal = terminal
    text = FuzzText(style: terminal.style(color: arguments["color"]))
    writesJSON = arguments["format"] == "jsonl"
  }

  /// Runs the fuzzer and reports; returns what the process answers.
  func run(_ subject: any Subject, _ options: Fuzz.Options) -> ExitCode {
    var options = options
    let cannotSave = Flag()
    options.isStopped = { Interruption.wasAsked || cannotSave.isRaised }
    let corpus = options.corpus
    let report = Interruption.heeded {
      say("fuzzing with seed \(options.seed)\n")
      return Fuzz(subject, options: options).report { event in
        take(event, corpus: corpus)
        if failure != nil { cannotSave.raise() }
      }
    }
    erase()
    for trouble in report.troubles { terminal.errors.write(ConsoleReport().text(for: trouble)) }
    if let failure { terminal.errors.write("touchstone: \(failure.description)\n") }
    if report.troubles.isEmpty {
      say(text.closing(report, rules: RuleBook.rules.count))
      // How fast it went differs from run to run, and so it is no part of the report.
      let speed = FuzzText.speed(runs: report.runs, in: ContinuousClock.now - start)
      terminal.errors.write("\(speed)\n")
    }
    return failure == nil ? report.exitCode : max(report.exitCode, .failed)
  }

  private func take(_ event: FuzzEvent, corpus: String?) {
    switch event {
    case .progress(let progress): show(progress)
    case .stillFails(let result): tell(result, text.text(forFailing: result))
    case .found(let finding):
      save(finding.trace, as: finding.path)
      tell(finding.result, text.text(for: finding))
    case .kept(let entry):
      guard let corpus else { return }
      save(entry.trace, as: corpus + "/" + entry.name + Source.traceEnding)
    }
  }

  private func tell(_ result: CaseResult, _ words: String) {
    erase()
    terminal.output.write(writesJSON ? JSONLinesReport.line(for: result) : words)
    // If the next trace crashes, nothing that was found may be lost.
    terminal.output.flush()
  }

  /// Says what is no object for programs.
  private func say(_ words: String) {
    (writesJSON ? terminal.errors : terminal.output).write(words)
    terminal.output.flush()
  }

  private func save(_ trace: Trace, as path: String) {
    do throws(FileFailure) {
      try TraceFile.save(trace, as: path)
    } catch {
      failure = failure ?? error
    }
  }

  private func show(_ progress: FuzzProgress) {
    guard terminal.errors.isTerminal else { return }
    let elapsed = ContinuousClock.now - start
    guard let words = line.text(for: progress, elapsed: elapsed) else { return }
    terminal.errors.write(words)
  }

  private func erase() {
    guard terminal.errors.isTerminal, let erasure = line.erase() else { return }
    terminal.errors.write(erasure)
  }
}

/// Something that is so from some moment on.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .relaxed) }

  func raise() { value.store(true, ordering: .relaxed) }
}

/// How traces get into files of their own.
enum TraceFile {
  /// Writes a trace, in the canonical form, directories and all.
  static func save(_ trace: Trace, as path: String) throws(FileFailure) {
    let folder = (path as NSString).deletingLastPathComponent
    // What goes wrong here, the file itself will say.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var writer = TraceWriter()
    writer.write(trace)
    try AtomicFile(path).write(writer.bytes)
  }
}
