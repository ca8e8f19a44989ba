import Foundation
import Glibc

/// The processes of the system at one moment, as far as `/proc` tells of them.
struct ProcessTable {
  /// A value that no other process ever has.
  struct Identity: Hashable {
    /// Its number, which a later process may get.
    var id: pid_t
    /// The time at which it began, in ticks of the system's clock.
    var beginning: UInt64
  }

  /// One process.
  struct Entry {
    var identity: Identity
    /// The number of its parent.
    var parent: pid_t
    /// The number of its group.
    var group: pid_t
    /// False if it has ended, and its parent has not yet waited for it.
    var isAlive: Bool

    /// Its number.
    var id: pid_t { identity.id }
  }

  /// All processes; none where there is no `/proc`.
  let entries: [Entry]

  /// Looks.
  init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    entries = names.compactMap { pid_t($0) }.compactMap(Self.entry)
  }

  /// Returns the processes that are alive and of which a condition holds, and all that descend from
  /// them.
  func trees(from isRoot: (Entry) -> Bool) -> [Entry] {
    let alive = entries.filter(\.isAlive)
    var found = alive.filter(isRoot)
    var ids = Set(found.map(\.id))
    var isLooking = true
    while isLooking {
      let more = alive.filter { ids.contains($0.parent) && !ids.contains($0.id) }
      isLooking = !more.isEmpty
      found += more
      ids.formUnion(more.map(\.id))
    }
    return found
  }

  private static func entry(_ id: pid_t) -> Entry? {
    let text = bytes(of: id, "stat", most: 1024)
    // The name stands in parentheses, and may contain any.
    guard let mark = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[(mark + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 20)
    guard fields.count > 19,
      let parent = pid_t(String(decoding: fields[1], as: UTF8.self)),
      let group = pid_t(String(decoding: fields[2], as: UTF8.self)),
      let beginning = UInt64(String(decoding: fields[19], as: UTF8.self))
    else { return nil }
    return Entry(
      identity: Identity(id: id, beginning: beginning),
      parent: parent,
      group: group,
      isAlive: !["Z", "X", "x"].contains(String(decoding: fields[0], as: UTF8.self))
    )
  }

  /// Tells whether a process was started with a setting in its environment.
  static func hasSetting(_ setting: String, _ id: pid_t) -> Bool {
    bytes(of: id, "environ", most: 1 << 20).split(separator: 0).contains { entry in
      entry.elementsEqual(setting.utf8)
    }
  }

  /// Returns the command line of a process, for people; nil: it is no more.
  static func commandLine(_ id: pid_t) -> String? {
    let words = bytes(of: id, "cmdline", most: 4096).split(separator: 0)
    guard !words.isEmpty else { return nil }
    let line = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return line.count > longestLine ? line.prefix(longestLine) + "…" : line
  }

  private static let longestLine = 80

  private static func bytes(of id: pid_t, _ file: String, most: Int) -> [UInt8] {
    let descriptor = unsafe open("/proc/\(id)/\(file)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(most, 1 << 14))
    while bytes.count < most {
      let count = unsafe read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes
  }
}
