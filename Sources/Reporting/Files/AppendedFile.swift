import Glibc

/// A file at whose end several programs write.
public struct AppendedFile: Sendable {
  private let path: String

  /// Creates the file at a path; nothing is written yet.
  public init(_ path: String) {
    self.path = path
  }

  /// The number of bytes in the file.
  public var size: Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes some bytes at its end, all of them or none; where that is not possible, none: the file is
  /// somebody else's, and no report of a run.
  public func append(_ bytes: [UInt8]) {
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let before = size
    let count = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count != bytes.count { ftruncate(descriptor, off_t(before)) }
  }
}
