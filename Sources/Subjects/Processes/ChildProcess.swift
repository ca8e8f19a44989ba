import Foundation
import Glibc
import Synchronization

/// A command that `/bin/sh` runs in a process group of its own, with three pipes to it.
///
/// Foundation's `Process` costs 43 ms a start, and `posix_spawn` 0.6.
package final class ChildProcess {
  /// The number of the process, and of its group.
  let group: pid_t
  /// The pipe that it reads; nil once it was closed.
  package private(set) var input: Pipe.End?
  /// The pipe to which it writes its answers.
  package let output: Pipe.End
  /// The pipe to which it writes what is for people.
  let errors: Pipe.End
  private let setting: String
  private var hasEnded = false

  /// The setting in the environment of a command by which its processes are known.
  private static let variable = "TOUCHSTONE_COMMAND"
  /// The number of the latest command.
  private static let number = Mutex(0)
  /// A word that no other run has.
  private static let run = String(UInt64.random(in: .min ... .max), radix: 16)

  /// Returns a word that no other command has, of whatever run.
  private static func nextMark() -> String {
    let next = number.withLock { number in
      number += 1
      return number
    }
    return "\(run).\(next)"
  }

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
    let mark = Self.nextMark()
    var variables = environment ?? ProcessInfo.processInfo.environment
    variables[Self.variable] = mark
    let settings = variables.map { "\($0.key)=\($0.value)" }
    let started = Self.starting.withLock { _ in
      OrphanAdoption.begin()
      return Result { () throws(StartFailure) in
        try ProcessGroups.adding { () throws(StartFailure) in
          let ends = try Self.start(command, settings, keepsErrors: keepsErrors)
          return (ends, ends.group)
        }
      }
    }
    let ends = try started.get()
    setting = "\(Self.variable)=\(mark)"
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

  /// True if it has ended; it is not asked how, which would free its number for others.
  var isOver: Bool {
    var information = unsafe siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    let failure = unsafe waitid(P_PID, id_t(group), &information, options)
    let signal = unsafe information.si_signo
    return failure != 0 || signal != 0
  }

  /// Reads all that it writes, and waits for its end.
  ///
  /// - Returns: its standard output, its standard error, and how it ended.
  package func readToEnd() -> (output: [UInt8], errors: [UInt8], ending: Ending?) {
    closeInput()
    var streams = [(end: output, bytes: [UInt8](), isOpen: true)]
    streams.append((errors, [], true))
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while streams.contains(where: \.isOpen) {
      var polling = Polling()
      let places = streams.map { $0.isOpen ? polling.add($0.end) : nil }
      _ = polling.wait(for: nil)
      for (index, place) in places.enumerated() where polling.isReady(place) {
        switch streams[index].end.read(into: &piece, from: 0) {
        case .moved(let count): streams[index].bytes += piece[..<count]
        case .blocked: break
        case .closed: streams[index].isOpen = false
        }
      }
    }
    while !isOver { usleep(1000) }
    return (streams[0].bytes, streams[1].bytes, end()?.ending)
  }

  /// Ends all processes of the command, in its group or not, and waits for the first one.
  ///
  /// - Parameter isPatient: whether what has left the group gets a while to end by itself.
  /// - Returns: how the first process ended, and what was running besides; nil: that was asked before.
  package func end(isPatient: Bool = false) -> Departure? {
    guard !hasEnded else { return nil }
    ProcessGroups.stopIfEnding()
    hasEnded = true
    var hunt = EscapeHunt(group: group, setting: setting)
    let count = hunt.look()
    if isPatient { hunt.waitForEnd() }
    // Its number is its own until somebody waits for it: nobody else's group is meant.
    kill(-group, SIGKILL)
    kill(group, SIGKILL)
    let escapes = hunt.end()
    var status: Int32 = 0
    while unsafe waitpid(group, &status, 0) < 0, errno == EINTR {}
    ProcessGroups.remove(group)
    return Departure(ending: Ending(status: status), groupCount: count, escapes: escapes)
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
    _ settings: [String],
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

  /// Returns the attributes of a process in a group of its own, with no signal blocked and none ignored.
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

  /// The number of descriptors to look at if the system does not list those that are open.
  private static let mostDescriptors: Int32 = 65_536

  /// Returns the descriptors of this process that a child would get without being meant to.
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
