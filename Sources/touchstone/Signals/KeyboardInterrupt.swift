import Glibc
import Synchronization

/// The fact that somebody pressed Ctrl-C, for commands that then report what they have.
enum KeyboardInterrupt {
  private static let flag = Atomic(false)

  /// True if it was asked for.
  static var wasAsked: Bool { flag.load(ordering: .relaxed) }

  /// Does something, during which the first Ctrl-C is only noted; the second ends the process.
  static func heeded<Result>(_ body: () -> Result) -> Result {
    flag.store(false, ordering: .relaxed)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { number in
      guard KeyboardInterrupt.flag.exchange(true, ordering: .relaxed) else { return }
      signal(number, SIG_DFL)
      SubjectGuard.end(by: number)
    }
    action.sa_flags = SA_RESTART
    let signals = [SIGINT, SIGTERM]
    let former = signals.map { signal in
      var former = sigaction()
      unsafe sigaction(signal, &action, &former)
      return former
    }
    // Whoever started the process may have kept signals from the thread that did, and so from this.
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    for signal in signals { unsafe sigaddset(&mask, signal) }
    var formerMask = sigset_t()
    unsafe pthread_sigmask(SIG_UNBLOCK, &mask, &formerMask)
    defer {
      unsafe pthread_sigmask(SIG_SETMASK, &formerMask, nil)
      for (place, signal) in signals.enumerated() {
        var former = former[place]
        unsafe sigaction(signal, &former, nil)
      }
    }
    return body()
  }
}
