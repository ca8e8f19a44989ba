import Glibc
import Synchronization

/// The process groups of all subjects that run now, so that none outlives the tool.
///
/// A signal's handler may ask for their end: so they stand in numbers of a fixed place, which need
/// neither memory nor a lock.
public enum ProcessGroups: Sendable {
  private final class Register: Sendable {
    let groups = InlineArray<1024, Atomic<Int32>> { _ in Atomic(0) }
  }

  private static let register = Register()

  /// Ends all groups at once; a handler of signals may call it.
  public static func endAll() {
    for place in register.groups.indices {
      let group = register.groups[place].load(ordering: .relaxed)
      if group > 0 { kill(-group, SIGKILL) }
    }
  }

  /// Makes the register, which a handler of signals may not do.
  public static func prepare() {
    _ = register
  }

  static func add(_ group: Int32) {
    exchange(0, for: group)
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
