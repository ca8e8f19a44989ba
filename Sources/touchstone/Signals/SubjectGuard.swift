import Glibc
import Subjects

extension sigaction {
  /// True if the signal is ignored.
  fileprivate var isIgnored: Bool {
    // The default action is a null pointer, and to ignore a signal is the pointer after it.
    unsafe unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}

/// Ends the processes of subjects with this one, whichever signal ends it.
///
/// A subject has a process group of its own, so Ctrl-C does not reach it.
enum SubjectGuard {
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Begins to listen; what the process ignores already stays ignored.
  static func begin() {
    ProcessGroups.prepare()
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { SubjectGuard.end(by: $0) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    // Whoever started the process may have kept signals from the thread that did, and so from this.
    var heard = sigset_t()
    unsafe sigemptyset(&heard)
    for signal in signals {
      var former = sigaction()
      unsafe sigaction(signal, nil, &former)
      // Another handler is the runtime's, which writes a backtrace where somebody wants to end us.
      guard !former.isIgnored else { continue }
      unsafe sigaction(signal, &action, nil)
      unsafe sigaddset(&heard, signal)
    }
    unsafe pthread_sigmask(SIG_UNBLOCK, &heard, nil)
  }

  /// Ends all groups, then the process by the same signal, whose action is the default one again.
  static func end(by signal: Int32) {
    ProcessGroups.endAll()
    raise(signal)
  }
}
