import Foundation
import Reporting

/// The file of `--write-known-failures`.
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
}
