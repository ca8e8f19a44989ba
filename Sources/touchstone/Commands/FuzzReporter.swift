import Audit
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
  private let progress: ProgressDisplay
  private var failure: FileFailure?

  init(_ arguments: Arguments, _ terminal: Terminal) {
    self.terminal = terminal
    progress = ProgressDisplay(on: terminal)
    let style = terminal.style(color: arguments["color"])
    text = FuzzText(
      style: style,
      isStrict: arguments.has("strict"),
      subject: arguments["subject"]
    )
    writesJSON = arguments["format"] == "jsonl"
  }

  /// Runs the fuzzer and reports; returns what the process answers.
  func run(_ subject: any Subject, _ options: Fuzz.Options) -> ExitCode {
    var options = options
    let cannotSave = Flag()
    options.isStopped = { KeyboardInterrupt.wasAsked || cannotSave.isRaised }
    let goal = options
    let report = KeyboardInterrupt.heeded {
      say("fuzzing with seed \(options.seed)\n")
      return Fuzz(subject, options: options).report { event in
        take(event, goal)
        if failure != nil { cannotSave.raise() }
      }
    }
    progress.wipe()
    for trouble in report.troubles {
      terminal.errors.write(page: ConsoleReport().text(for: trouble))
    }
    if let failure { terminal.errors.say("touchstone: \(failure.description)") }
    if report.troubles.isEmpty {
      say(text.closing(report, rules: RuleBook.rules.count))
      // The speed differs from run to run, so it is no part of the report.
      let speed = FuzzText.speed(runs: report.runs, in: ContinuousClock.now - start)
      terminal.errors.say("\(speed)")
    }
    return failure == nil ? report.exitCode : max(report.exitCode, .failed)
  }

  /// Gathers the findings of other runs; returns what the process answers.
  func merge(_ folders: [String], _ subject: any Subject, _ options: Fuzz.Options) -> ExitCode {
    let report = Fuzz(subject, options: options).merge(folders) { event in
      guard case .found(let finding) = event else { return take(event, nil) }
      save(finding.trace, as: finding.path)
      tell(finding.result, text.text(forMerged: finding))
    }
    for trouble in report.troubles {
      terminal.errors.write(page: ConsoleReport().text(for: trouble))
    }
    if let failure { terminal.errors.say("touchstone: \(failure.description)") }
    if report.troubles.isEmpty { say(text.closing(ofMerge: report, folders: folders.count)) }
    return failure == nil ? report.exitCode : max(report.exitCode, .failed)
  }

  /// Takes what happens in a search that should come to some end; nil: other runs are merged.
  private func take(_ event: FuzzEvent, _ goal: Fuzz.Options?) {
    switch event {
    case .progress(let now):
      progress.show { elapsed in
        ProgressText(now, runs: goal?.runs, time: goal?.time, elapsed: elapsed)
      }
    case .stillFails(let result): tell(result, text.text(forFailing: result))
    case .found(let finding):
      save(finding.trace, as: finding.path)
      tell(finding.result, text.text(for: finding))
    case .kept(let entry):
      guard let corpus = goal?.corpus else { return }
      save(entry.trace, as: corpus + "/" + entry.name + Source.traceEnding)
    }
  }

  private func tell(_ result: CaseResult, _ words: String) {
    if writesJSON {
      terminal.output.write(objects: JSONLinesReport.line(for: result))
    } else {
      terminal.output.write(page: words)
    }
    // If the next trace crashes, nothing that was found may be lost.
    terminal.output.flush()
  }

  /// Says what is no object for programs.
  private func say(_ words: String) {
    (writesJSON ? terminal.errors : terminal.output).write(page: words)
    terminal.output.flush()
  }

  private func save(_ trace: Trace, as path: String) {
    do throws(FileFailure) {
      try TraceFile.save(trace, as: path)
    } catch {
      failure = failure ?? error
    }
  }
}

/// Something that is so from some moment on.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .relaxed) }

  func raise() { value.store(true, ordering: .relaxed) }
}

/// The writing of traces into files of their own.
enum TraceFile {
  /// Writes a trace, in the canonical form, directories and all.
  static func save(_ trace: Trace, as path: String) throws(FileFailure) {
    var writer = TraceWriter()
    writer.write(trace)
    try save(writer.bytes, as: path)
  }

  /// Writes a file, directories and all.
  static func save(_ bytes: [UInt8], as path: String) throws(FileFailure) {
    let folder = (path as NSString).deletingLastPathComponent
    // If this fails, the file itself says why.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AtomicFile(path).write(bytes)
  }
}
