import Conformance
import Foundation
import Reporting
import Traces

/// The files of `--write-known-failures` and `--prune-known-failures`.
enum KnownFailureFile {
  /// Refuses what would hide failures by accident: a list begun by a build server, or over another.
  ///
  /// - Parameters:
  ///   - path: the file; nil: none is asked for.
  ///   - terminal: whose environment says whether this is a build server.
  /// - Throws: `UsageError` where the file may not be written.
  static func check(_ path: String?, _ terminal: Terminal) throws(UsageError) {
    guard let path else { return }
    if !(terminal.environment["CI"] ?? "").isEmpty {
      throw .cases(
        "--write-known-failures is not for build servers (CI is set): it would accept whatever"
          + " fails; run it by hand, read the list, and commit it"
      )
    }
    if FileManager.default.fileExists(atPath: path) {
      throw .cases(
        "--write-known-failures begins a list, and \(path) is there already; name another file, and"
          + " give the old one with --known-failures so that only what is new is written"
      )
    }
  }

  /// Refuses to prune where nothing would be read, or nobody would read the result.
  static func checkPruning(_ arguments: Arguments, _ terminal: Terminal) throws(UsageError) {
    guard arguments.has("prune-known-failures") else { return }
    guard (terminal.environment["CI"] ?? "").isEmpty else {
      throw .cases(
        "--prune-known-failures is not for build servers (CI is set): run it by hand, read the"
          + " difference, and commit it"
      )
    }
    guard !arguments.all("known-failures").isEmpty else {
      throw .cases("--prune-known-failures needs --known-failures FILE")
    }
  }

  /// Writes the lists anew, without what a run shows to be over.
  ///
  /// - Returns: whether all could be written; if not, that was said.
  static func prune(_ totals: Totals, _ terminal: Terminal) -> Bool {
    let pruning = KnownFailurePruning(totals)
    for file in pruning.files {
      guard let bytes = FileManager.default.contents(atPath: file) else {
        terminal.errors.say("touchstone: \(file) cannot be read")
        return false
      }
      do throws(FileFailure) {
        let text = pruning.pruned(String(decoding: bytes, as: UTF8.self), of: file)
        try AtomicFile(file).write(Array(text.utf8))
      } catch {
        terminal.errors.say("touchstone: \(error.description)")
        return false
      }
    }
    let removed = counted(pruning.removed, "entry is", "entries are")
    let lowered = counted(pruning.lowered, "count is", "counts are")
    terminal.errors.say(
      "touchstone: \(removed) taken out of the known failures, and \(lowered) lowered"
    )
    return true
  }
}

extension Option {
  static let knownFailures = Option.path(
    "known-failures",
    "FILE",
    .input,
    isRepeatable: true,
    "Do not fail for what FILE lists."
  )
}

extension Arguments {
  /// Returns the lists of known failures; nil: one has mistakes, which were said.
  func knownFailures(_ terminal: Terminal) -> KnownFailures? {
    do throws(KnownFailureMistakes) {
      return try KnownFailures(files: all("known-failures"))
    } catch {
      for line in error.lines { terminal.errors.say(line) }
      return nil
    }
  }
}
