import Glibc
import Synchronization

/// Makes this process the parent of every process whose own parent ends before it, so that none that a
/// subject started gets lost.
///
/// It is for the command alone: a program that uses the library has children of its own.
public enum OrphanAdoption: Sendable {
  private final class Register: Sendable {
    let isWanted = Atomic(false)
    let isOn = Atomic(false)
    /// The children that the process had when it began: whoever started it left them to it.
    let strangers = InlineArray<64, Atomic<Int32>> { _ in Atomic(0) }
  }

  private static let register = Register()
  /// Linux's `PR_SET_CHILD_SUBREAPER`.
  private static let becomeSubreaper: Int32 = 36

  /// Has orphans adopted from the first process on that is started.
  public static func want() { register.isWanted.store(true, ordering: .relaxed) }

  /// Begins to adopt where that is wanted and has not begun.
  ///
  /// If the system cannot do it, processes are found by their environment alone.
  static func begin() {
    guard register.isWanted.exchange(false, ordering: .relaxed) else { return }
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    // The header declares it with any number of arguments, which Swift cannot call.
    guard let symbol = unsafe dlsym(nil, "prctl"), ChildList.prepare() else { return }
    let control = unsafe unsafeBitCast(symbol, to: Control.self)
    guard control(becomeSubreaper, 1, 0, 0, 0) == 0 else { return }
    let own = getpid()
    let children = ProcessTable().entries.filter { $0.parent == own }
    // Nobody leaves so many, and what cannot be told apart is not ended.
    guard children.count <= register.strangers.count else { return }
    for (place, child) in children.enumerated() {
      register.strangers[place].store(child.id, ordering: .relaxed)
    }
    register.isOn.store(true, ordering: .sequentiallyConsistent)
  }

  private static func isStranger(_ id: pid_t) -> Bool {
    for place in register.strangers.indices
    where register.strangers[place].load(ordering: .relaxed) == id {
      return true
    }
    return false
  }

  /// Returns the processes that were adopted and tell nothing of where they come from.
  ///
  /// - Parameters:
  ///   - table: the processes.
  ///   - group: the only group of a command that may run; where others do, nobody knows whose they are.
  /// - Returns: their numbers.
  static func strays(in table: ProcessTable, besides group: pid_t) -> Set<pid_t> {
    guard register.isOn.load(ordering: .relaxed), ProcessGroups.isAlone(group) else { return [] }
    let own = getpid()
    let adopted = table.entries.filter {
      $0.isAlive && $0.parent == own && $0.id != group && !isStranger($0.id)
    }
    return Set(adopted.map(\.id))
  }

  /// Forgets the adopted processes that have ended.
  static func reap() {
    guard register.isOn.load(ordering: .relaxed) else { return }
    let own = getpid()
    for entry in ProcessTable().entries where entry.parent == own && !entry.isAlive {
      guard !isStranger(entry.id), !ProcessGroups.contains(entry.id) else { continue }
      _ = waitpid(entry.id, nil, WNOHANG)
    }
  }

  /// Ends all children, and theirs, which come here then; a handler of signals may call it.
  static func endAll() {
    guard register.isOn.load(ordering: .relaxed) else { return }
    for _ in 0..<rounds where endChildren() { usleep(1000) }
  }

  private static let rounds = 20

  /// Ends the children of this moment; returns whether there were any.
  private static func endChildren() -> Bool {
    var found = false
    ChildList.each { id in
      guard !isStranger(id) else { return }
      kill(id, SIGKILL)
      _ = waitpid(id, nil, WNOHANG)
      found = true
    }
    return found
  }
}
