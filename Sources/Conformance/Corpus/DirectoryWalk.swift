import Foundation
import Glibc

/// Gathers the files of traces below a directory.
///
/// A directory is entered once, however many links lead to it, so a loop of links ends.
package struct DirectoryWalk {
  /// The files found so far, in byte order of their paths.
  package var files: [String] { found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  /// The directories that could not be read, and the names of traces that are no files, in the same
  /// order.
  package var failures: [(path: String, why: String)] {
    broken.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private var broken: [(path: String, why: String)] = []
  private var found: [String] = []
  private var entered: Set<FileStatus.Identity> = []

  package init() {}

  /// Leaves out a directory, and all below it.
  package mutating func exclude(_ identity: FileStatus.Identity) { entered.insert(identity) }

  /// Enters a directory, and all below it.
  package mutating func enter(_ directory: String, _ status: FileStatus) {
    var open = [(path: directory, identity: status.identity)]
    while let next = open.popLast() {
      guard entered.insert(next.identity).inserted else { continue }
      guard let names = Self.names(in: next.path) else {
        broken.append((next.path, FileStatus.lastFailure()))
        continue
      }
      // The last comes off the stack first; of two links to one directory the lesser path wins.
      for name in names.reversed() {
        let path = next.path.hasSuffix("/") ? next.path + name : next.path + "/" + name
        guard let status = FileStatus(of: path) else {
          // A trace that is not there is a mistake; any other link is nobody's business here.
          if Self.holdsTraces(name) { broken.append((path, FileStatus.lastFailure())) }
          continue
        }
        if status.isDirectory {
          open.append((path, status.identity))
        } else if Self.holdsTraces(name) {
          take(path, status)
        }
      }
    }
  }

  /// Takes a file; what is none would be waited for, maybe for ever, so only who names it gets it.
  private mutating func take(_ path: String, _ status: FileStatus) {
    guard let kind = status.kindOfNoFile else { return found.append(path) }
    broken.append((path, "\(kind), not a file; below a directory only files are read"))
  }

  private static func holdsTraces(_ name: String) -> Bool {
    name.hasSuffix(Source.traceEnding) || name.hasSuffix(Source.transcriptEnding)
  }

  private static func names(in directory: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      return nil
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// The facts of the file system about a path, links followed.
package struct FileStatus {
  /// The numbers that tell two files apart, whatever their paths.
  package struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  package var isDirectory: Bool { type == S_IFDIR }
  package var identity: Identity
  /// The facts that change when somebody writes to it.
  package var content: Content
  private let type: mode_t

  /// The time of the last write, in seconds and nanoseconds, and the number of bytes.
  package struct Content: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  /// The kind of a path that is neither a file nor a directory; nil: it is one of them.
  package var kindOfNoFile: String? {
    switch type {
    case S_IFREG, S_IFDIR: nil
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// Asks about a path; nil: there is nothing, and `lastFailure` says why.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    content = Content(
      seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec,
      size: Int(status.st_size)
    )
    type = status.st_mode & S_IFMT
    identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }

  /// Returns the system's words for what the last call failed with.
  package static func lastFailure() -> String {
    switch errno {
    case ENOENT: "no such file or directory"
    case EACCES: "permission denied"
    default: unsafe String(cString: strerror(errno)).lowercased()
    }
  }
}
