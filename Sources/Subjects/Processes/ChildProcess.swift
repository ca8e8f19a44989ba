import Foundation
import Glibc
import Synchronization

/// A command that `/bin/sh` runs in a process group of its own, with three pipes to it.
///
/// Foundation's `Process` costs 43 ms a start, and `posix_spawn` 0.6.
package final class ChildProcess {
  /// The number of the process, and of its group.
  let group: pid_t
  /// Where it reads; nil once it was closed.
  package private(set) var input: Pipe.End?
  /// Where it writes its answers.
  package let output: Pipe.End
  /// Where it writes what is for people.
  let errors: Pipe.End
  private var hasEnded = false

  /// Pipes are made and handed over one start at a time: between the two, a second start would give
  /// its own child the ends of the first one's.
  private static let starting = Mutex(())

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - command: what `/bin/sh -c` reads.
  ///   - environment: its environment; nil: that of this process.
  ///   - keepsErrors: whether what it writes for people is kept for `errors`, not written where this
  ///     process writes such things.
  /// - Throws: `StartFailure` where the system refuses it.
  package init(
    _ command: String,
    environment: [String: String]?,
    keepsErrors: Bool = true
  ) throws(StartFailure) {
    let started = Self.starting.withLock { _ in
      Result { () throws(StartFailure) in
        try ProcessGroups.adding { () throws(StartFailure) in
          let ends = try Self.start(command, environment, keepsErrors: keepsErrors)
          return (ends, ends.group)
        }
      }
    }
    let ends = try started.get()
    group = ends.group
    input = ends.input
    output = ends.output
    errors = ends.errors
  }

  deinit { _ = end() }

  /// Closes its standard input.
  func closeInput() {
    input = nil
  }

  /// Whether it has ended; it is not asked how, which would free its number for others.
  var isOver: Bool {
    var information = unsafe siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    let failure = unsafe waitid(P_PID, id_t(group), &information, options)
    let signal = unsafe information.si_signo
    return failure != 0 || signal != 0
  }

  /// Ends all processes of the group, and waits for the first one.
  ///
  /// - Returns: how the first process ended; nil: that was asked before.
  package func end() -> Ending? {
    guard !hasEnded else { return nil }
    hasEnded = true
    // Its number is its own until somebody waits for it: nobody else's group is meant.
    kill(-group, SIGKILL)
    kill(group, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(group, &status, 0) < 0, errno == EINTR {}
    ProcessGroups.remove(group)
    return Ending(status: status)
  }

  /// How many other processes of its group are alive.
  var childCount: Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.count { $0 != group && isAliveInGroup($0) }
  }

  private func isAliveInGroup(_ process: pid_t) -> Bool {
    guard getpgid(process) == group,
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    else { return false }
    // The name stands in parentheses, may contain any, and the state follows it.
    return status.split(separator: ")").last?.first { $0 != " " } != "Z"
  }
}

/// Why the system did not start a command.
package struct StartFailure: Error, Hashable, Sendable {
  /// What the system says.
  package var reason: String

  init(errorNumber: Int32) {
    reason = unsafe String(cString: strerror(errorNumber)).lowercased()
  }
}

// MARK: - Starting

extension ChildProcess {
  private struct Ends {
    var group: pid_t
    var input: Pipe.End
    var output: Pipe.End
    var errors: Pipe.End
  }

  private static func start(
    _ command: String,
    _ environment: [String: String]?,
    keepsErrors: Bool
  ) throws(StartFailure) -> Ends {
    let pipes = [try Pipe(), try Pipe(), try Pipe()]
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let theirs = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
    for (number, end) in theirs.enumerated() where keepsErrors || number < STDERR_FILENO {
      unsafe posix_spawn_file_actions_adddup2(&actions, end.descriptor, Int32(number))
    }
    for descriptor in inheritable() {
      unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = freshAttributes()
    defer { unsafe posix_spawnattr_destroy(&attributes) }

    let words = ["/bin/sh", "-c", command]
    let variables = environment ?? ProcessInfo.processInfo.environment
    let settings = variables.map { "\($0.key)=\($0.value)" }
    var process: pid_t = 0
    let failure = unsafe withCStrings(words) { words in
      unsafe withCStrings(settings) { settings in
        unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, words, settings)
      }
    }
    guard failure == 0 else { throw StartFailure(errorNumber: failure) }
    let ours = [pipes[0].writing, pipes[1].reading, pipes[2].reading]
    for end in ours { end.makeNonBlocking() }
    return Ends(group: process, input: ours[0], output: ours[1], errors: ours[2])
  }

  /// A process group of its own, no signal blocked, none ignored.
  private static func freshAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// How many descriptors are looked at where the system does not list those that are open.
  private static let mostDescriptors: Int32 = 65_536

  /// The descriptors of this process that a child would get without being meant to.
  private static func inheritable() -> [Int32] {
    let entries = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    // Not every container has a /proc.
    let numbers =
      entries.map { $0.compactMap { Int32($0) } }
      ?? Array(0..<min(getdtablesize(), mostDescriptors))
    return numbers.filter {
      let flags = fcntl($0, F_GETFD)
      return $0 > STDERR_FILENO && flags >= 0 && flags & FD_CLOEXEC == 0
    }
  }

  /// Calls a closure with an array of C's strings that ends with a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(&pointers)
  }
}
