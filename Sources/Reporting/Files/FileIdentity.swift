import Glibc

/// The file that a path means: two paths of one file are the same, also if the file is not there
/// yet.
public enum FileIdentity: Hashable, Sendable {
  /// A file that is there.
  case file(device: UInt64, number: UInt64)
  /// A file that is not there yet: the nearest folder that is, and the rest of the path.
  case missing(device: UInt64, number: UInt64, rest: [String])

  /// Finds out which file a path means; nil: a pipe or a device, into which several may write.
  public init?(_ path: String) {
    var status = stat()
    let target = FileLinks.target(of: path)
    if unsafe stat(target, &status) == 0 {
      guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
      self = .file(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
      return
    }
    var folder = target
    var rest: [String] = []
    repeat {
      let trimmed = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      rest.insert(String(trimmed.split(separator: "/").last ?? ""), at: 0)
      folder = Folders.folder(of: trimmed)
    } while unsafe stat(folder, &status) != 0 && folder != "/" && folder != "."
    self = .missing(
      device: UInt64(status.st_dev),
      number: UInt64(status.st_ino),
      rest: Self.normalized(rest)
    )
  }

  /// Returns the parts of a path below a folder that is there, without those that lead nowhere
  /// else.
  private static func normalized(_ parts: [String]) -> [String] {
    var result: [String] = []
    for part in parts where part != "." && !part.isEmpty {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else {
        result.append(part)
      }
    }
    return result
  }
}

/// Links, followed by hand: the system follows none that leads to a file which is not there yet.
enum FileLinks {
  /// As many links after each other as the system follows.
  private static let most = 40

  /// Returns the path that a path leads to, through all links that it names itself.
  static func target(of path: String) -> String {
    var path = path
    for _ in 0..<most {
      guard let next = destination(of: path) else { return path }
      path = next.hasPrefix("/") ? next : Folders.folder(of: path) + "/" + next
    }
    return path
  }

  /// Returns the path in a link; nil: it is none.
  private static func destination(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
