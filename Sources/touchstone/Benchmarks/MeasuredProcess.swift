import Glibc
import Subjects

/// A run of this program as a process of its own, with the time and the memory that it took.
struct MeasuredProcess {
  /// The processor time of the process and its own children, in seconds.
  let processorTime: Double
  /// The time from its start to its end, in seconds.
  let elapsed: Double
  /// The most memory that it held, in MB of 10⁶ bytes.
  let peakMegabytes: Double

  /// A process that could not be started, or that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program to its end; what it prints is thrown away.
  ///
  /// - Parameters:
  ///   - words: the program's file and its arguments.
  ///   - mayComplain: whether its errors are shown, and so what `valgrind` says of it.
  /// - Throws: `Failure` where it cannot be started, or does not end with success.
  init(_ words: [String], mayComplain: Bool = false) throws(Failure) {
    var process: pid_t = 0
    let clock = ContinuousClock()
    let start = clock.now
    let silenced = mayComplain ? [STDOUT_FILENO] : [STDOUT_FILENO, STDERR_FILENO]
    let failure = Self.spawn(words, silenced, &process)
    guard failure == 0 else {
      let reason = StartFailure(errorNumber: failure).reason
      throw Failure(description: "\(words.joined(separator: " ")) cannot be started: \(reason)")
    }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard status == 0 else {
      throw Failure(description: "\(words.joined(separator: " ")) ended with status \(status)")
    }
    let duration = (clock.now - start).components
    elapsed = Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
    processorTime = usage.processorTime
    peakMegabytes = Double(usage.ru_maxrss) * 1024 / 1_000_000
  }

  private static func spawn(
    _ words: [String],
    _ silenced: [Int32],
    _ process: inout pid_t
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in silenced {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    return unsafe posix_spawn(&process, words[0], &actions, nil, arguments, environ)
  }
}

extension rusage {
  /// The processor time, in seconds.
  var processorTime: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) + Double(ru_utime.tv_usec + ru_stime.tv_usec) * 1e-6
  }
}
