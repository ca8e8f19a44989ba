import Glibc
import Synchronization

/// The process groups of all subjects that run now, so that none outlives the tool.
///
/// A signal's handler may ask for their end: so they stand in numbers of a fixed place, which need
/// neither memory nor a lock.
public enum ProcessGroups: Sendable {
  private final class Register: Sendable {
    let groups = InlineArray<1024, Atomic<Int32>> { _ in Atomic(0) }
    /// The number of processes that are being started, whose groups are not listed here yet.
    let starts = Atomic<Int32>(0)
    /// True if the tool ends: nothing is started any more.
    let isEnding = Atomic(false)
  }

  private static let register = Register()

  /// Ends all groups at once, and starts no more; a handler of signals may call it.
  public static func endAll() {
    register.isEnding.store(true, ordering: .sequentiallyConsistent)
    while register.starts.load(ordering: .sequentiallyConsistent) > 0 { usleep(100) }
    for place in register.groups.indices {
      let group = register.groups[place].load(ordering: .relaxed)
      if group > 0 { kill(-group, SIGKILL) }
    }
    OrphanAdoption.endAll()
  }

  /// Tells whether a group is one of them.
  static func contains(_ group: Int32) -> Bool {
    for place in register.groups.indices
    where register.groups[place].load(ordering: .relaxed) == group {
      return true
    }
    return false
  }

  /// Tells whether no other group runs, and none is being started.
  static func isAlone(_ group: Int32) -> Bool {
    guard register.starts.load(ordering: .sequentiallyConsistent) == 0 else { return false }
    for place in register.groups.indices {
      let other = register.groups[place].load(ordering: .relaxed)
      if other > 0, other != group { return false }
    }
    return true
  }

  /// Makes the register, which a handler of signals may not do.
  public static func prepare() {
    _ = register
  }

  /// Stops this thread where the tool ends: a process that is ended with it has not failed, and nobody
  /// is to be told that it did.
  static func stopIfEnding() {
    guard register.isEnding.load(ordering: .sequentiallyConsistent) else { return }
    while true { pause() }
  }

  /// Adds the group of a process that a closure starts.
  ///
  /// Nothing ends between the two: no signal interrupts this thread, and a handler in another one waits.
  ///
  /// - Parameter start: starts the process, and returns what is known of it.
  /// - Returns: what `start` returns.
  /// - Throws: what `start` throws.
  static func adding<Started>(
    _ start: () throws(StartFailure) -> (started: Started, group: Int32)
  ) throws(StartFailure) -> Started {
    var all = sigset_t()
    var former = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &former)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
    register.starts.add(1, ordering: .sequentiallyConsistent)
    defer { register.starts.subtract(1, ordering: .sequentiallyConsistent) }
    if register.isEnding.load(ordering: .sequentiallyConsistent) {
      // Whoever ends the tool waits for starts.
      register.starts.subtract(1, ordering: .sequentiallyConsistent)
      stopIfEnding()
    }
    let (started, group) = try start()
    exchange(0, for: group)
    return started
  }

  static func remove(_ group: Int32) {
    exchange(group, for: 0)
  }

  private static func exchange(_ old: Int32, for new: Int32) {
    for place in register.groups.indices {
      let (exchanged, _) = register.groups[place].compareExchange(
        expected: old,
        desired: new,
        ordering: .relaxed
      )
      if exchanged { return }
    }
  }
}
