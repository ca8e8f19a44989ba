import Glibc

/// A thread of its own for work that waits for other processes: the pool that runs cases has none to
/// spare.
enum WorkerThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs a closure on a new thread.
  ///
  /// No signal is handled there: those that are sent to the process find other threads, and a write to
  /// a process that is no more fails instead of ending this one.
  ///
  /// - Returns: whether the system had a thread.
  static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let work = unsafe Unmanaged.passRetained(Work(body))
    let failure = unsafe pthread_create(
      &thread,
      nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        let work = unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue()
        var all = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, nil)
        work.body()
        return nil
      },
      work.toOpaque()
    )
    guard failure == 0 else {
      unsafe work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
