import Foundation
import Glibc

/// Which file a path means: two paths of one file are the same.
public enum FileIdentity: Hashable, Sendable {
  /// A file that is there.
  case file(device: UInt64, number: UInt64)
  /// A file that is not there yet.
  case path(String)

  /// Finds out which file a path means; nil: a pipe or a device, into which several may write.
  public init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      self = .path(URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR:
      self = .file(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    default: return nil
    }
  }
}
