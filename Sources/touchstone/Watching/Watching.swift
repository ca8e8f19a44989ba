import Conformance
import Foundation
import Glibc
import Traces

/// Runs cases again as files change, until Ctrl-C.
struct Watching {
  /// The pause between two looks at the files.
  private static let pause = timespec(tv_sec: 0, tv_nsec: 250_000_000)
  /// The options for a run that ends.
  private static let reports = ReportKind.files.map(\.name) + [RunReporter.draftOption]

  private let terminal: Terminal
  private let files: WatchedFiles
  private var judging: Judging

  /// Creates a watch.
  ///
  /// - Parameter judging: what is done with the cases.
  /// - Throws: `UsageError` for the standard input, which never changes.
  init(_ judging: Judging) throws(UsageError) {
    let arguments = judging.arguments
    guard !arguments.operands.contains("-") else {
      throw .cases("--watch needs files; the standard input is read only once")
    }
    terminal = judging.terminal
    files = WatchedFiles(arguments)
    self.judging = judging
    self.judging.options.isStopped = { KeyboardInterrupt.wasAsked }
    for name in Self.reports where arguments.has(name) {
      terminal.errors.say("touchstone: --watch writes no report, so --\(name) is left out")
    }
    self.judging.arguments = arguments.without(Self.reports)
  }

  /// Runs everything, then what changes.
  ///
  /// - Returns: what the last run answered.
  /// - Throws: `UsageError` for subjects that cannot be run beside each other.
  func watch() throws(UsageError) -> ExitCode {
    var round = Round(judging: try judging.bySubjects())
    return KeyboardInterrupt.heeded {
      var before = files.states
      var code = round.code(of: files.corpus)
      say("watching \(before.count) files; Ctrl-C ends it")
      while !KeyboardInterrupt.wasAsked {
        let now = settled(before)
        let changes = before.changes(to: now)
        guard !changes.isEmpty, !KeyboardInterrupt.wasAsked else { continue }
        before = now
        code = round.code(after: changes, files) ?? code
      }
      for complaint in round.end() { terminal.errors.say("touchstone: \(complaint)") }
      say("no longer watching")
      return code
    }
  }

  /// Returns the files after a while; where some change, as they are once they change no more.
  private func settled(_ before: FileStates) -> FileStates {
    var last = before
    while true {
      var pause = Self.pause
      unsafe nanosleep(&pause, nil)
      let now = files.states
      if now == last || KeyboardInterrupt.wasAsked { return now }
      last = now
    }
  }

  private func say(_ words: String) {
    terminal.output.flush()
    terminal.errors.say("touchstone: \(words)")
    terminal.errors.flush()
  }
}

/// One run after the other, by subjects that stay.
private struct Round {
  var judging: Judging

  /// Runs a whole corpus.
  func code(of corpus: Corpus) -> ExitCode {
    // There are no reports, so nothing can be in their way.
    let code = (try? judging.code(of: corpus, endsSubjects: false)) ?? .usage
    judging.terminal.output.flush()
    judging.terminal.errors.flush()
    return code
  }

  /// Runs what some changes concern; nil: nothing is left of it, or nothing can be run.
  mutating func code(after changes: [String], _ files: WatchedFiles) -> ExitCode? {
    let some = changes.prefix(3).map(\.inOneLine).joined(separator: ", ")
    let more = changes.count > 3 ? " and \(changes.count - 3) more" : ""
    judging.terminal.errors.write(page: "\ntouchstone: changed: \(some)\(more)\n")
    judging.terminal.errors.flush()
    let corpus = files.corpus
    guard !files.concernsAll(changes) else {
      if files.concernsSubjects(changes) {
        _ = judging.table?.close()
        guard let renewed = try? judging.bySubjects() else { return nil }
        judging = renewed
      }
      return code(of: corpus)
    }
    let changed = corpus.limited(to: Set(changes))
    guard !changed.items.isEmpty else { return nil }
    var part = self
    part.judging.options.isPartial = true
    return part.code(of: changed)
  }

  /// Ends the subjects; returns what there is to say of them.
  func end() -> [String] { judging.table?.close() ?? [] }
}
