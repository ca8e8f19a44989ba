import Foundation
import Glibc

/// The folder of all baselines of a project.
public struct BaselineFolder: Hashable, Sendable {
  /// Its path, without a `/` at its end.
  public let path: String

  /// Creates the folder at a path; it need not be there.
  public init(_ path: String) {
    var path = path[...]
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    self.path = String(path)
  }

  /// Returns the whole path of a file below it.
  public func file(_ relative: String) -> String {
    path.hasSuffix("/") ? path + relative : path + "/" + relative
  }

  /// The reason why it cannot be used; nil if it can be used, or is not there.
  public var trouble: String? {
    guard let kind = FileKind(of: path) else {
      return errno == ENOENT ? nil : FileStatus.lastFailure()
    }
    guard kind == .directory else {
      return "\(kind.words); a directory was expected, for baselines"
    }
    return unsafe access(path, R_OK | X_OK) == 0 ? nil : FileStatus.lastFailure()
  }

  /// True if there is such a directory.
  public var isThere: Bool { FileKind(of: path) == .directory }

  /// Returns the reason why a file must not be written; nil: nothing is in its way.
  ///
  /// No link below the folder is followed, or a file elsewhere would be written over.
  func obstacle(to relative: String) -> BaselineRemark? {
    let parts = relative.split(separator: "/")
    for end in 1...parts.count {
      let place = file(parts.prefix(end).joined(separator: "/"))
      guard let kind = FileKind(ofLinkAt: place) else { return nil }
      let expected: FileKind = end == parts.count ? .file : .directory
      guard kind != expected else { continue }
      let why = "\(kind.words); \(expected.words) was expected; remove it, and record again"
      return BaselineRemark(.unusable, Place(file: place), why: why)
    }
    return nil
  }

  /// Removes a file, and the directories that it leaves empty.
  ///
  /// - Parameters:
  ///   - relative: its path below the folder.
  ///   - keepsDirectories: whether empty directories stay, for others may be about to write there.
  /// - Returns: whether the file is gone.
  func remove(_ relative: String, leavingDirectories keepsDirectories: Bool = false) -> Bool {
    guard unsafe unlink(file(relative)) == 0 || errno == ENOENT else { return false }
    guard !keepsDirectories else { return true }
    var parts = relative.split(separator: "/").dropLast()
    while !parts.isEmpty, unsafe rmdir(file(parts.joined(separator: "/"))) == 0 {
      parts = parts.dropLast()
    }
    return true
  }

  /// Gives a pending file its baseline's name, in one step, and brings the name to the disk.
  ///
  /// - Returns: why it could not be done; nil: it is done.
  func accept(_ relative: BaselinePath) -> BaselineRemark? {
    if let obstacle = obstacle(to: relative.accepted) { return obstacle }
    let (old, new) = (file(relative.pending), file(relative.accepted))
    guard unsafe rename(old, new) == 0 else {
      return BaselineRemark(.unusable, Place(file: new), why: FileStatus.lastFailure())
    }
    let directory = unsafe open((new as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
    return nil
  }
}

/// The kind of thing at a path.
enum FileKind: Hashable {
  case file
  case directory
  case link
  case other

  /// Asks about a path, links followed; nil: there is nothing.
  init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status.st_mode)
  }

  /// Asks about a path, its last link not followed; nil: there is nothing.
  init?(ofLinkAt path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    self.init(status.st_mode)
  }

  init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// The kind with its article.
  var words: String {
    switch self {
    case .file: "a file"
    case .directory: "a directory"
    case .link: "a symbolic link"
    case .other: "a pipe, a socket or a device"
    }
  }
}
