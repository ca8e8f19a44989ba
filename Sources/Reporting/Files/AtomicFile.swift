import Foundation
import Glibc

/// Why a file could not be written.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What went wrong.
  public let why: String

  /// The failure as one line.
  public var description: String { "\(path): cannot be written: \(why)" }
}

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file beside it, reach the disk, and then take its name in one step,
/// so nobody ever reads half a report, and a failure leaves what stood there before.
public struct AtomicFile: Sendable {
  private let path: String
  private let isPlain: Bool

  /// Creates the file at a path; nothing is written yet.
  public init(_ path: String) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    // A pipe or a terminal has no name to take over.
    isPlain = !isThere || status.st_mode & S_IFMT == S_IFREG
    self.path = isThere && isPlain ? Self.withoutLinks(path) : path
  }

  /// Finds out early whether the file could be written, before a long run.
  public func probe() throws(FileFailure) {
    guard isPlain else { return }
    let temporary = try createTemporary()
    close(temporary.descriptor)
    unsafe unlink(temporary.path)
  }

  /// Writes the whole file.
  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard isPlain else { return try writeInPlace(bytes) }
    let temporary = try createTemporary()
    do throws(FileFailure) {
      try pour(bytes, into: temporary.descriptor, isLasting: true)
      guard unsafe rename(temporary.path, path) == 0 else { throw failure() }
    } catch {
      unsafe unlink(temporary.path)
      throw error
    }
  }

  private func writeInPlace(_ bytes: [UInt8]) throws(FileFailure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    try pour(bytes, into: descriptor, isLasting: false)
  }

  private func createTemporary() throws(FileFailure) -> (descriptor: Int32, path: String) {
    var mode: mode_t = 0o666
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isThere { mode = status.st_mode & 0o777 }
    let name = "\(path).\(getpid()).partial"
    let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure() }
    if isThere { fchmod(descriptor, mode) }
    return (descriptor, name)
  }

  /// Writes all bytes and closes the descriptor, whatever happens.
  private func pour(
    _ bytes: [UInt8],
    into descriptor: Int32,
    isLasting: Bool
  ) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let failure = failure()
        close(descriptor)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    if isLasting, fsync(descriptor) != 0 {
      let failure = failure()
      close(descriptor)
      throw failure
    }
    guard close(descriptor) == 0 else { throw failure() }
  }

  private func failure() -> FileFailure {
    FileFailure(path: path, why: unsafe String(cString: strerror(errno)).lowercased())
  }

  private static func withoutLinks(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
