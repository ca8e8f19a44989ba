import Glibc

/// A thread of its own for work that waits for other processes.
///
/// All threads of the tool are made here: Foundation's do not tell that the system refused one, and
/// Dispatch tries for ever.
package enum WorkerThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// The signals by which a thread hears of its own faults.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Runs a closure on a new thread.
  ///
  /// No signal from outside is handled there: those that are sent to the process find other threads,
  /// and a write to a process that is no more fails instead of ending this one.
  ///
  /// - Parameters:
  ///   - stackSize: how many bytes its stack has; nil: as many as the system usually gives.
  ///   - body: what runs there.
  /// - Throws: `StartFailure` where the system has no thread.
  package static func start(
    stackSize: Int? = nil,
    _ body: @escaping @Sendable () -> Void
  ) throws(StartFailure) {
    let work = unsafe Unmanaged.passRetained(Work(body))
    let failure = unsafe create(stackSize, work.toOpaque()) { pointer in
      guard let pointer = unsafe pointer else { return nil }
      let work = unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue()
      WorkerThread.blockSignals()
      work.body()
      return nil
    }
    guard failure == 0 else {
      unsafe work.release()
      throw StartFailure(errorNumber: failure)
    }
  }

  /// Creates a thread that nobody waits for; returns the system's error number, 0 for none.
  private static func create(
    _ stackSize: Int?,
    _ argument: UnsafeMutableRawPointer,
    _ main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> Int32 {
    unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress else { return ENOMEM }
      unsafe pthread_attr_init(attributes)
      defer { unsafe pthread_attr_destroy(attributes) }
      unsafe pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      if let stackSize { unsafe pthread_attr_setstacksize(attributes, stackSize) }
      var thread = pthread_t()
      return unsafe pthread_create(&thread, attributes, main, argument)
    }
  }

  private static func blockSignals() {
    var blocked = sigset_t()
    unsafe sigfillset(&blocked)
    for signal in faults { unsafe sigdelset(&blocked, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, nil)
  }
}
