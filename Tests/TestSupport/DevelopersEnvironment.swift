import Foundation

/// The environment of a program that a test starts, as on a developer's machine: a build server's
/// own variables (`CI`, `GITHUB_ACTIONS`, a shard) would change the program's behaviour.
///
/// - Parameter own: variables with other values than this process has.
/// - Returns: the variables that any program may need, and no other.
public func developersEnvironment(_ own: [String: String] = [:]) -> [String: String] {
  let needed: Set = ["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LD_LIBRARY_PATH"]
  return ProcessInfo.processInfo.environment.filter { needed.contains($0.key) }
    .merging(own) { $1 }
}
