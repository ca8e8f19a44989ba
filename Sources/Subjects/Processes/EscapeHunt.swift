import Glibc

/// Finds the processes that a command started and that left its group, and ends them.
///
/// A process that leaves its group (`setsid`, `setpgid`) keeps the environment that it was started
/// with, which has a setting for each command. One without it is found by its parents: the command's
/// own processes while they run; afterwards this process, where it adopts orphans.
struct EscapeHunt {
  /// The number of looks: a process that was found may have started others meanwhile.
  private static let rounds = 50
  /// The time between two looks, in microseconds.
  private static let pause: UInt32 = 10_000

  /// The group that is ended with the command.
  let group: pid_t
  /// The setting in the environment that the command alone has.
  let setting: String
  private var known: Set<ProcessTable.Identity> = []

  init(group: pid_t, setting: String) {
    self.group = group
    self.setting = setting
  }

  /// Looks before the group is ended, while parents still tell whose child is whose.
  ///
  /// - Returns: how many processes of the group are alive besides the first.
  mutating func look() -> Int {
    let table = ProcessTable()
    _ = running(in: table)
    return table.entries.count { $0.isAlive && $0.group == group && $0.id != group }
  }

  /// Waits for what has left the group to end by itself, as what was told to end does in a while.
  mutating func waitForEnd() {
    for _ in 0..<Self.rounds where !running(in: ProcessTable()).isEmpty { usleep(Self.pause) }
  }

  /// Ends what has left the group, after the group was ended.
  ///
  /// - Returns: what was running.
  mutating func end() -> [Departure.Escape] {
    var names: [ProcessTable.Identity: String] = [:]
    var obstacles: [ProcessTable.Identity: String] = [:]
    for _ in 0..<Self.rounds {
      let running = running(in: ProcessTable())
      for entry in running {
        names[entry] = names[entry] ?? ProcessTable.commandLine(entry.id) ?? "a process"
        guard kill(entry.id, SIGKILL) != 0, errno != ESRCH else { continue }
        obstacles[entry] = StartFailure(errorNumber: errno).reason
      }
      // A process that is killed is gone after a while.
      if running.allSatisfy({ obstacles[$0] != nil }) { break }
      usleep(Self.pause / 5)
    }
    OrphanAdoption.reap()
    return names.map { Departure.Escape(name: $1, obstacle: obstacles[$0]) }
      .sorted { $0.name < $1.name }
  }

  /// Returns the processes that are known to have left the group, or come to be known now, and are
  /// alive.
  private mutating func running(in table: ProcessTable) -> Set<ProcessTable.Identity> {
    let strays = OrphanAdoption.strays(in: table, besides: group)
    // A process that began before the command is none of its own, and there are many.
    let beginning = table.entries.first { $0.id == group }?.identity.beginning ?? 0
    let family = table.trees { entry in
      entry.group == group || known.contains(entry.identity) || strays.contains(entry.id)
        || entry.identity.beginning >= beginning && ProcessTable.hasSetting(setting, entry.id)
    }
    let outside = Set(family.filter { $0.group != group }.map(\.identity))
    known.formUnion(outside)
    return outside
  }
}
